import { countries } from "../country/country.ts";
import { clocksAhead } from "../time/start-of-day.ts";
import type { ProductDocument } from "./product-document.ts";

const { timeZone } = countries.nz;

/** What New Zealand's clocks show, to the minute or to the second where it is not on one, in the form in which it is asked for. */
function time(seconds: number): string {
  const ahead = clocksAhead(timeZone, Math.floor(seconds / 60) * 60_000);
  const clock = new Date(seconds * 1000 + ahead).toISOString().replace(/(?::00)?\.000Z$/, "");
  return `${clock}+${new Date(ahead).toISOString().slice(11, 16)}`;
}

/**
 * Whether and when a product is shown, for its owner; nothing of one that is shown for good.
 * @param now seconds since the epoch
 */
export function publicationWords(published: ProductDocument["published"], now: number): string {
  if (published === null) return "not published";
  const { from, until } = published;
  if (until !== null && until <= now) return `over since ${time(until)}`;
  const words = [
    ...(from !== null && from > now ? [`from ${time(from)}`] : []),
    ...(until !== null ? [`until ${time(until)}`] : []),
  ];
  return words.join(", ");
}
