import { useMemo, useState } from "react";
import type { CountryCode } from "#domain/country/country.ts";
import { browsingKey } from "../../platform/store/kept-browsing.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { useCountry } from "../shop/use-shop.ts";
import { useProductsByIdsQuery } from "./product-api.ts";
import { type TileProduct, toTileProduct } from "./tile-product.ts";

/** Products remembered (PDP-10). */
const remembered = 12;

/** Ids of what this browser has looked at, newest first. */
export function readViewed(country: CountryCode): string[] {
  try {
    const ids: unknown = JSON.parse(localStorageOrMemory.getItem(browsingKey("recently-viewed", country)) ?? "[]");
    return Array.isArray(ids)
      ? ids.filter((id): id is string => typeof id === "string" && id.length <= 64).slice(0, remembered)
      : [];
  } catch {
    return [];
  }
}

/** Puts a product at the front of what this browser has looked at. */
export function rememberViewed(country: CountryCode, id: string): void {
  const ids = [id, ...readViewed(country).filter((other) => other !== id)].slice(0, remembered);
  localStorageOrMemory.setItem(browsingKey("recently-viewed", country), JSON.stringify(ids));
}

/** What was looked at before this product, newest first. */
export function useRecentlyViewed(exceptId: string): TileProduct[] {
  const { code } = useCountry();
  const [ids] = useState(() => readViewed(code).filter((id) => id !== exceptId));
  const { data } = useProductsByIdsQuery(ids, { skip: ids.length === 0 });
  return useMemo(() => (data ?? []).flatMap((product) => (product ? [toTileProduct(product)] : [])), [data]);
}
