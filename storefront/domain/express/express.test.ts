import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ShippingMethod } from "../checkout/checkout-data.ts";
import { requestedShipping } from "../checkout/checkout-request.ts";
import { emptyCheckoutState, shippingTypes } from "../checkout/checkout-state.ts";
import { offerShippingMethods } from "../checkout/shipping-methods.ts";
import { expressConfiguration } from "../configuration/configuration.ts";
import { countryCodes } from "../country/country.ts";
import { addressProblems } from "../fields/address.ts";
import { nameProblem } from "../fields/name.ts";
import {
  acceptsExpressCountry,
  addressRefusal,
  expressAddress,
  provisionalAddress,
  type SheetAddress,
} from "./express-address.ts";
import { expressContact } from "./express-contact.ts";
import {
  type ExpressSubject,
  isFreshExpressData,
  leavesSomethingToPay,
  requireExpressData,
  sameExpressSubject,
} from "./express-data.ts";
import { cutLabel, expressDeliveryOptions, expressOptions } from "./express-delivery.ts";
import { expressMethods, expressName, expressPaymentTypes, takesDeliveryInstructions } from "./express-method.ts";

const sydney: SheetAddress = {
  ...{ name: "Mere Parata", lines: ["1 Macquarie Street", "Level 2"] },
  ...{ locality: "Sydney", region: "NSW", postcode: "2000", country: "AU" },
};
const wellington: SheetAddress = {
  ...{ lines: ["14 Tāwhiri Street"], suburb: "Aro Valley" },
  ...{ locality: "Wellington", region: "Wellington", postcode: "6021", country: "NZ" },
};
const method = (label: string, changes: Partial<ShippingMethod> = {}): ShippingMethod => ({
  ...{ code: "express", available: true, label, promise: "Tue 24 Nov", price: 1000, type: "delivery" },
  ...changes,
});

