import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

/** Exit code of that process when the disk is full, which is the one that PGlite's file system has for it. */
const noSpace = 51;

/**
 * Makes an empty embedded database in a folder, by a process of its own: making one takes 400 MB, which a process that lives
 * on would keep.
 * @throws Error with what the process said when it fails, or as the system does (`ENOSPC`) when the disk is full
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), folder], { stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  if (code === noSpace)
    throw Object.assign(new Error(`ENOSPC: no space left on device, ${folder}`), { code: "ENOSPC", path: folder });
  if (code !== 0) throw new Error(`No database could be made in ${folder} (${signal ?? code}).\n${said}`);
}

if (import.meta.main) {
  try {
    const client = await PGlite.create({ dataDir: process.argv[2] as string });
    await client.close();
  } catch (error) {
    // It ends at once: nothing would close what is half open.
    if ((error as { errno?: unknown }).errno === noSpace) process.exit(noSpace);
    throw error;
  }
}
