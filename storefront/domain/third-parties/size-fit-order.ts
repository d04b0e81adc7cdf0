import { withoutTax } from "../analytics/data-layer.ts";
import { type CountryCode, countries } from "../country/country.ts";
import type { Product } from "../product/product.ts";

/** What the size-fit service learns of an order (THIRD-06 to THIRD-08). */
export interface SizeFitOrder {
  /** Names the shopper without saying who it is: a hash of the contact's e-mail address. */
  readonly userId: string;
  readonly orderId: string;
  readonly locale: `en_${string}`;
  readonly products: readonly {
    readonly productId: string;
    readonly colorId: string;
    readonly quantity: number;
    /** Of one, in dollars without GST. */
    readonly price: number;
    readonly currency: string;
    readonly size: string;
    readonly sku: string;
  }[];
}

/** The size-fit service's locale: en plus country code. */
export const sizeFitLocale = (country: CountryCode): `en_${string}` => `en_${country.toUpperCase()}`;

export interface OrderedProduct {
  readonly product: Pick<Product, "id" | "erpProductParentCode" | "price" | "variants">;
  readonly variantId: string;
  readonly qty: number;
}

/** Tells an order to the size-fit service; a style is its product, what the shop calls a product is its colour. */
export function sizeFitOrder(
  country: CountryCode,
  { userId, orderId, ordered }: { userId: string; orderId: string; ordered: readonly OrderedProduct[] },
): SizeFitOrder {
  return {
    userId,
    orderId,
    locale: sizeFitLocale(country),
    products: ordered.map(({ product, variantId, qty }) => ({
      productId: product.erpProductParentCode,
      colorId: product.id,
      quantity: qty,
      price: withoutTax(product.price, country) / 100,
      currency: countries[country].currency.code,
      size: product.variants.find(({ id }) => id === variantId)?.code ?? "",
      sku: variantId,
    })),
  };
}
