import type { Variant } from "../product/product.ts";
import { own } from "../record/own.ts";
import { CartError } from "./cart-error.ts";
import type { CartProduct, CartProducts } from "./cart-item.ts";

/**
 * The product of that id.
 * @throws CartError `ProductDataNotFound` when it has not been loaded, `ProductNotFound` when there is none
 */
export function requireProduct(products: CartProducts, productId: string): CartProduct {
  const product = own(products, productId);
  if (product === undefined) throw new CartError("ProductDataNotFound");
  if (product === null) throw new CartError("ProductNotFound");
  return product;
}

/**
 * The product's variant of that id.
 * @throws CartError `ProductVariantDataNotFound` when no variants were loaded, `ProductVariantNotFound` when none has the id
 */
export function requireVariant(product: CartProduct, variantId: string): Variant {
  if (!product.variants) throw new CartError("ProductVariantDataNotFound");
  const variant = product.variants.find((candidate) => candidate.id === variantId);
  if (!variant) throw new CartError("ProductVariantNotFound");
  return variant;
}
