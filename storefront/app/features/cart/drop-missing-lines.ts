import { isLineGone } from "#domain/cart/is-line-gone.ts";
import { requireCart } from "#domain/cart/require-cart.ts";
import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { changeAccountState } from "../account-state/change-account-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { cartMessages } from "./cart-messages.ts";
import { freshProducts } from "./fresh-products.ts";

/** Takes out lines whose product or size is gone, and says how many they were (CART-10). */
export const dropMissingLines = createAppAsyncThunk("cart/dropMissing", async (_: undefined, api): Promise<void> => {
  const items = Object.values(requireCart(api.getState().accountState.current).items);
  const products = await freshProducts(api.dispatch)(items.map((item) => item.productId));
  const missing = items.filter((item) => isLineGone(products, item));
  let takenOut = 0;
  for (const item of missing) {
    // Another view of the cart, or another tab, may have been faster, and has said so.
    const { outcome } = await changeAccountState(api, { type: "cart/remove", itemId: item.id });
    if (outcome === "SUCCESS") takenOut += 1;
  }
  if (takenOut > 0) api.dispatch(showAlert({ content: cartMessages.takenOut(takenOut) }));
});
