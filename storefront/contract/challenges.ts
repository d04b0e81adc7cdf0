import { z } from "zod";
import { antiBotToken } from "./anti-bot.ts";
import { defineCall } from "./call.ts";

/** Whether an answer is right. A product that asks nothing takes any. Nothing is kept: the cart's line brings the answer to the order. */
export const productsVerifyChallenge = defineCall({
  name: "products.verifyChallenge",
  summary: "Whether the answer to a product's challenge question is right. Changes nothing.",
  method: "POST",
  path: "/product/challenge/verify",
  rateLimit: 60,
  antiBot: "product_challenge_verify",
  body: z.object({
    answer: z.string().trim().min(1).max(100),
    productId: z.string().min(1).max(64),
    recaptchaToken: antiBotToken,
  }),
  response: z.object({ verified: z.literal(true) }),
  errors: { ProductNotFound: 422, ChallengeFailed: 422, AntiBotFailed: 422 },
});
