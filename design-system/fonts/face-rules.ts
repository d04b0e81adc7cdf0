import { type Face, letters } from "./faces.ts";

/** Code points as `unicode-range` writes them, those in a row joined. */
export function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = points.filter((point, index) => point - 1 !== points[index - 1]);
  const ends = points.filter((point, index) => point + 1 !== points[index + 1]);
  const hex = (point: number) => point.toString(16).toUpperCase();
  return starts
    .map((start, index) => `U+${hex(start)}${ends[index] === start ? "" : `-${hex(ends[index] ?? start)}`}`)
    .join(", ");
}

/**
 * The `@font-face` rules of faces. Each is a small file with the letters that it needs; the uncut files come before it for
 * characters that it leaves out. A browser joins only faces of equal weight and width, so they are named once a face.
 * @param folder where the cut files lie, seen from the style sheet
 */
export function faceRules(faces: readonly Face[], folder: string): string {
  return faces
    .flatMap(({ name, font, weights, width, slope = "normal" }) => {
      const rule = (source: string, range: string) =>
        [
          "@font-face {",
          `  font-family: "${font.family}";`,
          `  src: url("${source}") format("woff2");`,
          `  font-weight: ${[...new Set(weights)].join(" ")};`,
          ...(width === undefined ? [] : [`  font-stretch: ${width}%;`]),
          ...(slope === "normal" ? [] : [`  font-style: ${slope};`]),
          "  font-display: swap;",
          `  unicode-range: ${range};`,
          "}",
        ].join("\n");
      return [
        rule(font.file("latin-ext", slope), "U+0100-02FF, U+1E00-1EFF"),
        rule(font.file("latin", slope), "U+0000-00FF, U+0152-0153, U+2000-206F"),
        rule(`${folder}/${name}.woff2`, unicodeRange(letters)),
      ];
    })
    .join("\n\n");
}
