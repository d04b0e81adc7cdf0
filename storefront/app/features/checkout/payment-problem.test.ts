import { describe, expect, test } from "vitest";
import { paymentProblem } from "./payment-problem.ts";

const refused = (code: string) => paymentProblem({ result: "REFUSED", code, message: "Said by the shop." });

describe("what a refused payment leads to", () => {
  test("ERRCAT-54 a sold-out or invalid item leads to the cart, and says why", () => {
    for (const code of ["ItemSoldOut", "CartItemInvalid"]) {
      expect(refused(code)).toEqual({ message: "Said by the shop.", leadsTo: "/cart" });
    }
  });

  test("what is no longer sold leads to the cart, which may be empty by then, in words for shoppers, not in those of the call", () => {
    for (const code of ["ProductNotFound", "ProductVariantNotFound"]) {
      expect(refused(code)).toEqual({
        message: "Something in your order is no longer available, so it leaves your cart and nothing was charged.",
        leadsTo: "/cart",
      });
    }
  });

  test("whose session has ended may pay as a guest as well", () => {
    expect(refused("NotSignedIn")).toEqual({
      message: "You're signed out and nothing was charged, so pay again as a guest, or sign in first.",
    });
  });

  test("a cart that is another by now is said to be, not who changed it: the shop may have taken out what it no longer sells", () => {
    expect(paymentProblem({ result: "CART_CHANGED" })).toEqual({
      message: "Your cart was changed or ordered elsewhere, so check it before you pay.",
      leadsTo: "/cart",
    });
  });

  test("a cart that is empty by now may have been ordered, which can be looked up", () => {
    expect(paymentProblem({ result: "CART_EMPTIED" })).toEqual({
      message: "Your cart was ordered or emptied elsewhere, so nothing was charged here.",
      leadsTo: "/cart",
      mayBeOrdered: true,
    });
  });

  test("SHIP-05 a delivery that cannot be had leads to the choice of another", () => {
    expect(refused("ShippingMethodUnavailable")).toMatchObject({ leadsTo: "/checkout/shipping" });
    expect(refused("PickupStoreLacksStock")).toMatchObject({ leadsTo: "/checkout/shipping" });
  });

  test("ERRCAT-55 ERRCAT-57 a refused card is said here, and nothing else changes", () => {
    for (const code of [
      "PaymentDeclined",
      "PAYMENT_INSTRUMENT_TYPE_NOT_ACCEPTED",
      "PaymentNotProcessed",
      "TotalChanged",
      "toString",
    ]) {
      expect(refused(code)).toEqual({ message: "Said by the shop." });
    }
  });

  test("ERRCAT-59 what the payment service or the order itself is refused for has words of its own", () => {
    expect(refused("PaymentFailureUnrecoverable")?.message).toMatch(/^We are unable to process your payment\. /);
    for (const code of ["InvalidRequest", "UnprocessableRequest"])
      expect(refused(code)?.message).toMatch(/^Unable to place order, /);
  });

  test("an order that went through leaves nothing to say", () => {
    for (const result of ["PLACED", "UNRECOVERABLE"] as const) expect(paymentProblem({ result })).toBeNull();
  });
});
