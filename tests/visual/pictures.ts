import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Pixels } from "./compare.ts";

/** The pixels of a PNG or WebP. */
export async function decode(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a picture as lossless WebP, a quarter of the PNG; its folder is made. */
export async function writePicture(file: string, { width, height, data }: Pixels): Promise<void> {
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, webp);
}

/** Removes a picture, and its folder when it was the last. */
export async function removePicture(file: string): Promise<void> {
  await rm(file, { force: true });
  const folder = dirname(file);
  if ((await readdir(folder).catch(() => ["gone"])).length === 0) await rm(folder, { recursive: true });
}

/** The pictures under a folder: story and mode of each, and its bytes. */
export async function picturesIn(folder: string): Promise<{ story: string; mode: string; bytes: number }[]> {
  const stories = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    stories
      .filter((each) => each.isDirectory())
      .map(async ({ name: story }) => {
        const files = (await readdir(join(folder, story))).filter((file) => file.endsWith(".webp"));
        return Promise.all(
          files.map(async (file) => ({
            story,
            mode: file.slice(0, -".webp".length),
            bytes: (await stat(join(folder, story, file))).size,
          })),
        );
      }),
  );
  return found.flat().sort((one, other) => `${one.story} ${one.mode}`.localeCompare(`${other.story} ${other.mode}`));
}
