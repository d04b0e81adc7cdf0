import { useCallback } from "react";
import type { Product, SizeChart, SizeSystem } from "#domain/product/product.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { shownSizeSystem } from "./size-system.ts";
import { sizeSystemChosen } from "./size-system-slice.ts";

type Sized = Pick<Product, "id" | "canonicalCategory">;

/**
 * The system that a product's sizes are shown in, and how the shopper takes another, which then holds all over the shop.
 * @param beside what the size filter beside the product counts in
 */
export function useSizeSystem(
  product: Sized | null | undefined,
  chart: SizeChart | null,
  beside?: SizeSystem,
): [system: SizeSystem | undefined, choose: (system: SizeSystem) => void] {
  const dispatch = useAppDispatch();
  const system = useAppSelector((state) => (product ? shownSizeSystem(product, chart, state.sizeSystem, beside) : undefined));
  const choose = useCallback((chosen: SizeSystem) => void dispatch(sizeSystemChosen(chosen)), [dispatch]);
  return [system, choose];
}
