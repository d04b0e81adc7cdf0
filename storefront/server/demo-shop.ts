import { startArtist } from "#catalogue/artist.ts";
import { catalogue, openingStocks } from "#catalogue/catalogue.ts";
import { stores } from "#catalogue/stores.ts";
import type { ShopSource } from "./composition.ts";
import { createCatalogueIndexes } from "./search/catalogue-indexes.ts";

/** The demo catalogue as the services want it. */
export const demoShop: ShopSource = {
  content: catalogue,
  indexes: createCatalogueIndexes,
  openingStock: openingStocks,
  stores,
  startArtist: () => startArtist(),
};
