const encoder = new TextEncoder();

/** Length of a text in UTF-8 bytes. */
export function byteLength(value: string): number {
  return encoder.encode(value).length;
}
