import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerWithin } from "./answer-within.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => {
  throw new Error("late");
};

test("is what the work comes to, or what it throws, and nothing is waited for any more", async () => {
  await expect(answerWithin(50, Promise.resolve("done"), late)).resolves.toBe("done");
  await expect(answerWithin(50, Promise.reject(new Error("broken")), late)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("work that takes longer is given up after just that time", async () => {
  const answer = answerWithin(50, new Promise<never>(() => undefined), late).catch((error: Error) => error.message);
  const waiting = Promise.race([answer, Promise.resolve("waiting")]);
  await vi.advanceTimersByTimeAsync(49);
  expect(await waiting).toBe("waiting");
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe("late");
});

test("work that takes longer may come to something else instead, and what it throws later is nobody's", async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const answer = answerWithin(50, promise, () => "not yet");
  await vi.advanceTimersByTimeAsync(50);
  reject(new Error("broken"));
  expect(await answer).toBe("not yet");
});
