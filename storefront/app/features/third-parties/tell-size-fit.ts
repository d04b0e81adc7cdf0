import { mayMeasure } from "#domain/analytics/consent.ts";
import { type OrderedProduct, sizeFitOrder } from "#domain/third-parties/size-fit-order.ts";
import { readConsent } from "../../platform/analytics/consent.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import type { orderPlaced } from "../checkout/checkout-slice.ts";
import { productApi } from "../product/product-api.ts";
import { queueOf } from "./vendors.ts";

async function hashOf(email: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email.trim().toLowerCase()));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The products of the cart, by the question that checkout asks for them. */
function cartProducts(state: AppState) {
  const items = Object.values(state.accountState.current?.cart.items ?? {});
  const ids = [...new Set(items.map(({ productId }) => productId))].sort();
  return (productApi.endpoints.productsByIds.select(ids)(state).data ?? []).filter((product) => product !== null);
}

/**
 * Tells the size-fit service what was ordered, so that its advice gets better (THIRD-06): with consent only, and with a hash in the
 * place of the e-mail address. Where the browser cannot make one, such as over plain http, nothing is told.
 * @param state as it was when the order was placed
 */
export async function tellSizeFit(
  state: AppState,
  { orderNumber, email, items }: ReturnType<typeof orderPlaced>["payload"],
): Promise<void> {
  if (!mayMeasure(readConsent()) || !globalThis.crypto.subtle) return;
  const products = cartProducts(state);
  const ordered = items.flatMap(({ variantId, qty }): OrderedProduct[] => {
    const product = products.find(({ variants }) => variants.some(({ id }) => id === variantId));
    return product ? [{ product, variantId, qty }] : [];
  });
  const told = sizeFitOrder(state.shop.country, { userId: await hashOf(email), orderId: orderNumber, ordered });
  queueOf("sizeFitQueue").push(["event", "tracking", told]);
}
