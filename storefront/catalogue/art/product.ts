import { apparelView } from "./apparel/framing.ts";
import { BACKDROPS } from "./core/backdrop.ts";
import { hash } from "./core/random.ts";
import { Art } from "./core/svg.ts";
import type { Look, OtherLook, ShoeView, View } from "./look.ts";
import { isShoeLook, viewsOf } from "./look.ts";
import { shoeView } from "./shoes/framing.ts";

/** How a document is to be written. */
export interface DrawingOptions {
  /** Prefix of every id in the document; by default a hash of look and view. */
  uid?: string;
  /** Width in pixels the document asks to be rasterised at; the design is 800 wide. */
  width?: number;
}

/** The design frame of a product. */
export const productSize = { width: 800, height: 1200 } as const;

/** Whether a product's picture of this width shows the grain of leather, cloth and paper. */
export const isFine = (width: number = productSize.width): boolean => width >= 400;

/** A studio tint by its name; an unknown name is Bone. */
export function tintOf(look: Look): string {
  return BACKDROPS[look.backdrop ?? look.palette.backdrop] ?? "#ece7de";
}

/**
 * A product's picture as an SVG document, 2:3. Pure: the same look and view give the same text.
 * @throws {RangeError} when the kind is not drawn in that view.
 */
export function renderProduct(look: Look, view: View, { uid, width }: DrawingOptions = {}): string {
  if (!viewsOf(look.kind).includes(view)) throw new RangeError(`${look.kind} is not drawn in the view ${view}`);
  const prefix = (uid ?? `p${hash(JSON.stringify([look, view])).toString(36)}`).replace(/[^\w-]/g, "");
  const art = new Art(`${prefix}-`, isFine(width));
  art.flat = view === "detail" || view === "top";
  const tint = tintOf(look);
  const body = isShoeLook(look) ? shoeView(art, look, view as ShoeView, tint) : apparelView(art, look as OtherLook, view, tint);
  return art.svg(productSize.width, productSize.height, body, width);
}