describe("where express delivers", () => {
  test("EXPR-04 only countries of the configured list are accepted", () => {
    expect(expressConfiguration.deliveryCountries).toEqual({ nz: ["NZ"], au: ["AU"] });
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.string({ minLength: 2, maxLength: 2 }), (shop, country) => {
        const listed: readonly string[] = expressConfiguration.deliveryCountries[shop];
        expect(acceptsExpressCountry(country, shop)).toBe(listed.includes(country));
      }),
    );
    expect([acceptsExpressCountry("AU", "nz"), acceptsExpressCountry("AU", "au")]).toEqual([false, true]);
    expect(expressAddress(sydney, "Mere", "nz")).toBeNull();
  });

  test("a sheet's address becomes one that the forms would take, with its country's parts in their places", () => {
    expect(expressAddress(sydney, "Somebody", "au")).toEqual({
      ...{ contactName: "Mere Parata", street1: "1 Macquarie Street", street2: "Level 2", suburb: "Sydney" },
      ...{ state: "NSW", postcode: "2000", country: "AU", type: "ENTERED" },
    });
    expect(expressAddress(wellington, "Mere Parata", "nz")).toEqual({
      ...{ contactName: "Mere Parata", street1: "14 Tāwhiri Street", suburb: "Aro Valley" },
      ...{ city: "Wellington", postcode: "6021", country: "NZ", type: "ENTERED" },
    });
    const early = { lines: undefined, suburb: undefined };
    const known = { country: "NZ", city: "Wellington", postcode: "6021" };
    expect(provisionalAddress({ ...wellington, ...early })).toEqual(known);
    expect(provisionalAddress(wellington)).toEqual({ ...known, street1: "14 Tāwhiri Street, Aro Valley" });
    expect(provisionalAddress({ ...sydney, ...early })).toEqual({
      country: "AU",
      suburb: "Sydney",
      state: "NSW",
      postcode: "2000",
    });
    const three = { ...sydney, lines: ["1 Macquarie Street", "Level 2", "Suite 5"] };
    expect(expressAddress(three, "Somebody", "au")?.street2).toBe("Level 2, Suite 5");
    for (const region of ["nsw", " New South Wales "]) {
      expect(expressAddress({ ...sydney, region }, "Somebody", "au")?.state).toBe("NSW");
      expect(provisionalAddress({ ...sydney, region }).state).toBe("NSW");
    }
    expect(expressAddress({ ...sydney, region: "Elsewhere" }, "Somebody", "au")).toBeNull();
    const { lines: _, ...bare } = sydney;
    expect(expressAddress(bare, "Somebody", "au")).toBeNull();
  });

  test("a parcel is for whom the sheet says in letters that a label takes, and else for who pays", () => {
    for (const [name, onLabel] of [
      ["Mere Parata (work) 🎁", "Mere Parata work"],
      ["Mum & Dad", "Mum Dad"],
      ["Studio 54", "Studio"],
      ["", "Somebody"],
      ["24/7", "Somebody"],
      ["Mere ".repeat(40), "Somebody"],
    ]) {
      expect(expressAddress({ ...sydney, name }, "Somebody", "au")?.contactName).toBe(onLabel);
    }
  });

  test("an address that a form would refuse is none", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 120 });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 3 }), words, words, words, (lines, locality, postcode, name) => {
        const whole = expressAddress({ lines, locality, region: "", postcode, country: "NZ" }, name, "nz");
        if (whole) expect(addressProblems(whole, ["NZ"])).toEqual({});
      }),
    );
    expect(expressAddress({ ...wellington, lines: [] }, "Mere", "nz")).toBeNull();
    expect(expressAddress({ ...wellington, lines: ["@", "¿?"] }, "Mere", "nz")).toBeNull();
  });

  test("an address with signs that no label takes is taken, with what they mean written out", () => {
    for (const [lines, onLabel] of [
      [
        ["Flat 2 #4", "14 Tāwhiri Street"],
        ["Flat 2 No. 4", "14 Tāwhiri Street"],
      ],
      [["#4/14 Tāwhiri Street"], ["No. 4/14 Tāwhiri Street", undefined]],
      [["Smith & Sons, 14 Queen’s Rd"], ["Smith and Sons, 14 Queen’s Rd", undefined]],
      [["Flat #3 @ the wharf (rear)"], ["Flat No. 3 the wharf rear", undefined]],
      [
        ["🏠", "14 Tāwhiri Street"],
        ["14 Tāwhiri Street", undefined],
      ],
    ] as const) {
      const taken = expressAddress({ ...wellington, lines, suburb: "Aro Valley (upper)" }, "Mere", "nz");
      expect([taken?.street1, taken?.street2]).toEqual(onLabel);
      expect(taken?.suburb).toBe("Aro Valley upper");
      expect(provisionalAddress({ ...wellington, lines }).street1).toMatch(/^[\p{L}0-9.,'’/ -]+$/u);
    }
  });

  test("each sheet refuses an address in its own words", () => {
    const said = Object.fromEntries(expressMethods.map((each) => [each, addressRefusal(each, "nz", sydney)]));
    const quoted = "Unfortunately we cannot deliver to the entered address. Please use a different address.";
    expect(said).toEqual({
      applePay: quoted,
      googlePay: quoted,
      paypal: "We can't deliver to that country, so choose an address in New Zealand.",
      afterpay: "We can't deliver to that shipping address, so choose another one in Afterpay.",
    });
    expect(addressRefusal("paypal", "nz", wellington)).toBe(quoted);
  });

  test("no courier goes to the islands far out, where orders are picked up instead", () => {
    const offered = (country: "nz" | "au", deliverTo: string, postcode: string) =>
      offerShippingMethods({
        ...{ country, deliverTo, postcode, itemSubtotalAfterDiscounts: 10_000 },
        ...{ storeIdsWithStock: ["S1"], now: Date.UTC(2026, 10, 20) },
      }).map(({ available }) => available);
    expect(offered("nz", "NZ", "8942")).toEqual([false, false, true]);
    expect(offered("nz", "NZ", "2899")).toEqual([true, true, true]);
    expect(offered("au", "AU", " 2899 ")).toEqual([false, false, true]);
  });
});

test("each way to buy by express is called what its maker calls it", () => {
  expect(expressMethods.map(expressName).toSorted()).toEqual(["Afterpay", "Apple Pay", "Google Pay", "PayPal"]);
});

