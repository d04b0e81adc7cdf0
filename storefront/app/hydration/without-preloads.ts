const opening = Buffer.from('<link rel="modulepreload"');
const closing = Buffer.from("/>");

/**
 * Takes the `modulepreload` links out of a document's bytes. They would fetch every script of the page before its style
 * sheets and pictures have had their turn, while nothing waits for those scripts until the page is used.
 */
export function withoutPreloads(html: Buffer): Buffer {
  let from = 0;
  let start = html.indexOf(opening);
  if (start < 0) return html;
  const kept: Buffer[] = [];
  while (start >= 0) {
    const end = html.indexOf(closing, start);
    if (end < 0) break;
    kept.push(html.subarray(from, start));
    from = end + closing.length;
    start = html.indexOf(opening, from);
  }
  kept.push(html.subarray(from));
  return Buffer.concat(kept);
}
