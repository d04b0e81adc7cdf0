/** How the pictures of a dropdown stand: two by two, in one row, or one large (HEAD-23). */
export const megaMenuLayouts = ["grid", "row", "single"] as const;
export type MegaMenuLayout = (typeof megaMenuLayouts)[number];

/** Most columns of links in a dropdown (HEAD-21). */
export const megaMenuColumns = 4;

/** Widths a picture of a dropdown is offered in: 160 to 400 and 480 to 1280 px (IMG-11, IMG-12). */
export const megaMenuPictureWidths = [160, 240, 320, 400, 480, 640, 960, 1280];

/** Milliseconds the pointer must rest before a dropdown opens, and be gone before it closes. */
export const megaMenuDelays = { open: 100, close: 150 } as const;
