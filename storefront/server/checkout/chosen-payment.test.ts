import { expect, test } from "vitest";
import { wallets } from "#domain/payments/wallet.ts";
import { chosenPayment } from "./chosen-payment.ts";

const paid = { amount: 20_000, token: "token-1", deviceData: "device" };

test("a card is one that is kept for the account only when it says so", () => {
  expect(chosenPayment({ card: [{ ...paid, type: "immediate" }] })).toMatchObject({ ...paid, method: "card", isSaved: false });
  expect(chosenPayment({ card: [{ ...paid, type: "saved" }] })).toMatchObject({ ...paid, method: "card", isSaved: true });
});

test.each(wallets)("%s pays under its own name and is never a kept card", (wallet) => {
  expect(chosenPayment({ [wallet]: [paid] })).toEqual({ ...paid, method: wallet, isSaved: false });
});

test("instalments pay under their own name", () => {
  const instalments = { amount: 20_000, token: "token-1" };
  expect(chosenPayment({ afterpay: [instalments] })).toEqual({ ...instalments, method: "afterpay", isSaved: false });
});

test("vouchers and points are no money", () => {
  expect(chosenPayment({})).toBeUndefined();
  expect(chosenPayment({ voucher: [{ amount: 5_000, code: "GIFT0000000050", pin: "1234" }] })).toBeUndefined();
});
