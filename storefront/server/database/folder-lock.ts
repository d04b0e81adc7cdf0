import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";

/** Another process holds the lock; `message` names it in words for whoever started this one. */
export class FolderLocked extends Error {
  override readonly name = "FolderLocked";

  constructor(folder: string, holder: LockHolder | undefined) {
    const who = holder === undefined ? "another process" : `process ${holder.pid}${placeOf(holder)}, started ${holder.since}`;
    super(`The database in ${folder} is in use by ${who}. Stop it first, or choose another folder with DATA_DIR.`);
  }
}

/** The folder's file system takes no locks, so nothing would keep two servers apart. */
export class FolderCannotBeLocked extends Error {
  override readonly name = "FolderCannotBeLocked";

  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The database in ${folder} cannot be locked (${reason}). Choose a folder on a local disk with DATA_DIR.`, { cause });
  }
}

interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** ISO time at which the lock was taken. */
  readonly since: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const busy = 5;

/**
 * Takes the lock beside `folder`, because two processes that open one embedded database lose each other's acknowledged
 * writes silently.
 *
 * The lock is the operating system's own (POSIX `fcntl`, `LockFileEx` on Windows), by way of a transaction of SQLite on the
 * empty file `<folder>.flock` that never writes. So it holds between containers that share the folder, whatever they think
 * their names and process numbers are, and it ends with its process however that dies: nothing is ever left to clean up.
 * Who holds it is written beside it, for the message only.
 * @throws FolderLocked when a living process holds it
 * @throws FolderCannotBeLocked when the file system knows no locks
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = `${folder}.flock`;
  const holderPath = `${path}.json`;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec("begin immediate");
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === busy) throw new FolderLocked(folder, await readHolder(holderPath));
    throw new FolderCannotBeLocked(folder, error);
  }
  const held = lock;
  const holder: LockHolder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    await writeFile(holderPath, JSON.stringify(holder));
  } catch (error) {
    held.close();
    throw error;
  }
  return {
    async release() {
      if (held.isOpen) held.close();
    },
  };
}

async function readHolder(path: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as LockHolder;
  } catch {
    return undefined;
  }
}

function placeOf({ host }: LockHolder): string {
  return host === hostname() ? "" : ` on ${host}`;
}
