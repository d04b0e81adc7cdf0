/**
 * Paths under which pictures are resized. The first is Cloudflare's (IMG-07): where its image service stands in front, it answers
 * there itself and fetches the source from the shop; everywhere else the shop does. The second is the shop's alone, for when
 * Cloudflare stands in front without that service: it keeps all of `/cdn-cgi/` for itself.
 */
export const pictureServices = ["/cdn-cgi/image", "/pictures"] as const;
export type PictureService = (typeof pictureServices)[number];

/** What answers on every shop, whoever stands in front: for mails, feeds and sitemaps, which outlive a setting. */
export const ownPictures: PictureService = "/pictures";

/** How a picture is wanted. */
export interface PictureSize {
  /** Pixels. */
  readonly width: number;
  /** Standard deviation in pixels, for a placeholder. */
  readonly blur?: number;
  /** `auto`, unless said otherwise, is the best that the browser takes. */
  readonly format?: "auto" | "jpeg";
}

/** Address of one rendition of a picture, without its origin. @param src a source path such as `/media/products/104201/side` */
export function pictureAddress(service: PictureService, src: string, { width, blur, format = "auto" }: PictureSize): string {
  return `${service}/width=${width},fit=scale-down,format=${format}${blur ? `,blur=${blur}` : ""}${src}`;
}

/** The source path behind the path of a picture's address; null for any other path. */
export function pictureSource(path: string): string | null {
  const service = pictureServices.find((one) => path.startsWith(`${one}/`));
  if (service === undefined) return null;
  const source = path.indexOf("/", service.length + 1);
  return source < 0 || source === path.length - 1 ? null : path.slice(source);
}
