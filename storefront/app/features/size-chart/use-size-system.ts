import { useCallback } from "react";
import type { Product, SizeChart, SizeSystem } from "#domain/product/product.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { shownSizeSystem } from "./size-system.ts";
import { sizeSystemChosen } from "./size-system-slice.ts";

type Sized = Pick<Product, "id" | "canonicalCategory">;

/** The system that a product's sizes are shown in, and how the shopper takes another, which then holds all over the shop. */
export function useSizeSystem(
  product: Sized | null | undefined,
  chart: SizeChart | null,
): [system: SizeSystem | undefined, choose: (system: SizeSystem) => void] {
  const dispatch = useAppDispatch();
  const system = useAppSelector((state) => (product ? shownSizeSystem(product, chart, state.sizeSystem) : undefined));
  const choose = useCallback((chosen: SizeSystem) => void dispatch(sizeSystemChosen(chosen)), [dispatch]);
  return [system, choose];
}
