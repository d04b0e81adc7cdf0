import { useEffect, useMemo, useState } from "react";
import { type BuiltCart, buildCart } from "#domain/cart/build-cart.ts";
import { isLineGone } from "#domain/cart/is-line-gone.ts";
import type { Product } from "#domain/product/product.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { productApi, useProductsByIdsQuery } from "../product/product-api.ts";
import { selectCartLoaded, selectShownCart } from "./cart-selectors.ts";
import { dropMissingLines } from "./drop-missing-lines.ts";

/** The cart with its products, as far as it has been loaded. */
export type CartView<Ready = LoadedCart> =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "empty" }
  | Ready;

export interface LoadedCart {
  status: "ready";
  cart: BuiltCart;
  /** By id; null for a product that is gone. */
  products: Readonly<Record<string, Product | null>>;
  /** Asks for the products again, because something was found to have changed. Whoever asks may have left meanwhile. */
  refresh: () => void;
}

/** Takes lines out of the cart whose product or size is gone (CART-10). */
function useMissingDropped(view: CartView): void {
  const dispatch = useAppDispatch();
  const hasMissing = view.status === "ready" && view.cart.items.some((item) => isLineGone(view.products, item));
  useEffect(() => {
    if (hasMissing) dispatch(dropMissingLines(undefined));
  }, [hasMissing, dispatch]);
}

/** The shopper's cart with the products in it. Wherever it is shown, lines whose product or size is gone leave it. */
export function useCartView(): CartView {
  const dispatch = useAppDispatch();
  const loaded = useAppSelector(selectCartLoaded);
  const stored = useAppSelector(selectShownCart);
  const ids = useMemo(
    () => [...new Set(Object.values(stored?.items ?? {}).map((item) => item.productId))].sort(),
    [stored?.items],
  );
  const { data, currentData, isError, refetch } = useProductsByIdsQuery(ids, {
    skip: ids.length === 0,
    refetchOnMountOrArgChange: 300,
  });
  const [lastReady, setLastReady] = useState<LoadedCart | null>(null);
  const view = useMemo((): CartView => {
    if (!loaded) return { status: "loading" };
    if (!stored || ids.length === 0) return { status: "empty" };
    // While the list of products changes, the former answer still serves the lines that it covers.
    const found = [...(data ?? []), ...(currentData ?? [])].filter((product): product is Product => product !== null);
    const products: Record<string, Product | null> = Object.fromEntries(found.map((product) => [product.id, product]));
    if (currentData) for (const id of ids) products[id] ??= null;
    if (ids.some((id) => products[id] === undefined))
      return isError ? { status: "error", retry: refetch } : { status: "loading" };
    const question = productApi.endpoints.productsByIds.initiate(ids, { subscribe: false, forceRefetch: true });
    return { status: "ready", cart: buildCart(stored), products, refresh: () => void dispatch(question) };
  }, [loaded, stored, ids, data, currentData, isError, refetch, dispatch]);
  useMissingDropped(view);
  if (view.status === "ready" && view !== lastReady) setLastReady(view);
  // What another tab added is waited for without taking away what stands here, a half-filled form for one.
  return view.status === "loading" && loaded && lastReady ? lastReady : view;
}
