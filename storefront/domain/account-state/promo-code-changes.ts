import { cartConfiguration } from "../configuration/configuration.ts";
import { normalisePromoCode, promoCodeProblem } from "../fields/promo-code.ts";
import type { SyncableState } from "./account-state.ts";
import { type ChangeResult, done, notFound, refused } from "./change-result.ts";

const withCodes = (state: SyncableState, promoCodes: readonly string[]): SyncableState => ({
  ...state,
  cart: { ...state.cart, promoCodes },
});

/** Adds a promo code, trimmed and in upper case (PROMO-05). Whether it gives anything, the server decides. */
export function applyPromoCode(state: SyncableState, typed: string): ChangeResult {
  if (promoCodeProblem(typed)) return refused(state, "promoCodeInvalid");
  const code = normalisePromoCode(typed);
  if (state.cart.promoCodes.includes(code)) return refused(state, "promoCodeAlreadyApplied");
  if (state.cart.promoCodes.length >= cartConfiguration.maxPromoCodes) return refused(state, "tooManyPromoCodes");
  return done(withCodes(state, [...state.cart.promoCodes, code]));
}

/** Takes a promo code off; NOT_FOUND when it is not on the cart. */
export function removePromoCode(state: SyncableState, typed: string): ChangeResult {
  const code = normalisePromoCode(typed);
  if (!state.cart.promoCodes.includes(code)) return notFound(state);
  return done(
    withCodes(
      state,
      state.cart.promoCodes.filter((each) => each !== code),
    ),
  );
}
