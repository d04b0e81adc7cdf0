import fc from "fast-check";
import { expect, test } from "vitest";
import { returnMethods, returnReasons } from "#domain/returns/return-request.ts";
import {
  choiceErrors,
  chosenLines,
  nothingChosen,
  type ReturnChoice,
  readChoice,
  worthOfChoice,
  writeChoice,
} from "./return-choice.ts";

const choice = (items: ReturnChoice["items"]): ReturnChoice => ({ items, method: "post" });
const bought = [
  { position: 0, left: 2, size: "9" },
  { position: 1, left: 0, size: "10" },
].map((item) => ({
  ...item,
  ...{ name: "Court", brand: "Osker", colourName: "Black", path: "/p", image: "", quantity: 2, unitPrice: 100, paid: 151 },
  ...{ until: null, refusal: null },
}));

test("something has to be chosen, and each thing needs its reason", () => {
  const errors = (items: ReturnChoice["items"]) => choiceErrors(choice(items), { items: bought });
  expect(errors({})).toEqual({ items: "Choose what you're sending back." });
  expect(errors({ 1: { quantity: 1, reason: null }, 0: { quantity: 1, reason: null } })).toEqual({
    items: undefined,
    "reason-0": "Choose a reason for Court, 9.",
    "reason-1": "Choose a reason for Court, 10.",
  });
  expect(errors({ 0: { quantity: 1, reason: "faulty" } })).toEqual({ items: undefined });
});

test("what is sent is never more than is left, which may have become less meanwhile", () => {
  const asked = choice({ 0: { quantity: 5, reason: "faulty" }, 1: { quantity: 1, reason: "tooBig" } });
  expect(chosenLines(asked, { items: bought })).toEqual([{ position: 0, quantity: 2, reason: "faulty" }]);
});

const item = fc.record({ quantity: fc.integer({ min: 1, max: 2 }), reason: fc.constantFrom(null, ...returnReasons) });

test("a choice that was kept is read as it was written", () => {
  const choices = fc.record({
    items: fc.option(item).map((first): ReturnChoice["items"] => (first ? { 0: first } : {})),
    method: fc.constantFrom(...returnMethods),
  });
  fc.assert(
    fc.property(choices, (made) => {
      expect(readChoice(writeChoice(made), { items: bought })).toEqual(made);
    }),
  );
});

test("of a choice that was kept, what cannot go back any more is gone, and no more is chosen than is left", () => {
  const items = {
    0: { quantity: 5, reason: "faulty" },
    1: { quantity: 1, reason: "tooBig" },
    7: { quantity: 1, reason: "tooBig" },
  } as const;
  expect(readChoice(writeChoice({ items, method: "store" }), { items: bought })).toEqual({
    items: { 0: { quantity: 2, reason: "faulty" } },
    method: "store",
  });
});

test.each(["", "{", "7", "null", "[]", '{"items":"ab"}', '{"items":{"0":null},"method":"drone"}'])(
  "%s keeps no choice",
  (text) => {
    expect(chosenLines(readChoice(text, { items: bought }), { items: bought })).toEqual([]);
    expect(readChoice(text, { items: bought }).method).toBe(nothingChosen.method);
  },
);

test("a review tells what goes back: what was paid after discounts, for as many as go, without what went before", () => {
  const worth = (left: number, quantity: number) =>
    worthOfChoice(choice({ 0: { quantity, reason: "faulty" } }), { items: bought.map((each) => ({ ...each, left })) });
  expect(worth(2, 2)).toBe(151);
  expect(worth(2, 1)).toBe(75);
  expect(worth(1, 1)).toBe(76);
  expect(worthOfChoice(nothingChosen, { items: bought })).toBe(0);
});
