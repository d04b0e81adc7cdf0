import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { rooms } from "../walls/house.ts";
import { root } from "./folders.ts";
import { sources } from "./storybook-build.ts";

/** A room with all that it may import, and all that those may. */
function reached(room: string): string[] {
  return [room, ...(rooms[room] ?? []).flatMap(reached)];
}

test("every room that stories reach is among what a Storybook is built from, so that it is built anew when one changes", () => {
  const missing = new Set(reached("stories").filter((room) => !sources.some((source) => `${source}/`.startsWith(`${room}/`))));
  expect([...missing]).toEqual([]);
});

test("so is every folder of the tokens that others may import, but for what is built of them", () => {
  const { exports } = JSON.parse(readFileSync(join(root, "tokens/package.json"), "utf8")) as { exports: Record<string, string> };
  const folders = new Set(Object.values(exports).map((path) => join("tokens", dirname(path))));
  folders.delete("tokens/dist");
  expect(folders.size).toBeGreaterThan(1);
  expect([...folders].filter((folder) => !sources.includes(folder))).toEqual([]);
});
