import { expect, test } from "vitest";
import { described } from "../../.storybook/described.ts";

const say = (description?: string) => described({ __docgenInfo: { description } });

test("where a docstring says what to see, the page has a link", () => {
  expect(say("Opens on links.\n@see https://www.w3.org/WAI/ARIA/apg/")).toBe(
    "Opens on links.\n\nSee <https://www.w3.org/WAI/ARIA/apg/>.",
  );
});

test("any other docstring is left as it is, and none is nothing", () => {
  expect(say("A row.")).toBe("A row.");
  expect(say()).toBe("");
  expect(described(undefined)).toBe("");
});
