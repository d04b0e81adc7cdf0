import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createImages, type Images } from "./images.ts";
import { openPhotographs, type Photographs } from "./photographs.ts";

let folder: string;
let photographs: Photographs;
let images: Images;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "photographs-"));
  photographs = openPhotographs(join(folder, "originals"));
  images = createImages({ photographs, folder: join(folder, "pictures") });
  app = Fastify();
  await app.register(images.plugin);
});
afterEach(async () => {
  await images.settled();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const lime = { r: 225, g: 255, b: 60 };
/** A lime ground with a dark square in its middle. */
function photograph(width: number, height: number, background: object = lime): Sharp {
  const side = Math.round(Math.min(width, height) / 2);
  const square = { create: { width: side, height: side, channels: 3 as const, background: "#203040" } };
  return sharp({ create: { width, height, channels: 4, background } }).composite([{ input: square, gravity: "centre" } as never]);
}
const flat = (width: number, height: number, background: object = lime) =>
  sharp({ create: { width, height, channels: 3, background } as never });

const shown = (src: string, options = "width=320,fit=scale-down,format=auto", accept = "image/webp") =>
  app.inject({ url: `/cdn-cgi/image/${options}${src}`, headers: { accept } });
const originals = async () =>
  (await readdir(join(folder, "originals"), { recursive: true, withFileTypes: true }).catch(() => [])).filter((one) =>
    one.isFile(),
  );

async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
}

describe("a photograph of the owner's", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "as %s is kept once, whatever it is sent as, and resized",
    async (format) => {
      const bytes = await flat(900, 600).toFormat(format).toBuffer();
      const kept = await photographs.keep(bytes);
      expect(kept).toMatchObject({ width: 900, height: 600, transparent: false });
      expect(await photographs.keep(bytes)).toEqual(kept);
      expect(await originals()).toHaveLength(1);
      const answer = await shown(kept.src);
      expect(answer.headers["content-type"]).toBe("image/webp");
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320, height: 213 });
    },
  );

  test("IMG-08 as a product's picture is two to three, whole, on the colour of its own border", async () => {
    const { src } = await photographs.keep(await flat(1200, 800).jpeg({ quality: 95 }).toBuffer());
    const answer = await shown(`${src}/portrait`, "width=400,fit=scale-down,format=png");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 400, height: 600 });
    for (const [channel, value] of (await colourAt(answer.rawPayload, 2, 2)).entries()) {
      expect(Math.abs(value - Object.values(lime)[channel]!)).toBeLessThan(12);
    }
  });

  test("that is nearly two to three already is cut to it and not framed", async () => {
    const stripes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#ffffff" } })
      .composite([{ input: { create: { width: 840, height: 1200, channels: 3, background: "#223344" } } }])
      .png()
      .toBuffer();
    const { src } = await photographs.keep(stripes);
    const { rawPayload } = await shown(`${src}/portrait`, "width=400,fit=scale-down,format=png");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 400, height: 600 });
    expect(await colourAt(rawPayload, 1, 1)).toEqual([0x22, 0x33, 0x44]);
  });

  test("is not enlarged", async () => {
    const { src } = await photographs.keep(await flat(200, 200).png().toBuffer());
    expect(await sharp((await shown(src, "width=800")).rawPayload).metadata()).toMatchObject({ width: 200, height: 200 });
    const portrait = await sharp((await shown(`${src}/portrait`, "width=800")).rawPayload).metadata();
    expect(portrait).toMatchObject({ width: 200, height: 300 });
  });

  test("is turned as it was taken, and says nothing of where, when and by whom", async () => {
    const taken = await flat(600, 300)
      .withExif({ IFD0: { Copyright: "Somebody", Orientation: "6" }, IFD3: { GPSLatitudeRef: "S" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.includes("Somebody")).toBe(true);
    const kept = await photographs.keep(taken);
    expect(kept).toMatchObject({ width: 300, height: 600 });
    const bytes = (await shown(kept.src, "width=160,format=jpeg")).rawPayload;
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 160, height: 320, exif: undefined, orientation: undefined });
    expect(bytes.includes("Somebody")).toBe(false);
  });

  test("that lets the ground through still does, and one that only could does not", async () => {
    const clear = await photographs.keep(await photograph(400, 400, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer());
    expect(clear.transparent).toBe(true);
    const answer = await shown(`${clear.src}/portrait`, "width=160,format=auto", "image/avif");
    expect(answer.headers["content-type"]).toBe("image/avif");
    expect((await sharp(answer.rawPayload).stats()).isOpaque).toBe(false);
    const opaque = await photographs.keep(await photograph(400, 400).png().toBuffer());
    expect(opaque.transparent).toBe(false);
  });

  test("that lets the ground through has no colours stand behind it, and as a JPEG a white ground", async () => {
    const clear = await photographs.keep(await photograph(400, 600, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer());
    expect(clear.placeholder).toBe("");
    const card = await images.jpegOf(`${clear.src}/portrait`, 320);
    expect(await colourAt(card ?? Buffer.alloc(0), 10, 10)).toEqual([255, 255, 255]);
  });

  test("has its own colours stand in for it", async () => {
    const { placeholder } = await photographs.keep(await photograph(400, 600).png().toBuffer());
    expect(placeholder).toMatch(/^e1ff3c-(?:1f|20|21)(?:2f|30|31)(?:3f|40|41)$/);
  });

  test("of AVIF is taken, upright, and shown to a browser that knows no AVIF", async () => {
    const kept = await photographs.keep(await photograph(600, 300).avif().toBuffer());
    expect(kept).toMatchObject({ width: 600, height: 300, transparent: false });
    const answer = await shown(kept.src, "width=160,format=auto", "image/jpeg");
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 160, height: 80 });
  });

  test("that is not there, or is asked for by another name, is not found", async () => {
    const { src } = await photographs.keep(await flat(100, 100).png().toBuffer());
    const other = `/media/photos/${"0".repeat(40)}`;
    for (const source of [other, `${other}/portrait`, `${src}/landscape`, `${src}-clear/portrait/x`, src.slice(0, -1)]) {
      expect([source, (await shown(source)).statusCode]).toEqual([source, 404]);
    }
  });

  test("of a dry run is looked at and not kept", async () => {
    await photographs.keep(await flat(100, 100).png().toBuffer(), true);
    expect(await originals()).toEqual([]);
  });
});

