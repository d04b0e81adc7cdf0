import { expect, test, vi } from "vitest";
import { prefetchSearch } from "./prefetch-search.ts";

test("SEARCH-12 the search page and the paths of the hits are fetched ahead, each once", () => {
  const ahead = { path: vi.fn(), connection: undefined };
  prefetchSearch(["/brands/osker", "/products/osker/court-low", "/brands/osker"], ahead);
  expect(ahead.path.mock.calls.flat()).toEqual(["/search", "/brands/osker", "/products/osker/court-low"]);
});

test("nothing is fetched ahead for who pays by the megabyte", () => {
  const ahead = { path: vi.fn(), connection: { saveData: true } };
  prefetchSearch(["/brands/osker"], ahead);
  expect(ahead.path).not.toHaveBeenCalled();
});
