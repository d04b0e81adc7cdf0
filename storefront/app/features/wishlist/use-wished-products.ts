import { useEffect, useState } from "react";
import type { Product } from "#domain/product/product.ts";
import { wishesToAskFor } from "#domain/wishlist/wishes-to-ask-for.ts";
import { type WishlistItem, wishlistNewestFirst } from "#domain/wishlist/wishlist.ts";
import { wishlistResult } from "#domain/wishlist/wishlist-load.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { useProductsByIdsQuery } from "../product/product-api.ts";
import { loadWishlist } from "./load-wishlist.ts";

/** What was saved, with what is known of it today. */
export interface Wished {
  item: WishlistItem;
  product: Product;
}

export interface WishedProducts {
  /** Newest first, as many as were asked for; those whose product is gone are left out. Undefined until they are known. */
  wished: Wished[] | undefined;
  /** How many there are in all, without those that are known to be gone; undefined until the shopper's own state has been read. */
  total: number | undefined;
  failed: boolean;
  /** More of them are on their way. */
  loading: boolean;
  retry: () => void;
  /** Asks for their stock and prices of this moment. */
  refresh: () => void;
}

const nothing: string[] = [];

/**
 * The products of the wishlist, newest first (WISH-02).
 * @param limit how many of them are wanted
 */
export function useWishedProducts(limit: number): WishedProducts {
  const { current, sync } = useAppSelector(({ accountState }) => accountState);
  const dispatch = useAppDispatch();
  const result = wishlistResult(current?.wishlist.items ?? null, sync?.result ?? null);
  const items = result === "SUCCESS" ? current?.wishlist.items : undefined;
  const saved = items && wishlistNewestFirst(items);
  const idsOf = (count: number) => saved?.slice(0, count).map(({ productId }) => productId) ?? nothing;
  // What is taken off needs no new question: it only goes from what is shown.
  const [asked, setAsked] = useState(() => idsOf(limit));
  const { data, isError, isFetching, refetch } = useProductsByIdsQuery(asked, { skip: asked.length === 0 });
  const gone = data?.filter((product) => product === null).length ?? 0;
  const ids = idsOf(wishesToAskFor(limit, gone));
  const missing = ids.some((id) => !asked.includes(id));
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the list is another
  useEffect(() => {
    if (missing) setAsked(ids);
  }, [key, missing]);

  const products = new Map(data?.flatMap((product) => (product ? [[product.id, product] as const] : [])));
  const loading = isFetching || missing;
  const wished = saved?.flatMap((item) => {
    const product = products.get(item.productId);
    return product ? [{ item, product }] : [];
  });
  const known = ids.length === 0 || (data !== undefined && (wished?.length !== 0 || !loading));
  return {
    wished: known ? wished?.slice(0, limit) : undefined,
    total: items && Math.max(0, Object.keys(items).length - gone),
    failed: result === "ERROR" || (isError && !isFetching),
    loading,
    retry: result === "ERROR" ? () => dispatch(loadWishlist(undefined)) : refetch,
    refresh: refetch,
  };
}
