import type { z } from "zod";
import type { checkoutItem } from "#contract/checkout.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Product, Variant } from "#domain/product/product.ts";

export type CartLine = z.infer<typeof checkoutItem>;

/** A product of the shop's own catalogue with its prices; its `qty` are not used. */
export type ProductById = (country: CountryCode, id: string) => Product | null | undefined | Promise<Product | null | undefined>;

/** A line with what it costs, in cents, by the shop's own data. */
export interface PricedLine extends CartLine {
  readonly product: Product;
  readonly variant: Variant;
  readonly unitPrice: number;
  readonly lineTotal: number;
  readonly discount: number;
}