describe("express delivery", () => {
  test("EXPR-05 takes a method code, and raises 'Express checkout delivery method code not set' without one", () => {
    for (const methodCode of [null, ""]) {
      expect(() => expressDeliveryOptions("paypal", { methodCode })).toThrow("Express checkout delivery method code not set");
    }
    expect(expressDeliveryOptions("googlePay", { methodCode: "express" })).toEqual({ methodCode: "express" });
  });

  test("EXPR-11 Afterpay, Apple Pay and PayPal take delivery instructions for a delivery, and nothing else does", () => {
    const taking = Object.values(expressPaymentTypes).flatMap((type) =>
      shippingTypes.flatMap((shipping) => (takesDeliveryInstructions(type, shipping) ? [`${type} ${shipping}`] : [])),
    );
    expect(taking.sort()).toEqual([
      "AFTERPAY_EXPRESS DELIVERY",
      "BRAINTREE_APPLE_PAY_EXPRESS DELIVERY",
      "BRAINTREE_PAYPAL_EXPRESS DELIVERY",
    ]);
    const chosen = { methodCode: "express", instructions: "Blue bin", authorityToLeave: true };
    expect(expressDeliveryOptions("afterpay", chosen)).toMatchObject({ instructions: { delivery: "Blue bin" } });
    expect(expressDeliveryOptions("googlePay", chosen)).toEqual({ methodCode: "express" });
  });

  test("EXPR-12 authority to leave is a yes or a no, whatever the sheet says", () => {
    fc.assert(
      fc.property(fc.anything(), (authorityToLeave) => {
        const options = expressDeliveryOptions("applePay", { methodCode: "express", authorityToLeave });
        expect(options.authorityToLeave).toBe(Boolean(authorityToLeave));
      }),
    );
  });

  test("EXPR-13 instructions are empty unless something is said, and then none are sent", () => {
    const options = expressDeliveryOptions("applePay", { methodCode: "express" });
    expect(options).toEqual({ methodCode: "express", instructions: { delivery: "" }, authorityToLeave: false });
    const state = { ...emptyCheckoutState, shippingType: "DELIVERY", delivery: { address: null, options } } as const;
    expect(requestedShipping(state)?.options).toEqual({ methodCode: "express", authorityToLeave: false });
  });

  test("CONF-18 CONF-19 EXPR-10 a label has 128 characters at most, and in PayPal 129; none is cut in half", () => {
    const long = expressMethods.map((each) => {
      const [option] = expressOptions(each, [method("👟".repeat(200))]);
      return [each, [...(option?.label ?? "")].length];
    });
    expect(Object.fromEntries(long)).toEqual({ applePay: 128, googlePay: 128, afterpay: 128, paypal: 129 });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(150), (label, max) => {
        const cut = cutLabel(label, max);
        expect(label.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(label.isWellFormed());
        expect([...cut]).toHaveLength(Math.min(max, [...label].length));
      }),
    );
  });

  test("what cannot be had, and what is picked up, is not offered", () => {
    const methods = [method("Express"), method("Standard", { available: false }), method("Pickup", { type: "storePickup" })];
    expect(expressOptions("applePay", methods)).toEqual([{ code: "express", label: "Express, Tue 24 Nov", price: 1000 }]);
  });
});

