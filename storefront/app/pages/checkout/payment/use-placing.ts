import { announce } from "@tread/design-system/announcer";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { showsOutdated } from "../../../features/checkout/checkout-api.ts";
import { orderedElsewhere } from "../../../features/checkout/ordered-elsewhere.ts";
import { notPlaced, paymentProblem } from "../../../features/checkout/payment-problem.ts";
import { readPendingPlacement } from "../../../features/checkout/pending-placement.ts";
import { askAboutEarlierOrder, isCartEmpty, type Placement, placeOrder } from "../../../features/checkout/place-order.ts";
import { useOrderedElsewhere } from "../../../features/checkout/use-ordered-elsewhere.ts";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { useAppDispatch, useAppStore } from "../../../platform/store/hooks.ts";

const unfinished = "We never heard back about your last try. Pay again and we'll find out first, so nothing is charged twice.";

const ofEarlierTry = (country: CountryCode): string | null => (readPendingPlacement(country, Date.now()) ? unfinished : null);

/** What the step does when an order comes to nothing. */
export interface PlacingOptions {
  /** What is shown is out of date. */
  onOutdated: () => void;
  /** The card was refused. */
  onDeclined: () => Promise<void>;
  /** The shopper is being sent to another page, which takes a slow device its time to show. */
  onLeave: () => void;
}

/** Placing the order: one at a time, followed to its page, or to the sentence that says why there is none. */
export function usePlacing({ onOutdated, onDeclined, onLeave }: PlacingOptions) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const country = useCountry();
  const href = useShopHref();
  const problemBox = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState(() => ofEarlierTry(country.code));
  const [paying, setPaying] = useState(false);
  // Enter in a card field and a press on the button can come before the page has been drawn again.
  const underway = useRef(false);
  useOrderedElsewhere(() => underway.current);

  const fail = (message: string) => {
    if (!problemBox.current) {
      // The step closes when another tab orders its cart, and what was being taken from its fields fails for no fault of theirs.
      if (isCartEmpty(store.getState())) return void follow({ result: "CART_EMPTIED" });
      // Who has left the step meanwhile is told where they are.
      return void dispatch(showAlert({ type: "ERROR", content: [message] }));
    }
    // What is empty takes no focus, so the sentence has to be there first.
    flushSync(() => setProblem(message));
    problemBox.current?.focus();
  };

  const follow = async (placement: Placement) => {
    if (placement.result === "PLACED") return navigate("/checkout/success", { replace: true });
    if (placement.result === "UNRECOVERABLE") return navigate("/checkout/error", { replace: true });
    const next = paymentProblem(placement);
    // Only then is the cart looked at again: what it says would have this step's guard send the shopper elsewhere first.
    if (next?.leadsTo) {
      dispatch(
        showAlert(
          next.mayBeOrdered
            ? orderedElsewhere(href("/orders"))
            : { type: "ERROR", content: [next.message], duration: alertConfiguration.addFailureDurationMs },
        ),
      );
      onLeave();
      await navigate(next.leadsTo);
    } else if (next) fail(next.message);
    if (placement.result !== "REFUSED") return;
    if (showsOutdated(placement.code)) onOutdated();
    if (placement.code === "PaymentDeclined") await onDeclined();
  };

  // What became of an earlier try is not for the shopper to find out by paying again.
  const followEarlier = useEffectEvent(follow);
  useEffect(() => {
    dispatch(askAboutEarlierOrder(undefined))
      .unwrap()
      .then((placement) => {
        if (placement?.result === "REFUSED") setProblem(notPlaced);
        else if (placement) return followEarlier(placement);
        // The page before may have found out, and said so.
        else setProblem((said) => (said === unfinished ? ofEarlierTry(country.code) : said));
      });
  }, [dispatch, country.code]);

  /** @param prepare the order with what pays it; null when there is none, which has then been said */
  const place = async (prepare: () => Promise<PlaceOrderRequest | null>) => {
    if (underway.current) return;
    underway.current = true;
    setPaying(true);
    announce("Paying");
    setProblem(null);
    try {
      const body = await prepare();
      if (body) await follow(await dispatch(placeOrder(body)).unwrap());
    } catch {
      fail("Unable to place order, so try again in a moment.");
    } finally {
      underway.current = false;
      setPaying(false);
    }
  };

  /** Takes back what asked for something that has been done since. */
  const unsay = (message: string) => setProblem((said) => (said === message ? null : said));

  return { problem, problemBox, paying, fail, unsay, follow, place };
}
