/** What the artist needs to know to draw a product; nothing else of it shows. */
export const shoeKinds = ["court", "chunky", "slim", "hightop", "kids", "slide", "boot"] as const;
export type ShoeKind = (typeof shoeKinds)[number];
/** Everything that is not a shoe. */
export const otherKinds = [
  "tee",
  "crop-tank",
  "bra",
  "hoodie",
  "jacket",
  "leggings",
  "bike-shorts",
  "shorts",
  "socks",
  "cap",
  "tote",
  "duffle",
  "bottle",
  "gift-card",
] as const;
export type OtherKind = (typeof otherKinds)[number];
export type Kind = ShoeKind | OtherKind;

export const shoeViews = ["side", "pair", "top", "back", "detail"] as const;
export type ShoeView = (typeof shoeViews)[number];
export const otherViews = ["front", "back", "detail", "flat"] as const;
export type OtherView = (typeof otherViews)[number];
/** A camera angle; which there are depends on the kind. */
export type View = ShoeView | OtherView;

/** The views a kind is drawn in, the listing's first. */
export function viewsOf(kind: Kind): readonly View[] {
  return isShoe(kind) ? shoeViews : otherViews;
}

/** A colourway's parts, as `#rrggbb`; `backdrop` names a studio tint. */
export interface Palette {
  readonly upper: string;
  readonly overlay: string;
  readonly accent: string;
  readonly sole: string;
  readonly outsole: string;
  readonly lace: string;
  readonly lining: string;
  readonly backdrop: string;
}

/** One product as the artist sees it. */
export interface Look {
  readonly kind: Kind;
  readonly palette: Palette;
  readonly brand?: { readonly mark: string } | undefined;
  /** Moves folds and grain a little, so that two garments never hang alike. */
  readonly seed?: number;
  /** boot: chelsea, lace; slide: slide, two-strap, sport; hightop: leather, canvas; hoodie: pull, zip; gift-card: card, plan. */
  readonly variant?: string | undefined;
  /**
   * tee: plain, stripe, block, grid, ringer; jacket: yoke, diag, plain; leggings: plain, panel, mesh, stripe, marble; slim: plain, fade;
   * kids: plain, spots; boot: plain, suede; bottle: plain, fade, band, speckle; tote: block, stripe, plain; socks: hoops, block, plain;
   * cap: plain, block, mesh; crop-tank: plain, rib, block; bra: block, plain; shorts: panel, plain.
   */
  readonly pattern?: string | undefined;
  readonly graphic?: "chest" | "big" | undefined;
  readonly neck?: "crew" | "v" | undefined;
  readonly fit?: "regular" | "crop" | undefined;
  /** Laces tied. */
  readonly bow?: boolean | undefined;
  readonly ankleBadge?: boolean | undefined;
  /** A chelsea's own making, so that two of them are told apart: a seam across the toe, a buckled strap, a stacked leather heel. */
  readonly capped?: boolean | undefined;
  readonly strapped?: boolean | undefined;
  readonly stacked?: boolean | undefined;
  /** What holds or adorns the straps of a sandal with two; a buckle on each unless said otherwise. */
  readonly fastening?: "buckle" | "studs" | "holes" | undefined;
  /** A studio tint other than the palette's. */
  readonly backdrop?: string | undefined;
  /** Colours of single parts, where a style departs from its palette. */
  readonly trim?: string | undefined;
  readonly sleeve?: string | undefined;
  readonly strut?: string | undefined;
  readonly toe?: string | undefined;
  readonly pod?: string | undefined;
  readonly welt?: string | undefined;
  readonly footbed?: string | undefined;
  readonly lid?: string | undefined;
  readonly gore?: string | undefined;
  readonly liner?: string | undefined;
  readonly cord?: string | undefined;
  readonly metal?: string | undefined;
  /** Close up: the grain of the cloth is left to the light. */
  readonly crop?: boolean;
  /** Side of a garment's mark, in design units. */
  readonly markSize?: number | undefined;
  /** Point of the design the detail view looks at. */
  readonly focus?: readonly [x: number, y: number] | undefined;
}

export type ShoeLook = Look & { readonly kind: ShoeKind };
export type OtherLook = Look & { readonly kind: OtherKind };

function isShoe(kind: Kind): kind is ShoeKind {
  return (shoeKinds as readonly string[]).includes(kind);
}

/** Whether it is drawn as a shoe. */
export function isShoeLook(look: Look): look is ShoeLook {
  return isShoe(look.kind);
}
