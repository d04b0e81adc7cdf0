import { expect, test } from "vitest";
import type { EntryReport } from "./report.ts";
import { costOfStory, entryOfStory, type SizeFile } from "./size-file.ts";
import { nothing } from "./sum.ts";

const entry = (name: string, bytes: number, data = 0): EntryReport => ({
  name,
  js: {
    first: { minified: bytes * 3, gzip: bytes, brotli: bytes },
    later: nothing,
    data: { minified: data, gzip: data, brotli: data },
  },
  css: nothing,
  files: [],
  imports: [],
  libraries: [],
});

const file: SizeFile = {
  entries: [entry("button", 700), entry("phone-field", 2_300, 29_000), entry("theme/btq", 100)],
  whole: entry("whole system", 65_000),
  budgets: { button: { js: 2 }, "phone-field": { js: 4, data: 32 } },
  wholeBudget: { js: 75, css: 18 },
};

test.each([
  ["./stories/button/Button.stories.tsx", "button"],
  ["../stories/theme/btq/Btq.stories.tsx", "theme/btq"],
  ["./stories/Welcome.stories.tsx", undefined],
  ["./elsewhere/Button.stories.tsx", undefined],
])("the story %s is about %s", (importPath, name) => {
  expect(entryOfStory(importPath)).toBe(name);
});

test("a story of a component costs what the component does, beside its budget", () => {
  expect(costOfStory(file, "./stories/button/Button.stories.tsx")).toMatchObject({
    entry: { name: "button" },
    whole: false,
    judged: [
      { part: "JavaScript", weight: 0.7, limit: 2 },
      { part: "CSS", weight: 0, limit: 0 },
    ],
  });
});

test("data is told where there is some", () => {
  const { judged } = costOfStory(file, "./stories/phone-field/PhoneField.stories.tsx");
  expect(judged.at(-1)).toEqual({ part: "data", weight: 29, limit: 32 });
});

test("an entry without a budget has nothing beside it", () => {
  expect(costOfStory(file, "./stories/theme/btq/Btq.stories.tsx").judged).toEqual([]);
});

test("a story of a page costs what everything does", () => {
  expect(costOfStory(file, "./stories/pages/Home.stories.tsx")).toMatchObject({ entry: { name: "whole system" }, whole: true });
});
