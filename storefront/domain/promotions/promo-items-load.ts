import type { CartLoadStatus } from "../cart/cart-load-status.ts";
import type { CheckoutDataResult } from "../checkout/checkout-data-load.ts";

/** How asking which items offers bring ended (HEAD-36). */
export type PromoItemsResult = "SUCCESS" | "ERROR" | "CART_NOT_LOADED" | "CHECKOUT_DATA_NOT_LOADED" | "CART_EMPTY";

/** The items that may be chosen, once there is an answer. */
export interface PromoItemsLoad<Offer> {
  /** null while the answer is on its way. */
  readonly result: PromoItemsResult | null;
  readonly offers: readonly Offer[];
}

/** What the load depends on. */
export interface PromoItemsSource<Offer> {
  readonly cart: CartLoadStatus;
  readonly checkoutData: CheckoutDataResult | null;
  /** What was answered; an empty list without a question where no offer brings anything. */
  readonly offers: readonly Offer[] | undefined;
  readonly failed: boolean;
}

/** The load as it stands: offers are those of the checkout data, and that is of the cart. */
export function promoItemsLoad<Offer>({ cart, checkoutData, offers, failed }: PromoItemsSource<Offer>): PromoItemsLoad<Offer> {
  const without = (result: PromoItemsResult | null) => ({ result, offers: [] });
  if (cart === "empty") return without("CART_EMPTY");
  if (cart !== "ready") return without("CART_NOT_LOADED");
  if (checkoutData !== "SUCCESS") return without("CHECKOUT_DATA_NOT_LOADED");
  if (failed) return without("ERROR");
  return offers ? { result: "SUCCESS", offers } : without(null);
}

/** Thrown where the items of offers are used before they are there: a mistake of the caller (ERRCAT-08). */
export class PromoItemsNotLoaded extends Error {
  override readonly name = "PromoItemsNotLoaded";

  constructor() {
    super("Promo items not loaded");
  }
}

/**
 * The offers that were loaded.
 * @throws PromoItemsNotLoaded
 */
export function requirePromoItems<Offer>({ result, offers }: PromoItemsLoad<Offer>): readonly Offer[] {
  if (result !== "SUCCESS") throw new PromoItemsNotLoaded();
  return offers;
}
