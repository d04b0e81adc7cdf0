import { openingProducts } from "@tread/storefront/catalogue/catalogue.fixture.ts";
import { openingStoreStock } from "@tread/storefront/catalogue/store-stock.ts";
import { stores } from "@tread/storefront/catalogue/stores.ts";
import type { ResponseOf } from "@tread/storefront/contract/calls.ts";
import { stockLevel } from "@tread/storefront/domain/product/stock-level.ts";
import { distanceBetween } from "@tread/storefront/domain/stores/distance.ts";
import { checkLocality, type Place, parseNear } from "@tread/storefront/domain/stores/locality-check.ts";
import type { Handlers } from "./fake-server.ts";
import { moment } from "./moment.ts";
import { products } from "./products.ts";
import { refuse } from "./refuse.ts";

/** The places that stories know. */
const places: readonly (Place & { id: string })[] = [
  { id: "1", label: "Aro Valley, Wellington 6021", coordinates: { latitude: -41.295, longitude: 174.766 } },
  { id: "2", label: "Ponsonby, Auckland 1011", coordinates: { latitude: -36.85, longitude: 174.74 } },
];

const found = (q: string) => places.filter(({ label }) => label.toLowerCase().startsWith(q.toLowerCase()));

const wire = (store: (typeof stores.nz)[number]): ResponseOf<"stores.get">["store"] => ({
  ...store,
  hours: { ...store.hours, week: [...store.hours.week] },
  carries: [...store.carries],
  services: [...store.services],
});

/** Stores that have all of a scene's cart: those that hand out orders, but for Queensgate. */
export const storesWithStock: readonly string[] = stores.nz
  .filter(({ name, clickAndCollect }) => clickAndCollect && name !== "Queensgate")
  .map(({ erpStoreId }) => erpStoreId);

/** The demo shop's stores behind the wire's own contract. */
export const storeCalls: Pick<Handlers, "stores.list" | "stores.get" | "stores.localities" | "stores.stock"> = {
  "stores.list": ({ query }) => {
    const locality = checkLocality(parseNear(query.near), (text) => found(text)[0]);
    const listed = stores.nz.map((store) => ({
      ...wire(store),
      distance: locality.status === "found" ? distanceBetween(locality.place.coordinates, store.coordinates) : null,
    }));
    const page = Number(query.page ?? 1);
    return {
      locality,
      stores: page === 1 ? listed.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : [],
      page,
      pageCount: 1,
      total: listed.length,
    };
  },
  "stores.get": ({ params }) => ({
    store: wire(
      stores.nz.find(({ path }) => path === `/stores/${params.name}`) ?? refuse(404, "NotFound", "We don't have a store there."),
    ),
  }),
  "stores.localities": ({ query }) => ({ localities: [...found(query.q)] }),
  "stores.stock": ({ params }) => {
    const product = products().find(({ id }) => id === params.productId) ?? refuse(404, "NotFound", "No store has that.");
    return {
      stores: openingStoreStock(openingProducts(moment)).flatMap(({ country, erpStoreId, quantities }) =>
        country === "nz"
          ? [
              {
                erpStoreId,
                sizes: product.variants.map(({ id }) => ({ variantId: id, level: stockLevel(quantities.get(id) ?? 0) })),
              },
            ]
          : [],
      ),
    };
  },
};
