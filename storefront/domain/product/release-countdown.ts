import type { ListProduct } from "./product.ts";

/** Two digits each; days grow beyond two when there are more than 99. */
export interface ReleaseCountdown {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

/** How often the countdown changes (COUNT-02). */
export const countdownStepMs = 1000;

/**
 * Time left until a release, or null when none is shown: only for state current, saleMode scheduledRelease and a
 * release in the future (COUNT-01). A started second counts as a whole one, so it ends after 00 00 00 01.
 * @param now milliseconds since the epoch
 */
export function releaseCountdown(
  product: Pick<ListProduct, "state" | "saleMode" | "release">,
  now: number,
): ReleaseCountdown | null {
  if (product.state !== "current" || product.saleMode !== "scheduledRelease" || product.release === null) return null;
  const left = Math.ceil((product.release * 1000 - now) / countdownStepMs);
  if (!(left > 0)) return null;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return { days: two(left / 86_400), hours: two((left / 3600) % 24), minutes: two((left / 60) % 60), seconds: two(left % 60) };
}
