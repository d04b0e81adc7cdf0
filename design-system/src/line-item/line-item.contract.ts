/** `cart`: picture 128 px from a tablet up. `compact`: 96, in the cart overlay. `summary`: 64, in checkout and orders. */
export const lineItemSizes = ["cart", "compact", "summary"] as const;
export type LineItemSize = (typeof lineItemSizes)[number];
