import { type CheckoutState, emptyCheckoutState, type PlacedOrder } from "./checkout-state.ts";

/**
 * After an order nothing stays of who bought and where it goes: the next shopper at this browser may be somebody else
 * (SHIP-10, SHIP-11, PAY-35).
 */
export function afterOrderPlaced(placedOrder: PlacedOrder): CheckoutState {
  return { ...emptyCheckoutState, placedOrder };
}
