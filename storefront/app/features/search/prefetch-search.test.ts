import { expect, test, vi } from "vitest";
import { prefetchSearch } from "./prefetch-search.ts";

const done = () => undefined;

test("SEARCH-12 the search page and the paths of the hits are fetched ahead, each once", () => {
  const ahead = { path: vi.fn(async () => undefined), connection: undefined };
  prefetchSearch(["/brands/osker", "/products/osker/court-low", "/brands/osker"], ahead);
  expect(ahead.path.mock.calls.flat()).toEqual(["/search", "/brands/osker", "/products/osker/court-low"]);
});

test("SEARCH-12 PWA-06 no more than four are asked for at once, the others as those come, and none of an older answer", async () => {
  const asked: { path: string; come: () => void }[] = [];
  const ahead = {
    path: (path: string) => new Promise<void>((come) => asked.push({ path, come })),
    connection: undefined,
  };
  prefetchSearch(
    Array.from({ length: 9 }, (_, index) => `/products/old-${index}`),
    ahead,
  );
  const paths = () => asked.map(({ path }) => path);
  expect(paths()).toEqual(["/search", "/products/old-0", "/products/old-1", "/products/old-2"]);
  prefetchSearch(["/brands/osker", "/products/new"], ahead);
  expect(asked).toHaveLength(4);
  while (asked.some(({ come }) => come !== done)) {
    for (const one of asked.filter(({ come }) => come !== done)) {
      one.come();
      one.come = done;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(paths().slice(4)).toEqual(["/search", "/brands/osker", "/products/new"]);
});

test("nothing is fetched ahead for who pays by the megabyte", () => {
  const ahead = { path: vi.fn(async () => undefined), connection: { saveData: true } };
  prefetchSearch(["/brands/osker"], ahead);
  expect(ahead.path).not.toHaveBeenCalled();
});
