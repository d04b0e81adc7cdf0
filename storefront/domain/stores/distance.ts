/** A place on the globe, in degrees; south and west are negative. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres, of a globe as large as the earth on average. */
const earthRadius = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies (haversine), which is within half a per cent of the real ones. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const dLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const dLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h = dLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * dLongitude ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * A distance as one says it: '0.3 km', '14 km', '1,204 km'.
 * @param kilometres less than a hundred metres are given as so many
 */
export function formatDistance(kilometres: number, locale: string): string {
  const near = kilometres < 9.95;
  const shown = near ? Math.max(0.1, kilometres) : kilometres;
  const digits = near ? 1 : 0;
  return `${shown.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })} km`;
}
