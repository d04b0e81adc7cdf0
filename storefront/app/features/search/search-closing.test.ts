import { describe, expect, test, vi } from "vitest";
import { searchWaysOut } from "./search-closing.ts";

const hit = { id: "104201" };

function search() {
  const close = vi.fn();
  return { close, ...searchWaysOut<typeof hit>(close) };
}

function held() {
  let keep: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { go: () => promise, keep };
}

describe("the ways out of a search", () => {
  test("SEARCH-24 closing after a hit reports HIT_SELECTED with the hit, once it is there", async () => {
    const { close, select } = search();
    const { go, keep } = held();
    const selecting = select(hit, go);
    expect(close).not.toHaveBeenCalled();
    keep();
    await selecting;
    expect(close.mock.calls).toEqual([[{ reason: "HIT_SELECTED", hit }]]);
  });

  test("SEARCH-25 closing after a submit reports SUBMITTED", async () => {
    const { close, submit } = search();
    await submit("court", () => undefined);
    expect(close.mock.calls).toEqual([[{ reason: "SUBMITTED", query: "court" }]]);
  });

  test.each(["submit", "select"] as const)("SEARCH-26 cancelling is ignored during %s", async (way) => {
    const { close, cancel, submit, select } = search();
    const { go, keep } = held();
    const leaving = way === "submit" ? submit("court", go) : select(hit, go);
    cancel();
    expect(close).not.toHaveBeenCalled();
    keep();
    await leaving;
    expect(close).toHaveBeenCalledTimes(1);
    cancel();
    expect(close).toHaveBeenLastCalledWith({ reason: "CANCELLED" });
  });

  test("SEARCH-26 a hit that cannot be reached leaves the search open, and it can be cancelled again", async () => {
    const { close, cancel, select } = search();
    await expect(select(hit, () => Promise.reject(new Error("unreachable")))).rejects.toThrow("unreachable");
    expect(close).not.toHaveBeenCalled();
    cancel();
    expect(close.mock.calls).toEqual([[{ reason: "CANCELLED" }]]);
  });
});
