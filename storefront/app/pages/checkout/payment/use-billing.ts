import { useState } from "react";
import type { Address } from "#domain/checkout/address.ts";
import { chosenAddress } from "#domain/checkout/checkout-transitions.ts";
import { normaliseAddress } from "#domain/fields/address.ts";
import { offeredCountries } from "#domain/fields/address-country.ts";
import { addressErrors, errorsByName } from "../../../features/checkout/address-errors.ts";
import { newAddress } from "../../../features/checkout/saved-address-rows.tsx";
import type { CheckoutView } from "../../../features/checkout/use-checkout.ts";
import { useSavedAddresses } from "../../../features/checkout/use-saved-addresses.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { useBillingDraft } from "./use-billing-draft.ts";

/** Where the order is billed to: the delivery's address, one that the account keeps, or one that is typed. */
export function useBilling(checkout: CheckoutView["state"]) {
  const { code } = useCountry();
  const offered = offeredCountries("billing", code === "nz" ? "NZ" : "AU");
  const [draft, setDraft, setSame] = useBillingDraft(checkout, offered[0]);
  const [chosenId, choose] = useState(checkout.billingAddress ? (checkout.billingAddress.savedId ?? newAddress) : undefined);
  const saved = useSavedAddresses(offered);
  const isPickedUp = checkout.shippingType === "STORE_PICKUP";
  const kept = saved.addresses.find(({ id, isDefaultBilling }) =>
    chosenId === undefined ? isPickedUp && isDefaultBilling : id === chosenId,
  );
  return {
    offered,
    saved,
    /** What is typed; null while it is the delivery's address. */
    draft,
    setDraft,
    /** Id of the kept address that is billed, or `newAddress`. */
    chosen: kept?.id ?? newAddress,
    choose,
    setSameAsDelivery: (same: boolean) => {
      setSame(same);
      choose(saved.addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.id);
    },
    /** What is wrong with what is typed, by field. */
    errors: draft && !kept ? errorsByName("billing", addressErrors(draft, offered)) : {},
    /** As the order has it, once nothing is wrong with it; null when it is the delivery's. */
    toAddress: (): Address | null =>
      draft && (kept ? chosenAddress(kept) : normaliseAddress({ ...draft, type: "ENTERED" } as Address)),
  };
}

export type BillingView = ReturnType<typeof useBilling>;
