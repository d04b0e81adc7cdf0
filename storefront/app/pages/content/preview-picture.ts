import { ownPictures, pictureAddress } from "#domain/pictures/picture-address.ts";
import type { ShownEntity } from "../../features/content/content-api.ts";

type ShownPage = Extract<ShownEntity, { type: "page" }>["data"];

/**
 * What a link to a page shows where it is shared: the picture that the page opens with, if it is an article or the boutique's. The
 * shop's own front has a cut-out there, which is nothing without its ground. A JPEG, as not every service that previews links reads more.
 */
export function previewPicture({
  article,
  btq,
  blocks: [first],
}: Pick<ShownPage, "article" | "btq" | "blocks">): string | undefined {
  if (!(article || btq) || first?.type !== "hero" || !first.image) return undefined;
  return pictureAddress(ownPictures, first.image.src, { width: 1280, format: "jpeg" });
}
