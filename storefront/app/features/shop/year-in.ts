/** One for each zone: to make one takes longer than the rest of a page's footer. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The year of a moment (milliseconds since the epoch) on the clocks of a time zone. */
export function yearIn(timeZone: string, moment: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-NZ", { year: "numeric", timeZone });
    formats.set(timeZone, format);
  }
  return Number(format.format(moment));
}
