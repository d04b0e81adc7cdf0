/** The words that a search had to leave out to find anything, of its query with these in `<em>`. */
export const leftOutWords = (queryAfterRemoval = ""): string[] =>
  [...queryAfterRemoval.matchAll(/<em>([^<]*)<\/em>/g)].map(([, words = ""]) => words);

/** Whether nothing of a query is left: it names what is not sold, and what was found is near. */
export const isNear = (query: string, leftOut: readonly string[]): boolean =>
  leftOut.length > 0 && leftOut.length === query.split(/\s+/).length;

/** Says that what was found is not all that was asked for; undefined where it is. */
export function leftOutText(query: string, leftOut: readonly string[]): string | undefined {
  if (leftOut.length === 0) return undefined;
  if (isNear(query, leftOut)) return "We don't have that. These are near.";
  return `Nothing has all of that. This is without ${leftOut.map((word) => `“${word}”`).join(", ")}.`;
}
