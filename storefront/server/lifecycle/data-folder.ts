import { access, constants, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigurationError } from "../configuration.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { makeFolder } from "./make-folder.ts";
import { shortened } from "./shortened.ts";

/** Marks a folder as ours, so that `--reset` can never empty another one by a slip in DATA_DIR. */
const marker = ".tread-and-thread";

/** What the shop keeps in its folder: the rest is somebody's, and stays. */
const ownNames = ["database", "database.new", "originals", "pictures", "owner-access.json"];

/** `--reset` was pointed at a folder that this server did not make, nor find empty. */
export class NotOurFolder extends Error {
  override readonly name = "NotOurFolder";
}

const usable = constants.R_OK | constants.W_OK | constants.X_OK;

/** Makes the data folder if need be, for this user's eyes only. One that holds something already does not become ours by being used. */
export async function prepareDataFolder(folder: string): Promise<void> {
  await makeFolder(folder, 0o700);
  await access(folder, usable);
  if ((await namesIn(folder)).length > 0) return;
  await writeFile(join(folder, marker), "Data of the shop. The server's --reset deletes what the shop keeps in this folder.\n", {
    mode: 0o600,
  });
}

/** Why the folder of photographs cannot be used, by the system's error code. */
const originalsProblems: Readonly<Record<string, string>> = {
  EEXIST: "is a file, or lies in one",
  ENOTDIR: "is a file, or lies in one",
  ENOENT: "cannot be made",
  EROFS: "is on a disk that cannot be written to",
  ENAMETOOLONG: "is longer than a path may be",
};

/**
 * Makes the folder of the owner's photographs if need be.
 * @throws ConfigurationError when it cannot be written to: the first photograph that is sent would be too late to say so
 */
export async function prepareOriginals(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, usable);
  } catch (error) {
    const reason = originalsProblems[(error as NodeJS.ErrnoException).code ?? ""] ?? "cannot be written to by this user";
    throw new ConfigurationError([{ setting: "ORIGINALS_DIR", problem: `${shortened(folder)} ${reason}` }]);
  }
}

/**
 * Deletes what the shop keeps in the data folder: orders, stock, mails, pictures. A folder that does not exist is fine.
 * @throws FolderLocked when a server is running on it; NotOurFolder when it holds something but not our mark
 */
export async function emptyDataFolder(folder: string): Promise<void> {
  const found = await namesIn(folder);
  if (found.length === 0) return;
  if (!found.includes(marker)) {
    throw new NotOurFolder(
      `${folder} held something before this shop came, so --reset leaves it alone. Check DATA_DIR, or empty it yourself.`,
    );
  }
  const lock = await lockFolder(join(folder, "database"));
  try {
    await Promise.all(ownNames.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  } finally {
    await lock.release();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
