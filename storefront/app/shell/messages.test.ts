import { alertText } from "@tread/design-system/alert-queue";
import { describe, expect, test } from "vitest";
import type { CartFlag } from "#domain/cart/cart-flags.ts";
import { noDeliveryOptions } from "#domain/express/express-address.ts";
import { shippingMessages } from "#domain/fields/messages.ts";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import { orderUpdatedElsewhere } from "#domain/payments/instalments.ts";
import { challengeMessages } from "#domain/product/challenge-messages.ts";
import { voucherMessages } from "#domain/vouchers/voucher-messages.ts";
import { refusals } from "../features/account/refusals.ts";
import { cartMessages } from "../features/cart/cart-messages.ts";
import { correctedMessage } from "../features/cart/corrected-quantity.ts";
import { addRefusedMessage, answerFirstMessage, lineMessage } from "../features/cart/flag-messages.ts";
import { paymentProblem } from "../features/checkout/payment-problem.ts";
import { promoCodeMessages } from "../features/promotions/promo-code-messages.ts";

const flags: CartFlag[] = [
  { type: "notLoggedIn" },
  { type: "productStateInvalid" },
  { type: "productQtyMaxViolated", productQtyMax: 3 },
  { type: "qtyMaxViolated", qtyMax: 6 },
  { type: "qtyMinViolated", qtyMin: 2 },
  { type: "qtyMultipleInvalid", qtyMultipleOf: 5 },
  { type: "qtyAvailableExceeded", qtyAvailable: 0 },
  { type: "qtyAvailableExceeded", qtyAvailable: 1 },
  { type: "qtyAvailableExceeded", qtyAvailable: 4 },
];
const hrefs = { signIn: "/nz/account/signin", signUp: "/nz/account/signup" };
const refused = (code: string) => paymentProblem({ result: "REFUSED", code, message: "" })?.message ?? "";

/** What the specification has word for word is as it has it. */
const quoted = new Set([
  "You've tried to log in too many times. Try again later.",
  "Unable to log in. Try again later.",
  "That's a lot of new accounts from one place. Try again later.",
  "Unable to create your account. Try again later.",
  "You've sent too many verification emails. Try again later.",
  "Unable to send verification email. Try again later.",
  "Unable to send password reset link. Try again later.",
  "You've tried to update your password too many times. Try again later.",
  "Unable to save your contact information. Try again later.",
  "That answer isn't right. Check it and try again.",
  "Removed item from cart",
]);

const messages: Record<string, readonly string[]> = {
  verification: Object.values(refusals).flatMap((messages) => Object.values(messages)),
  cart: [
    ...Object.values(cartMessages).map((message) => (typeof message === "string" ? message : message(2))),
    ...Object.values(promoCodeMessages),
    ...flags.map(lineMessage),
    ...flags.flatMap((flag) => [0, 1].map((inCart) => alertText(addRefusedMessage([flag], inCart, hrefs)))),
    alertText(answerFirstMessage("/nz/products/a")),
    ...[correctedMessage(30, 26), correctedMessage(0, 1), correctedMessage(2, 4), correctedMessage(null, 2)],
    ...Object.values(challengeMessages),
  ],
  checkout: [
    ...Object.values(shippingMessages),
    ...["InvalidRequest", "UnprocessableRequest"].map(refused),
    ...(["CART_CHANGED", "CART_EMPTIED"] as const).map((result) => paymentProblem({ result })?.message ?? ""),
    orderUpdatedElsewhere,
    noDeliveryOptions,
  ],
  voucher: Object.values(voucherMessages),
  loyalty: Object.values(loyaltyMessages),
};

describe("ERRCAT-94 what is said where the specification has no words of its own", () => {
  test.each(Object.entries(messages))("of %s is one sentence without a please", (_, said) => {
    const ours = said.filter((message) => !quoted.has(message));
    expect(ours.length).toBeGreaterThan(4);
    expect(ours.filter((message) => !/^[A-Z][^.!?]*\.$/.test(message) || /\bplease\b/i.test(message))).toEqual([]);
  });
});
