import { cartConfiguration } from "#domain/configuration/configuration.ts";

/** What is said of a promo code that was typed. */
export const promoCodeMessages = {
  unknown: "That code isn't valid.",
  alreadyApplied: "That code is already on your cart.",
  tooMany: `You can have ${cartConfiguration.maxPromoCodes} codes at most, so take one off first.`,
  unableToCheck: "We can't check that code right now, so try again in a moment.",
} as const;
