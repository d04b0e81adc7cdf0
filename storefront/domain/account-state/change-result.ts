import type { CartFlag } from "../cart/cart-flags.ts";
import type { CartItem, CartProducts } from "../cart/cart-item.ts";
import type { SyncableState } from "./account-state.ts";

/** Why a change was refused when it was not a cart flag. */
export type RejectionReason =
  | "invalidQuantity"
  | "cartFull"
  | "promoCodeInvalid"
  | "promoCodeAlreadyApplied"
  | "tooManyPromoCodes"
  | "wishlistFull";

/** What happened to a line, for the events that tell of it. */
export type CartEvent =
  | { readonly type: "itemCreated"; readonly item: CartItem }
  | { readonly type: "itemQuantityUpdated"; readonly item: CartItem }
  | { readonly type: "itemRemoved"; readonly item: CartItem };

/** What became of a change. */
export interface ChangeResult {
  readonly outcome: "SUCCESS" | "REJECTED" | "NOT_FOUND";
  readonly flags: readonly CartFlag[];
  readonly reason?: RejectionReason;
  readonly event?: CartEvent;
  /** The state after the change; the very same object unless the outcome is SUCCESS and something changed. */
  readonly state: SyncableState;
}

/** What a change is judged by besides the state that it is made to. */
export interface ChangeContext {
  readonly loggedIn: boolean;
  readonly products: CartProducts;
  /** Store-wide maximum of a line; left out, the configured one. */
  readonly storeQtyMax?: number | null;
  /**
   * True when commands that were accepted before are applied to a newer state: products that have not been loaded are
   * then trusted instead of raising an error.
   */
  readonly replay?: boolean;
}

/** The change was made, or there was nothing to change. */
export const done = (state: SyncableState, event?: CartEvent): ChangeResult => ({
  outcome: "SUCCESS",
  flags: [],
  ...(event && { event }),
  state,
});
/** There is no such line to change. */
export const notFound = (state: SyncableState): ChangeResult => ({ outcome: "NOT_FOUND", flags: [], state });
/** Refused for a reason that is no flag of the cart. */
export const refused = (state: SyncableState, reason: RejectionReason): ChangeResult => ({
  outcome: "REJECTED",
  flags: [],
  reason,
  state,
});
/** Refused with the flags of the cart that say why. */
export const flagged = (state: SyncableState, flags: readonly CartFlag[]): ChangeResult => ({
  outcome: "REJECTED",
  flags,
  state,
});
