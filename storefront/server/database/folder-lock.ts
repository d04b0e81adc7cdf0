import { randomUUID } from "node:crypto";
import { link, readFile, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";

/** Another process holds the lock; `message` names it in words for whoever started this one. */
export class FolderLocked extends Error {
  override readonly name = "FolderLocked";
  readonly holder: LockHolder;

  constructor(folder: string, holder: LockHolder) {
    const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
    super(
      `The database in ${folder} is in use by process ${holder.pid}${where}, started ${holder.since}. ` +
        "Stop that process first, or choose another folder with DATA_DIR.",
    );
    this.holder = holder;
  }
}

export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** ISO time at which the lock was taken. */
  readonly since: string;
  /** What tells this process from a later one with the same number; empty where the system does not say. */
  readonly processStart: string;
  readonly token: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

/** A lock from another machine cannot be checked by process number; its holder touches the file this often (milliseconds). */
const heartbeat = 5000;
const silentAfter = 6 * heartbeat;

/** Two processes may want the same dead lock; the later one looks again this often before it gives up. */
const mostAttempts = 40;

const heldHere = new Set<string>();

/**
 * Takes the lock beside `folder` (`<folder>.lock`), because two processes that open one embedded database lose each
 * other's acknowledged writes silently. The lock of a process that is gone is reclaimed.
 * @throws FolderLocked when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = `${folder}.lock`;
  const mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    processStart: await processStart(process.pid),
    token: randomUUID(),
  };
  for (let attempt = 1; !(await create(path, mine)); attempt += 1) {
    const holder = await read(path);
    if (holder === undefined) continue;
    if (attempt > mostAttempts || (await isAlive(holder, path))) throw new FolderLocked(folder, holder);
    if (!(await reclaim(path, holder))) await delay(50);
  }
  heldHere.add(mine.token);
  const timer = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), heartbeat);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      if (!heldHere.delete(mine.token)) return;
      if ((await read(path))?.token === mine.token) await unlink(path);
    },
  };
}

/** Written aside and linked into place, so that nobody ever reads half a lock. */
async function create(path: string, holder: LockHolder): Promise<boolean> {
  const draft = `${path}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

async function read(path: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as LockHolder;
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

async function isAlive(holder: LockHolder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) {
    const touched = await stat(path).then(
      (found) => found.mtimeMs,
      () => 0,
    );
    return Date.now() - touched < silentAfter;
  }
  if (holder.pid === process.pid) return heldHere.has(holder.token);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!isCode(error, "EPERM")) return false;
  }
  return (await processStart(holder.pid)) === holder.processStart;
}

/**
 * Removes a dead holder's lock. Linking the lock to a name made from its token lets exactly one process do it, and
 * looking at what was linked makes sure that it is still the dead one's. False while somebody else is at it.
 */
async function reclaim(path: string, dead: LockHolder): Promise<boolean> {
  const claim = `${path}.dead-${dead.token}`;
  try {
    await link(path, claim);
  } catch (error) {
    if (isCode(error, "ENOENT")) return true;
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
  try {
    if ((await read(claim))?.token === dead.token) await unlink(path);
    return true;
  } finally {
    await unlink(claim);
  }
}

/** Start time of a process in the kernel's own count (Linux), empty elsewhere. */
async function processStart(pid: number): Promise<string> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
