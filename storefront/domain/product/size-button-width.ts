/**
 * Width of a product's size buttons as CSS: 2rem, or wider for all when any code is longer than 3 characters, at least
 * 32 px and 8.33 px a character plus 10 (browsing §9; TILE-55, TILE-56).
 */
export function sizeButtonWidth(codes: readonly string[]): string {
  const longest = Math.max(0, ...codes.map((code) => code.length));
  return longest > 3 ? `${Math.max(32, Math.round((longest * 8.33 + 10) * 100) / 100)}px` : "2rem";
}
