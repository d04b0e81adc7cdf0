import { type CheckoutState, emptyCheckoutState, type PlacedOrder } from "./checkout-state.ts";

/**
 * After an order: method options, pickup store and vouchers are cleared (cart and checkout §4; SHIP-10, SHIP-11, PAY-35).
 * Contact, addresses and shipping type stay for the next time.
 */
export function afterOrderPlaced(state: CheckoutState, placedOrder: PlacedOrder): CheckoutState {
  return {
    ...state,
    placedOrder,
    failedOrderNumber: null,
    lastCheckoutData: null,
    delivery: { ...state.delivery, options: emptyCheckoutState.delivery.options },
    pickup: emptyCheckoutState.pickup,
    vouchers: [],
  };
}
