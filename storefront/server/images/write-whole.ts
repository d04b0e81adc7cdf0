import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file that appears whole or not at all, whoever else looks for it meanwhile; where the disk takes no more, nothing is left
 * of it.
 * @param flush waits until the disk itself has it, so that it is there even if the power goes
 * @throws what the disk says
 */
export async function writeWhole(path: string, bytes: Buffer, { flush = false } = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(unfinished, bytes, { flush });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
