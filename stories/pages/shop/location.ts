import { fn } from "storybook/test";

/** Puts a browser in the place of this one that knows where it is, or does not. */
export function locating(answer: (found: PositionCallback, failed: PositionErrorCallback) => void): () => void {
  const getCurrentPosition = fn((found: PositionCallback, failed?: PositionErrorCallback | null) =>
    answer(found, failed ?? (() => undefined)),
  );
  const own = Object.getOwnPropertyDescriptor(navigator, "geolocation");
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
  return () => {
    if (own) Object.defineProperty(navigator, "geolocation", own);
    else Reflect.deleteProperty(navigator, "geolocation");
  };
}

/** A place as the browser finds it, in degrees. */
export function position(latitude: number, longitude: number): GeolocationPosition {
  const rest = { accuracy: 20, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const coords = { ...rest, latitude, longitude, toJSON: () => ({}) };
  return { coords, timestamp: 0, toJSON: () => ({}) };
}

/** Why the browser does not say where it is: 1 not allowed, 2 not available, 3 too late. */
export const locationFailure = (code: 1 | 2 | 3): GeolocationPositionError => ({
  code,
  message: "",
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});
