/**
 * Controls, bidirectional overrides, zero-width spaces and byte order marks; not the joiners and tags that hold emoji
 * and some scripts together.
 */
const invisible = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/**
 * One line of text as it is kept: composed (NFC), without characters that cannot be seen, runs of white space as one
 * space, trimmed (FORM-64). Never for passwords.
 */
export function cleanText(value: string): string {
  return value.replace(/\s+/g, " ").replace(invisible, "").normalize("NFC").replace(/ {2,}/g, " ").trim();
}

/** The same for several lines, which keep their line breaks. */
export function cleanLines(value: string): string {
  return value.replace(/\r\n?/g, "\n").split("\n").map(cleanText).join("\n").trim();
}
