import type { CountryCode } from "#domain/country/country.ts";
import { keptProducts } from "#domain/offline/kept-products.ts";
import type { Product } from "#domain/product/product.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { browsingKey } from "../../platform/store/kept-browsing.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { selectCartItems } from "../cart/cart-selectors.ts";
import { contentApi } from "../content/content-api.ts";
import { productApi } from "../product/product-api.ts";
import { readViewed } from "../product/recently-viewed.ts";
import { type TileProduct, toTileProduct } from "../product/tile-product.ts";

/** What a browser keeps of a product: enough for a tile, and for a line of the cart. */
export interface OfflineProduct {
  readonly tile: TileProduct;
  /** Codes of the sizes. */
  readonly variants: readonly { readonly id: string; readonly code: string }[];
}

function isOfflineProduct(value: unknown): value is OfflineProduct {
  const { tile, variants } = (value ?? {}) as Partial<OfflineProduct>;
  return typeof tile?.id === "string" && Array.isArray(tile.pictures) && Array.isArray(variants);
}

/** The products that this browser has kept, by id. What cannot be read is not there. */
export function readOfflineProducts(country: CountryCode): Record<string, OfflineProduct> {
  try {
    const kept: unknown = JSON.parse(localStorageOrMemory.getItem(browsingKey("offline-products", country)) ?? "{}");
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, product]) => isOfflineProduct(product)));
  } catch {
    return {};
  }
}

/** Every product that the page has been told of, by id. */
function knownProducts(state: AppState): Record<string, OfflineProduct> {
  const products: (Product | null | undefined)[] = [
    ...productApi.util
      .selectCachedArgsForQuery(state, "productsByIds")
      .flatMap((ids) => productApi.endpoints.productsByIds.select(ids)(state).data ?? []),
    ...contentApi.util.selectCachedArgsForQuery(state, "resolve").map((path) => {
      const { data } = contentApi.endpoints.resolve.select(path)(state);
      return data?.entity?.type === "product" ? data.entity.data : null;
    }),
  ];
  return Object.fromEntries(
    products.flatMap((product) =>
      product
        ? [[product.id, { tile: toTileProduct(product), variants: product.variants.map(({ id, code }) => ({ id, code })) }]]
        : [],
    ),
  );
}

/** Keeps what is known of the products in the cart and of those last looked at. */
export function keepOfflineProducts(state: AppState): void {
  const { country } = state.shop;
  const wanted = {
    cart: Object.values(selectCartItems(state)).map(({ productId }) => productId),
    viewed: readViewed(country),
  };
  const kept = keptProducts(wanted, knownProducts(state), readOfflineProducts(country));
  localStorageOrMemory.setItem(browsingKey("offline-products", country), JSON.stringify(kept));
}
