import { expect, test } from "vitest";
import { choiceErrors, chosenLines, type ReturnChoice } from "./return-choice.ts";

const choice = (items: ReturnChoice["items"]): ReturnChoice => ({ items, method: "post" });
const bought = [
  { position: 0, left: 2 },
  { position: 1, left: 0 },
].map((item) => ({
  ...item,
  ...{ name: "Court", brand: "Osker", colourName: "Black", size: "9", path: "/p", image: "", quantity: 2, unitPrice: 100 },
  ...{ until: null, refusal: null },
}));

test("something has to be chosen, and each thing needs its reason", () => {
  expect(choiceErrors(choice({}))).toEqual({ items: "Choose what you’re sending back." });
  expect(choiceErrors(choice({ 0: { quantity: 1, reason: null } }))).toEqual({
    items: undefined,
    "reason-0": "Choose a reason.",
  });
  expect(choiceErrors(choice({ 0: { quantity: 1, reason: "faulty" } }))).toEqual({ items: undefined });
});

test("what is sent is never more than is left, which may have become less meanwhile", () => {
  const asked = choice({ 0: { quantity: 5, reason: "faulty" }, 1: { quantity: 1, reason: "tooBig" } });
  expect(chosenLines(asked, { items: bought })).toEqual([{ position: 0, quantity: 2, reason: "faulty" }]);
});
