import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder, and those above it, where there is none. Node's own recursive one never ends where the folder above is there and
 * takes none, as in `/proc`.
 * @param mode who may do what with folders that are made; whatever the system says when undefined
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const found = await look(folder);
  if (found === "folder") return;
  if (found === "nothing") await makeFolder(dirname(folder), mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Another server that shares it may have been quicker.
    if ((await look(folder)) !== "folder") throw error;
  }
}

async function look(path: string): Promise<"folder" | "file" | "nothing"> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "nothing";
    throw error;
  }
}
