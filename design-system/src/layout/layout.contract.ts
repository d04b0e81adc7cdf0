/** Space between things in pixels, from the spacing scale. Inside components 4 to 24, field to field 20. */
export const gaps = [0, 2, 4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96] as const;
export type Gap = (typeof gaps)[number];

/** Where things stand across the direction of flow. */
export const alignments = ["start", "center", "end", "baseline", "stretch"] as const;
export type Alignment = (typeof alignments)[number];

/** Elements a layout part may be. */
export const boxElements = [
  "div",
  "section",
  "main",
  "article",
  "aside",
  "header",
  "footer",
  "nav",
  "form",
  "fieldset",
  "ul",
  "ol",
  "li",
  "dl",
  "span",
] as const;
export type BoxElement = (typeof boxElements)[number];
