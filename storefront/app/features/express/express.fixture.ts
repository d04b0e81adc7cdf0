import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import { checkoutTotals } from "#domain/checkout/checkout-totals.ts";
import { streetLine } from "#domain/checkout/courier-reach.ts";
import { offerShippingMethods } from "#domain/checkout/shipping-methods.ts";
import { countries } from "#domain/country/country.ts";
import type { ExpressSubject } from "#domain/express/express-data.ts";
import type { CheckoutInfo } from "../checkout/checkout-api.ts";

export const now = Date.UTC(2026, 10, 20);
/** A pair in the cart, and a gift card of $20. */
export const subject: ExpressSubject = {
  cart: { items: [{ productId: "104201", variantId: "104201-9", qty: 1 }], promoCodes: [] },
  credits: [{ id: "GIFT0000000020", amount: 2000, methodCode: "voucher" }],
};

/** A shop that sells the pair for $120.00, by its own rules of delivery and totals. */
export function priced(body: CheckoutRequest, itemPrice = 12_000): CheckoutInfo {
  const { shippingAddress, availableCreditBalances = [] } = body;
  const methods = offerShippingMethods({
    ...{ country: "nz", itemSubtotalAfterDiscounts: itemPrice, storeIdsWithStock: ["S1"], now },
    ...(shippingAddress?.country && { deliverTo: shippingAddress.country }),
    ...(shippingAddress?.postcode && { postcode: shippingAddress.postcode }),
    street: streetLine(shippingAddress ?? {}),
  });
  const chosen = methods.find(({ code, available }) => available && code === body.shipping?.options.methodCode);
  const totals = checkoutTotals({
    lines: [{ unitPrice: itemPrice, qty: 1, discount: 0 }],
    shipping: chosen?.price ?? null,
    taxRate: countries.nz.taxRate,
    credits: availableCreditBalances,
  });
  const promotions: CheckoutInfo["promotions"] = { appliedPromotions: [], disallowedPromotions: [] };
  const selectedShippingMethod = chosen?.code ?? null;
  return { ...totals, promotions, availableShippingMethods: methods, selectedShippingMethod } as CheckoutInfo;
}
