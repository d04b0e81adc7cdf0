import { useEffect, useState } from "react";
import type { AppState } from "../../platform/store/app-state.ts";
import { useAppStore } from "../../platform/store/hooks.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { mayBeSignedIn } from "../session/session-marks.ts";
import { useShopHref } from "../shop/use-shop.ts";
import { orderedElsewhere } from "./ordered-elsewhere.ts";

/**
 * Whose cart it is, which, and what was ordered last. An order leaves a cart of another id. That its shopper has signed out in
 * another tab is to be seen from the cookie first: the emptied cart is heard of before the session's end.
 */
const cartOf = ({ session, accountState, checkout }: AppState) => ({
  username: mayBeSignedIn() ? session.username : null,
  id: accountState.current?.cart.id,
  isEmpty: Object.keys(accountState.current?.cart.items ?? {}).length === 0,
  placed: checkout.current.placedOrder?.orderNumber,
});

/**
 * Says why a step closes whose cart has been ordered elsewhere while it stood open. Who signs out, or orders here, knows.
 * @param isPaying whether the step is placing an order, and says itself what comes of it
 */
export function useOrderedElsewhere(isPaying: () => boolean = () => false): void {
  const store = useAppStore();
  const ordersHref = useShopHref()("/orders");
  // As the step is rendered: another tab may order between that and the step's effects.
  const [opened] = useState(() => cartOf(store.getState()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is of the step as it opened.
  useEffect(
    () => () => {
      const now = cartOf(store.getState());
      const isOrdered = now.isEmpty && now.id !== opened.id && now.username === opened.username && now.placed === opened.placed;
      if (isOrdered && !isPaying()) store.dispatch(showAlert(orderedElsewhere(ordersHref)));
    },
    [store],
  );
}
