import { useState } from "react";
import type { ShippingMethod } from "#domain/checkout/checkout-data.ts";
import type { DeliveryOptions } from "#domain/checkout/checkout-state.ts";
import { byEmail, sentByEmail } from "#domain/checkout/shipping-methods.ts";
import { deliveryMethods } from "#domain/checkout/shipping-selection.ts";
import { shippingMessages } from "#domain/fields/messages.ts";
import { useFormDraft } from "../../../features/checkout/use-form-draft.ts";

/**
 * How the order is to come, of the ways that are offered.
 * @param kept what the checkout has kept of it
 * @param offered every way that the shop offers, of pickup too; none while that is on its way
 */
export function useDeliveryMethod(kept: DeliveryOptions, offered: readonly ShippingMethod[]) {
  const { instructions: sent, ...start } = kept;
  const [selected, setSelected] = useState<DeliveryOptions>(start);
  // Kept as it is typed, as the address is, and part of the order once the step is done.
  const [instructions, setInstructions, forgetInstructions] = useFormDraft("instructions", { delivery: sent?.delivery ?? "" });
  const methods = deliveryMethods(offered);
  // There is no other way for it, so that nobody has to choose.
  const isByEmail = sentByEmail(methods);
  const options: DeliveryOptions = isByEmail ? { methodCode: byEmail } : selected;
  const chosen = methods.find((method) => method.code === options.methodCode);
  // No courier goes there (ERRCAT-63).
  const isOutOfReach = methods.length > 0 && methods.every(({ available }) => !available);
  const isMissed = !isOutOfReach && chosen?.available === false;

  return {
    methods,
    isByEmail,
    options,
    chosen,
    isOutOfReach,
    isMissed,
    refusal: isOutOfReach ? shippingMessages.addressUndeliverable : isMissed && shippingMessages.deliveryMethodUnavailable,
    instructions,
    setInstructions,
    forgetInstructions,
    setSelected,
    /** A choice with what couriers are told, as the order takes it. */
    told: (choice: DeliveryOptions): DeliveryOptions => (instructions.delivery ? { ...choice, instructions } : choice),
  };
}
