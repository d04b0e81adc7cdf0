import type { UtmParameters } from "../analytics/utm.ts";
import type { BuiltCart } from "../cart/build-cart.ts";
import type { CartItem } from "../cart/cart-item.ts";
import type { CountryCode } from "../country/country.ts";
import type { PromoItem } from "../promotions/promo-item.ts";
import { type Address, isFullAddress, postalAddress } from "./address.ts";
import type { CheckoutState, Contact, PickupStore, ShippingType } from "./checkout-state.ts";
import { pickupContactName } from "./recipient.ts";

export interface RequestedShipping {
  readonly type: ShippingType;
  readonly options: {
    readonly methodCode: string;
    readonly instructions?: { readonly delivery: string };
    readonly authorityToLeave?: boolean;
    readonly store?: { readonly erpStoreId: string };
  };
}

/** A line of the cart as the shop is asked for it. */
export type RequestedItem = Pick<CartItem, "productId" | "variantId" | "qty" | "challengeAnswer">;

/** What of a cart's line the shop needs to know, to price or to order it. */
const requestedItem = ({ productId, variantId, qty, challengeAnswer }: CartItem): RequestedItem => ({
  productId,
  variantId,
  qty,
  ...(challengeAnswer !== undefined && { challengeAnswer }),
});

/** Something that pays for part of an order before any money does (CHK-18). */
export interface CreditBalance {
  /** Cents. */
  readonly amount: number;
  /** What the answer tells its use by. */
  readonly id: string;
  /** The payment method that it is spent by. */
  readonly methodCode: string;
}

/** A cart as the shop is asked for it. */
export interface RequestedCart {
  readonly items: RequestedItem[];
  readonly promoCodes: string[];
  /** What was taken from offers; left out while that is nothing. */
  readonly promoItems?: PromoItem[];
}

/** What of a cart the shop needs to know, to price or to order it. */
export const requestedCart = ({ items, promoCodes, promoItems }: RequestableCart): RequestedCart => ({
  items: items.map(requestedItem),
  promoCodes: [...promoCodes],
  ...(promoItems.length > 0 && { promoItems: [...promoItems] }),
});

/** What a request takes of a cart. */
export type RequestableCart = Pick<BuiltCart, "items" | "promoCodes" | "promoItems">;

/** The question a cart asks of `checkout/info` (CHK-08, CHK-09). */
export interface CheckoutRequest extends UtmParameters {
  readonly cart: RequestedCart;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly shippingAddress?: Partial<Address>;
  readonly shipping?: RequestedShipping;
  readonly useProvisionalShippingAddress?: boolean;
  /** Spent in this order. */
  readonly availableCreditBalances?: CreditBalance[];
}

/** The chosen shipping on the wire, or undefined while type, method or store is still open. */
export function requestedShipping(
  state: Pick<CheckoutState, "shippingType" | "delivery" | "pickup">,
): RequestedShipping | undefined {
  if (state.shippingType === "DELIVERY") {
    const { methodCode, instructions, authorityToLeave } = state.delivery.options;
    if (!methodCode) return undefined;
    return {
      type: "DELIVERY",
      options: {
        methodCode,
        ...(instructions?.delivery && { instructions: { delivery: instructions.delivery } }),
        ...(authorityToLeave !== undefined && { authorityToLeave }),
      },
    };
  }
  const { options, store } = state.pickup;
  if (state.shippingType !== "STORE_PICKUP" || !options.methodCode || !store) return undefined;
  return { type: "STORE_PICKUP", options: { methodCode: options.methodCode, store: { erpStoreId: store.erpStoreId } } };
}

/** Where the order goes: the delivery address, or the pickup store's with the contact's name (SHIP-18). */
export function shippingAddress(state: Pick<CheckoutState, "shippingType" | "delivery" | "pickup" | "contact">): Address | null {
  const { address } = state.delivery;
  if (state.shippingType !== "STORE_PICKUP") return address && postalAddress(address);
  return state.pickup.store && pickupAddress(state.pickup.store, state.contact);
}

/** A store as the address of an order that its contact picks up there (SHIP-18). */
export function pickupAddress(
  { name, address }: Pick<PickupStore, "name" | "address">,
  contact: Pick<Contact, "firstName" | "lastName"> | null,
): Address {
  const { country, postcode, region, street1, street2, locality } = address;
  return {
    contactName: pickupContactName(contact),
    company: name,
    street1,
    ...(street2 && { street2 }),
    suburb: locality,
    ...(country === "AU" ? { state: region } : { city: region }),
    postcode,
    country,
    type: "ENTERED",
  };
}

/** What is known of where an order goes before anybody says: each country's shop delivers within it (CHK-10). */
export const provisionalDelivery = (shop: CountryCode) => ({ provisional: { country: shop === "nz" ? "NZ" : "AU" } as const });

/**
 * Builds the request from the cart and what checkout remembers, leaving out what is not known yet.
 * `provisional` is a country or postcode chosen before there is a full address; it is used, and said to be so, only
 * until then (CHK-10).
 */
export function checkoutRequest(
  cart: RequestableCart,
  state: Pick<CheckoutState, "shippingType" | "delivery" | "pickup" | "contact">,
  {
    provisional,
    utm = {},
    credits = [],
  }: {
    readonly provisional?: Partial<Address>;
    readonly utm?: UtmParameters;
    readonly credits?: readonly CreditBalance[];
  } = {},
): CheckoutRequest {
  const address = shippingAddress(state);
  const full = isFullAddress(address);
  const useProvisional = !full && Boolean(provisional?.country || provisional?.postcode);
  const shipping = requestedShipping(state);
  return {
    cart: requestedCart(cart),
    ...(state.contact && { email: state.contact.email, firstName: state.contact.firstName, lastName: state.contact.lastName }),
    ...(full && address && { shippingAddress: address }),
    ...(useProvisional && provisional && { shippingAddress: provisional }),
    ...(shipping && { shipping }),
    useProvisionalShippingAddress: useProvisional,
    ...(credits.length > 0 && { availableCreditBalances: [...credits] }),
    ...utm,
  };
}
