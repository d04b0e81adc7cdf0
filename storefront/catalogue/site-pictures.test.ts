import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { drawSitePictures } from "./site-pictures.ts";

let drawn: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  drawn = await drawSitePictures();
});
const kept = (name: string) => readFile(new URL(`../public/${name}`, import.meta.url));
const picture = (name: string, bytes: Buffer) => (name.endsWith(".ico") ? bytes.subarray(22) : bytes);

test("the files that are served are what the code draws", async () => {
  for (const [name, bytes] of drawn) {
    const [ours, theirs] = await Promise.all(
      [bytes, await kept(name)].map((one) => sharp(picture(name, one)).removeAlpha().raw().toBuffer()),
    );
    let difference = 0;
    for (let at = 0; at < ours!.length; at++) difference += Math.abs(ours![at]! - theirs![at]!);
    expect([name, theirs!.length]).toEqual([name, ours!.length]);
    expect(difference / ours!.length, name).toBeLessThan(1);
  }
});

test("a shared page's picture is 1200 by 630 and under 100 kB, a home screen's 180 wide", async () => {
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(await kept(name)).metadata();
    return [width, height];
  };
  expect(await sizeOf("share.jpg")).toEqual([1200, 630]);
  expect((await kept("share.jpg")).length).toBeLessThan(100_000);
  expect(await sizeOf("apple-touch-icon.png")).toEqual([180, 180]);
});

test("the icon file holds one picture of 32 pixels", async () => {
  const file = await kept("favicon.ico");
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(file.length - file.readUInt32LE(18));
  expect((await sharp(file.subarray(22)).metadata()).width).toBe(32);
});

test("the mark of a maskable icon stays within the circle that every mask leaves", async () => {
  const { data, info } = await sharp(await kept("icon-maskable-512.png"))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at]! > 128) continue;
    const pixel = at / info.channels;
    farthest = Math.max(farthest, Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5));
  }
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThanOrEqual(0.4 * 512);
});
