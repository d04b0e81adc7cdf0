import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchSeenProducts } from "./seen-products.ts";

/** Tells the observer that a tile has come into sight. */
let comeIntoSight: (target: object) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      constructor(hear: (entries: object[]) => void) {
        comeIntoSight = (target) => hear([{ isIntersecting: true, target }]);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("ANALYT-01 what is seen of a list is told three seconds after the page listed it, and what comes into sight later three seconds after that", () => {
  const tiles = ["/a", "/b", "/c"].map((path) => ({ querySelector: () => ({ pathname: `/nz${path}` }) }));
  vi.stubGlobal("document", { querySelectorAll: () => tiles });
  const told: { ids: string[]; at: number }[] = [];
  const start = Date.now();
  const seen = watchSeenProducts("/nz", (products, at) =>
    told.push({ ids: products.map(({ product: { id } }) => id), at: at - start }),
  );
  const product = (id: string) => ({ id, name: "Court Low", brand: "Osker", price: 18_000 });
  const listed = ["a", "b", "c"].map((id) => ({ path: `/${id}`, list: "/men", product: product(id), attribution: {} }));
  seen.watch(listed, start);
  vi.advanceTimersByTime(800);
  comeIntoSight(tiles[0]!);
  vi.advanceTimersByTime(700);
  comeIntoSight(tiles[1]!);
  vi.advanceTimersByTime(1_499);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([{ ids: ["a", "b"], at: 3_000 }]);
  comeIntoSight(tiles[2]!);
  vi.advanceTimersByTime(2_999);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toEqual({ ids: ["c"], at: 6_000 });
});
