/// <reference path="./paypal-checkout-v6.d.ts" />

import type { PayPalCheckout, PayPalPricing, PayPalSessionOptions } from "braintree-web/paypal-checkout-v6";
import type { ExpressHandlers, ExpressRequest, SheetView } from "../wallets/express-sheet.ts";
import { dollars, SheetRefused } from "../wallets/wallet-sheet.ts";

/** A whole order in PayPal's window: what the window is opened with, and what makes its approval the shop's. */
export interface PayPalOrder {
  readonly asks: PayPalPricing &
    Pick<PayPalSessionOptions, "currency" | "enableShippingAddress" | "onShippingAddressChange" | "onShippingOptionsChange">;
  /** The single-use token. @throws SheetRefused once the window is closed and cannot say why there is no order */
  approved(approval: { readonly orderId: string; readonly payerId: string }): Promise<string>;
}

/** Begins an order in PayPal's window. What the window is told of its choices are sentences of PayPal's own. */
export function createPayPalOrder(
  payPal: Pick<PayPalCheckout, "updatePayment" | "tokenizePayment">,
  { currency, countries, view }: ExpressRequest,
  handlers: ExpressHandlers,
): PayPalOrder {
  let shown = view;
  const money = (cents: number) => ({ currency, value: dollars(cents) });

  /** Where a delivery is chosen its price is named apart, which PayPal wants to add up. */
  const pricingOf = ({ amount, options, selected }: SheetView): PayPalPricing => {
    const chosen = options.find(({ code }) => code === selected);
    if (chosen === undefined) return { amount: dollars(amount) };
    return {
      amount: dollars(amount),
      amountBreakdown: { itemTotal: dollars(amount - chosen.amount), shipping: dollars(chosen.amount) },
      shippingOptions: options.map(({ code, label, amount: price }) => ({
        id: code,
        label,
        type: "SHIPPING",
        selected: code === selected,
        amount: money(price),
      })),
    };
  };
  const show = async (paymentId: string, said: SheetView) => {
    await payPal.updatePayment({ ...pricingOf(said), currency, paymentId });
    shown = said;
  };

  return {
    asks: {
      ...pricingOf(view),
      currency,
      enableShippingAddress: true,
      async onShippingAddressChange({ errors, orderId, shippingAddress: { city, state, postalCode, countryCode } }) {
        const place = { locality: city ?? "", region: state ?? "", postcode: postalCode ?? "", country: countryCode };
        const said = await handlers.onAddress(place);
        if (!("problem" in said)) return show(orderId, said);
        throw new Error(countries.includes(countryCode) ? errors.ADDRESS_ERROR : errors.COUNTRY_ERROR);
      },
      async onShippingOptionsChange({ errors, orderId, selectedShippingOption }) {
        const said = await handlers.onOption(selectedShippingOption.id);
        if ("problem" in said) throw new Error(errors.METHOD_UNAVAILABLE);
        return show(orderId, said);
      },
    },
    async approved(approval) {
      const { nonce, details, shippingOptionId } = await payPal.tokenizePayment(approval);
      const { email, firstName, lastName, phone, shippingAddress: to } = details;
      const said = await handlers.onApprove({
        contact: { email, firstName, lastName, phone },
        address: {
          name: to?.recipientName,
          lines: [to?.line1, to?.line2].filter((line) => line !== undefined && line !== "") as string[],
          locality: to?.city ?? "",
          region: to?.state ?? "",
          postcode: to?.postalCode ?? "",
          country: to?.countryCode ?? "",
        },
        methodCode: shippingOptionId ?? shown.selected,
      });
      if ("problem" in said) throw new SheetRefused(said.problem);
      // A change that never reached PayPal: nobody pays what they were not shown.
      if (said.amount !== shown.amount) throw new Error("PayPal showed another total.");
      return nonce;
    },
  };
}
