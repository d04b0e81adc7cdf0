import { z } from "zod";
import type { TokenVerifier } from "./anti-bot.ts";

/** Milliseconds that the service has to answer. */
const patience = 5_000;

/** https://developers.google.com/recaptcha/docs/v3, "Site Verify Response". */
const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  challenge_ts: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/** Error codes that speak of a shopper's token. All others speak of us. */
const aboutToken = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

export interface RecaptchaOptions {
  /** Where tokens are verified: `https://www.google.com/recaptcha/api/siteverify`. */
  readonly url: string;
  readonly secret: string;
}

/** reCAPTCHA v3, or a service that speaks its wire: `POST` of a form with `secret`, `response` and `remoteip`. */
export function createRecaptcha({ url, secret }: RecaptchaOptions): TokenVerifier {
  return {
    needsToken: true,
    async assess(token, clientAddress) {
      const form = new URLSearchParams({ secret, response: token });
      if (clientAddress !== "") form.set("remoteip", clientAddress);
      const response = await fetch(url, { method: "POST", body: form, signal: AbortSignal.timeout(patience) });
      if (!response.ok) throw new Error(`The anti-bot service answered ${response.status}.`);
      const answer = answerSchema.parse(await response.json());
      if (!answer.success) {
        const codes = answer["error-codes"] ?? [];
        if (codes.length === 0 || !codes.every((code) => aboutToken.has(code)))
          throw new Error(`The anti-bot service refused to verify: ${codes.join(", ") || "no reason given"}.`);
        return null;
      }
      return {
        action: answer.action ?? "",
        score: answer.score ?? Number.NaN,
        askedAt: new Date(answer.challenge_ts ?? Number.NaN),
      };
    },
  };
}
