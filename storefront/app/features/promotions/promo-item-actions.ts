import { requireCart } from "#domain/cart/require-cart.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import type { PromoItem } from "#domain/promotions/promo-item.ts";
import { requirePromoItems } from "#domain/promotions/promo-items-load.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";
import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { changeAccountState } from "../account-state/change-account-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { cartMessages } from "../cart/cart-messages.ts";
import { lossesChanged } from "../cart/cart-slice.ts";
import type { PromoItemsView } from "./use-promo-items.ts";

const unableToChange = (dispatch: AppDispatch) =>
  dispatch(
    showAlert({
      type: "ERROR",
      content: cartMessages.unableToChange,
      duration: alertConfiguration.addFailureDurationMs,
    }),
  );

/**
 * Takes an item from an offer, in the place of what was taken from it before. Fulfils with whether it was taken. Is rejected with
 * `PromoItemsNotLoaded` when the items are not there to choose from (ERRCAT-08).
 */
export const takePromoItem = createAppAsyncThunk(
  "promotions/takeItem",
  async ({ item, load }: { item: PromoItem; load: PromoItemsView }, api): Promise<boolean> => {
    const offer = requirePromoItems(load).find(({ promotionId }) => promotionId === item.promotionId);
    const choice = offer?.choices.find(({ productId }) => productId === item.productId);
    if (!choice?.sizes.some(({ variantId, available }) => variantId === item.variantId && available > 0)) return false;
    try {
      await changeAccountState(api, { type: "cart/takePromoItem", item });
      api.dispatch(lossesChanged([]));
      return true;
    } catch {
      unableToChange(api.dispatch);
      return false;
    }
  },
);

/** Leaves what was taken from an offer. */
export const leavePromoItem = createAppAsyncThunk("promotions/leaveItem", async (promotionId: string, api): Promise<void> => {
  try {
    await changeAccountState(api, { type: "cart/leavePromoItem", promotionId });
  } catch {
    unableToChange(api.dispatch);
  }
});

/** Takes out of the cart what offers no longer give, and keeps in mind what that was, so that a line says so. */
export const dropPromoItems = createAppAsyncThunk(
  "promotions/dropItems",
  async (dropped: readonly (PromoItem & { readonly name?: string | undefined })[], api): Promise<void> => {
    const items: PromoItem[] = [];
    const names: string[] = [];
    for (const { name = "An item", ...item } of dropped) {
      const { promotionId, variantId } = item;
      const taken = requireCart(api.getState().accountState.current).promoItems ?? [];
      // Another may have been chosen since.
      if (!taken.some((each) => each.promotionId === promotionId && each.variantId === variantId)) continue;
      const { outcome } = await changeAccountState(api, { type: "cart/leavePromoItem", promotionId });
      if (outcome !== "SUCCESS") continue;
      items.push(item);
      names.push(name);
    }
    if (items.length === 0) return;
    const words = `Out of your cart, because no offer brings it any more: ${names.join(", ")}.`;
    api.dispatch(lossesChanged([...api.getState().cart.lost, { words, items }]));
  },
);
