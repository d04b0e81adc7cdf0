/** Colour of running text. `inherit` takes the surroundings' colour. */
export const tones = [
  "inherit",
  "primary",
  "secondary",
  "disabled",
  "inverse",
  "inverse-secondary",
  "error",
  "success",
  "warning",
] as const;
export type Tone = (typeof tones)[number];

/** Elements a text may be. */
export const textElements = [
  "p",
  "span",
  "div",
  "strong",
  "em",
  "small",
  "dt",
  "dd",
  "li",
  "figcaption",
  "time",
  "legend",
  "label",
] as const;
export type TextElement = (typeof textElements)[number];

/** Sizes of a two-voice headline, from display roles. */
export const headingSizes = ["hero", "xl", "lg", "md", "sm"] as const;
export type HeadingSize = (typeof headingSizes)[number];

/** Sizes of a plain, one-voice title, from heading roles. */
export const titleSizes = ["lg", "md", "sm"] as const;
export type TitleSize = (typeof titleSizes)[number];

/** Outline levels. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
