import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyCheckoutState, type LoyaltyQuote } from "../checkout/checkout-state.ts";
import { checkoutTotals } from "../checkout/checkout-totals.ts";
import { parsePersistedCheckoutState } from "../checkout/parse-checkout-state.ts";
import { loyaltyConfiguration } from "../configuration/configuration.ts";
import {
  type GuestMembership,
  isFreshMembership,
  linkedMemberId,
  mayLink,
  membershipToLink,
  orderMembership,
  parseGuestMembership,
} from "./guest-membership.ts";
import { formatPoints, pointsEarned, pointsFor, pointsWorth } from "./points.ts";
import {
  firstToRedeem,
  isEndedQuote,
  mostToRedeem,
  quoteCredits,
  quotePayment,
  readDollars,
  redeemProblem,
  spoilsQuote,
} from "./quote.ts";

const minute = 60_000;
const now = Date.UTC(2026, 10, 20);
const guest: GuestMembership = { memberId: "1900142", lastName: "Ngata", createdAt: now };
const aged = (minutes: number): GuestMembership => ({ ...guest, createdAt: now - minutes * minute });
const linked = [{ name: "frequentFlyer", memberId: "1234567" }];

const cents = fc.integer({ min: 0, max: 50_000_000 });

describe("points", () => {
  test("are read as so many points, or one", () => {
    expect([0, 1, 12_480].map(formatPoints)).toEqual(["0 points", "1 point", "12,480 points"]);
  });

  test("an account is linked with a frequent flyer's membership and no other", () => {
    expect(linkedMemberId([{ name: "other", memberId: "7" }, ...linked] as never)).toBe("1234567");
    expect(linkedMemberId([])).toBeUndefined();
  });

  test("LOYAL-13 CONF-15 an order earns a point for each whole dollar, four where an offer says so, and the four can be configured", () => {
    expect(loyaltyConfiguration.pointsMultiplier).toBe(4);
    expect([pointsEarned(19_999, false), pointsEarned(19_999, true)]).toEqual([199, 796]);
    expect(pointsEarned(19_999, true, 7)).toBe(1_393);
    expect([pointsEarned(99, true), pointsEarned(0, true)]).toEqual([0, 0]);
  });

  test("what is earned is whole, never more than was spent, and grows with the order", () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 20 }), (spent, more, multiplier) => {
        const earned = pointsEarned(spent, true, multiplier);
        expect(Number.isSafeInteger(earned)).toBe(true);
        expect(earned * 100).toBeLessThanOrEqual(spent * multiplier);
        expect(pointsEarned(spent, false)).toBe(Math.floor(spent / 100));
        expect(pointsEarned(spent + more, true, multiplier)).toBeGreaterThanOrEqual(earned);
      }),
    );
  });

  test("what points are worth never costs more points than there are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (points) => {
        const left = points - pointsFor(pointsWorth(points));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThan(loyaltyConfiguration.pointsPerDollar);
      }),
    );
    for (const wrong of [150, -100, 0.5]) expect(() => pointsFor(wrong)).toThrow(RangeError);
  });
});

describe("a guest's membership", () => {
  test("CONF-16 is fresh for 120 minutes, and not a moment longer", () => {
    expect(loyaltyConfiguration.guestMaxAgeMinutes).toBe(120);
    expect([0, 119, 120, 121].map((minutes) => isFreshMembership(aged(minutes), now))).toEqual([true, true, false, false]);
    expect(isFreshMembership(aged(5), now, 4)).toBe(false);
  });

  test("LOYAL-04 LOYAL-06 LOYAL-07 is linked while it is fresh, with an account that has none", () => {
    expect(membershipToLink(aged(119), [], now)).toEqual(aged(119));
    expect(membershipToLink(aged(121), [], now)).toBeNull();
    expect(membershipToLink(aged(1), linked, now)).toBeNull();
    expect(membershipToLink(null, [], now)).toBeNull();
  });

  test("LOYAL-08 an order's membership is the account's if it is linked, else the guest's", () => {
    expect(orderMembership(linked, guest)).toEqual({ memberId: "1234567" });
    expect(orderMembership([], guest)).toEqual({ memberId: "1900142", lastName: "Ngata" });
    expect(orderMembership([], null)).toBeNull();
  });

  test("LOYAL-01 has memberId, lastName and createdAt; a copy without one of them, or anything else, is none", () => {
    expect(parseGuestMembership(JSON.stringify(guest))).toEqual(guest);
    for (const part of Object.keys(guest)) {
      expect(parseGuestMembership(JSON.stringify({ ...guest, [part]: undefined }))).toBeNull();
    }
    fc.assert(fc.property(fc.option(fc.oneof(fc.string(), fc.json())), (kept) => void parseGuestMembership(kept)));
    expect(parseGuestMembership(null)).toBeNull();
  });
});