describe("who buys express", () => {
  test("ERRCAT-68 a mobile wallet without email and name raises 'Name and email not found'", () => {
    const known = { email: "mere@example.co.nz", firstName: "Mere", lastName: "Parata" };
    for (const told of [
      {},
      { ...known, email: undefined },
      { ...known, firstName: "" },
      { ...known, firstName: "???" },
      { ...known, email: "nobody" },
    ]) {
      expect(() => expressContact(told, "NZ")).toThrow("Name and email not found");
    }
    expect(expressContact(known, "NZ")).toEqual({ ...known, phone: "", agreeToMarketing: false });
  });

  test("a whole name is taken apart, and every name fits the forms", () => {
    const of = (name: string) => {
      const { firstName, lastName } = expressContact({ email: "mere@example.co.nz", name }, "NZ");
      return [firstName, lastName];
    };
    expect([of("Mere Te Ao Parata"), of("Mere")]).toEqual([
      ["Mere", "Te Ao Parata"],
      ["Mere", "-"],
    ]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (rest) => {
        for (const part of of(`Mere ${rest}`)) expect(nameProblem(part)).toBeNull();
      }),
    );
  });

  test("a name is one that the forms take: other signs become spaces, and what is too long is cut", () => {
    const email = "mere@example.co.nz";
    expect(expressContact({ email, name: "Mere_Ann (Parata)" }, "NZ")).toMatchObject({
      firstName: "Mere Ann",
      lastName: "Parata",
    });
    expect(expressContact({ email, firstName: "Mārama", lastName: "O’Neil-Smith" }, "NZ")).toMatchObject({
      firstName: "Mārama",
      lastName: "O’Neil-Smith",
    });
    const long = "Wilhelmina Alexandra Georgina";
    expect(expressContact({ email, firstName: long, lastName: "P" }, "NZ").firstName).toBe("Wilhelmina Alexandra");
    expect(expressContact({ email, firstName: "Bartholomew Jonatha Lee", lastName: "P" }, "NZ").firstName).toBe(
      "Bartholomew Jonatha",
    );
  });

  test("a phone that is none is left out", () => {
    const phone = (number: string) => expressContact({ email: "m@example.com", name: "Mere Parata", phone: number }, "NZ").phone;
    expect([phone("021 555 0184"), phone(" +64215550184 "), phone("12"), phone("")]).toEqual([
      "021 555 0184",
      "+64215550184",
      "",
      "",
    ]);
  });
});

describe("express data", () => {
  const subject: ExpressSubject = {
    cart: { items: [{ productId: "1", variantId: "1-9", qty: 1 }], promoCodes: [] },
    credits: [{ id: "GIFT", amount: 2000, methodCode: "voucher" }],
  };

  test("EXPR-06 used too early it raises 'Express checkout data not loaded'", () => {
    expect(() => requireExpressData(undefined)).toThrow("Express checkout data not loaded");
    expect(requireExpressData({ subject, loadedAt: 0, data: "known" })).toBe("known");
  });

  test("EXPR-07 CONF-17 it is good for the configured 60 seconds, for the cart that it was asked about", () => {
    expect(expressConfiguration.dataMaxAgeSeconds).toBe(60);
    const loaded = { subject, loadedAt: 1000, data: "known" };
    expect(isFreshExpressData(loaded, subject, 61_000)).toBe(true);
    expect(isFreshExpressData(loaded, subject, 61_001)).toBe(false);
    expect(isFreshExpressData(undefined, subject, 1000)).toBe(false);
    expect(isFreshExpressData(loaded, { ...subject, credits: [] }, 1000)).toBe(false);
  });

  test("another quantity, code or balance is another question; the same again is not", () => {
    const { cart, credits } = subject;
    const others: ExpressSubject[] = [
      { cart: { ...cart, items: [{ productId: "1", variantId: "1-9", qty: 2 }] }, credits },
      { cart: { ...cart, promoCodes: ["TREAD10"] }, credits },
      { cart, credits: [{ id: "GIFT", amount: 1999, methodCode: "voucher" }] },
    ];
    expect(others.map((other) => sameExpressSubject(subject, other))).toEqual([false, false, false]);
    expect(sameExpressSubject(subject, structuredClone(subject))).toBe(true);
  });

  test("what gift cards leave to pay of the items is more than nothing, or nothing is express", () => {
    const amounts = fc.array(fc.nat(50_000), { maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(100_000), amounts, (subtotal, balances) => {
        const credits = balances.map((amount, index) => ({ id: String(index), amount, methodCode: "voucher" }));
        const left = subtotal - balances.reduce((sum, amount) => sum + amount, 0);
        expect(leavesSomethingToPay(subtotal, credits)).toBe(left > 0);
      }),
    );
    const gift = [{ id: "GIFT", amount: 10_000, methodCode: "voucher" }];
    expect([9_999, 10_000, 10_001].map((subtotal) => leavesSomethingToPay(subtotal, gift))).toEqual([false, false, true]);
  });
});
