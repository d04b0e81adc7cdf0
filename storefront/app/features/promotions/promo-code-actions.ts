import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { changeAccountState } from "../account-state/change-account-state.ts";

/** How a promo code was taken. Whether it is worth anything, the totals say. */
export type PromoCodeOutcome = "taken" | "alreadyApplied" | "tooMany" | "refused";

/** Puts a promo code on the cart. Is rejected when the cart cannot be changed. */
export const applyPromoCode = createAppAsyncThunk(
  "promotions/applyCode",
  async (code: string, api): Promise<PromoCodeOutcome> => {
    const { reason } = await changeAccountState(api, { type: "cart/applyPromoCode", code });
    if (reason === "promoCodeAlreadyApplied") return "alreadyApplied";
    if (reason === "tooManyPromoCodes") return "tooMany";
    return reason ? "refused" : "taken";
  },
);

/** Takes a promo code off the cart. */
export const removePromoCode = createAppAsyncThunk("promotions/removeCode", async (code: string, api): Promise<void> => {
  await changeAccountState(api, { type: "cart/removePromoCode", code });
});
