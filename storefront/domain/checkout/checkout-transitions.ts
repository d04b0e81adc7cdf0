import { type Address, type AddressCountry, postalAddress } from "./address.ts";
import {
  type AccountContact,
  type CheckoutState,
  type ChosenAddress,
  emptyCheckoutState,
  type PlacedOrder,
} from "./checkout-state.ts";

/**
 * After an order nothing stays of who bought and where it goes: the next shopper at this browser may be somebody else
 * (SHIP-10, SHIP-11, PAY-35).
 */
export function afterOrderPlaced(placedOrder: PlacedOrder): CheckoutState {
  return { ...emptyCheckoutState, placedOrder };
}

/** On login the contact is cleared, so that the account's own takes its place (CHK-20). */
export function afterLogin(state: CheckoutState): CheckoutState {
  return { ...state, contact: null };
}

/** What the account knows of who is buying. */
export interface KnownCustomer extends AccountContact {
  readonly phone?: string | null;
}

/**
 * On account load the contact follows the customer's e-mail and names; phone and marketing choice stay (CHK-21). Where there is
 * no phone yet, the account's is taken. Every step loads the account: who had the order sent to another name or e-mail keeps that
 * until the account itself says something else.
 */
export function afterAccountLoad(state: CheckoutState, customer: KnownCustomer): CheckoutState {
  const { email, firstName, lastName } = customer;
  const kept = {
    phone: state.contact?.phone || (customer.phone ?? ""),
    agreeToMarketing: state.contact?.agreeToMarketing ?? false,
  };
  const known: AccountContact = { email, firstName, lastName };
  const followed = state.accountContact;
  const isFollowed = followed?.email === email && followed.firstName === firstName && followed.lastName === lastName;
  return { ...state, contact: { ...known, ...(isFollowed && state.contact), ...kept }, accountContact: known };
}

/** A saved address, as far as checkout is concerned. */
export interface ChoosableAddress extends Address {
  readonly id: string;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** A saved address as the checkout's choice. */
export function chosenAddress(saved: ChoosableAddress): ChosenAddress {
  return { ...postalAddress(saved), savedId: saved.id };
}

/**
 * After saved addresses load, an address that was chosen from them says what it says now, and one that is no longer saved is
 * dropped (ADDR-03 to ADDR-05). What was entered stays.
 */
export function afterSavedAddressesLoad(state: CheckoutState, saved: readonly ChoosableAddress[]): CheckoutState {
  const refreshed = (address: ChosenAddress | null): ChosenAddress | null => {
    if (address?.savedId === undefined) return address;
    const found = saved.find(({ id }) => id === address.savedId);
    return found ? chosenAddress(found) : null;
  };
  return {
    ...state,
    billingAddress: refreshed(state.billingAddress),
    delivery: { ...state.delivery, address: refreshed(state.delivery.address) },
  };
}

/**
 * Fills in where the order of a signed-in shopper goes, as long as nothing is chosen: to the default address, and billed to the
 * default for that where it is another one (CHK-04).
 * @param country where this shop delivers
 */
export function withDefaultAddresses(
  state: CheckoutState,
  saved: readonly ChoosableAddress[],
  country: AddressCountry,
): CheckoutState {
  if (state.delivery.address || state.shippingType === "STORE_PICKUP") return state;
  const deliverable = saved.filter((address) => address.country === country);
  const shipping = deliverable.find(({ isDefaultShipping }) => isDefaultShipping) ?? deliverable[0];
  if (!shipping) return state;
  const billing = saved.find(({ isDefaultBilling }) => isDefaultBilling);
  const isElsewhere = billing !== undefined && billing.id !== shipping.id;
  return {
    ...state,
    shippingType: "DELIVERY",
    delivery: { ...state.delivery, address: chosenAddress(shipping) },
    billingAddress: state.billingAddress ?? (isElsewhere ? chosenAddress(billing) : null),
  };
}
