import { useState } from "react";
import type { Product } from "#domain/product/product.ts";
import { selectCartItems } from "../../features/cart/cart-selectors.ts";
import { sizeOptions } from "../../features/size-chart/size-options.ts";
import { useSizeChart } from "../../features/size-chart/use-size-chart.ts";
import { useSizeSystem } from "../../features/size-chart/use-size-system.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";

/**
 * A product's sizes in the shopper's own system, and the one that is chosen: by hand, by the address, or because there is only one.
 * @param asked code of the size that the address asks for (TILE-41)
 */
export function useChosenSize(product: Product, asked: string | null) {
  const items = useAppSelector(selectCartItems);
  const load = useSizeChart(product.sizeChart?.id);
  const chart = load?.status === "SUCCESS" ? load.entity : null;
  const [system, setSystem] = useSizeSystem(product, chart);
  const [chosen, choose] = useState<string>();
  const { variants } = product;
  const { options } = sizeOptions(product, chart, Object.values(items), system);
  const askedId = variants.find(({ code }) => code === asked)?.id;
  // A link may ask for a size that has sold out since: it can be waited for, and be there in another colour, but not be bought.
  const isSoldOut = options.some(({ id, soldOut }) => id === askedId && soldOut);
  const onlyId = variants.length === 1 ? variants[0]?.id : undefined;
  const selected = chosen ?? (isSoldOut ? undefined : askedId) ?? onlyId;
  return {
    chart,
    system,
    setSystem,
    options,
    /** Id of the size that would be bought. */
    selected,
    /** Id of that size, or of the sold-out one that was asked for. */
    wanted: selected ?? askedId,
    choose,
    /** Pieces of the selected size in the cart. */
    inCart: Object.values(items).find(({ variantId }) => variantId === selected)?.qty ?? 0,
  };
}

export type ChosenSize = ReturnType<typeof useChosenSize>;
