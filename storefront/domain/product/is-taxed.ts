import type { Product } from "./product.ts";

/** Whether a price has tax in it. The tax on a gift card is paid with what is bought with it. */
export const isTaxed = ({ functionalType }: Pick<Product, "functionalType">): boolean => functionalType !== "giftCard";
