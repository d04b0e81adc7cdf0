import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("work is done again and again, also after it has failed", async () => {
  const failures: unknown[] = [];
  const work = vi.fn(async () => {
    throw new Error("away");
  });
  const stop = repeat(1_000, work, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(3_500);
  expect(work).toHaveBeenCalledTimes(3);
  expect(failures).toHaveLength(3);
  await stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test("what is under way is told to begin nothing more, and waited for", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let told: AbortSignal | undefined;
  const stop = repeat(
    1_000,
    (stopping) => {
      told = stopping;
      return promise;
    },
    (error) => expect.fail(String(error)),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told?.aborted).toBe(false);
  let stopped = false;
  const done = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([told?.aborted, stopped]).toEqual([true, false]);
  resolve();
  await done;
  expect(stopped).toBe(true);
});
