/** The answer of `checkout/info` as the rules read it; money in cents (CHK-11 to CHK-17). */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  readonly exclusive: boolean;
  readonly relatedCouponCodes: readonly string[];
}

export const disallowReasons = [
  "AppliedPromotionsLimitReached",
  "Exclusitivity",
  "NoApplicableCartItems",
  "PromotionPerCustomerUsageExceeded",
  "PromotionUsageExceeded",
  "Stopped",
] as const;
/** `Exclusitivity` is spelt so on the wire. */
export type DisallowReason = (typeof disallowReasons)[number];

export interface DisallowedPromotion extends Promotion {
  readonly disallowReason: DisallowReason;
  readonly appliedPromotionsLimit?: number;
  readonly usageCountLimit?: number;
}

export interface Promotions {
  readonly appliedPromotions: readonly Promotion[];
  readonly disallowedPromotions: readonly DisallowedPromotion[];
}

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
