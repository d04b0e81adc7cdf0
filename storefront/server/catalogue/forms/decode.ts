import { UnreadableFile } from "./unreadable-file.ts";

/** Bytes of the largest file: what it says is kept until all of it has been checked, which takes several times as much memory. */
const largestFile = 400 * 2 ** 20;

/**
 * The text of a file as it comes: UTF-8, or UTF-16 where its first two bytes say so. What is neither shows as U+FFFD, which readers
 * refuse with its line.
 * @throws UnreadableFile when there is too much of it
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > largestFile) throw new UnreadableFile(1, `begins a file of over ${largestFile / 2 ** 20} MB. Send it in parts.`);
    if (decoder === undefined && isArchive(part)) {
      throw new UnreadableFile(1, "begins a ZIP archive, which spreadsheets (.xlsx) are too. Save the sheet as “CSV UTF-8”.");
    }
    decoder ??= new TextDecoder(encodingOf(part));
    const text = decoder.decode(part, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder?.decode() ?? "";
  if (rest !== "") yield rest;
}

/** By its signature (APPNOTE.TXT 4.3.7). */
const isArchive = (bytes: Uint8Array) => [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  // The mark of its byte order; without one, every form that is read here begins with a letter of ASCII, half of which is empty then.
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return "utf-16be";
  return "utf-8";
}
