/** Time left, cut into the units a countdown shows, each of at least two digits. */
export interface CountdownParts {
  /** Whole days, two digits or more. */
  days: string;
  /** Hours of the day begun, two digits. */
  hours: string;
  /** Minutes of the hour begun, two digits. */
  minutes: string;
  /** Seconds of the minute begun, two digits. */
  seconds: string;
}

const two = (value: number) => String(value).padStart(2, "0");

/**
 * Cuts milliseconds into days, hours, minutes and seconds (COUNT-03), rounding up so that the last second reads 01 and
 * never 00. Null once there is nothing left.
 */
export function countdownParts(milliseconds: number): CountdownParts | null {
  if (!(milliseconds > 0)) return null;
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    days: two(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}

const words = [
  ["days", "day"],
  ["hours", "hour"],
  ["minutes", "minute"],
  ["seconds", "second"],
] as const;

/** The same in words, for those who hear it: "2 days, 14 hours, 36 minutes, 9 seconds". */
export function countdownWords(parts: CountdownParts): string {
  return words.map(([unit, singular]) => `${Number(parts[unit])} ${Number(parts[unit]) === 1 ? singular : unit}`).join(", ");
}
