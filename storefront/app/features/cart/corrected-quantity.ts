import type { CartFlag } from "#domain/cart/cart-flags.ts";

/** The quantity that would put a line right, from `least` to `most`; null where another quantity does not help. */
export function rightQuantity(flag: CartFlag, least: number, most: number): number | null {
  switch (flag.type) {
    case "qtyAvailableExceeded":
    case "qtyMaxViolated":
      return most > 0 ? most : null;
    case "qtyMinViolated":
      return least <= most ? least : null;
    default:
      return null;
  }
}

/**
 * Why a line has another quantity than was typed into it.
 * @param typed null for what is no whole number
 */
export function correctedMessage(typed: number | null, kept: number): string {
  if (typed === null) return `We can't read that as a quantity, so we've left it at ${kept}.`;
  if (typed === 0) return `To take this out, use Remove: we've left it at ${kept}.`;
  return typed > kept
    ? `You can have ${kept} of this size at most, so we've made it ${kept}.`
    : `You can't have ${typed} of this size, so we've made it ${kept}.`;
}
