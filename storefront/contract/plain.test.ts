import { expect, test } from "vitest";
import { plain, visible } from "./plain.ts";

const problemsOf = (text: string) => plain.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test.each(["\u200b", " \u200b\u2060 ", "\u3164", "\u00ad\ufe0f", "\t"])(
  "a name of nothing that can be seen (%j) is refused",
  (text) => {
    expect(problemsOf(text)).toEqual(["must hold something that can be seen"]);
  },
);

test.each(["\u202e", "\u202a", "\u2067"])("a name that turns round what the shop writes beside it (%j) is refused", (turn) => {
  const code = turn.charCodeAt(0).toString(16).toUpperCase();
  expect(problemsOf(`Run${turn}ner`)).toEqual([`holds a character that turns words round (U+${code})`]);
  expect(visible.safeParse(`In a description it turns no more than that: ${turn}`).success).toBe(true);
});

test.each(["", "Runner", "👩‍💻", "Ōtautahi", "می‌خواهم", "שלום", "Wide\u00adfit"])("%j is a name", (text) => {
  expect(problemsOf(text)).toEqual([]);
});