describe("a file that is none", () => {
  /** The PNG signature and a header that claims a size, with nothing behind it. */
  function claiming(width: number, height: number): Buffer {
    const header = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0\0\0\0\0", "latin1");
    header.writeUInt32BE(width, 16);
    header.writeUInt32BE(height, 20);
    return header;
  }
  /** The beginning of a file of High Efficiency pictures: its brand, and those that it is compatible with. */
  const heif = (...brands: string[]) => {
    const bytes = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.join("")}`, "latin1");
    bytes.writeUInt32BE(bytes.length, 0);
    return Buffer.concat([bytes, Buffer.alloc(64)]);
  };
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
  );

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ["empty", () => Buffer.alloc(0), /empty/],
    ["text under a picture's name", () => Buffer.from("not a picture"), /no JPEG, PNG, WebP or AVIF/],
    ["a drawing that could read files", () => svg, /no JPEG, PNG, WebP or AVIF/],
    ["a GIF", () => flat(20, 20).gif().toBuffer(), /no JPEG, PNG, WebP or AVIF/],
    ["a phone's HEIC", () => heif("heic", "mif1"), /HEIC.*Export it from the phone or computer as JPEG/],
    ["a HEIC that begins as any HEIF", () => heif("mif1", "MiHE", "miaf", "heix"), /HEIC.*as JPEG/],
    ["a burst of HEIC", () => heif("msf1", "hevc"), /HEIC.*as JPEG/],
    ["a HEIF of another kind", () => heif("mif1", "jpeg"), /no JPEG, PNG, WebP or AVIF/],
    ["a bomb of small size", async () => flat(9_100, 9_100).png({ compressionLevel: 9 }).toBuffer(), /9100 by 9100 pixels/],
    ["a header without a picture", () => claiming(400, 400), /damaged|cut off/],
    ["too small to be seen", () => flat(8, 300).png().toBuffer(), /too small/],
    ["a JPEG that is cut off", async () => await cutOff("jpeg"), /cut off/],
    ["a PNG that is cut off", async () => await cutOff("png"), /damaged|cut off/],
    ["a WebP that is cut off", async () => await cutOff("webp"), /damaged|cut off/],
    ["of 41 MB", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(41 * 2 ** 20)]), /over 40 MB/],
  ])("%s is refused in a sentence and not kept", async (_, bytes, why) => {
    await expect(photographs.keep(await bytes())).rejects.toThrow(why);
    expect(await originals()).toEqual([]);
  });

  async function cutOff(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
    const noise = { create: { width: 600, height: 600, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 60 } } };
    const whole = await sharp(noise as never)
      .toFormat(format)
      .toBuffer();
    return whole.subarray(0, Math.floor(whole.length * 0.7));
  }
});
