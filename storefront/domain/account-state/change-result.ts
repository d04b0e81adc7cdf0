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

export interface ChangeResult {
  readonly outcome: "SUCCESS" | "REJECTED" | "NOT_FOUND";
  readonly flags: readonly CartFlag[];
  readonly reason?: RejectionReason;
  readonly event?: CartEvent;
  /** The state after the change; the very same object unless the outcome is SUCCESS and something changed. */
  readonly state: SyncableState;
}

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

export const done = (state: SyncableState, event?: CartEvent): ChangeResult => ({
  outcome: "SUCCESS",
  flags: [],
  ...(event && { event }),
  state,
});
export const notFound = (state: SyncableState): ChangeResult => ({ outcome: "NOT_FOUND", flags: [], state });
export const refused = (state: SyncableState, reason: RejectionReason): ChangeResult => ({
  outcome: "REJECTED",
  flags: [],
  reason,
  state,
});
export const flagged = (state: SyncableState, flags: readonly CartFlag[]): ChangeResult => ({
  outcome: "REJECTED",
  flags,
  state,
});
