import type { StartListening } from "../../platform/store/listeners.ts";
import { orderPlaced } from "../checkout/checkout-slice.ts";

/** Tells the size-fit service of orders, where the shop has one. */
export function listenForSizeFit(startListening: StartListening): void {
  startListening({
    actionCreator: orderPlaced,
    effect: async ({ payload }, { getState }) => {
      const state = getState();
      if (!state.shop.thirdParties?.sizeFit) return;
      const { tellSizeFit } = await import("./tell-size-fit.ts");
      await tellSizeFit(state, payload);
    },
  });
}
