import type { CartItem } from "#domain/cart/cart-item.ts";
import { byEmailLabel, comesByEmail } from "#domain/product/comes-by-email.ts";
import type { Product } from "#domain/product/product.ts";
import { sizeWithSystem } from "#domain/product/size-system.ts";

/** A line's size in words, as it was chosen: `US Men 9`, `Size M`, `One size`; how it comes, for what has none; empty when nobody knows it any more. */
export function sizeWords(
  item: CartItem,
  product: {
    readonly variants: readonly { readonly id: string; readonly code: string }[];
    readonly functionalType?: Product["functionalType"];
  } | null,
): string {
  if (comesByEmail(product?.functionalType)) return byEmailLabel;
  const code = item.translatedVariantLabel ?? product?.variants.find((variant) => variant.id === item.variantId)?.code ?? "";
  if (code === "OS") return "One size";
  if (code === "") return "";
  return item.sizeSystem ? sizeWithSystem(item.sizeSystem, code) : `Size ${code}`;
}
