/** How much of a code stays readable. */
const kept = 2;

/**
 * The last characters of a code, by which its owner knows it again; nobody else can use them. Empty for a code so
 * short that they would give it away.
 */
export function codeEnding(code: string): string {
  const characters = Array.from(code.replace(/[\s-]/g, ""));
  return characters.length < 3 * kept ? "" : characters.slice(-kept).join("");
}
