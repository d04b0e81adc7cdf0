import { type CheckoutState, emptyCheckoutState, type PlacedOrder } from "./checkout-state.ts";

/**
 * After an order nothing stays of who bought and where it goes: the next shopper at this browser may be somebody else
 * (SHIP-10, SHIP-11, PAY-35).
 */
export function afterOrderPlaced(placedOrder: PlacedOrder): CheckoutState {
  return { ...emptyCheckoutState, placedOrder };
}

/** On login the contact is cleared, so that the account's own takes its place (cart and checkout §4; CHK-20). */
export function afterLogin(state: CheckoutState): CheckoutState {
  return { ...state, contact: null };
}

/** On account load the contact follows the customer's e-mail and names; phone and marketing choice stay (CHK-21). */
export function afterAccountLoad(
  state: CheckoutState,
  customer: { readonly email: string; readonly firstName: string; readonly lastName: string },
): CheckoutState {
  const { email, firstName, lastName } = customer;
  const kept = { phone: state.contact?.phone ?? "", agreeToMarketing: state.contact?.agreeToMarketing ?? false };
  return { ...state, contact: { ...kept, email, firstName, lastName } };
}

/**
 * Logout clears billing address, contact, placed order, shipping type and both selections (cart and checkout §4; CHK-22),
 * and with them what else belonged to the shopper: vouchers, a failed order, the last promotions.
 */
export function afterLogout(): CheckoutState {
  return emptyCheckoutState;
}
