import { expect, test } from "vitest";
import { shoe } from "#domain/catalogue/product-document.fixture.ts";
import { judgeProducts } from "./judge-products.ts";

test("thousands of lines are looked at in portions, between which others are answered", async () => {
  const documents = Array.from({ length: 2_000 }, (_, index) => {
    const id = String(200_000 + index);
    return shoe({ id, path: `/products/osker/${id}` });
  });
  const existing = new Map(documents.map((one) => [one.id, structuredClone(one)]));
  let answered = 0;
  let next = setImmediate(function answer() {
    answered += 1;
    next = setImmediate(answer);
  });
  const judged = await judgeProducts(
    documents.map((document, index) => ({ line: index + 1, document })),
    existing,
  );
  clearImmediate(next);
  expect(new Set(judged.map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));
  expect(answered).toBeGreaterThan(20);
});
