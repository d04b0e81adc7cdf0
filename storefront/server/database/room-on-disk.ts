import type { PGlite } from "@electric-sql/pglite";
import { bytesLeftOn } from "./bytes-left-on.ts";

/** Bytes of one file of PostgreSQL's log. */
const logFileSize = 16 * 1024 * 1024;

/**
 * Bytes that are free where the embedded database takes changes. PostgreSQL that finds no room for the next file of its log gives up
 * while it commits, and PGlite then never returns: nothing in this process would run any more.
 */
const leastRoom = 2 * logFileSize;

/** Milliseconds between two looks at the disk: no shop fills half a file of the log meanwhile. */
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

/**
 * Keeps an open database from being changed while the disk is full: what would change it fails, what is read is read.
 * @param onError is also told when it begins
 * @returns the way to stop looking
 */
export function refuseChangesWithoutRoom(client: PGlite, folder: string, onError: (error: unknown) => void): () => Promise<void> {
  let isRefusing = false;
  const look = async () => {
    const isFull = !(await hasRoom(folder));
    if (isFull === isRefusing) return;
    isRefusing = isFull;
    await client.exec(`set default_transaction_read_only to ${isFull ? "on" : "off"}`);
    if (isFull) onError(new DatabaseWithoutRoom(`The database in ${folder} takes nothing for now: ${littleRoom}.`));
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
