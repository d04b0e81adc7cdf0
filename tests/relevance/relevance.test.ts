import { expect, test } from "vitest";
import { heldOutQueries } from "./held-out-queries.ts";
import { ndcgAtTen } from "./judge.ts";
import { judgedQueries } from "./judged-queries.ts";
import { meanOf, measureRelevance } from "./measure-relevance.ts";

test("what shoppers type finds what they mean: NDCG@10 is 0.94 at least, 0.82 of what was held out, and none finds nothing", async () => {
  const measured = await measureRelevance();
  expect(judgedQueries.length).toBeGreaterThanOrEqual(150);
  expect(heldOutQueries.length).toBeGreaterThanOrEqual(60);
  expect(measured.filter(({ found }) => found === 0).map(({ query }) => query)).toEqual([]);
  expect(meanOf(measured, "judged")).toBeGreaterThanOrEqual(0.94);
  expect(meanOf(measured, "held out")).toBeGreaterThanOrEqual(0.82);
});

test("every query is judged once", () => {
  const queries = [...judgedQueries, ...heldOutQueries].map(({ query }) => query);
  expect(queries.filter((query, i) => queries.indexOf(query) !== i)).toEqual([]);
});

test("gain falls with the place, and the best order there could be is 1", () => {
  expect(ndcgAtTen([3, 1, 0], [0, 1, 3])).toBe(1);
  expect(ndcgAtTen([1, 3], [3, 1])).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 10);
  expect(ndcgAtTen([], [3])).toBe(0);
});
