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
