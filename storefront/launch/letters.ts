/** Counts in the letters of an alphabet, shortest first: with `ab` it is `a`, `b`, `aa`, `ab`, `ba` … */
export function letters(index: number, alphabet: string): string {
  const rest = Math.floor(index / alphabet.length);
  return (rest > 0 ? letters(rest - 1, alphabet) : "") + alphabet[index % alphabet.length];
}
