import { expect, test } from "vitest";
import { distinguishability, refusedKinds, timeRefusedSignIns } from "../bench/sign-in-times.ts";

test("two rows of times are told apart as well as their ranks are", () => {
  expect(distinguishability([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(distinguishability([1, 2], [3, 4])).toBe(1);
  expect(distinguishability([3, 4], [1, 2])).toBe(1);
  expect(distinguishability([1, 3], [2, 4])).toBe(0.75);
});

/*
 * A few tries tell a missing hash (then it is 1) from noise; `pnpm bench --only sign-in` makes a thousand of each and asks for 0.55.
 */
test("why a sign-in is refused cannot be told from its time", async () => {
  const times = await timeRefusedSignIns(25);
  for (const kind of refusedKinds.slice(1)) {
    expect(distinguishability(times[kind], times["an unknown address"]), kind).toBeLessThan(0.85);
  }
});
