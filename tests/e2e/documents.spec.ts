import { gzipSync } from "node:zlib";
import { kilobytes } from "../bench/figure.ts";
import { ceilings, documentLimits, listingPath } from "../bench/pages.ts";
import { expect, test } from "./shop.ts";

test("a listing's document, state and all, weighs no more than it may", async ({ request }) => {
  const answer = await request.get(`/nz${listingPath}`, { headers: { "accept-encoding": "identity" } });
  const html = await answer.text();
  expect(html.match(/<article\b/g)).toHaveLength(48);
  expect(kilobytes(gzipSync(html, { level: 9 }).length)).toBeLessThanOrEqual(ceilings.document.listing ?? documentLimits.listing);
});
