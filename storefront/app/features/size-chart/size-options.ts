import type { SizeOption } from "@tread/design-system/size-picker";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { mostToHave } from "#domain/product/most-to-have.ts";
import type { Product, SizeChart, SizeSystem } from "#domain/product/product.ts";
import { denseSizeValue, sparseSizeLabel } from "#domain/product/size-chart.ts";
import { sizeSystemLabels } from "#domain/product/size-system.ts";
import { isSizeSoldOut, isStocked, type SoldAs } from "#domain/product/sold-out.ts";
import { stockLevel } from "#domain/product/stock-level.ts";

/** A product's sizes as buttons, in a size system of its chart, with what is sold out and what is in the cart. */
export function sizeOptions(
  product: Pick<Product, "variants"> & SoldAs,
  chart: SizeChart | null,
  items: readonly CartItem[],
  system?: SizeSystem,
): { options: SizeOption[]; system: string | undefined } {
  const shown = chart?.type === "dense" ? (system ?? chart.defaultSizeSystem) : undefined;
  const stocked = isStocked(product.functionalType ?? "basic");
  const options = product.variants.map((variant) => {
    const label =
      chart?.type === "dense"
        ? denseSizeValue(chart, variant.code, shown)
        : chart?.type === "sparse"
          ? sparseSizeLabel(chart, variant.code)
          : null;
    return {
      id: variant.id,
      code: label ?? variant.code,
      soldOut: isSizeSoldOut(product, variant.qty),
      low: stocked && stockLevel(mostToHave(product, variant.qty)) === "low",
      inCart: items.some((item) => item.variantId === variant.id),
    };
  });
  return { options, system: shown && sizeSystemLabels[shown] };
}
