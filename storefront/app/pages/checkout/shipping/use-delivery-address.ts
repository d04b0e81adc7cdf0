import { useState } from "react";
import { type Address, postalAddress } from "#domain/checkout/address.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { chosenAddress } from "#domain/checkout/checkout-transitions.ts";
import { type AddressDraft, normaliseAddress } from "#domain/fields/address.ts";
import { offeredCountries } from "#domain/fields/address-country.ts";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { addressErrors } from "../../../features/checkout/address-errors.ts";
import { newAddress } from "../../../features/checkout/saved-address-rows.tsx";
import { useFormDraft } from "../../../features/checkout/use-form-draft.ts";
import { useSavedAddresses } from "../../../features/checkout/use-saved-addresses.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";

/** Where the order is to go: an address that the account keeps, or the one that is being typed. */
export function useDeliveryAddress({ delivery, contact }: Pick<CheckoutState, "delivery" | "contact">) {
  const shop = useCountry();
  const offered = offeredCountries("delivery", shop.code === "nz" ? "NZ" : "AU");
  const loggedIn = useLoggedIn();
  // Whose session has ended has no saved address any more, but still the one that was chosen.
  const isKept = loggedIn && delivery.address?.savedId !== undefined;
  const entered = !isKept && delivery.address ? postalAddress(delivery.address) : null;
  const [draft, setDraft, forgetDraft] = useFormDraft<AddressDraft>(
    "shipping",
    entered ?? { country: offered[0], contactName: contact ? `${contact.firstName} ${contact.lastName}` : "" },
  );
  const saved = useSavedAddresses(offered);
  const [picked, setPicked] = useState(delivery.address?.savedId ?? newAddress);
  const draftErrors = addressErrors(draft, offered);
  const isWhole = Object.keys(draftErrors).length === 0;
  const typed = () => normaliseAddress({ ...draft, type: "ENTERED" } as Address);
  const keptUnder = (id: string) => saved.addresses.find((each) => each.id === id);
  const kept = keptUnder(picked);

  return {
    offered,
    saved,
    kept,
    draft,
    draftErrors,
    isWhole,
    address: (): Address => (kept ? chosenAddress(kept) : typed()),
    setDraft,
    forgetDraft,
    /** @returns the address that is now chosen; null while it is still to be typed */
    pick(id: string): Address | null {
      setPicked(id);
      const other = keptUnder(id);
      if (other) return chosenAddress(other);
      return isWhole ? typed() : null;
    },
  };
}
