/** Which lines an offer is about; every condition given must hold. Gift cards are never among them. */
export interface PromotionScope {
  /** The product's category or one above it, by its id, or by a segment of its path, as `socks` are for anybody. */
  readonly category?: string;
  readonly brandId?: string;
  /** True for reduced products only, false for full-price ones only. */
  readonly discounted?: boolean;
}

/** A product of which an offer brings one piece. */
export interface OfferedItem {
  readonly productId: string;
  /** The sizes that may be chosen; all of the product's where left out. */
  readonly variantIds?: readonly string[];
  /** Cents that it then costs; 0 when it is free. Never more than the product costs by itself. */
  readonly price: number;
}

export type PromotionEffect =
  /** `percent` counts to a hundredth. */
  | { readonly type: "percentOff"; readonly percent: number }
  /** Of every `take` pieces in scope the cheapest ones beyond `pay` are free. */
  | { readonly type: "takePay"; readonly take: number; readonly pay: number }
  /** Cents off, once, when what is in scope costs at least `minimum` cents. */
  | { readonly type: "amountOff"; readonly amount: number; readonly minimum: number }
  /** One of `items`, as the shopper chooses, when what is in scope costs at least `minimum` cents before any discount (PROMO-06). */
  | { readonly type: "bringItem"; readonly minimum: number; readonly items: readonly OfferedItem[] };

/** An offer. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  /** Upper-case codes, one of which unlocks it; none means that it applies by itself. */
  readonly codes: readonly string[];
  /** Cannot stand beside any other offer. */
  readonly exclusive: boolean;
  /** Of several offers with the same group only the best one applies. */
  readonly group?: string;
  /** Uses in all, and by one customer; null for no limit. */
  readonly usageLimit: number | null;
  readonly customerLimit: number | null;
  /** Milliseconds since the epoch. */
  readonly startsAt?: number;
  readonly endsAt?: number;
  /** The order earns points times the programme's multiplier (LOYAL-13). */
  readonly multipliesPoints?: true;
  readonly scope: PromotionScope;
  readonly effect: PromotionEffect;
}
