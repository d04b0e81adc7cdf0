import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { bytesLeftOn } from "./bytes-left-on.ts";

/** Bytes of one file of PostgreSQL's log. */
const logFileSize = 16 * 1024 * 1024;

/**
 * Bytes that are free where the embedded database takes changes. PostgreSQL that finds no room for the next file of its log gives up
 * while it commits, and PGlite then never returns: nothing in this process would run any more.
 */
const leastRoom = 2 * logFileSize;

/** Milliseconds between two looks at the disk. Orders do not fill half a file of the log meanwhile; a large import can. */
const interval = 1_000;

/** The embedded database is not opened or not changed, because its disk is nearly full; nothing is wrong with it. */
export class DatabaseWithoutRoom extends Error {
  override readonly name = "DatabaseWithoutRoom";
}

const littleRoom = `its disk has less than ${leastRoom / 1024 / 1024} MB left`;

const hasRoom = async (folder: string): Promise<boolean> => (await bytesLeftOn(folder)) >= leastRoom;

/** @throws DatabaseWithoutRoom, in words for whoever starts the shop */
export async function requireRoom(folder: string): Promise<void> {
  if (await hasRoom(folder)) return;
  throw new DatabaseWithoutRoom(`The database in ${folder} cannot be opened: ${littleRoom}. Make room on it, then start again.`);
}

/** Files of the log after which the older ones are let go. */
const mostLogFiles = 4;

async function logFilesIn(folder: string): Promise<number> {
  const names = await readdir(join(folder, "pg_wal"));
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
}

/**
 * Looks after the disk of an open database. While it is nearly full, what would change the database fails, and what is read is read.
 * Its log is cut back, which PGlite never does by itself: what is noted in it would lie there until the shop is stopped.
 * @param onError is also told when the disk is nearly full
 * @returns the way to stop
 */
export function lookAfterDisk(client: PGlite, folder: string, onError: (error: unknown) => void): () => Promise<void> {
  let isRefusing = false;
  let kept = mostLogFiles;
  const look = async () => {
    const isFull = !(await hasRoom(folder));
    if (isFull !== isRefusing) {
      isRefusing = isFull;
      await client.exec(`set default_transaction_read_only to ${isFull ? "on" : "off"}`);
      if (isFull) onError(new DatabaseWithoutRoom(`The database in ${folder} takes nothing for now: ${littleRoom}.`));
    }
    if ((await logFilesIn(folder)) > kept) {
      await client.exec("checkpoint");
      kept = Math.max(mostLogFiles, await logFilesIn(folder));
    }
  };
  let looks = Promise.resolve();
  const timer = setInterval(() => {
    looks = looks.then(look).catch(onError);
  }, interval);
  return () => {
    clearInterval(timer);
    return looks;
  };
}
