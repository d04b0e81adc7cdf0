/** What a shopper is about to do when a token is asked for. A token is good for its own action alone. */
export const antiBotActions = ["payment_voucher_balance_fetch", "product_challenge_verify"] as const;
export type AntiBotAction = (typeof antiBotActions)[number];

/** Where a page gets its tokens from. */
export interface AntiBotService {
  /** Address of the script that brings `grecaptcha`, in the form of reCAPTCHA v3. */
  readonly script: string;
  /** Names the shop to the service. */
  readonly siteKey: string;
}

/** What the service says of a token that is real and has not been shown to it before. */
export interface Assessment {
  /** The action that the token was asked for. */
  readonly action: string;
  /** From 0, surely a robot, to 1, surely a person. */
  readonly score: number;
  /** When it was asked for. */
  readonly askedAt: Date;
}

/** How much of a person a shopper must be, at least, unless the operator says otherwise; reCAPTCHA's own advice. */
export const defaultMinimumScore = 0.5;

/** Milliseconds for which a token is good: what reCAPTCHA gives it. */
export const tokenLifetime = 120_000;
/** Milliseconds by which the service's clock may be ahead of ours. */
const clockDifference = 30_000;

/** What is said to a shopper who is not let through, whatever the doubt (HTTP-09): robots learn nothing from it. */
export const antiBotRefusal =
  "We couldn't check that you're not a robot, so allow our security check in your browser and try again.";

/** Why a token does not let a shopper through. */
export type Doubt = "otherAction" | "tooOld" | "lowScore";

/** Whether an assessment speaks for a person who does this now; null when it does. */
export function doubtOf(
  assessment: Assessment,
  { action, now, minimumScore }: { readonly action: AntiBotAction; readonly now: Date; readonly minimumScore: number },
): Doubt | null {
  if (assessment.action !== action) return "otherAction";
  const age = now.getTime() - assessment.askedAt.getTime();
  // A date that cannot be read is no age at all, and fails both comparisons.
  if (!(age <= tokenLifetime && age >= -clockDifference)) return "tooOld";
  return assessment.score >= minimumScore ? null : "lowScore";
}
