import { apparelView } from "./apparel/framing.ts";
import { hash } from "./core/random.ts";
import type { Box } from "./core/svg.ts";
import { Art, group, transformOf } from "./core/svg.ts";
import type { Kind, Look, OtherLook } from "./look.ts";
import { isShoeLook } from "./look.ts";
import type { DrawingOptions } from "./product.ts";
import { isFine, productSize } from "./product.ts";
import { shoeSide, shoeSize } from "./shoes/framing.ts";

/** The part of the 800 x 1200 frame that standing things fill. */
const standing: Partial<Record<Kind, Box>> = {
  duffle: [80, 340, 640, 600],
  tote: [150, 210, 500, 780],
  bottle: [260, 180, 280, 890],
};

/** The part of the design a cut-out shows: a shoe's own height, a standing thing's own outline, the whole frame for what hangs. */
function frameOf(look: Look): Box {
  if (isShoeLook(look)) return [0, 440 - shoeSize[look.kind].height, 800, shoeSize[look.kind].height + 110];
  return standing[look.kind] ?? [0, 0, productSize.width, productSize.height];
}

/** Width and height of a cut-out in design units. */
export function cutoutSize(look: Look): { width: number; height: number } {
  const [, , width, height] = frameOf(look);
  return { width, height };
}

/** A single product without set or shadow, on a transparent ground: for campaign blocks that put it on a flat colour. */
export function renderCutout(look: Look, { uid, width }: DrawingOptions = {}): string {
  const art = new Art(`${(uid ?? `c${hash(JSON.stringify(look)).toString(36)}`).replace(/[^\w-]/g, "")}-`, isFine(width));
  const [x, y, w, h] = frameOf(look);
  const subject = isShoeLook(look) ? shoeSide(art, look) : apparelView(art, look as OtherLook, "cutout", "");
  return art.svg(w, h, group({ transform: transformOf(-x, -y) }, subject), width);
}