const quote: LoyaltyQuote = {
  quoteNumber: "0b0c7f5e-3c7e-4d0e-9a51-5f7b6f6d2a11",
  currencyAmount: 5_000,
  memberNumber: "1900142",
  points: 10_000,
  expires: now / 1000 + 900,
};

test("an account takes a membership that it has already, or its first, and no other", () => {
  expect([mayLink(null, "1"), mayLink("1", "1"), mayLink("2", "1")]).toEqual([true, true, false]);
});

describe("a quote", () => {
  test("pays its amount before anything else, or the order's total if that is less", () => {
    const pays = (price: number) =>
      checkoutTotals({
        lines: [{ unitPrice: price, qty: 1, discount: 0 }],
        shipping: 0,
        taxRate: 0.15,
        credits: [...quoteCredits(quote), { id: "GIFT0000000050", amount: 5_000 }],
      });
    expect(pays(20_000)).toMatchObject({ amountOutstanding: 10_000, creditUsages: { loyalty: { amount: 5_000 } } });
    expect(pays(4_000)).toMatchObject({ creditUsages: { loyalty: { amount: 4_000 }, GIFT0000000050: { amount: 0 } } });
    expect(quoteCredits(null)).toEqual([]);
    expect(quotePayment(quote)).toEqual({ amount: 5_000, quoteRef: quote.quoteNumber, memberId: "1900142" });
  });

  test("ends when it says, and when an order was refused for it", () => {
    expect(isEndedQuote(quote, now)).toBe(false);
    expect(isEndedQuote(quote, now + 15 * minute - 1)).toBe(false);
    expect(isEndedQuote(quote, now + 15 * minute)).toBe(true);
    const codes = ["LoyaltyQuoteInvalid", "LoyaltyInsufficientPoints", "VoucherInvalid", "PaymentDeclined"];
    expect(codes.map(spoilsQuote)).toEqual([true, true, false, false]);
  });

  test("is kept with what checkout remembers; a copy from before there were quotes is read as well", () => {
    const state = { ...emptyCheckoutState, loyaltyQuote: quote };
    expect(parsePersistedCheckoutState(JSON.stringify(state))).toEqual({ ok: true, value: state });
    expect(parsePersistedCheckoutState(JSON.stringify(emptyCheckoutState))).toEqual({ ok: true, value: emptyCheckoutState });
    const broken = { ...state, loyaltyQuote: { ...quote, currencyAmount: -1 } };
    expect(parsePersistedCheckoutState(JSON.stringify(broken)).ok).toBe(false);
  });
});

describe("the amount to redeem", () => {
  test("is at most what the order comes to and what there are points for, in whole dollars", () => {
    expect(mostToRedeem(12_480, 19_950)).toBe(6_200);
    expect(mostToRedeem(250_000, 19_950)).toBe(19_900);
    expect(mostToRedeem(199, 19_950)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), cents, (points, total) => {
        const most = mostToRedeem(points, total);
        expect(most % 100).toBe(0);
        expect(most).toBeLessThanOrEqual(total);
        expect(pointsFor(most)).toBeLessThanOrEqual(points);
      }),
    );
  });

  test("is read as it is typed, and refused when it is no whole dollars, nothing or too much", () => {
    expect(["50", " $1,050 ", "50.00", "50.0"].map(readDollars)).toEqual([5_000, 105_000, 5_000, 5_000]);
    expect(["", "50.5", "-5", "5e3", "fifty", "50.005", "12345678"].map(readDollars)).toEqual(Array(7).fill(undefined));
    expect(redeemProblem("62", 6_200)).toBeNull();
    expect(redeemProblem("63", 6_200)).toEqual({ code: "tooMuch", most: 6_200 });
    for (const typed of ["0", "", "1.50"]) expect(redeemProblem(typed, 6_200)).toEqual({ code: "notWholeDollars" });
  });
});

test("points start with what gift cards leave to pay, which is never more than they may pay", () => {
  expect(firstToRedeem(50_000, { grandTotal: 18_000, amountOutstanding: 11_000 })).toBe(11_000);
  expect(firstToRedeem(50_000, { grandTotal: 18_000, amountOutstanding: 0 })).toBe(18_000);
  const cents = fc.nat({ max: 500_000 });
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), cents, cents, (points, grandTotal, paid) => {
      const amountOutstanding = Math.max(0, grandTotal - paid);
      expect(firstToRedeem(points, { grandTotal, amountOutstanding })).toBeLessThanOrEqual(mostToRedeem(points, grandTotal));
    }),
  );
});
