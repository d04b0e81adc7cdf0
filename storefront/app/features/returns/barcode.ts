/**
 * Code 39 (ISO/IEC 16388): nine bars and gaps a character, of which three are wide (`w`). Only what the number of a return is
 * made of.
 */
const patterns: Readonly<Record<string, string>> = {
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "3": "wnwwnnnnn",
  "4": "nnnwwnnnw",
  "5": "wnnwwnnnn",
  "6": "nnwwwnnnn",
  "7": "nnnwnnwnw",
  "8": "wnnwnnwnn",
  "9": "nnwwnnwnn",
  R: "wnnnnnwwn",
  T: "nnnnwnwwn",
  "-": "nwnnnnwnw",
  "*": "nwnnwnwnn",
};
const wide = 3;

/** A barcode's bars, in units of the narrowest. */
export interface Barcode {
  readonly bars: readonly { readonly x: number; readonly width: number }[];
  readonly width: number;
}

/** The bars of a text in Code 39, start and stop included. @throws RangeError for a character that no return's number has */
export function barcodeOf(text: string): Barcode {
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const character of `*${text}*`) {
    const pattern = patterns[character];
    if (pattern === undefined) throw new RangeError(`no bars for ${character}`);
    [...pattern].forEach((element, index) => {
      const width = element === "w" ? wide : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    });
    x += 1;
  }
  return { bars, width: x - 1 };
}
