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
 */
export function namesIn(text: string, names: readonly string[]): string[] {
  const words = ` ${wordsOf(text).join(" ")} `;
  return names.filter((name) => {
    const spoken = wordsOf(name).join(" ");
    return spoken !== "" && words.includes(` ${spoken} `);
  });
}
