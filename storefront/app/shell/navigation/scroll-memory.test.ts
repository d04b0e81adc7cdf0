import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { placeScript } from "./scroll-memory.tsx";

/** Where a page scrolls to as it is read. @param kept what the session's storage holds; undefined where it is blocked */
function place(kept: string | null | undefined, state: { key: string } | null = { key: "k1" }): number[] {
  const places: number[] = [];
  const history = {
    state,
    replaceState(next: { key: string }) {
      this.state = next;
    },
  };
  const storage = {
    get sessionStorage() {
      if (kept === undefined) throw new DOMException("The operation is insecure.", "SecurityError");
      return { getItem: () => kept };
    },
  };
  runInNewContext(placeScript, Object.assign(storage, { history, scrollTo: (_: number, y: number) => places.push(y) }));
  expect(history.state?.key).toMatch(/^\w+$/);
  return places;
}

test("a page begins where it was left, and at its top where nothing is known of that", () => {
  expect(place('{"k1":640,"k2":9}')).toEqual([640]);
  expect(place('{"k1":640}', null)).toEqual([]);
  expect(place(null)).toEqual([]);
  expect(place("{broken")).toEqual([]);
});

test("a browser that blocks storage is not told of it by an error", () => {
  expect(place(undefined)).toEqual([]);
});
