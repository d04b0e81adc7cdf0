import type { SyncableState } from "../account-state/account-state.ts";
import { CartError } from "./cart-error.ts";

/**
 * The cart of a state that has been read.
 * @throws CartError `CartNotLoaded` before it has been (ERRCAT-05)
 */
export function requireCart(state: SyncableState | null): SyncableState["cart"] {
  if (state === null) throw new CartError("CartNotLoaded");
  return state.cart;
}
