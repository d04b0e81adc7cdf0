import type { CallFailure } from "#contract/rendering.ts";
import { buildCart } from "#domain/cart/build-cart.ts";
import { requireCart } from "#domain/cart/require-cart.ts";
import type { CheckoutTotals } from "#domain/checkout/checkout-data.ts";
import { type RequestedCart, requestedCart } from "#domain/checkout/checkout-request.ts";
import { afterOrderPlaced } from "#domain/checkout/checkout-transitions.ts";
import { placeOrderOutcome } from "#domain/checkout/place-order-outcome.ts";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import { spoilsQuote } from "#domain/loyalty/quote.ts";
import { orderUpdatedElsewhere } from "#domain/payments/instalments.ts";
import { refreshesVouchers } from "#domain/vouchers/voucher-check.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { oneTabAtATime } from "../account-state/alone.ts";
import { changeAccountState, restoreAccountState, type StoreAccess } from "../account-state/change-account-state.ts";
import { freshProducts } from "../cart/fresh-products.ts";
import { loyaltyApi } from "../loyalty/loyalty-api.ts";
import { vouchersApi } from "../vouchers/vouchers-api.ts";
import { checkoutApi } from "./checkout-api.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged, orderPlaced, orderSent } from "./checkout-slice.ts";
import { forgetDrafts } from "./checkout-storage.ts";
import {
  forgetPlacement,
  keepPlacement,
  type OrderedItem,
  type PendingPlacement,
  readPendingPlacement,
} from "./pending-placement.ts";

/** How a placement ended, as the payment step needs to know it. */
export type Placement =
  | { result: "PLACED" }
  | { result: "UNRECOVERABLE" }
  /** This cart is no longer what was shown: another tab changed it, or placed an order with it. */
  | { result: "CART_CHANGED" }
  /** The cart is empty by now: most likely another tab has placed an order with it. */
  | { result: "CART_EMPTIED" }
  /** No answer came. The order may or may not be placed; the next attempt asks about it first. */
  | { result: "UNANSWERED"; message: string }
  /** Nothing was bought and nothing was charged. `code` is the outcome's, or the wire's where it has none; `message` is for the shopper. */
  | { result: "REFUSED"; code: string; message: string };

/** What is known of an order that was sent. */
type Fate =
  | { state: "placed"; orderNumber: string; placedAt: string; totals: CheckoutTotals }
  | { state: "refused"; failure: Pick<CallFailure, "code" | "message" | "orderNumber"> }
  /** Nobody can say yet. */
  | { state: "open"; message: string; retryAfter?: number };

/**
 * How long a shopper waits for word of one order: times that the shop is asked, seconds that it may ask to be left alone between two,
 * and milliseconds after which it is not asked again.
 */
const patience = { tries: 3, pause: 5, whole: 60_000 };

const unreachable =
  "We couldn't reach the shop, so we don't know yet if your order went through. Try again: it can't be charged twice.";
const stillUnderway =
  "Your payment is taking longer than usual. Pay again in a moment and we'll find out how it went: it can't be charged twice.";

/**
 * What a failed call says of the order. A server in trouble may have taken it before it fell, and a success that cannot be
 * read has not arrived, so only an answer about the order itself counts as one.
 */
function fateOfFailure(failure: CallFailure): Fate {
  const { status, code, message, retryAfter } = failure;
  // What stands between us and the shop, or fell in it, knows nothing of the order. "Try again" alone could be taken for paying twice.
  if (status === 0 || code === "InternalError") return { state: "open", message: unreachable, retryAfter };
  if (code === "IdempotencyKeyInFlight") return { state: "open", message: stillUnderway, retryAfter };
  const isTrouble = status < 400 || status === 408 || status === 429 || status >= 500;
  return isTrouble && code !== "PaymentFailureUnrecoverable"
    ? { state: "open", message, retryAfter }
    : { state: "refused", failure };
}

