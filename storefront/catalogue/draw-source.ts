import { renderCutout } from "#catalogue/art/cutout.ts";
import type { View } from "#catalogue/art/look.ts";
import { renderProduct } from "#catalogue/art/product.ts";
import { renderScene, sceneSize } from "#catalogue/art/scenes/scenes.ts";
import { type ShelfItem, shelfItem } from "./shelf.ts";

type Subject =
  | { readonly type: "product"; readonly item: ShelfItem; readonly view: View }
  | { readonly type: "cutout"; readonly item: ShelfItem }
  | { readonly type: "scene"; readonly name: string };

/** What a source path such as `/media/products/104201/side` shows, or undefined when there is no such picture. */
function subjectOf(source: string): Subject | undefined {
  const [, root, folder, name, view, ...rest] = source.split("/");
  if (root !== "media" || name === undefined || rest.length > 0) return undefined;
  if (folder === "scenes" && view === undefined && sceneSize(name)) return { type: "scene", name };
  const item = shelfItem(name);
  if (!item) return undefined;
  if (folder === "cutouts" && view === undefined) return { type: "cutout", item };
  const known = item.views.find((candidate) => candidate === view);
  return folder === "products" && known ? { type: "product", item, view: known } : undefined;
}

/** True when there is a picture at that source path. */
export const isDrawn = (source: string): boolean => subjectOf(source) !== undefined;

/** True when the picture at that source path has no ground of its own. */
export const isTransparent = (source: string): boolean => source.startsWith("/media/cutouts/");

/**
 * The picture at a source path as an SVG document `width` pixels wide.
 * @throws {RangeError} when there is none.
 */
export function drawSource(source: string, width: number): string {
  const subject = subjectOf(source);
  switch (subject?.type) {
    case "product":
      return renderProduct(subject.item.look, subject.view, { width });
    case "cutout":
      return renderCutout(subject.item.look, { width });
    case "scene":
      return renderScene(subject.name, { width });
    default:
      throw new RangeError(`there is no picture at ${source}`);
  }
}
