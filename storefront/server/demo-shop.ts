import { startArtist } from "#catalogue/artist.ts";
import { catalogue, openingProducts } from "#catalogue/catalogue.ts";
import { searchIndexes } from "#catalogue/search-indexes.ts";
import { openingStoreStock } from "#catalogue/store-stock.ts";
import { stores } from "#catalogue/stores.ts";
import type { ShopSource } from "./composition.ts";

/** The demo shop as the services want it. */
export const demoShop: ShopSource = {
  content: catalogue,
  openingProducts,
  indexes: searchIndexes,
  stores,
  openingStoreStock,
  startArtist: () => startArtist(),
};
