import type { ProductDocument } from "./product-document.ts";

const minute = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 16)}Z`;

/**
 * Whether and when a product is shown, for its owner; nothing of one that is shown for good.
 * @param now seconds since the epoch
 */
export function publicationWords(published: ProductDocument["published"], now: number): string {
  if (published === null) return "not published";
  const { from, until } = published;
  if (until !== null && until <= now) return `over since ${minute(until)}`;
  const words = [
    ...(from !== null && from > now ? [`from ${minute(from)}`] : []),
    ...(until !== null ? [`until ${minute(until)}`] : []),
  ];
  return words.join(", ");
}
