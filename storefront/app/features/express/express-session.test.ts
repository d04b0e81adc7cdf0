import { describe, expect, test } from "vitest";
import type { CallFailure } from "#contract/rendering.ts";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import { countries } from "#domain/country/country.ts";
import type { ExpressMethod } from "#domain/express/express-method.ts";
import type { SheetChoices } from "../payments/wallets/express-sheet.ts";
import { now, priced, subject } from "./express.fixture.ts";
import { expressQuestion } from "./express-question.ts";
import { createExpressSession, type ExpressSessionOptions } from "./express-session.ts";

const vouchers = [{ code: "GIFT0000000020", pin: "1234" }];

const home = {
  ...{ lines: ["14 Tāwhiri Street"], suburb: "Aro Valley", locality: "Wellington" },
  ...{ region: "Wellington", postcode: "6021", country: "NZ" },
};
const mere = { email: "mere@example.co.nz", name: "Mere Parata" };
const choices = (changes: Partial<SheetChoices> = {}): SheetChoices => ({
  ...{ contact: mere, address: home, methodCode: "standard", instructions: "Blue bin", authorityToLeave: "yes" },
  ...changes,
});

function open(method: ExpressMethod, changes: Partial<ExpressSessionOptions> = {}) {
  const asked: CheckoutRequest[] = [];
  const opened: PlaceOrderRequest[] = [];
  const data = priced(expressQuestion(subject, "nz"));
  const session = createExpressSession({
    ...{ method, country: countries.nz, subject, vouchers, now: () => now },
    loaded: { subject, loadedAt: now, data },
    ask: async (request) => {
      asked.push(request);
      return priced(request);
    },
    membership: async () => null,
    openInstalments: async (body) => {
      opened.push(body);
      return { token: "afterpay-checkout", amount: 10_600 };
    },
    ...changes,
  });
  return { session, asked, opened };
}

describe("express data in a sheet", () => {
  test("EXPR-06 a sheet that begins before it is loaded raises 'Express checkout data not loaded'", () => {
    const { session } = open("applePay", { loaded: undefined });
    expect(() => session.begin()).toThrow("Express checkout data not loaded");
  });

  test("EXPR-07 what is older than the limit is asked for again before the sheet opens, and what is not is used", async () => {
    const loaded = { subject, loadedAt: now - 60_000, data: priced(expressQuestion(subject, "nz")) };
    const young = open("applePay", { loaded });
    await young.session.refresh();
    expect(young.asked).toEqual([]);
    const old = open("applePay", { loaded: { ...loaded, loadedAt: now - 60_001 } });
    await old.session.refresh();
    expect(old.asked).toEqual([expressQuestion(subject, "nz")]);
    const ofAnotherCart = open("applePay", { loaded: { ...loaded, subject: { ...subject, credits: [] } } });
    await ofAnotherCart.session.refresh();
    expect(ofAnotherCart.asked).toHaveLength(1);
  });
});

