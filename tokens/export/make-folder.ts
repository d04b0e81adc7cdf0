import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder, and those above it, where there is none. Node's own recursive one never ends where the folder above is there and
 * takes none, as in `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    if ((await stat(folder)).isDirectory()) return;
  } catch {
    await makeFolder(dirname(folder));
  }
  await mkdir(folder);
}
