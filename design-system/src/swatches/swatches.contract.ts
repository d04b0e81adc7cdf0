/** 20 px in tiles, 28 px in facets. */
export const swatchSizes = ["sm", "md"] as const;
export type SwatchSize = (typeof swatchSizes)[number];

/** How many colours a tile shows before "more". Source: TILE-10. */
export const defaultSwatchCount = 4;
