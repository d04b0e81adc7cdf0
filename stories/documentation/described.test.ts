import { expect, test } from "vitest";
import { beyondPurpose, described } from "./described.ts";

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

test("under its purpose a component's page does not say the same again", () => {
  expect(beyondPurpose("A kept address.", "A kept address.")).toBe("");
  expect(beyondPurpose("A ruled list: ink on top.", "A ruled list: ink on\ntop. It has no end.")).toBe("It has no end.");
  expect(beyondPurpose("A small fact, under its price.", "A small fact. With `href` it is a link.")).toBe(
    "With `href` it is a link.",
  );
});

test("what a docstring says of its own stays whole", () => {
  expect(beyondPurpose("What something costs, and what it cost before.", "A price. It has cents.")).toBe(
    "A price. It has cents.",
  );
  expect(beyondPurpose("", "A price.")).toBe("A price.");
  expect(beyondPurpose("The foot of every page.", "")).toBe("");
});
