import { createHash } from "node:crypto";

/** A document whose own inline scripts are known. */
export interface HashedDocument {
  /** The document without the mark its scripts were rendered with. */
  readonly html: Buffer;
  /** CSP hash sources of the scripts that were marked, e.g. `'sha256-…'` (CSP level 3 §2.3.1), each once. */
  readonly scriptHashes: readonly string[];
}

const opening = "<script";
const closing = "</script>";

/** Types of inline scripts that are data: they never run, so no policy asks for them. */
const isData = (attributes: string) => /\stype="(?:application|text)\/(?:[\w.+-]*\+)?(?:json|plain)"/i.test(attributes);

/**
 * Finds the inline scripts that the renderer itself has written and takes their mark off. The mark is a nonce made for this
 * one rendering: text that anybody else has brought into the document cannot carry it, so its scripts are never allowed.
 * A marked tag holds no angle bracket before its end, because the renderer escapes them in attributes.
 * @param document in UTF-8. It stays what it is, bytes: to decode all of a page and encode it again was a twentieth of its time
 */
export function hashInlineScripts(document: Buffer, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  let at = document.indexOf(opening);
  while (at !== -1) {
    const start = document.indexOf(">", at) + 1;
    const attributes = document.toString("latin1", at + opening.length, start - 1);
    at = document.indexOf(opening, at + opening.length);
    if (!attributes.includes(mark) || attributes.includes("<")) continue;
    const end = document.indexOf(closing, start);
    if (end === -1) break;
    at = document.indexOf(opening, end);
    if (end === start || isData(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(document.subarray(start, end)).digest("base64")}'`);
  }
  return { html: without(mark, document), scriptHashes: [...hashes] };
}

function without(mark: string, document: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = document.indexOf(mark); at !== -1; at = document.indexOf(mark, from)) {
    pieces.push(document.subarray(from, at));
    from = at + mark.length;
  }
  return Buffer.concat([...pieces, document.subarray(from)]);
}
