import { readFileSync } from "node:fs";
import sharp from "sharp";
import { renderCutout } from "./art/cutout.ts";
import { named } from "./shelf.ts";

const publicFolder = new URL("../public/", import.meta.url);
const logos = new URL("../../design-system/src/logo/logos.svg", import.meta.url);

/** The brand's own ground and ink, as in `favicon.svg`. */
const lime = "#e1ff3c";
const ink = "#12130f";

/** Share of its usual size at which the mark stays within a maskable icon's safe circle (W3C Web App Manifest, Icon masks). */
const maskableScale = 0.84;

/** Pixels of the picture that a shared page without one of its own is shown with (Open Graph). */
const sharedWidth = 1200;
const sharedHeight = 630;

/** The inside of one symbol of the shop's logos and its drawing area. */
function logo(name: string): { box: readonly number[]; content: string } {
  const sheet = readFileSync(logos, "utf8");
  const [, box = "", content = ""] = new RegExp(`<symbol id="${name}" viewBox="([^"]+)">(.*?)</symbol>`, "s").exec(sheet) ?? [];
  if (content === "") throw new Error(`There is no logo called ${name}.`);
  return { box: box.split(" ").map(Number), content };
}

/** The favicon's mark on its ground, `scale` of its usual size. */
function icon(pixels: number, scale = 1): Promise<Buffer> {
  const favicon = readFileSync(new URL("favicon.svg", publicFolder), "utf8");
  const inner = favicon.replace(/^<svg[^>]*>/, "").replace("</svg>", "");
  const shift = 48 * (1 - scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${pixels}" height="${pixels}"><path fill="${lime}" d="M0 0h96v96H0z"/><g transform="translate(${shift} ${shift}) scale(${scale})">${inner}</g></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** One PNG as an icon file: a header, a directory of one entry, the picture (as Windows has taken it since Vista). */
function ico(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The wordmark over a shoe on the brand's ground. */
async function sharedPicture(): Promise<Buffer> {
  const { box, content } = logo("wordmark");
  const [x = 0, y = 0, width = 1] = box;
  const scale = (sharedWidth - 160) / width;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${sharedWidth}" height="${sharedHeight}"><path fill="${lime}" d="M0 0h${sharedWidth}v${sharedHeight}H0z"/><g fill="${ink}" transform="translate(80 70) scale(${scale}) translate(${-x} ${-y})">${content}</g></svg>`;
  const shoe = await sharp(Buffer.from(renderCutout(named("Rally Cup", "oat-ink").look, { width: 800 })))
    .trim()
    .resize({ width: 760, height: 330, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(Buffer.from(ground))
    .composite([
      { input: shoe.data, left: Math.round((sharedWidth - shoe.info.width) / 2), top: sharedHeight - 40 - shoe.info.height },
    ])
    .removeAlpha()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Every picture that stands for the shop itself, by the name of its file in `storefront/public`. */
export async function drawSitePictures(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ["favicon.ico", ico(await icon(32), 32)],
    ["apple-touch-icon.png", await icon(180)],
    ["icon-192.png", await icon(192)],
    ["icon-512.png", await icon(512)],
    ["icon-maskable-192.png", await icon(192, maskableScale)],
    ["icon-maskable-512.png", await icon(512, maskableScale)],
    ["share.jpg", await sharedPicture()],
  ]);
}
