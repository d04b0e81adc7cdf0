import type { Product } from "./product.ts";
import { isStocked } from "./sold-out.ts";

/** Whether a product lies in stores, so that one may ask which: not what is awaited, gone, or no thing at all. */
export function liesInStores({
  state,
  saleMode,
  functionalType,
}: Pick<Product, "state" | "saleMode" | "functionalType">): boolean {
  const isSold = state === "current" || state === "evergreen";
  return isSold && isStocked(functionalType) && (saleMode === "normal" || saleMode === "inStoreOnly");
}
