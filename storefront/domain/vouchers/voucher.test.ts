import { expect, test } from "vitest";
import { afterVoucherCheck, sortVouchers, type Voucher, voucherCheckOutcomes, voucherCredits } from "./voucher.ts";

const voucher = (code: string, fields: Partial<Voucher> = {}): Voucher => ({
  code,
  pin: "1234",
  expires: 100,
  isExpired: false,
  isFullyRedeemed: false,
  amountRemaining: 5000,
  ...fields,
});

test("VOUCH-07 VOUCH-08 are sorted, and spent, soonest expiry first", () => {
  const vouchers = [voucher("C", { expires: 300 }), voucher("B"), voucher("A"), voucher("D", { expires: 50 })];
  expect(sortVouchers(vouchers).map((each) => each.code)).toEqual(["D", "A", "B", "C"]);
  expect(voucherCredits(vouchers).map((credit) => credit.id)).toEqual(["D", "A", "B", "C"]);
  expect(sortVouchers([voucher("A"), voucher("B")]).map((each) => each.code)).toEqual(["A", "B"]);
});

test("VOUCH-05 VOUCH-06 a check ends in one of four ways, and all but SUCCESS take the voucher off the list", () => {
  const stored = [voucher("A"), voucher("B")];
  expect(voucherCheckOutcomes.map((outcome) => afterVoucherCheck(stored, "A", outcome).map((each) => each.code))).toEqual([
    ["A", "B"],
    ["B"],
    ["B"],
    ["B"],
  ]);
  expect(voucherCheckOutcomes).toEqual(["SUCCESS", "NOT_FOUND", "LOCKED", "SUSPENDED"]);
});

test("expired, redeemed and empty vouchers pay nothing", () => {
  const vouchers = [
    voucher("A", { isExpired: true }),
    voucher("B", { isFullyRedeemed: true }),
    voucher("C", { amountRemaining: 0 }),
    voucher("D"),
  ];
  expect(voucherCredits(vouchers)).toEqual([{ id: "D", amount: 5000 }]);
});
