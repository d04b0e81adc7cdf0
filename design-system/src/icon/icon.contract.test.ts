import { expect, test } from "vitest";
import { directionalIcons, iconNames } from "./icon.contract.ts";
import sprite from "./sprite.svg?raw";

test("every icon name is a symbol of the sprite, and the other way round", () => {
  const ids = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]);
  expect([...ids].sort()).toEqual([...iconNames].sort());
});

test("every symbol says its drawing area, so that it scales", () => {
  expect([...sprite.matchAll(/<symbol /g)]).toHaveLength(iconNames.length);
  expect([...sprite.matchAll(/<symbol id="[\w-]+" viewBox="0 0 24 (24|16)"/g)]).toHaveLength(iconNames.length);
});

test("directional icons exist", () => {
  for (const name of directionalIcons) expect(iconNames).toContain(name);
});
