/** Formats a picture can be asked for; `auto` is the best the browser says it takes. */
export const pictureFormats = ["webp", "avif", "jpeg", "png"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** One rendition: everything its bytes depend on. */
export interface PictureRequest {
  /** Source path, e.g. `/media/products/104201/side`. */
  readonly source: string;
  /** One of `pictureWidths`. */
  readonly width: number;
  readonly format: PictureFormat | "auto";
  /** Standard deviation in pixels of the result; 0 for none. */
  readonly blur: number;
  readonly quality: number;
}

/** Widths that are drawn (IMG-07, IMG-12; header, navigation, product and placeholder widths). */
export const pictureWidths = [16, 24, 32, 80, 160, 240, 320, 400, 480, 640, 768, 800, 960, 1024, 1280, 1600] as const;
const blurs = [0, 2, 5, 10, 20, 40] as const;
const qualities = [40, 60, 70, 80, 90] as const;
const defaultQuality = 80;
/** What nobody asks for by mistake of a pixel. */
const absurdWidth = 4000;

/** An address that does not describe a picture; `message` says what is wrong with it. */
export class PictureRequestError extends Error {
  override readonly name = "PictureRequestError";
}

/** The smallest allowed width that is not smaller than the asked one, so that nothing is stretched; the largest when all are. */
function allowedWidth(asked: number): number {
  return pictureWidths.find((width) => width >= asked) ?? pictureWidths[pictureWidths.length - 1] ?? asked;
}

const nearest = (allowed: readonly number[], asked: number): number =>
  allowed.reduce((best, value) => (Math.abs(value - asked) < Math.abs(best - asked) ? value : best));

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new PictureRequestError(`${name} must be a whole number from ${least} to ${most}.`);
  return value;
}

/** A path on this shop: plain segments, nothing that climbs, no other host. */
function readSource(source: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith("/"))
    throw new PictureRequestError("Only pictures of this shop are resized.");
  if (!/^[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/.test(source) || source.split("/").some((segment) => /^\.+$/.test(segment)))
    throw new PictureRequestError("The source must be a plain path.");
  return `/${source}`;
}

/**
 * Reads the two parts of `/cdn-cgi/image/<options>/<source>` (IMG-07). Widths, blurs and qualities snap to a few steps,
 * so that a picture has a bounded number of renditions.
 * @param source without its leading slash.
 * @throws PictureRequestError when an option is unknown, repeated or out of range, or the source is no plain path.
 */
export function readPictureRequest(options: string, source: string): PictureRequest {
  const given = new Map<string, string>();
  for (const option of options.split(",")) {
    const [, name, value] = /^([a-z]+)=([a-z0-9-]+)$/i.exec(option) ?? [];
    if (name === undefined || value === undefined) throw new PictureRequestError(`“${option.slice(0, 40)}” is not an option.`);
    if (given.has(name)) throw new PictureRequestError(`${name} is given twice.`);
    given.set(name, value);
  }
  const { width, fit, format = "auto", blur = "0", quality = String(defaultQuality), ...unknown } = Object.fromEntries(given);
  const [stranger] = Object.keys(unknown);
  if (stranger !== undefined) throw new PictureRequestError(`“${stranger.slice(0, 40)}” is not an option.`);
  if (width === undefined) throw new PictureRequestError("width is missing.");
  if (fit !== undefined && fit !== "scale-down") throw new PictureRequestError("fit must be scale-down.");
  const wanted = pictureFormats.find((known) => known === format);
  if (!wanted && format !== "auto") throw new PictureRequestError(`format must be auto, ${pictureFormats.join(", ")}.`);
  return {
    source: readSource(source),
    width: allowedWidth(wholeNumber("width", width, 1, absurdWidth)),
    format: wanted ?? "auto",
    blur: nearest(blurs, wholeNumber("blur", blur, 0, 250)),
    quality: nearest(qualities, wholeNumber("quality", quality, 1, 100)),
  };
}

/** True when an `Accept` header takes a type, named outright and not refused with `q=0` (RFC 9110 §12.5.1). */
function accepts(accept: string, type: string): boolean {
  return accept.split(",").some((range) => {
    const [name, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function bestFor(accept: string, transparent: boolean): PictureFormat {
  if (transparent && accepts(accept, "image/avif")) return "avif";
  return accepts(accept, "image/webp") ? "webp" : "jpeg";
}

/**
 * The format to send. `auto` is WebP for whoever takes it, since AVIF takes five times as long to encode; a picture without a
 * ground is AVIF, though: it stands at a page's head, there are few of them, and each is 40% smaller for it.
 * Others get JPEG, or PNG where the picture has no ground.
 */
export function chosenFormat(format: PictureRequest["format"], accept: string | undefined, transparent: boolean): PictureFormat {
  const chosen = format === "auto" ? bestFor(accept ?? "", transparent) : format;
  return chosen === "jpeg" && transparent ? "png" : chosen;
}
