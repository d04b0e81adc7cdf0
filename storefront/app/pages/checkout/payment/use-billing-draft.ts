import { pickupContactName } from "#domain/checkout/recipient.ts";
import type { AddressDraft } from "#domain/fields/address.ts";
import type { CheckoutView } from "../../../features/checkout/use-checkout.ts";
import { useFormDraft } from "../../../features/checkout/use-form-draft.ts";

type Checkout = CheckoutView["state"];

/** What the fields hold before anybody types: of a saved address its country, so that another one can be entered in its place. */
function startOf({ billingAddress, contact, shippingType }: Checkout, country: AddressDraft["country"]): AddressDraft {
  if (billingAddress === null)
    return { country, ...(shippingType === "STORE_PICKUP" && { contactName: pickupContactName(contact) }) };
  const { savedId, ...entered } = billingAddress;
  return savedId === undefined ? entered : { country: entered.country };
}

/**
 * The billing address as it is being typed, kept over leaving the step and coming back.
 * @param country where it is taken to be as long as nobody says
 * @returns the address, null while it is the delivery's; how to set it; and how to say whether it is the delivery's, over which what
 * was typed stays
 */
export function useBillingDraft(checkout: Checkout, country: AddressDraft["country"]) {
  const [{ isOwn, ...entered }, setDraft] = useFormDraft<AddressDraft & { isOwn: boolean }>("billing", {
    ...startOf(checkout, country),
    isOwn: checkout.billingAddress !== null,
  });
  // What is picked up goes to no address of the shopper's that it could be billed to.
  const billing = isOwn || checkout.shippingType === "STORE_PICKUP" ? entered : null;
  const setBilling = (next: AddressDraft) => setDraft({ ...next, isOwn: true });
  const setSame = (same: boolean) => setDraft({ ...entered, isOwn: !same });
  return [billing, setBilling, setSame] as const;
}
