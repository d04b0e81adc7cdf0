import type { CartLoadStatus } from "../cart/cart-load-status.ts";

/** How asking what a cart comes to ended (CHK-23). */
export type CheckoutDataResult = "SUCCESS" | "ERROR" | "CART_EMPTY";

/**
 * The result as it stands; null while the cart or the answer is on its way.
 * @param cart how the load of the cart stands: nothing is asked about an empty one
 */
export function checkoutDataResult(
  cart: CartLoadStatus,
  { settled, failed }: { readonly settled: boolean; readonly failed: boolean },
): CheckoutDataResult | null {
  if (cart === "empty") return "CART_EMPTY";
  if (cart === "error" || failed) return "ERROR";
  return cart === "ready" && settled ? "SUCCESS" : null;
}
