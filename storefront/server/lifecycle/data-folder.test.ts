import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderLocked, lockFolder } from "../database/folder-lock.ts";
import { lockFileNames } from "../database/lock-files.fixture.ts";
import { emptyDataFolder, NotOurFolder, prepareDataFolder } from "./data-folder.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "data-"));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe("data folder", () => {
  test("is made for one user's eyes", async () => {
    const folder = join(parent, "a", "b");
    await prepareDataFolder(folder);
    await prepareDataFolder(folder);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  test("is emptied, but stays a data folder", async () => {
    await prepareDataFolder(parent);
    await mkdir(join(parent, "database", "base"), { recursive: true });
    await writeFile(join(parent, "database", "base", "1"), "x");
    for (const name of ["database.new", "originals", "pictures"]) await mkdir(join(parent, name));
    await writeFile(join(parent, "owner-access.json"), "x");
    await emptyDataFolder(parent);
    expect(await readdir(parent)).toEqual([".tread-and-thread", ...lockFileNames]);
    await emptyDataFolder(parent);
  });

  test("keeps what somebody has put beside what is the shop's", async () => {
    await prepareDataFolder(parent);
    await writeFile(join(parent, "products.csv"), "x");
    await emptyDataFolder(parent);
    expect(existsSync(join(parent, "products.csv"))).toBe(true);
  });

  test("of somebody else does not become the shop's by a start in it", async () => {
    await mkdir(join(parent, "pictures"));
    await prepareDataFolder(parent);
    await expect(emptyDataFolder(parent)).rejects.toThrow(NotOurFolder);
    expect(existsSync(join(parent, "pictures"))).toBe(true);
  });

  test("of somebody else is never touched", async () => {
    await writeFile(join(parent, "thesis.txt"), "years of work");
    await expect(emptyDataFolder(parent)).rejects.toThrow(NotOurFolder);
    expect(existsSync(join(parent, "thesis.txt"))).toBe(true);
    await expect(emptyDataFolder(join(parent, "missing"))).resolves.toBeUndefined();
  });

  test("in use is not emptied under the feet of its server", async () => {
    await prepareDataFolder(parent);
    await mkdir(join(parent, "pictures"));
    const lock = await lockFolder(join(parent, "database"));
    await expect(emptyDataFolder(parent)).rejects.toThrow(FolderLocked);
    expect(existsSync(join(parent, "pictures"))).toBe(true);
    await lock.release();
  });
});
