import { z } from "zod";
import { antiBotToken } from "./anti-bot.ts";
import { defineCall } from "./call.ts";
import { cents } from "./product.ts";

/** The answer says which part is wrong no more than "code or PIN", and nothing of a voucher to whoever lacks its PIN. */
export const vouchersBalance = defineCall({
  name: "vouchers.balance",
  summary: "What is on a gift voucher, for whoever knows its PIN. Changes nothing.",
  method: "GET",
  path: "/payment/voucher/balance/:code",
  rateLimit: 60,
  antiBot: "payment_voucher_balance_fetch",
  params: z.object({ code: z.string().min(1).max(32) }),
  query: z.object({
    pin: z.string().min(1).max(16),
    recaptchaToken: antiBotToken,
  }),
  response: z.object({
    /** Seconds since the epoch. */
    expires: z.int(),
    isExpired: z.boolean(),
    isFullyRedeemed: z.boolean(),
    amountRemaining: cents,
  }),
  errors: { VoucherInvalid: 422, VoucherLocked: 422, VoucherSuspended: 422, AntiBotFailed: 422 },
});
