import type { ListProduct } from "./product.ts";

/**
 * Whether a countdown to a product's release shows: only for state current, saleMode scheduledRelease and a release in the
 * future (COUNT-01).
 * @param now milliseconds since the epoch
 */
export function isCountingDown(
  { state, saleMode, release }: Pick<ListProduct, "state" | "saleMode" | "release">,
  now: number,
): boolean {
  return state === "current" && saleMode === "scheduledRelease" && release !== null && release * 1000 > now;
}
