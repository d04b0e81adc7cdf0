import type { ShippingMethod } from "../checkout/checkout-data.ts";
import type { DeliveryOptions } from "../checkout/checkout-state.ts";
import { deliveryMethods } from "../checkout/shipping-selection.ts";
import { expressConfiguration } from "../configuration/configuration.ts";
import { type ExpressMethod, expressPaymentTypes, takesDeliveryInstructions } from "./express-method.ts";

/** A way of delivery as a sheet offers it. */
export interface ExpressOption {
  readonly code: string;
  /** What it is called and when it arrives, no longer than the sheet can take. */
  readonly label: string;
  /** Cents. */
  readonly price: number;
}

/** What a shopper chose of a delivery in a sheet, which is free to leave anything out. */
export interface ChosenDelivery {
  readonly methodCode: string | null;
  readonly instructions?: string | undefined;
  readonly authorityToLeave?: unknown;
}

/** The first `max` characters of a label. Characters that take two units of UTF-16 are never cut in half. */
export function cutLabel(label: string, max: number): string {
  return [...label].slice(0, max).join("");
}

/** The deliveries that can be had, as the sheet of a method lists them (EXPR-03, CONF-18, CONF-19). Nothing is picked up that is bought so. */
export function expressOptions(method: ExpressMethod, methods: readonly ShippingMethod[]): readonly ExpressOption[] {
  return deliveryMethods(methods)
    .filter(({ available }) => available)
    .map(({ code, label, promise, price }) => ({
      code,
      label: cutLabel(`${label}, ${promise}`, expressConfiguration.optionLabelMax[method]),
      price,
    }));
}

/**
 * The delivery as the order is sent with it: instructions are none unless something was said, and leaving the parcel is allowed or
 * not (EXPR-11 to EXPR-13). A method that cannot ask for either sends neither.
 * @throws Error `Express checkout delivery method code not set` (EXPR-05)
 */
export function expressDeliveryOptions(method: ExpressMethod, chosen: ChosenDelivery): DeliveryOptions {
  const { methodCode, instructions = "", authorityToLeave } = chosen;
  if (!methodCode) throw new Error("Express checkout delivery method code not set");
  if (!takesDeliveryInstructions(expressPaymentTypes[method], "DELIVERY")) return { methodCode };
  return { methodCode, instructions: { delivery: instructions }, authorityToLeave: Boolean(authorityToLeave) };
}