async function untilSettled(ask: () => Promise<Fate>): Promise<Fate> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt++) {
    const fate = await ask();
    if (fate.state !== "open" || attempt === patience.tries) return fate;
    const pause = fate.retryAfter ?? attempt;
    if (pause > patience.pause || performance.now() - begun > patience.whole) return fate;
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
  }
}

const sendOrder = ({ dispatch }: StoreAccess, key: string, body: PlaceOrderRequest) =>
  untilSettled(async () => {
    const { data, error } = await dispatch(checkoutApi.endpoints.placeOrder.initiate({ key, body }, { track: false }));
    return data ? { state: "placed", ...data } : fateOfFailure(error as CallFailure);
  });

const withdraw = ({ dispatch }: StoreAccess, key: string) =>
  untilSettled(async () => {
    const { data, error } = await dispatch(checkoutApi.endpoints.withdrawOrder.initiate(key, { track: false }));
    if (!data) {
      const { message } = error as CallFailure;
      return { message, ...fateOfFailure(error as CallFailure), state: "open" };
    }
    if (data.state === "placed") return data;
    if (data.state === "pending") return { state: "open", message: stillUnderway, retryAfter: 2 };
    return { state: "refused", failure: data.state === "notPlaced" ? data.error : { code: "OrderWithdrawn", message: "" } };
  });

const cartNow = (state: AppState) => requestedCart(buildCart(requireCart(state.accountState.current)));

/** Whether there is nothing left to order. @throws CartError before the cart has been read */
export const isCartEmpty = (state: AppState): boolean => cartNow(state).items.length === 0;

const withoutOrder = (state: AppState): Placement => ({ result: isCartEmpty(state) ? "CART_EMPTIED" : "CART_CHANGED" });

/** What an order is of, to be compared. */
const orderedFrom = ({ items, promoCodes, promoItems = [] }: RequestedCart) => JSON.stringify([items, promoCodes, promoItems]);

/**
 * Takes out of the cart what was ordered. What was added since stays, in a cart with an id of its own. The order stands whatever
 * becomes of the cart.
 */
async function takeOut(api: StoreAccess, ordered: readonly OrderedItem[]): Promise<void> {
  const lines = () => Object.values(api.getState().accountState.current?.cart.items ?? {});
  const left = (variantId: string, qty: number) => qty - (ordered.find((item) => item.variantId === variantId)?.qty ?? 0);
  try {
    restoreAccountState(api);
    const gone = lines().filter(({ variantId, qty }) => left(variantId, qty) <= 0);
    const seen = Object.fromEntries(gone.map(({ id, qty }) => [id, qty]));
    await changeAccountState(api, { type: "cart/clear", newCartId: randomId(), seen });
    for (const { id, variantId, qty } of lines()) {
      const more = left(variantId, qty);
      if (more !== qty)
        await changeAccountState(api, { type: "cart/setQuantity", itemId: id, qty: more }, freshProducts(api.dispatch));
    }
  } catch {}
}

async function settle(
  api: StoreAccess,
  { email, items, byInstalments = false }: PendingPlacement,
  fate: Fate,
  isEarlierTry: boolean,
): Promise<Placement> {
  const { country } = api.getState().shop;
  if (fate.state === "open") return { result: "UNANSWERED", message: fate.message };
  // An order from the cart's panel may be the first that this page has to do with checkout.
  if (!api.getState().checkout.loaded) api.dispatch(restoreCheckout());
  if (fate.state === "placed") {
    const { orderNumber, placedAt, totals } = fate;
    api.dispatch(orderPlaced({ orderNumber, email, items, totals }));
    api.dispatch(checkoutChanged(afterOrderPlaced({ orderNumber, placedAt, email, isEarlierTry, isNews: true })));
    forgetDrafts(country);
    await takeOut(api, items);
    // Not before: the next page takes the order out of the cart when this one is closed meanwhile.
    forgetPlacement(country);
    return { result: "PLACED" };
  }
  forgetPlacement(country);
  const { failure } = fate;
  if (spoilsQuote(failure.code)) {
    api.dispatch(checkoutChanged({ loyaltyQuote: null }));
    api.dispatch(loyaltyApi.util.invalidateTags(["Membership"]));
  }
  if (refreshesVouchers(failure.code)) api.dispatch(vouchersApi.util.invalidateTags(["Vouchers"]));
  const outcome = placeOrderOutcome(failure, { instalments: byInstalments });
  if (outcome.type === "PAYMENT_FAILURE_UNRECOVERABLE") {
    api.dispatch(checkoutChanged({ failedOrderNumber: outcome.orderNumber }));
    return { result: "UNRECOVERABLE" };
  }
  if (outcome.type === "AFTERPAY_CHECKOUT_UPDATED") {
    return { result: "REFUSED", code: outcome.type, message: orderUpdatedElsewhere };
  }
  return { result: "REFUSED", code: outcome.type === "ERROR" ? failure.code : outcome.type, message: failure.message };
}

