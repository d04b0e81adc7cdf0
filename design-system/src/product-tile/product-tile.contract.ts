/**
 * What stands at the foot of a tile's picture. Which one applies is the shop's decision (TILE-20), not the tile's.
 * `add` opens the size picker; `discontinued` and `outOfStock` only tell; the others are links.
 */
export const tileBarKinds = ["add", "discontinued", "membersOnly", "comingSoon", "outOfStock", "viewDetails"] as const;
export type TileBarKind = (typeof tileBarKinds)[number];

/** What the bars say. */
export const tileBarTexts: Record<TileBarKind, string> = {
  add: "Add to cart",
  discontinued: "No longer available",
  membersOnly: "MEMBERS ONLY",
  comingSoon: "Coming soon",
  outOfStock: "Out of stock",
  viewDetails: "View details",
};

/** The second line of the members-only bar (TILE-38). */
export const membersOnlyInvitation = "NOT A MEMBER? JOIN NOW OR LOG IN";

/** Whether the product is on the wishlist. */
export const tileHearts = ["on", "off"] as const;
export type TileHeart = (typeof tileHearts)[number];

/** Outline levels for a product's name: 2 straight under a page's title, 3 under a section's. */
export const tileLevels = [2, 3, 4] as const;
export type TileLevel = (typeof tileLevels)[number];

/** Widths offered for a tile's picture, and how wide it is shown in the usual grid. */
export const tilePictureWidths = [400, 640] as const;
export const tilePictureSizes = "(min-width:1280px) 25vw, (min-width:768px) 33vw, 50vw";
