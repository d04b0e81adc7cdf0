import { useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { type CreditBalance, checkoutRequest } from "#domain/checkout/checkout-request.ts";
import type { CheckoutState, PlacedOrder } from "#domain/checkout/checkout-state.ts";
import { type CheckoutStep, stepRedirect } from "#domain/checkout/step-guard.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { type ReadyCart, useCart } from "../cart/use-cart.ts";
import { type CheckoutInfoView, useCheckoutInfo } from "./use-checkout-info.ts";
import { useKnownShopper } from "./use-known-shopper.ts";
import { useRememberedCheckout } from "./use-remembered-checkout.ts";

/** A checkout step once it may be shown. */
export interface CheckoutView extends CheckoutInfoView {
  cart: ReadyCart;
  state: CheckoutState;
  /** What gift cards and points could pay, in the order in which they are spent. */
  credits: readonly CreditBalance[];
}

const noCredits: readonly CreditBalance[] = [];

/**
 * Whether an order was placed since this was first asked, or just before a reload that came before the order's page. Its cart is
 * then empty, and that is as it should be.
 */
function usePlacedMeanwhile(state: CheckoutState | null, cartIsEmpty: boolean): boolean {
  const [before, setBefore] = useState<PlacedOrder | null | undefined>(undefined);
  if (state && before === undefined) setBefore(state.placedOrder);
  const placed = state?.placedOrder;
  return (cartIsEmpty && placed?.isNews) || (before !== undefined && placed?.orderNumber !== before?.orderNumber);
}

/**
 * What a checkout step works with, or null until the shopper's own state has been read and the guard has let them in
 * (ROUTE-54 to ROUTE-60). Whoever may not be here is sent where they can go on.
 * @param credits what gift cards and points could pay; null while that is not known, and then no total is asked for
 * @param isLedElsewhere the step itself is sending the shopper to another page
 */
export function useCheckout(
  step: CheckoutStep,
  credits: readonly CreditBalance[] | null = noCredits,
  isLedElsewhere = false,
): CheckoutView | null {
  const navigate = useNavigate();
  const state = useRememberedCheckout();
  const view = useCart();
  const placed = usePlacedMeanwhile(state, view.status === "empty");
  const knowsShopper = useKnownShopper();

  // Who has just signed in may have a cart that is still on its way.
  const awaitsCart = useAppSelector(({ accountState, session }) => session.username && !accountState.sync);

  const known = state !== null && knowsShopper && view.status !== "loading" && (view.status !== "empty" || !awaitsCart);
  const guarded = known
    ? stepRedirect(step, {
        cart: view.status === "ready" ? "filled" : view.status === "empty" ? "empty" : "unavailable",
        cartValid: view.status === "ready" && view.validation.valid,
        // An account need not have a phone, an order must.
        hasContact: Boolean(state.contact?.phone),
        hasShippingType: state.shippingType !== null,
        isLedElsewhere,
      })
    : null;
  const redirect = placed ? "/checkout/success" : guarded;
  const { state: moving } = useNavigation();
  // Who is on the way to another page already is not turned back: what that page loads may be what closes this step.
  const turnsAway = moving === "idle" ? redirect : null;
  useEffect(() => {
    if (turnsAway) navigate(turnsAway, { replace: true });
  }, [turnsAway, navigate]);

  const allowed = known && !redirect && view.status === "ready";
  const info = useCheckoutInfo(view, allowed && credits ? checkoutRequest(view.cart, state, { credits }) : null);
  return allowed ? { ...info, cart: view, state, credits: credits ?? noCredits } : null;
}
