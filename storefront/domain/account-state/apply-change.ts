import { wishlistConfiguration } from "../configuration/configuration.ts";
import { own } from "../record/own.ts";
import { addToWishlist, removeFromWishlist, type WishlistItem } from "../wishlist/wishlist.ts";
import type { SyncableState } from "./account-state.ts";
import { addToCart, removeFromCart, setQuantity } from "./cart-changes.ts";
import { type ChangeContext, type ChangeResult, done, notFound, refused } from "./change-result.ts";
import { isApplied, markApplied } from "./client-marks.ts";
import type { AccountChange, AccountCommand } from "./command.ts";
import { applyPromoCode, removePromoCode } from "./promo-code-changes.ts";
import { leavePromoItem, takePromoItem } from "./promo-item-changes.ts";

function addWish(state: SyncableState, item: WishlistItem): ChangeResult {
  const items = addToWishlist(state.wishlist.items, item);
  if (Object.keys(items).length > wishlistConfiguration.maxItems) return refused(state, "wishlistFull");
  return done({ ...state, wishlist: { items } });
}

function removeWish(state: SyncableState, productId: string): ChangeResult {
  if (!own(state.wishlist.items, productId)) return notFound(state);
  return done({ ...state, wishlist: { items: removeFromWishlist(state.wishlist.items, productId) } });
}

function clear(state: SyncableState, { newCartId, seen }: Extract<AccountChange, { type: "cart/clear" }>): ChangeResult {
  const added = Object.entries(state.cart.items).filter(([id, { qty }]) => seen !== undefined && qty > (own(seen, id) ?? 0));
  const { id: former, promoCodes } = state.cart;
  const cart = { id: newCartId ?? former, items: Object.fromEntries(added), promoCodes: added.length > 0 ? promoCodes : [] };
  return done({ ...state, cart });
}

function change(state: SyncableState, command: AccountChange, context: ChangeContext): ChangeResult {
  switch (command.type) {
    case "cart/add":
      return addToCart(state, command.item, context);
    case "cart/setQuantity":
      return setQuantity(state, command.itemId, command.qty, context);
    case "cart/remove":
      return removeFromCart(state, command.itemId);
    case "cart/applyPromoCode":
      return applyPromoCode(state, command.code);
    case "cart/removePromoCode":
      return removePromoCode(state, command.code);
    case "cart/takePromoItem":
      return takePromoItem(state, command.item);
    case "cart/leavePromoItem":
      return leavePromoItem(state, command.promotionId);
    case "cart/clear":
      return clear(state, command);
    case "wishlist/add":
      return addWish(state, command.item);
    case "wishlist/remove":
      return removeWish(state, command.productId);
    case "search/setUserToken":
      return done({ ...state, searchUserToken: command.token });
  }
}

/**
 * Applies one command to a state: at once in the browser, and again wherever it is replayed.
 * A command that the state already contains succeeds without changing anything. One that is rejected, or finds
 * nothing to change, leaves the state as it was.
 * @throws CartError when an add names a product or variant that does not exist or has not been loaded, except in a replay
 */
export function applyChange(state: SyncableState, command: AccountCommand, context: ChangeContext): ChangeResult {
  if (isApplied(state.clients, command)) return done(state);
  const result = change(state, command, context);
  if (result.outcome !== "SUCCESS") return result;
  return { ...result, state: { ...result.state, clients: markApplied(result.state.clients, command) } };
}
