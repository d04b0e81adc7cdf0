import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { changeAccountState } from "../account-state/change-account-state.ts";

/** Takes a product off the wishlist, as part of something that says itself what was done. Fulfils with whether it was there. */
export const takeWishOff = createAppAsyncThunk("wishlist/takeOff", async (productId: string, api): Promise<boolean> => {
  const { outcome } = await changeAccountState(api, { type: "wishlist/remove", productId });
  return outcome === "SUCCESS";
});
