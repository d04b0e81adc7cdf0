import { expect, test } from "vitest";
import { vouchersBalance } from "./vouchers.ts";

const balance = { expires: 2_000_000_000, isExpired: false, isFullyRedeemed: false, amountRemaining: 5_000 };

test("is asked for by code, with the PIN and the anti-bot token in the query", () => {
  expect([vouchersBalance.method, vouchersBalance.path]).toEqual(["GET", "/payment/voucher/balance/:code"]);
  expect(vouchersBalance.params.parse({ code: "GIFT0000000050" })).toEqual({ code: "GIFT0000000050" });
  const query = { pin: "1234", recaptchaToken: "token" };
  expect(vouchersBalance.query.parse(query)).toEqual(query);
  expect(vouchersBalance.query.parse({ pin: "1234" })).toEqual({ pin: "1234" });
  for (const wrong of [{}, { pin: "" }, { pin: "1".repeat(17) }])
    expect(vouchersBalance.query.safeParse(wrong).success).toBe(false);
});

test("answers when it expires, whether it is expired or redeemed, and what is left on it", () => {
  expect(vouchersBalance.response.parse(balance)).toEqual(balance);
  for (const missing of Object.keys(balance))
    expect(vouchersBalance.response.safeParse({ ...balance, [missing]: undefined }).success).toBe(false);
  for (const wrong of [{ expires: 1.5 }, { amountRemaining: -1 }, { isExpired: "no" }])
    expect(vouchersBalance.response.safeParse({ ...balance, ...wrong }).success).toBe(false);
});
