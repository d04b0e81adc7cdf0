import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSizeSearch } from "./size-search.ts";

const sizes = ["7", "9", "10", "10.5", "XS", "XL"];

describe("size search", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("finds the first size that starts with what was typed, whatever its case", () => {
    const search = createSizeSearch();
    expect(search("x", sizes)).toBe(4);
    expect(search("l", sizes)).toBe(5);
    expect(search("q", sizes)).toBe(-1);
  });

  test("TILE-57 forgets what was typed 350 ms after the last character", () => {
    const search = createSizeSearch();
    expect(search("1", sizes)).toBe(2);
    vi.advanceTimersByTime(349);
    expect(search("0", sizes)).toBe(2);
    vi.advanceTimersByTime(349);
    expect(search(".", sizes)).toBe(3);
    vi.advanceTimersByTime(350);
    expect(search("9", sizes)).toBe(1);
  });
});
