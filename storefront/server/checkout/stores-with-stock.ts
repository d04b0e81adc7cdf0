import type { CountryCode } from "#domain/country/country.ts";
import { pickupReady } from "#domain/stores/pickup-ready.ts";
import type { Store } from "#domain/stores/store.ts";
import type { Stock } from "../stock/stock.ts";
import type { StoresWithStock } from "./price-cart.ts";

/** Where a cart can be picked up. A store that stays closed for longer than one can say hands out none: nothing true could be promised. */
export function createStoresWithStock(
  stores: Readonly<Record<CountryCode, readonly Store[]>>,
  stock: Pick<Stock, "storesWith">,
  now: () => number = Date.now,
): StoresWithStock {
  return async (country, lines) => {
    const open = stores[country].filter((store) => store.clickAndCollect && pickupReady(store, now()) !== null);
    if (open.length === 0) return null;
    const having = new Set(await stock.storesWith(country, lines));
    return open.map(({ erpStoreId }) => erpStoreId).filter((id) => having.has(id));
  };
}
