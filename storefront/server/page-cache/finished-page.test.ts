import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { FinishedPage } from "./finished-page.ts";

test("holds the document, the same compressed, and its policy", () => {
  const html = `<!doctype html>${"māori ".repeat(500)}`;
  const page = new FinishedPage(Buffer.from(html), "default-src 'none'");
  expect(page.body.toString()).toBe(html);
  expect(gunzipSync(page.gzipped).toString()).toBe(html);
  expect(page.gzipped, "compressed once").toBe(page.gzipped);
  expect(page.policy).toBe("default-src 'none'");
  expect(page.bytes).toBeGreaterThan(page.body.length + page.gzipped.length);
});

test("has a weak entity tag that tells texts apart and is equal for equal ones", () => {
  const etag = (html: string) => new FinishedPage(Buffer.from(html), "").etag;
  expect(etag("a")).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etag("a")).toBe(etag("a"));
  expect(etag("a")).not.toBe(etag("b"));
});
