import { statfs } from "node:fs/promises";

/** Bytes that the disk of a folder still takes; there is no end to them on one that does not say. */
export async function bytesLeftOn(folder: string): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}
