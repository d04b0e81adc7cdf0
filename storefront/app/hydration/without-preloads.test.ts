import { expect, test } from "vitest";
import { withoutPreloads } from "./without-preloads.ts";

const clean = (html: string) => withoutPreloads(Buffer.from(html)).toString();

test("takes out every modulepreload link and nothing else", () => {
  const style = '<link rel="stylesheet" href="/assets/a.css"/>';
  const preload = '<link rel="modulepreload" href="/assets/ā.js" nonce="n"/>';
  expect(clean(`<head>${preload}${style}${preload}${preload}</head>`)).toBe(`<head>${style}</head>`);
  expect(clean(`<head>${style}</head>`)).toBe(`<head>${style}</head>`);
});

test("a link that is cut off stays as it is", () => {
  expect(clean('<p>x</p><link rel="modulepreload" href="/a')).toBe('<p>x</p><link rel="modulepreload" href="/a');
});
