import { isFullAddress } from "./address.ts";
import type { ShippingMethod } from "./checkout-data.ts";
import type { CheckoutState, ShippingType } from "./checkout-state.ts";

/** What keeps a shopper from going on to payment. */
export type ShippingProblem =
  | "shippingTypeMissing"
  | "addressMissing"
  | "deliveryMethodMissing"
  | "deliveryMethodUnavailable"
  | "pickupStoreMissing"
  | "pickupMethodMissing"
  | "pickupMethodUnavailable"
  | "pickupStoreLacksStock";

export interface ShippingOffer {
  readonly availableShippingMethods: readonly Pick<ShippingMethod, "code" | "available" | "type">[];
  readonly storeIdsWithStock: readonly string[];
}

const isOffered = (offer: ShippingOffer, code: string, type: ShippingMethod["type"]) =>
  offer.availableShippingMethods.some((method) => method.code === code && method.type === type && method.available);

/** Methods that bring the order to a door. */
export function deliveryMethods<T extends Pick<ShippingMethod, "type">>(methods: readonly T[]): T[] {
  return methods.filter((method) => method.type === "delivery");
}

/** What shipping is asked about: as chosen, but nothing is picked up that no store can hand out, as what comes by e-mail. */
export function shippingTypeOf(
  methods: readonly Pick<ShippingMethod, "type">[],
  chosen: ShippingType | null,
): ShippingMethod["type"] {
  return chosen === "STORE_PICKUP" && methods.some(({ type }) => type === "storePickup") ? "storePickup" : "delivery";
}

/**
 * What shipping may cost while it is open how it goes, or where it is picked up from (CHK-10): the prices of the chosen type's ways that
 * can be had, in cents; of delivery's while that is open too.
 */
export function possiblePrices(
  methods: readonly Pick<ShippingMethod, "type" | "available" | "price">[],
  chosen: ShippingType | null,
): number[] {
  const wanted = shippingTypeOf(methods, chosen);
  return methods.flatMap(({ type, available, price }) => (available && type === wanted ? price : []));
}

/** The delivery that is chosen for who has not chosen: the cheapest that can be had, the first of several. */
export function cheapestDelivery<T extends Pick<ShippingMethod, "type" | "available" | "price">>(
  methods: readonly T[],
): T | null {
  const offered = deliveryMethods(methods).filter(({ available }) => available);
  return offered.reduce<T | null>((best, method) => (best && best.price <= method.price ? best : method), null);
}

/**
 * What is wrong with the selection of the current shipping type, the first thing first, or null when it allows payment
 * (SHIP-05 to SHIP-08). The other type's selection does not matter.
 */
export function shippingProblem(
  { shippingType, delivery, pickup }: Pick<CheckoutState, "shippingType" | "delivery" | "pickup">,
  offer: ShippingOffer,
): ShippingProblem | null {
  if (shippingType === null) return "shippingTypeMissing";
  if (shippingType === "DELIVERY") {
    if (!isFullAddress(delivery.address)) return "addressMissing";
    if (!delivery.options.methodCode) return "deliveryMethodMissing";
    return isOffered(offer, delivery.options.methodCode, "delivery") ? null : "deliveryMethodUnavailable";
  }
  if (!pickup.store) return "pickupStoreMissing";
  if (!pickup.options.methodCode) return "pickupMethodMissing";
  if (!isOffered(offer, pickup.options.methodCode, "storePickup")) return "pickupMethodUnavailable";
  return offer.storeIdsWithStock.includes(pickup.store.erpStoreId) ? null : "pickupStoreLacksStock";
}
