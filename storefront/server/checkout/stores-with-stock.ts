import type { CountryCode } from "#domain/country/country.ts";
import { handsOutOrders } from "#domain/stores/pickup-ready.ts";
import type { Store } from "#domain/stores/store.ts";
import type { Stock } from "../stock/stock.ts";
import type { StoresWithStock } from "./price-cart.ts";

/** Where a cart can be picked up. */
export function createStoresWithStock(
  stores: Readonly<Record<CountryCode, readonly Store[]>>,
  stock: Pick<Stock, "storesWith">,
  now: () => number = Date.now,
): StoresWithStock {
  return async (country, lines) => {
    const open = stores[country].filter((store) => handsOutOrders(store, now()));
    if (open.length === 0) return null;
    const having = new Set(await stock.storesWith(country, lines));
    return open.map(({ erpStoreId }) => erpStoreId).filter((id) => having.has(id));
  };
}
