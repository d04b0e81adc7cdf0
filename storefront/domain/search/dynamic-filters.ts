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
 * Osker, `redwood` of neither.
 * @param leftOut words that had to be left out to find anything: no name with one of them can hold for all that was found
 */
export function namesIn(text: string, names: readonly string[], leftOut: readonly string[] = []): string[] {
  const words = ` ${wordsOf(text).join(" ")} `;
  const missing = new Set(leftOut.flatMap(wordsOf));
  return names.filter((name) => {
    const spoken = wordsOf(name);
    return spoken.length > 0 && words.includes(` ${spoken.join(" ")} `) && !spoken.some((word) => missing.has(word));
  });
}
