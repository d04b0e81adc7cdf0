import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWhole } from "./write-whole.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "whole-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a file is there under its name alone, folders and all", async () => {
  await writeWhole(join(folder, "aa", "bb"), Buffer.from("picture"));
  expect(await readdir(folder, { recursive: true })).toEqual(["aa", join("aa", "bb")]);
  expect(await readFile(join(folder, "aa", "bb"), "utf8")).toBe("picture");
});

test("nothing is left of a file that cannot be put where it belongs", async () => {
  await mkdir(join(folder, "taken", "by-a-folder"), { recursive: true });
  await expect(writeWhole(join(folder, "taken"), Buffer.from("picture"))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["taken"]);
});
