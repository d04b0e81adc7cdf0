import { afterEach, expect, test } from "vitest";

let landed = false;

afterEach(() => expect(landed).toBe(true));

test("what a test set off and did not wait for has landed before its surroundings are taken away", () => {
  void import("./imported-late.fixture.ts").then(({ isThere }) => {
    landed = isThere;
  });
  expect(landed).toBe(false);
});
