/** Sizes up to this many characters fit the plain button. */
const plainCharacters = 3;

/**
 * Width of every button of a size picker, as CSS: 2rem while no size is longer than 3 characters, otherwise
 * 8.33 px for each character of the longest plus 10, at least 32 px (TILE-55, TILE-56).
 */
export function sizeButtonWidth(sizes: readonly string[]): string {
  const longest = sizes.reduce((most, size) => Math.max(most, Array.from(size).length), 0);
  if (longest <= plainCharacters) return "2rem";
  return `${Math.max(32, Math.round((longest * 8.33 + 10) * 100) / 100)}px`;
}
