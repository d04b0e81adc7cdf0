/** One file of letters: a cut through a variable font that holds only what the design draws. */
export interface Face {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** The font it is cut from, in a package of the design system. */
  readonly source: string;
  /** Axes of the font, fixed to one value or narrowed; an axis that is not named is kept whole. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

const archivo = "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2";
const newsreader = (slope: "normal" | "italic") => `@fontsource-variable/newsreader/files/newsreader-latin-opsz-${slope}.woff2`;

/**
 * The voices of both themes (visual guide, Type). A browser fetches those that a page speaks with, which together are
 * half of what one file for all widths and weights weighs.
 */
export const faces: readonly Face[] = [
  { name: "archivo-text", source: archivo, axes: { wdth: 100 } },
  { name: "archivo-shout", source: archivo, axes: { wdth: 125, wght: 850 } },
  { name: "archivo-aside", source: archivo, axes: { wdth: 62, wght: { min: 200, max: 300 } } },
  { name: "newsreader-shout", source: newsreader("normal"), axes: { wght: { min: 300, max: 400 } } },
  { name: "newsreader-aside", source: newsreader("italic"), axes: { wght: { min: 300, max: 400 } } },
];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * The characters that English, prices and our own punctuation are set in. Everything else, such as an é in a name, is in
 * the uncut files, which a browser fetches when it meets one (`unicode-range`).
 */
export const letters = `${between(0x20, 0x7e)}\u00a0£©®°·×½–—‘’“”…€™−•`;

/** What the design turns on: kerning and ligatures, figures of one width in prices, and what letters need to stand right. */
export const features = [
  "kern",
  "liga",
  "clig",
  "calt",
  "rlig",
  "ccmp",
  "locl",
  "mark",
  "mkmk",
  "rvrn",
  "tnum",
  "lnum",
  "pnum",
] as const;
