import type { Algoliasearch } from "algoliasearch";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSearchPush } from "./push-search.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a server keeps being the one that pushes for as long as a push takes", async () => {
  let asked = 0;
  const records = Promise.withResolvers<[]>();
  const push = createSearchPush({
    client: {} as Algoliasearch,
    nameOf: (name) => name,
    definitions: () => records.promise,
    record: async () => null,
    isLeader: async () => {
      asked += 1;
      return true;
    },
    onError: (error) => {
      throw error;
    },
  });
  const stop = push.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const before = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked - before).toBeGreaterThanOrEqual(60_000 / 30_000);
  records.resolve([]);
  await stop();
});
