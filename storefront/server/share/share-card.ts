import sharp, { type OverlayOptions } from "sharp";
import { siteName } from "#domain/configuration/site-name.ts";

/** What a link's preview shows of a product. */
export interface ShareCard {
  /** Its picture, of any format; null where there is none. */
  readonly picture: Buffer | null;
  readonly brand: string;
  readonly name: string;
  readonly colour: string;
  /** As it is shown: "$180.00". */
  readonly price: string;
  /** What it cost before, where it is reduced. */
  readonly was: string | null;
}

/** Pixels of a preview, as the services that show them ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

const picture = { width: 420, height: cardSize.height } as const;
const margin = 64;
/** Room for the shop's name at the foot. */
const foot = 48;
const column = { left: picture.width + margin, width: cardSize.width - picture.width - 2 * margin } as const;
const ground = { r: 255, g: 255, b: 255 };
/** The shop's own letters where the machine has them, else the nearest that it has. */
const family = "Archivo, Helvetica Neue, Arial, Liberation Sans, DejaVu Sans, sans-serif";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Lines of text in the column, drawn at a size in pixels; null on a machine without letters to draw with. */
async function lettering(text: string, pixels: number, { weight = "normal", colour = "#12130f", strike = false } = {}) {
  const attributes = `foreground="${colour}" weight="${weight}"${strike ? ' strikethrough="true"' : ""}`;
  try {
    const { data, info } = await sharp({
      text: {
        text: `<span ${attributes}>${escaped(text)}</span>`,
        font: `${family} ${pixels}`,
        dpi: 72,
        width: column.width,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { input: data, height: info.height };
  } catch {
    return null;
  }
}

const longest = 90;
const cut = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`);

/** Draws a preview: the product's picture at the left, brand, name, colour and price beside it, the shop's name at the foot. A JPEG. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  if (card.picture) {
    const input = await sharp(card.picture)
      .resize({ ...picture, fit: "cover" })
      .toBuffer();
    parts.push({ input, left: 0, top: 0 });
  }
  let top = margin;
  const put = async (text: string, pixels: number, gap: number, style?: Parameters<typeof lettering>[2]) => {
    const drawn = await lettering(text, pixels, style);
    if (drawn === null || top + drawn.height > cardSize.height - margin - foot) return;
    parts.push({ input: drawn.input, left: column.left, top });
    top += drawn.height + gap;
  };
  await put(cut(card.brand), 32, 20, { weight: "bold" });
  await put(cut(card.name), 68, 24, { weight: "heavy" });
  await put(cut(card.colour), 32, 44, { colour: "#5d5e56" });
  await put(card.price, 52, 12, { weight: "bold", colour: card.was === null ? "#12130f" : "#c4240f" });
  if (card.was !== null) await put(card.was, 32, 0, { colour: "#5d5e56", strike: true });
  const mark = await lettering(siteName.toUpperCase(), 24, { weight: "heavy" });
  if (mark) parts.push({ input: mark.input, left: column.left, top: cardSize.height - margin - mark.height });
  return await sharp({ create: { ...cardSize, channels: 3, background: ground } })
    .composite(parts)
    .jpeg({ quality: 82 })
    .toBuffer();
}
