import type { Attribution } from "../cart/cart-item.ts";
import type { CheckoutTotals } from "../checkout/checkout-data.ts";

/** What is measured of a product: nothing but what the catalogue says of it. */
export interface MeasuredProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** Integer cents, with the GST that there is in it. */
  readonly price: number;
  readonly colourName?: string;
  /** What is bought with it is taxed, so that the gift card itself is not. */
  readonly isGiftCard?: true;
}

/** A quantity of a product, and how the shopper came upon it. */
export interface MeasuredLine {
  readonly productId: string;
  /** Undefined while nobody has loaded it. */
  readonly product?: MeasuredProduct | undefined;
  readonly variantId: string;
  readonly qty: number;
  readonly attribution?: Attribution | undefined;
  /** Where in the shop it was added (ANALYT-11). */
  readonly addedFrom?: string | undefined;
}

/** A product in a list that was shown. */
export interface ListedProduct {
  readonly product: MeasuredProduct;
  /** The list's name, such as `/categories/men`. */
  readonly list: string;
  readonly attribution: Attribution;
}

interface OfCart {
  /** The analytics id of the cart, which is renewed after an order (ANALYT-13). */
  readonly cartId: string | undefined;
}

/** What happened in the shop, as far as it is measured. Nothing in it says who the shopper is. */
export type ShopEvent =
  | { readonly type: "pageViewed"; readonly path: string; readonly search: string; readonly title: string }
  | { readonly type: "productsSeen"; readonly products: readonly ListedProduct[] }
  | { readonly type: "productPressed"; readonly pressed: ListedProduct }
  | { readonly type: "productViewed"; readonly product: MeasuredProduct }
  | { readonly type: "searched"; readonly text: string; readonly found: number }
  | (OfCart & { readonly type: "lineAdded"; readonly line: MeasuredLine; readonly existed: boolean })
  | (OfCart & { readonly type: "lineRemoved"; readonly line: MeasuredLine })
  | { readonly type: "wished"; readonly line: MeasuredLine }
  | (OfCart & { readonly type: "cartViewed"; readonly lines: readonly MeasuredLine[] })
  | (OfCart & {
      readonly type: "checkoutStepped";
      readonly step: CheckoutMilestone;
      readonly lines: readonly MeasuredLine[];
      readonly chosen?: CheckoutChoice;
    })
  | (OfCart & {
      readonly type: "orderPlaced";
      readonly orderNumber: string;
      readonly lines: readonly MeasuredLine[];
      readonly totals: MeasuredTotals;
    })
  | { readonly type: "promotionsUpdated"; readonly applied: readonly string[]; readonly disallowed: readonly string[] }
  | { readonly type: "voucherCancelled" }
  | { readonly type: "signedIn" }
  | { readonly type: "signedUp" };

/** What a step of checkout settled: the delivery method's code, or the kinds of payment; named as GA4 names it. */
export interface CheckoutChoice {
  readonly shipping_tier?: string | undefined;
  readonly payment_type?: string;
}

/** How far a checkout has come. */
export type CheckoutMilestone = "begun" | "shippingChosen" | "paymentChosen";

/** What of an order's totals is measured; integer cents, GST included. */
export type MeasuredTotals = Pick<CheckoutTotals, "itemSubtotalAfterDiscounts" | "shipping" | "taxIncluded" | "grandTotal">;
