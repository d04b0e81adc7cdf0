import { z } from "zod";
import { lastPage } from "#domain/listing/page-number.ts";
import { stockLevels } from "#domain/product/stock-level.ts";
import { productKinds, type Store } from "#domain/stores/store.ts";
import { defineCall } from "./call.ts";

/** Degrees; south and west are negative. */
const coordinates = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
/** Minutes after midnight. */
const opening = z.object({ opens: z.int().min(0).max(1440), closes: z.int().min(0).max(1440) });

/** A store that one can walk into (SHIP-04). */
export const store = z.object({
  erpStoreId: z.string(),
  name: z.string(),
  /** Path of its page within the shop. */
  path: z.string(),
  phone: z.string(),
  address: z.object({
    country: z.enum(["NZ", "AU"]),
    postcode: z.string(),
    region: z.string(),
    street1: z.string(),
    street2: z.string(),
    locality: z.string(),
  }),
  coordinates,
  timeZone: z.string(),
  hours: z.object({
    /** Sunday first; null where it stays closed. */
    week: z.array(opening.nullable()).length(7),
    publicHolidays: opening.nullable(),
  }),
  carries: z.array(z.enum(productKinds)),
  services: z.array(z.string()),
  clickAndCollect: z.boolean(),
}) satisfies z.ZodType<Store>;

/** A place that stores can be near to. */
const place = z.object({
  label: z.string(),
  coordinates,
  /** It is where somebody stands, and has no name. */
  isPosition: z.literal(true).optional(),
});

/** Stores of a country, the nearest first where a place is asked for (STORE-01 to STORE-05). */
export const storesList = defineCall({
  name: "stores.list",
  summary: "Stores, the nearest first when they are asked for near a place.",
  method: "GET",
  path: "/stores",
  query: z.object({
    /** A suburb, city, postcode or store, or `latitude,longitude`. */
    near: z.string().max(400).optional(),
    page: z.coerce.number().int().min(1).max(lastPage).optional(),
  }),
  response: z.object({
    /** What the check of the locality came to. */
    locality: z.discriminatedUnion("status", [
      z.object({ status: z.literal("anywhere") }),
      z.object({ status: z.literal("found"), place }),
      /** There is no such place; the stores come in no order of distance. */
      z.object({ status: z.literal("unknown"), text: z.string() }),
    ]),
    stores: z.array(
      store.extend({
        /** Kilometres from the place, null where there is none. */
        distance: z.number().nullable(),
      }),
    ),
    page: z.int(),
    pageCount: z.int(),
    total: z.int(),
  }),
  cacheControl: "public, max-age=60, stale-while-revalidate=300",
});

export const storesGet = defineCall({
  name: "stores.get",
  summary: "One store, by the last part of its page's path.",
  method: "GET",
  path: "/stores/:name",
  params: z.object({ name: z.string().max(100) }),
  response: z.object({ store }),
  errors: { NotFound: 404 },
  cacheControl: "public, max-age=60, stale-while-revalidate=300",
});

export const storeLocalities = defineCall({
  name: "stores.localities",
  summary: "Places that begin like what is typed, for who looks for a store.",
  method: "GET",
  path: "/store-localities",
  rateLimit: 240,
  query: z.object({ q: z.string().max(200) }),
  /** At most 64, the likeliest first. */
  response: z.object({ localities: z.array(z.object({ id: z.string(), label: z.string(), coordinates })) }),
  cacheControl: "public, max-age=3600",
});

/** What every store of a country has of a product, a size each (PDP-10). How many pieces is nobody's business but the store's. */
export const storesStock = defineCall({
  name: "stores.stock",
  summary: "What every store has of a product, by size.",
  method: "GET",
  path: "/store-stock/:productId",
  params: z.object({ productId: z.string().max(100) }),
  response: z.object({
    stores: z.array(
      z.object({
        erpStoreId: z.string(),
        /** Every size of the product, in its order. */
        sizes: z.array(z.object({ variantId: z.string(), level: z.enum(stockLevels) })),
      }),
    ),
  }),
  errors: { NotFound: 404 },
  cacheControl: "public, max-age=30",
});
