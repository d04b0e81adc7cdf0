import { createHash } from "node:crypto";

/** A document whose own inline scripts are known. */
export interface HashedDocument {
  /** The document without the mark its scripts were rendered with. */
  readonly html: string;
  /** CSP hash sources of the scripts that were marked, e.g. `'sha256-…'` (CSP level 3 §2.3.1), each once. */
  readonly scriptHashes: readonly string[];
}

/** Types of inline scripts that are data: they never run, so no policy asks for them. */
const isData = (attributes: string) => /\stype="(?:application|text)\/(?:[\w.+-]*\+)?(?:json|plain)"/i.test(attributes);

/**
 * Finds the inline scripts that the renderer itself has written and takes their mark off. The mark is a nonce made for this
 * one rendering: text that anybody else has brought into the document cannot carry it, so its scripts are never allowed.
 * A marked tag holds no angle bracket before its end, because the renderer escapes them in attributes.
 */
export function hashInlineScripts(document: string, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const tags = /<script([^<>]*)>/g;
  for (let tag = tags.exec(document); tag !== null; tag = tags.exec(document)) {
    const [, attributes = ""] = tag;
    if (!attributes.includes(mark)) continue;
    const start = tags.lastIndex;
    const end = document.indexOf("</script>", start);
    if (end === -1) break;
    tags.lastIndex = end;
    if (end === start || isData(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(document.slice(start, end)).digest("base64")}'`);
  }
  return { html: document.replaceAll(mark, ""), scriptHashes: [...hashes] };
}
