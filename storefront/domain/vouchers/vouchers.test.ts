import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkoutTotals } from "../checkout/checkout-totals.ts";
import { sortVouchers, type Voucher, voucherCredits, voucherMethodCode, voucherPayments } from "./voucher.ts";
import { refreshesVouchers, voucherCheckOutcomes, voucherRefusal } from "./voucher-check.ts";
import { unusableMessage, voucherMessages } from "./voucher-messages.ts";

const voucher = (changes: Partial<Voucher> = {}): Voucher => ({
  code: "GIFT0000000050",
  pin: "1234",
  expires: 2_000_000_000,
  isExpired: false,
  isFullyRedeemed: false,
  amountRemaining: 5_000,
  ...changes,
});

const anyVouchers = fc
  .uniqueArray(
    fc.record({
      code: fc.stringMatching(/^[A-Z0-9]{10,19}$/),
      pin: fc.stringMatching(/^[0-9]{4,8}$/),
      expires: fc.integer({ min: 1, max: 4_000_000_000 }),
      isExpired: fc.boolean(),
      amountRemaining: fc.integer({ min: 0, max: 200_000 }),
    }),
    { selector: ({ code }) => code, maxLength: 8 },
  )
  .map((vouchers) => vouchers.map((each) => ({ ...each, isFullyRedeemed: each.amountRemaining === 0 })));

describe("spending vouchers", () => {
  test("VOUCH-07 VOUCH-08 whichever expires soonest comes first, and is spent first", () => {
    const late = voucher({ code: "LATE000000", expires: 300 });
    const soon = voucher({ code: "SOON000000", expires: 100 });
    const between = voucher({ code: "BETWEEN000", expires: 200 });
    expect(sortVouchers([late, soon, between]).map(({ code }) => code)).toEqual(["SOON000000", "BETWEEN000", "LATE000000"]);
    const { creditUsages } = checkoutTotals({
      lines: [{ unitPrice: 12_000, qty: 1, discount: 0 }],
      shipping: 0,
      taxRate: 0.15,
      credits: voucherCredits([late, soon, between]),
    });
    expect(voucherPayments([late, soon, between], creditUsages)).toEqual([
      { code: "LATE000000", pin: "1234", amount: 2_000 },
      { code: "SOON000000", pin: "1234", amount: 5_000 },
      { code: "BETWEEN000", pin: "1234", amount: 5_000 },
    ]);
  });

  test("PAY-15 vouchers are credits of the method voucher; those that are expired or redeemed are none", () => {
    expect(voucherMethodCode).toBe("voucher");
    expect(
      voucherCredits([
        voucher({ isExpired: true }),
        voucher({ isFullyRedeemed: true, amountRemaining: 0 }),
        voucher({ code: "GOOD000000", amountRemaining: 700 }),
      ]),
    ).toEqual([{ id: "GOOD000000", amount: 700, methodCode: "voucher" }]);
  });

  test("no voucher ever pays more than is on it, nor all of them more than is owed, and nothing is lost on the way", () => {
    fc.assert(
      fc.property(anyVouchers, fc.integer({ min: 0, max: 500_000 }), (vouchers, price) => {
        const totals = checkoutTotals({
          lines: [{ unitPrice: price, qty: 1, discount: 0 }],
          shipping: 0,
          taxRate: 0.15,
          credits: voucherCredits(vouchers),
        });
        const payments = voucherPayments(vouchers, totals.creditUsages);
        for (const { code, amount, pin } of payments) {
          const on = vouchers.find((each) => each.code === code);
          expect(on).toMatchObject({ isExpired: false, isFullyRedeemed: false, pin });
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(on?.amountRemaining ?? 0);
        }
        const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
        expect(paid + totals.amountOutstanding).toBe(price);
        const usable = vouchers.reduce((sum, each) => sum + (each.isExpired ? 0 : each.amountRemaining), 0);
        expect(paid).toBe(Math.min(price, usable));
      }),
    );
  });

  test("those that expire together are in the order of their codes, and one with nothing on it pays nothing", () => {
    const [a, b, c] = [voucher({ code: "A000000000" }), voucher({ code: "B000000000" }), voucher({ code: "C000000000" })];
    expect(sortVouchers([c, a, b]).map(({ code }) => code)).toEqual(["A000000000", "B000000000", "C000000000"]);
    expect(voucherCredits([a, { ...b, amountRemaining: 0 }]).map(({ id }) => id)).toEqual(["A000000000"]);
  });

  test("sorting loses none, invents none, and is the same again", () => {
    fc.assert(
      fc.property(anyVouchers, (vouchers) => {
        const sorted = sortVouchers(vouchers);
        expect(new Set(sorted)).toEqual(new Set(vouchers));
        expect(sortVouchers(sorted)).toEqual(sorted);
        expect(sortVouchers(vouchers.toReversed())).toEqual(sorted);
      }),
    );
  });
});

test("VOUCH-05 a check ends as SUCCESS, NOT_FOUND, LOCKED or SUSPENDED; another failure says nothing of the voucher", () => {
  expect(voucherCheckOutcomes).toEqual(["SUCCESS", "NOT_FOUND", "LOCKED", "SUSPENDED"]);
  expect(["VoucherInvalid", "VoucherLocked", "VoucherSuspended"].map(voucherRefusal)).toEqual([
    "NOT_FOUND",
    "LOCKED",
    "SUSPENDED",
  ]);
  for (const other of ["TooManyRequests", "InternalError", "toString"]) expect(voucherRefusal(other)).toBeNull();
});

test("an order that its vouchers could not pay makes their balances doubtful, and no other failure does", () => {
  for (const code of ["VoucherInvalid", "VoucherLocked", "VoucherSuspended", "VoucherExpired", "VoucherInsufficientFunds"])
    expect(refreshesVouchers(code)).toBe(true);
  for (const code of ["PaymentDeclined", "ItemSoldOut", "TotalChanged"]) expect(refreshesVouchers(code)).toBe(false);
});

test("a gift card that can pay nothing says why", () => {
  expect(unusableMessage(voucher())).toBeNull();
  expect(unusableMessage(voucher({ isExpired: true, isFullyRedeemed: true }))).toBe(voucherMessages.expired);
  expect(unusableMessage(voucher({ isFullyRedeemed: true }))).toBe(voucherMessages.redeemed);
});
