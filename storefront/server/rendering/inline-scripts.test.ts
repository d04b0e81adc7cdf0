import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashInlineScripts } from "./inline-scripts.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const nonce = "abcdefghijklmnopqrstuv";
const inlineScripts = (document: string) => {
  const { html, scriptHashes } = hashInlineScripts(Buffer.from(document), nonce);
  return { html: html.toString(), scriptHashes };
};
const hashesIn = (document: string) => inlineScripts(document).scriptHashes;

test("names each inline script of the renderer once, wherever its mark stands in the tag", () => {
  const document = `<script nonce="${nonce}">a()</script><script async="" nonce="${nonce}" type="module">b();
é</script><script nonce="${nonce}">a()</script>`;
  expect(hashesIn(document)).toEqual([hashOf("a()"), hashOf("b();\né")]);
});

test("takes the mark off every element and leaves the rest as it is", () => {
  const document = `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}" src="/a.js"></script><p>é</p>`;
  expect(inlineScripts(document)).toEqual({
    html: '<link rel="modulepreload" href="/a.js"/><script src="/a.js"></script><p>é</p>',
    scriptHashes: [],
  });
});

test("passes over blocks of data, which no policy asks for", () => {
  const blocks = ["application/json", "application/ld+json", "text/plain"].map(
    (type) => `<script type="${type}" nonce="${nonce}">{}</script>`,
  );
  expect(hashesIn(blocks.join(""))).toEqual([]);
  for (const type of ["module", "text/javascript", "importmap", "speculationrules"])
    expect(hashesIn(`<script type="${type}" nonce="${nonce}">{}</script>`)).toEqual([hashOf("{}")]);
});

test("never names a script without the mark, whatever else the document holds", () => {
  const own = `<script nonce="${nonce}">own()</script>`;
  const foreign = [
    "<script>x()</script>",
    '<script nonce="">x()</script>',
    "<script x='",
    '<script x=">',
    "</script>",
    "<!--",
    "<p>",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(own, ...foreign)), (pieces) => {
      expect(new Set([...hashesIn(pieces.join("")), hashOf("own()")])).toEqual(new Set([hashOf("own()")]));
    }),
  );
});
