import type { SheetAddress } from "#domain/express/express-address.ts";
import type { ExpressHandlers, ExpressRequest, SheetRefusal, SheetView } from "../wallets/express-sheet.ts";
import { dollars, SheetRefused } from "../wallets/wallet-sheet.ts";
import {
  type AppleContact,
  type AppleDelivery,
  type AppleSession,
  type AppleTotal,
  appleInterface,
} from "./apple-pay-session.ts";

/** The chosen one first, since the sheet takes that for chosen. */
const deliveriesOf = ({ options, selected }: SheetView): AppleDelivery[] =>
  options
    .toSorted((one, other) => Number(other.code === selected) - Number(one.code === selected))
    .map(({ code, label, amount }) => ({ identifier: code, label, detail: "", amount: dollars(amount) }));

const addressOf = (contact: AppleContact): SheetAddress => ({
  // Lines and suburb are told when the payment is approved, and are empty where there are none.
  ...(contact.addressLines && { lines: contact.addressLines }),
  suburb: contact.subLocality || undefined,
  locality: contact.locality ?? "",
  region: contact.administrativeArea ?? "",
  postcode: contact.postalCode ?? "",
  country: contact.countryCode?.toUpperCase() ?? "",
});

/** What a whole order adds to a request of Apple's sheet: who it is for, where it goes and how. */
export function appleOrderRequest({ view }: ExpressRequest) {
  return {
    requiredShippingContactFields: ["postalAddress", "name", "email", "phone"],
    shippingMethods: deliveriesOf(view),
    shippingType: "delivery",
  };
}

/**
 * Has the shop answer what Apple's sheet asks about a whole order.
 * @param ends `totalOf` an amount of cents, the status of a payment that is `refused`, and what ends the sheet: `take` makes the
 *   payment's token the shop's, `fail` ends it without; `tell` does something to it unless it has ended
 */
export function followAppleOrder(
  session: AppleSession,
  view: SheetView,
  { onAddress, onOption, onApprove }: ExpressHandlers,
  ends: {
    readonly totalOf: (cents: number) => AppleTotal;
    readonly refused: number;
    readonly take: (token: unknown) => void;
    readonly tell: (act: () => void) => void;
    readonly fail: (error: unknown) => void;
  },
): void {
  let shown = view;
  const errorsOf = (problem: string) => {
    const { ApplePayError } = appleInterface();
    return ApplePayError ? [new ApplePayError("shippingContactInvalid", "postalAddress", problem)] : [];
  };
  const broke = (error: unknown) => {
    ends.tell(() => session.abort());
    ends.fail(error);
  };
  const show = (said: SheetView | SheetRefusal) => {
    if ("problem" in said) return { newTotal: ends.totalOf(shown.amount), errors: errorsOf(said.problem) };
    shown = said;
    return { newTotal: ends.totalOf(said.amount), newShippingMethods: deliveriesOf(said) };
  };

  session.onshippingcontactselected = ({ shippingContact }) =>
    void onAddress(addressOf(shippingContact)).then(
      (said) => ends.tell(() => session.completeShippingContactSelection(show(said))),
      broke,
    );
  session.onshippingmethodselected = ({ shippingMethod }) =>
    void onOption(shippingMethod.identifier).then(
      (said) => ends.tell(() => session.completeShippingMethodSelection(show(said))),
      broke,
    );
  session.onpaymentauthorized = ({ payment: { token, shippingContact = {} } }) => {
    const { emailAddress: email, givenName: firstName, familyName: lastName, phoneNumber: phone } = shippingContact;
    const choices = {
      contact: { email, firstName, lastName, phone },
      address: addressOf(shippingContact),
      methodCode: shown.selected,
    };
    const answer = (said: Awaited<ReturnType<typeof onApprove>>) => {
      if (!("problem" in said)) return ends.take(token);
      if (said.view === undefined) return session.completePayment({ status: ends.refused, errors: errorsOf(said.problem) });
      // The sheet cannot show another total once a payment is approved.
      session.completePayment({ status: ends.refused });
      ends.fail(new SheetRefused(said.problem));
    };
    onApprove(choices).then((said) => ends.tell(() => answer(said)), broke);
  };
}