describe("an order in a sheet", () => {
  test("SHIP-16 SHIP-17 EXPR-11 EXPR-12 is delivered the cheapest way to where it is sent, gift cards first, and placed as it was approved, with a phone that stands for none", async () => {
    const { session, asked } = open("paypal");
    expect(session.begin()).toMatchObject({ options: [{ price: "$10.00" }, { price: "$6.00" }], selected: null });
    const { lines: _, suburb: __, ...rough } = home;
    expect(await session.onAddress(rough)).toMatchObject({ selected: "standard", total: "NZ$106.00" });
    expect(asked.every(({ email, shippingAddress }) => !email && !shippingAddress?.street1)).toBe(true);
    expect(await session.onOption("express")).toMatchObject({ selected: "express", total: "NZ$110.00" });
    expect(await session.onApprove(choices({ methodCode: "express" }))).toEqual({ amount: 11_000 });
    expect(session.order("token-1", { fraudToken: "fraud-1" })).toMatchObject({
      cart: {
        items: subject.cart.items,
        payment: {
          methods: {
            paypal: [{ amount: 11_000, token: "token-1" }],
            voucher: [{ code: "GIFT0000000020", pin: "1234", amount: 2000 }],
          },
        },
        fraudAnalytics: { token: "fraud-1" },
      },
      contact: { email: "mere@example.co.nz", firstName: "Mere", lastName: "Parata", phone: "+64 9 000 0000" },
      shippingAddress: { contactName: "Mere Parata", street1: "14 Tāwhiri Street", suburb: "Aro Valley", city: "Wellington" },
      shipping: {
        type: "DELIVERY",
        options: { methodCode: "express", instructions: { delivery: "Blue bin" }, authorityToLeave: true },
      },
      expectedTotal: 13_000,
    });
  });

  test("in instalments is opened with Afterpay for that very order", async () => {
    const { session, opened } = open("afterpay");
    await session.onAddress(home);
    expect(await session.onApprove(choices())).toEqual({ amount: 10_600, checkout: "afterpay-checkout" });
    expect(opened).toHaveLength(1);
    const placed = session.order("afterpay-checkout", {});
    expect({ ...placed, cart: null }).toEqual({ ...opened[0], cart: null });
    expect(placed?.cart.payment.methods).toMatchObject({ afterpay: [{ amount: 10_600, token: "afterpay-checkout" }] });
  });

  test("EXPR-05 approved without a delivery it raises 'Express checkout delivery method code not set'", async () => {
    const { session } = open("googlePay");
    await session.onAddress(home);
    await expect(session.onApprove(choices({ methodCode: null }))).rejects.toThrow(
      "Express checkout delivery method code not set",
    );
    expect(session.order("token", {})).toBeNull();
  });

  test.each<[ExpressMethod, string]>([
    ["applePay", "Unfortunately we cannot deliver to the entered address. Please use a different address."],
    ["afterpay", "We can't deliver to that shipping address, so choose another one in Afterpay."],
    ["paypal", "We can't deliver to that country, so choose an address in New Zealand."],
  ])("EXPR-04 %s: an address abroad asks the shop nothing and pays nothing", async (method, problem) => {
    const { session, asked } = open(method);
    const abroad = { ...home, country: "AU" };
    expect(await session.onAddress(abroad)).toEqual({ problem });
    expect(await session.onApprove(choices({ address: abroad }))).toEqual({ problem });
    expect([asked, session.order("token", {})]).toEqual([[], null]);
  });

  test("that was approved for a PO box by Express is priced anew without it, and then placed", async () => {
    const { session } = open("applePay");
    await session.onAddress({ ...home, lines: undefined, suburb: undefined });
    await session.onOption("express");
    const box = { ...home, lines: ["PO Box 911"] };
    expect(await session.onApprove(choices({ address: box, methodCode: "express" }))).toMatchObject({
      problem: expect.stringContaining("has changed"),
      view: { options: [{ code: "standard" }], selected: "standard" },
    });
    expect(await session.onApprove(choices({ address: box, methodCode: "standard" }))).toEqual({ amount: 10_600 });
    expect(session.order("token", {})).toMatchObject({ shippingAddress: { street1: "PO Box 911" } });
  });

  test("where no courier goes it says so, also when it was approved there", async () => {
    const { session } = open("googlePay");
    const islands = { ...home, postcode: "8942" };
    const none = { problem: "There's no delivery option for that address, so choose another one." };
    expect(await session.onAddress(islands)).toEqual(none);
    for (const methodCode of ["standard", null]) {
      expect(await session.onApprove(choices({ address: islands, methodCode }))).toEqual(none);
    }
  });

  test("a wallet that does not say who buys may be told, and pays then", async () => {
    const { session } = open("applePay");
    await session.onAddress(home);
    expect(await session.onApprove(choices({ contact: {} }))).toEqual({
      problem: "Name and email not found. Add them in Apple Pay, then pay again.",
    });
    expect(await session.onApprove(choices())).toEqual({ amount: 10_600 });
  });

  test("a total that is not what the sheet showed is shown first", async () => {
    let itemPrice = 12_000;
    const { session } = open("applePay", { ask: async (request) => priced(request, itemPrice) });
    await session.onAddress(home);
    itemPrice = 13_000;
    expect(await session.onApprove(choices())).toMatchObject({
      problem: "The total of your order has changed, so check it and pay again.",
      view: { total: "NZ$116.00" },
    });
    expect(session.order("token", {})).toBeNull();
    expect(await session.onApprove(choices())).toEqual({ amount: 11_600 });
  });

  test("a total that is another because an offer is used up says which offer", async () => {
    const used = {
      ...{ id: "first-dibs", name: "10% off your first order", exclusive: false, relatedCouponCodes: ["FIRSTDIBS"] },
      ...{ bringsItem: false, disallowReason: "PromotionPerCustomerUsageExceeded" as const, usageCountLimit: 1 },
    };
    const { session } = open("applePay", {
      ask: async (request) =>
        request.email === undefined
          ? priced(request, 10_800)
          : { ...priced(request), promotions: { appliedPromotions: [], disallowedPromotions: [used] } },
    });
    await session.onAddress(home);
    const problem =
      "Offer 10% off your first order has been removed because it has already been redeemed. " +
      "The total of your order has changed, so check it and pay again.";
    expect(await session.onApprove(choices())).toMatchObject({ problem, view: { total: "NZ$106.00" } });
  });

  test("a shop that does not answer is said in the sheet, and what it refuses in its own words", async () => {
    const failing = (failure: CallFailure) => open("applePay", { ask: () => Promise.reject(failure) }).session;
    const offline = failing({ status: 0, code: "NetworkError", message: "Offline." });
    expect(await offline.onAddress(home)).toEqual({
      problem: "We can't load the delivery options right now, so try again in a moment.",
    });
    const gone = failing({ status: 422, code: "ProductNotFound", message: "We no longer sell that." });
    expect(await gone.onOption("express")).toEqual({ problem: "We no longer sell that." });
    const broken = open("applePay", { ask: () => Promise.reject(new Error("A mistake.")) }).session;
    await expect(broken.onAddress(home)).rejects.toThrow("A mistake.");
  });
});
