import { createAppAsyncThunk } from "../../platform/store/hooks.ts";

/** Asks the account again for cart and wishlist, after that has failed. */
export const loadWishlist = createAppAsyncThunk(
  "wishlist/load",
  async (_: undefined, { dispatch, getState, extra }): Promise<void> => {
    const { synchronise } = await import("../account-state/synchronise.ts");
    await synchronise({ dispatch, getState, extra }, { newest: true });
  },
);
