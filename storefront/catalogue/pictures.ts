import { cutoutSize } from "#catalogue/art/cutout.ts";
import type { View } from "#catalogue/art/look.ts";
import { productSize } from "#catalogue/art/product.ts";
import { sceneSize } from "#catalogue/art/scenes/scenes.ts";
import type { Article } from "./articles/article.ts";
import { named, type ShelfItem } from "./shelf.ts";

/** A picture as pages carry it: source path, size of the original, words for those who do not see it. */
export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  placeholder?: string;
}

/** How large a product's picture is in a listing, and across the head of a page (IMG-08, IMG-09). */
const productSizes = { listing: productSize, header: { width: 1600, height: 2400 } } as const;

/** A product in one of its views. @param place where it stands, which says how large it is at most. */
export function productPicture(item: ShelfItem, view: View, alt = "", place: keyof typeof productSizes = "listing"): PictureData {
  return { src: `/media/products/${item.id}/${view}`, alt, ...productSizes[place], placeholder: item.placeholder };
}

/** The product alone on a clear ground, at twice the design's width. */
export function cutoutPicture(item: ShelfItem, alt: string): PictureData {
  const { width, height } = cutoutSize(item.look);
  return { src: `/media/cutouts/${item.id}`, alt, width: width * 2, height: height * 2 };
}

/** @throws {Error} when there is no scene of that name. */
export function scenePicture(name: string): PictureData {
  const size = sceneSize(name);
  if (!size) throw new Error(`there is no scene ${name}`);
  return { src: `/media/scenes/${name}`, alt: "", ...size };
}

/** The picture an article opens with. */
export function articlePicture({ picture }: Article): PictureData {
  return "scene" in picture ? scenePicture(picture.scene) : productPicture(named(picture.product, picture.colour), picture.view);
}