/**
 * Places the very order that the shopper was shown, one at a time among all tabs. What became of an earlier attempt without an
 * answer is found out first, and should it still be on its way it is withdrawn: either it was placed, and then nothing else is,
 * or it never will be.
 */
export const placeOrder = createAppAsyncThunk("checkout/placeOrder", (body: PlaceOrderRequest, api) =>
  oneTabAtATime("placement", async (): Promise<Placement> => {
    const { country } = api.getState().shop;
    const earlier = readPendingPlacement(country, Date.now());
    if (earlier) {
      const placement = await settle(api, earlier, await withdraw(api, earlier.key), true);
      if (placement.result !== "REFUSED") return placement;
    }
    // What another browser of the account has bought meanwhile, the server alone knows.
    const { username } = api.getState().session;
    await api.extra.session.exchange(true);
    if (api.getState().session.username !== username) return { result: "REFUSED", code: "NotSignedIn", message: "" };
    // The browser's copy knows what another tab did, even before this tab has heard of it.
    restoreAccountState(api);
    if (orderedFrom(cartNow(api.getState())) !== orderedFrom(body.cart)) return withoutOrder(api.getState());
    const placement = keepPlacement(country, body, Date.now());
    api.dispatch(orderSent(Object.keys(body.cart.payment.methods)));
    const { id } = requireCart(api.getState().accountState.current);
    const fate = await sendOrder(api, placement.key, { ...body, cart: { ...body.cart, id } });
    const settled = await settle(api, placement, fate, false);
    if (settled.result !== "REFUSED" || settled.code !== "CartOrdered") return settled;
    // In the same moment as another browser of the account, or another tab of a guest. Once its order is placed there is another cart.
    await api.extra.session.exchange(true);
    const isSame = () => requireCart(api.getState().accountState.current).id === id;
    for (let second = 0; second < patience.pause && !username && isSame(); second++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      restoreAccountState(api);
    }
    if (!isSame()) return withoutOrder(api.getState());
    if (username) return settled;
    // That tab could not take out what it bought, or is still at it. Who wants all of it once more does not order the same cart.
    await changeAccountState(api, { type: "cart/clear", newCartId: randomId(), seen: {} });
    return { result: "CART_CHANGED" };
  }),
);

/**
 * Asks what became of an earlier attempt without an answer, and changes nothing about it. Fulfils with null when there is none,
 * or when nobody can say yet.
 */
export const askAboutEarlierOrder = createAppAsyncThunk("checkout/askAboutEarlierOrder", async (_: undefined, api) => {
  const pending = () => readPendingPlacement(api.getState().shop.country, Date.now());
  // Mostly there is none. A turn among the tabs is not waited for then: a wallet opens only in the same breath as a press.
  if (!pending()) return null;
  return oneTabAtATime("placement", async (): Promise<Placement | null> => {
    const earlier = pending();
    if (!earlier) return null;
    const question = checkoutApi.endpoints.placement.initiate(earlier.key, { subscribe: false, forceRefetch: true });
    const { data } = await api.dispatch(question);
    if (data?.state === "placed") return settle(api, earlier, data, true);
    if (data?.state === "notPlaced") return settle(api, earlier, { state: "refused", failure: data.error }, true);
    return null;
  });
});
