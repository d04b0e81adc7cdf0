/** How the pictures of a dropdown stand: two by two, in one row, or one large. Source: browsing spec section 3 (HEAD-23). */
export const megaMenuLayouts = ["grid", "row", "single"] as const;
export type MegaMenuLayout = (typeof megaMenuLayouts)[number];

/** Most columns of links in a dropdown. Source: browsing spec section 9 (HEAD-21). */
export const megaMenuColumns = 4;

/** Milliseconds the pointer must rest before a dropdown opens, and be gone before it closes. */
export const megaMenuDelays = { open: 100, close: 150 } as const;
