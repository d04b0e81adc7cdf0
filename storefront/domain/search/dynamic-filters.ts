/** Words as they are compared: lower case, without accents and punctuation. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/**
 * Names that a search text speaks of: those whose words stand in it one after the other (LIST-13). `red osker boots` speaks of Red and of
 * Osker, `redwood` of neither. `red or blue` and `red and blue` speak of both, `red or cheap` of neither: not all that is asked for is red.
 * @param leftOut words that had to be left out to find anything: no name with one of them can hold for all that was found
 */
export function namesIn(text: string, names: readonly string[], leftOut: readonly string[] = []): string[] {
  const words = ` ${wordsOf(text).join(" ")} `;
  const missing = new Set(leftOut.flatMap(wordsOf));
  const known = names.map((name) => [name, wordsOf(name).join(" ")] as const);
  const isSpoken = (phrase: string) => words.includes(` ${phrase} `);
  const isOneOfOthers = (spoken: string) =>
    ["or", "and"]
      .flatMap((joint) => [(other: string) => `${other} ${joint} ${spoken}`, (other: string) => `${spoken} ${joint} ${other}`])
      .some((choice) => isSpoken(choice("").trim()) && !known.some(([, other]) => isSpoken(choice(other))));
  return known
    .filter(([, spoken]) => spoken !== "" && isSpoken(spoken) && !isOneOfOthers(spoken))
    .filter(([, spoken]) => !spoken.split(" ").some((word) => missing.has(word)))
    .map(([name]) => name);
}
