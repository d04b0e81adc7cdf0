/** 14, 16 and 28 px. */
export const priceSizes = ["sm", "md", "lg"] as const;
export type PriceSize = (typeof priceSizes)[number];
