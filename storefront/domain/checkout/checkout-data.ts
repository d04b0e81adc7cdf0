// The answer of `checkout/info` as the rules read it (CHK-11 to CHK-17).

/** An offer as shoppers are told of it. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  readonly exclusive: boolean;
  readonly relatedCouponCodes: readonly string[];
}

/** Why an offer is not applied. `Exclusitivity` is spelt so on the wire. */
export const disallowReasons = [
  "AppliedPromotionsLimitReached",
  "Exclusitivity",
  "NoApplicableCartItems",
  "PromotionPerCustomerUsageExceeded",
  "PromotionUsageExceeded",
  "Stopped",
] as const;
export type DisallowReason = (typeof disallowReasons)[number];

/** An offer that is not applied, and why. The two limits are told where it is one of them. */
export interface DisallowedPromotion extends Promotion {
  readonly disallowReason: DisallowReason;
  readonly appliedPromotionsLimit?: number;
  readonly usageCountLimit?: number;
}

/** The offers of a cart: those that count, and those that were asked for and do not. */
export interface Promotions {
  readonly appliedPromotions: readonly Promotion[];
  readonly disallowedPromotions: readonly DisallowedPromotion[];
}

/** A way of delivery that can be chosen, or could be if it were available. `price` in cents. */
export interface ShippingMethod {
  readonly code: string;
  readonly available: boolean;
  readonly label: string;
  /** When it arrives, in words. */
  readonly promise: string;
  readonly price: number;
  /** `storePickup` is click and collect (CHK-14). */
  readonly type: "delivery" | "storePickup";
}

/** What an order costs, in cents with tax. */
export interface CheckoutTotals {
  readonly itemSubtotal: number;
  readonly totalDiscount: number;
  readonly itemSubtotalAfterDiscounts: number;
  /** Null until a method is chosen. */
  readonly shipping: number | null;
  readonly taxIncluded: number;
  readonly grandTotal: number;
  readonly amountOutstanding: number;
}
