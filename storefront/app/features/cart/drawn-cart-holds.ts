import { cartCookieValue, type ShownCart } from "#domain/cart/cart-cookie.ts";
import { checkoutConfiguration } from "#domain/configuration/configuration.ts";
import type { AppStore } from "../../store/create-store.ts";
import { checkoutKey } from "../checkout/checkout-key.ts";
import { localStorageOrMemory } from "../storage/storage.ts";

/**
 * Whether the contents of the cart as the server has drawn them are what they would be if this browser drew them: then they
 * need no script before somebody uses them. An offer by code is told about by scripts, so a cart that has one always needs them.
 */
export async function drawnCartHolds(store: AppStore, drawn: ShownCart): Promise<boolean> {
  const { accountState, shop } = store.getState();
  const { current } = accountState;
  const age = Date.now() - shop.renderedAt;
  if (!current || cartCookieValue(current.cart) !== cartCookieValue(drawn)) return false;
  if (drawn.promoCodes.length > 0 || age > checkoutConfiguration.dataMaxAgeSeconds * 1_000) return false;
  if (localStorageOrMemory.getItem(checkoutKey(shop.country)) === null) return true;
  const { drawnTotalsHold } = await import("../checkout/drawn-totals-hold.ts");
  return drawnTotalsHold(store, drawn);
}
