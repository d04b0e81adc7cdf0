/** The two colours a picture is guessed by: its backdrop and what stands before it. */
export type PlaceholderColours = { backdrop: string; subject: string };

const pair = /^#?([\da-f]{6})-#?([\da-f]{6})$/i;

/**
 * Reads a placeholder such as `ece7de-c4240f`: two hex colours, with or without `#`.
 * Anything else gives `undefined`, so that a bad record shows the plain ground instead of broken CSS.
 */
export function placeholderColours(placeholder: string | undefined): PlaceholderColours | undefined {
  const [, backdrop, subject] = pair.exec(placeholder ?? "") ?? [];
  return backdrop && subject ? { backdrop: `#${backdrop}`, subject: `#${subject}` } : undefined;
}

/** The shorter side of a blurred stand-in, in pixels (IMG-13). */
const leastSide = 16;

/** Strength of a stand-in's blur, as the picture service counts it. */
export const placeholderBlur = 10;

/** The size to ask a blurred stand-in in: the picture's own shape with 16 px on its shorter side (IMG-13). */
export function placeholderSize(width: number, height: number): { width: number; height: number } {
  const scale = leastSide / Math.min(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
