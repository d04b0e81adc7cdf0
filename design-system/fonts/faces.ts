/** A variable font in a package of the design system. */
interface Font {
  readonly family: string;
  /** Address of one of its files: by the script and slope that the file holds. */
  readonly file: (script: "latin" | "latin-ext", slope: "normal" | "italic") => string;
}

/** One file of letters: a cut through a variable font that holds only what the design draws. */
export interface Face {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly font: Font;
  /** Weights that the design uses of it, the lightest first. */
  readonly weights: readonly [number, number];
  /** Its width in percent, where the font has several. */
  readonly width?: number;
  /** `normal` unless said otherwise. */
  readonly slope?: "normal" | "italic";
}

const archivo: Font = {
  family: "Archivo Variable",
  file: (script, slope) => `@fontsource-variable/archivo/files/archivo-${script}-wdth-${slope}.woff2`,
};
const newsreader: Font = {
  family: "Newsreader Variable",
  file: (script, slope) => `@fontsource-variable/newsreader/files/newsreader-${script}-opsz-${slope}.woff2`,
};

/**
 * The voices of each theme (visual guide, Type); the boutique speaks with the main store's too. A browser fetches those that a
 * page speaks with, which together are half of what one file for all widths and weights weighs.
 */
export const facesOf: Readonly<Record<"main" | "btq", readonly Face[]>> = {
  main: [
    { name: "archivo-text", font: archivo, weights: [100, 900], width: 100 },
    { name: "archivo-shout", font: archivo, weights: [850, 850], width: 125 },
    { name: "archivo-aside", font: archivo, weights: [200, 300], width: 62 },
  ],
  btq: [
    { name: "newsreader-shout", font: newsreader, weights: [300, 400] },
    { name: "newsreader-aside", font: newsreader, weights: [300, 400], slope: "italic" },
  ],
};

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
