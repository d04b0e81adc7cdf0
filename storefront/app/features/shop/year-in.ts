/** The year of a moment (milliseconds since the epoch) on the clocks of a time zone. */
export function yearIn(timeZone: string, moment: number): number {
  return Number(new Intl.DateTimeFormat("en-NZ", { year: "numeric", timeZone }).format(moment));
}
