import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { listProps, unionProps } from "../../.storybook/union-props.ts";

const read = (file: string, props = unionProps) => {
  const path = fileURLToPath(new URL(`../../design-system/src/${file}`, import.meta.url));
  return props(readFileSync(path, "utf8"), path);
};

test("props of one kind only are found, with their docstrings", () => {
  const { Button = {} } = read("button/Button.tsx");
  expect(Object.keys(Button).sort()).toEqual(["href", "loading", "loadingLabel"]);
  for (const prop of Object.values(Button))
    expect(prop).toMatchObject({ description: expect.stringMatching(/\w/), required: false });
  // Of the kind that leads somewhere, not of the one that rules it out.
  expect(Button.href?.tsType).toEqual({ name: "string" });
});

test("a union below a name is found as well", () => {
  expect(Object.keys(read("chip/Chip.tsx").Chip ?? {}).sort()).toEqual(["href", "pressed"]);
});

test("a component of one kind has none", () => {
  expect(read("price/Price.tsx")).toEqual({});
  expect(unionProps("export const two = 1 | 2;", "two.ts")).toEqual({});
});

test("a list that nobody may change has its type as it is written, where Storybook's own reader knows none", () => {
  expect(read("account-nav/AccountNav.tsx", listProps).AccountNav).toEqual({
    links: { tsType: { name: "readonly AccountLink[]", raw: "readonly AccountLink[]" } },
  });
  expect(read("price/Price.tsx", listProps)).toEqual({});
});
