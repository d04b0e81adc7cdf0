import sharp from "sharp";
import { largestPhotograph } from "#contract/catalogue.ts";
import { type Colour, photographColours } from "./photograph-colours.ts";

/** A file that cannot be one of the shop's photographs; the message says why, in a sentence for its owner. */
export class UnusablePhotograph extends Error {
  override readonly name = "UnusablePhotograph";
}

/** What a photograph turns out to be. */
export interface PhotographFacts {
  /** Pixels, as it is looked at: a picture that a camera has marked as lying on its side is measured upright. */
  readonly width: number;
  readonly height: number;
  /** Has places that let the ground through. */
  readonly transparent: boolean;
  /**
   * Two hex colours, of its border and of its middle, joined by `-`: what stands in until it is there. Empty where it lets the
   * ground through, behind which nothing but the ground may stand: its border's pixels have a colour, mostly black, that nobody sees.
   */
  readonly placeholder: string;
}

/** Pixels of the largest picture: a file of a few kilobytes may claim to be thousands of megabytes when it is unpacked. */
export const mostPixels = 80_000_000;
/** Pixels of the shorter side. */
const leastSide = 16;

/** Where the brands of an ISO base media file begin, and how long one is (ISO/IEC 14496-12). */
const brandAt = 8;
const brandLength = 4;

/**
 * What a file is by its first bytes, whatever its name says: nothing else is given to the decoders.
 * @throws UnusablePhotograph when it is none of the formats that are taken
 */
function requireKnownFormat(bytes: Buffer): void {
  const starts = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, "latin1"));
  if (starts("\xff\xd8\xff") || starts("\x89PNG\r\n\x1a\n")) return;
  if (starts("RIFF") && starts("WEBP", 8)) return;
  if (starts("ftyp", 4)) {
    const boxEnd = Math.min(bytes.readUInt32BE(0), 64, bytes.length);
    const brands: string[] = [];
    for (let at = brandAt; at + brandLength <= boxEnd; at += brandLength) {
      brands.push(bytes.toString("latin1", at, at + brandLength));
    }
    if (brands.includes("avif")) return;
    if (brands.some((brand) => /^(?:hei[cmsx]|hev[cx])$/.test(brand))) {
      throw new UnusablePhotograph(
        "This is a HEIC photograph, which the shop cannot read. Export it from the phone or computer as JPEG.",
      );
    }
  }
  throw new UnusablePhotograph("This is no JPEG, PNG, WebP or AVIF picture, whatever its name says.");
}

const hex = ({ r, g, b }: Colour) => [r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("");

/**
 * Looks at a photograph as a whole: it is read to its last line, so that one that is cut off is found out now and not by a
 * shopper.
 * @throws UnusablePhotograph
 */
export async function inspectPhotograph(bytes: Buffer): Promise<PhotographFacts> {
  if (bytes.length === 0) throw new UnusablePhotograph("This file is empty.");
  if (bytes.length > largestPhotograph) {
    throw new UnusablePhotograph(`This file is over ${largestPhotograph / 2 ** 20} MB. Save the photograph smaller.`);
  }
  requireKnownFormat(bytes);
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: "warning" });
  // Sizes are read from the header, before anything is unpacked.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header === undefined) throw new UnusablePhotograph("This picture is damaged: it cannot be opened.");
  const { width, height } = header.autoOrient;
  if (width * height > mostPixels) {
    throw new UnusablePhotograph(
      `This picture is ${width} by ${height} pixels; at most ${mostPixels / 1_000_000} million pixels are taken.`,
    );
  }
  if (Math.min(width, height) < leastSide) {
    throw new UnusablePhotograph(`This picture is ${width} by ${height} pixels, too small to be shown.`);
  }
  if ((header.pages ?? 1) > 1) throw new UnusablePhotograph("This picture moves; the shop shows still ones.");
  try {
    const { border, middle } = await photographColours(open().autoOrient());
    const transparent = header.hasAlpha && !(await open().stats()).isOpaque;
    return { width, height, transparent, placeholder: transparent ? "" : `${hex(border)}-${hex(middle)}` };
  } catch {
    throw new UnusablePhotograph("This picture is damaged or cut off: it cannot be read to its end.");
  }
}
