import type { ProductDocument } from "./product-document.ts";

/** To the minute, or to the second where it is not on one. */
const time = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/(?::00)?\.000Z$/, "Z");

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
