import type { CountryCode } from "../country/country.ts";
import type { ShippingMethod } from "./checkout-data.ts";
import { isPostOnly } from "./courier-reach.ts";
import { deliveryPromise, type Transit } from "./delivery-promise.ts";
import { freeDeliveryRemaining } from "./free-delivery.ts";

/** A way of shipping as configured: prices in cents, transit in business days after dispatch. */
export interface ConfiguredMethod {
  readonly code: string;
  readonly label: string;
  readonly type: ShippingMethod["type"];
  readonly price: number;
  /** True when couriers alone bring it, who do not go everywhere that the post goes. */
  readonly byCourierOnly?: true;
  readonly transit: Transit | null;
}

const pickup: ConfiguredMethod = {
  code: "pickup",
  label: "Click and collect",
  type: "storePickup",
  price: 0,
  transit: null,
};

/** The methods of each shop, in the order they are offered. */
export const shippingMethods: Readonly<Record<CountryCode, readonly ConfiguredMethod[]>> = {
  nz: [
    {
      code: "express",
      label: "Express",
      type: "delivery",
      price: 1000,
      byCourierOnly: true,
      transit: { from: 1, to: 1 },
    },
    { code: "standard", label: "Standard", type: "delivery", price: 600, transit: { from: 3, to: 4 } },
    pickup,
  ],
  au: [
    {
      code: "express",
      label: "Express",
      type: "delivery",
      price: 1500,
      byCourierOnly: true,
      transit: { from: 1, to: 2 },
    },
    { code: "standard", label: "Standard", type: "delivery", price: 900, transit: { from: 3, to: 5 } },
    pickup,
  ],
};

/** How an order goes of which nothing has to be carried anywhere. */
export const byEmail = "email";

/** Whether nothing of an order is carried anywhere, by the ways that are offered for it. Its address is then asked for its bill. */
export const sentByEmail = (offered: readonly Pick<ShippingMethod, "code">[]): boolean =>
  offered.some(({ code }) => code === byEmail);

/** How long the fastest way of a shop takes. */
export function fastestTransit(country: CountryCode): Transit | null {
  const transits = shippingMethods[country].flatMap(({ transit }) => (transit ? [transit] : []));
  return transits.toSorted((a, b) => a.to - b.to)[0] ?? null;
}

/** Cents for a method at a subtotal after discounts: nothing from the country's free delivery threshold. */
export function shippingPrice(method: ConfiguredMethod, itemSubtotalAfterDiscounts: number, country: CountryCode): number {
  return freeDeliveryRemaining(itemSubtotalAfterDiscounts, country) === 0 ? 0 : method.price;
}

export interface ShippingQuestion {
  readonly country: CountryCode;
  readonly itemSubtotalAfterDiscounts: number;
  /** Country of the delivery address, once known. The shop of a country delivers within it (FORM-63). */
  readonly deliverTo?: string;
  /** Postcode of the delivery address, once known. */
  readonly postcode?: string;
  /** The street of the delivery address in one line, once known. */
  readonly street?: string;
  /** Stores that have all of it; null where no store keeps orders to be picked up. */
  readonly storeIdsWithStock: readonly string[] | null;
  /** Everything in it comes by e-mail. */
  readonly isDigital?: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Postcodes that no courier of the shop goes to: the Chatham Islands; Norfolk Island, Christmas Island, the Cocos (Keeling) Islands
 * and the stations in Antarctica. What goes there can be picked up in a store.
 */
const outOfReach: Readonly<Record<CountryCode, ReadonlySet<string>>> = {
  nz: new Set(["8016", "8942"]),
  au: new Set(["2899", "6798", "6799", "7151"]),
};

/** Postcodes that the post alone goes to: Lord Howe Island. */
const byPostAlone: Readonly<Record<CountryCode, ReadonlySet<string>>> = { nz: new Set(), au: new Set(["2898"]) };

/** Every method that the shop has, with its price and promise; one that cannot be had now stays in the list, marked so. */
export function offerShippingMethods(question: ShippingQuestion): ShippingMethod[] {
  const { country, itemSubtotalAfterDiscounts, deliverTo, postcode = "", street = "", storeIdsWithStock, now } = question;
  if (question.isDigital) {
    const promise = "As soon as you've ordered";
    return [{ code: byEmail, available: true, label: "Email", promise, price: 0, type: "delivery" }];
  }
  const isInCountry = deliverTo === undefined || deliverTo.toLowerCase() === country;
  const deliverable = isInCountry && !outOfReach[country].has(postcode.trim());
  const missed = byPostAlone[country].has(postcode.trim())
    ? "Not to islands that only the post goes to"
    : isPostOnly(street)
      ? "Not to PO boxes or rural addresses"
      : null;
  const offered = shippingMethods[country].filter(({ type }) => type === "delivery" || storeIdsWithStock !== null);
  return offered.map((method) => {
    const isMissed = missed !== null && method.byCourierOnly === true;
    const promise = method.transit ? deliveryPromise(method.transit, country, now) : "Ready in an hour";
    return {
      code: method.code,
      available:
        method.type === "delivery" ? deliverable && !isMissed : storeIdsWithStock !== null && storeIdsWithStock.length > 0,
      label: method.label,
      promise: isMissed ? missed : promise,
      price: shippingPrice(method, itemSubtotalAfterDiscounts, country),
      type: method.type,
    };
  });
}
