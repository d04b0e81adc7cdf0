import type { ResponseOf } from "#contract/calls.ts";
import type { CallFailure } from "#contract/rendering.ts";
import { afterOrderPlaced } from "#domain/checkout/checkout-transitions.ts";
import { placeOrderOutcome } from "#domain/checkout/place-order-outcome.ts";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import { countries } from "#domain/country/country.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { changeAccountState, restoreAccountState } from "../account-state/change-account-state.ts";
import { changeCheckout } from "./checkout-persistence.ts";
import { alone } from "./one-at-a-time.ts";
import { forgetPlacement, keepPlacement, type PendingPlacement, readPendingPlacement } from "./pending-placement.ts";

/** How a placement ended, as the payment step needs to know it. */
export type Placement =
  | { result: "PLACED" }
  | { result: "UNRECOVERABLE" }
  /** Nothing was sent: what was to be paid with is not ready, and says so itself. */
  | { result: "NOT_SENT" }
  /** Another tab placed an order meanwhile, so this cart is no longer what was shown. */
  | { result: "CART_CHANGED" }
  /** No answer came. The order may or may not be placed; the next attempt asks about it first. */
  | { result: "UNANSWERED"; message: string }
  /** Nothing was bought and nothing was charged. `code` is the wire's, `message` a sentence for the shopper. */
  | { result: "REFUSED"; code: string; message: string };

/** Milliseconds after which a placement without an answer counts as unanswered; the gateway may take over a minute. */
const patience = 75_000;
/** Tries of one and the same order when no answer comes: the key makes them one order. */
const tries = 3;

const unreachable =
  "We couldn't reach the shop, so we don't know yet if your order went through. Try again: it can't be charged twice.";

const stillUnderway =
  "Your payment is taking longer than usual. Pay again in a moment and we'll find out how it went: it can't be charged twice.";

type Answer = ResponseOf<"checkout.orders">;

async function send(store: AppStore, { body, key }: PendingPlacement): Promise<Answer> {
  const { baseUrl } = countries[store.getState().shop.country];
  let response: Response;
  try {
    response = await fetch(`${baseUrl}/api/checkout/orders`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw { status: 0, code: "Unreachable", message: unreachable } satisfies CallFailure;
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer) return answer as Answer;
  throw {
    code: "InternalError",
    message: "Unable to place order. Try again.",
    ...(answer as object | null),
    // A success that cannot be read is one that did not arrive.
    status: response.ok ? 0 : response.status,
    retryAfter: Number(response.headers.get("retry-after")) || undefined,
  } satisfies CallFailure;
}

/**
 * Whether a failure leaves open what became of the order. A server in trouble may have taken it before it fell, so only an
 * answer about the order itself counts as one.
 */
const isUnanswered = ({ status, code }: CallFailure) =>
  status === 0 ||
  status === 408 ||
  status === 429 ||
  code === "IdempotencyKeyInFlight" ||
  (status >= 500 && code !== "PaymentFailureUnrecoverable");

async function ask(store: AppStore, placement: PendingPlacement): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(store, placement);
    } catch (error) {
      const failure = error as CallFailure;
      if (attempt === tries || !isUnanswered(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, (failure.retryAfter ?? attempt) * 1000));
    }
  }
}

async function settle(store: AppStore, placement: PendingPlacement): Promise<Placement> {
  const { country } = store.getState().shop;
  try {
    const { orderNumber, placedAt } = await ask(store, placement);
    const placed = { orderNumber, placedAt, email: placement.body.contact.email };
    changeCheckout(store, afterOrderPlaced(store.getState().checkout.current, placed));
    forgetPlacement(country);
    // The order stands whatever becomes of the cart.
    const newCartId = randomId();
    await changeAccountState(store, { type: "cart/clear", newCartId }).catch(() => undefined);
    return { result: "PLACED" };
  } catch (error) {
    const failure = error as CallFailure;
    if (isUnanswered(failure)) {
      const message = failure.code === "IdempotencyKeyInFlight" ? stillUnderway : failure.message;
      return { result: "UNANSWERED", message };
    }
    forgetPlacement(country);
    const outcome = placeOrderOutcome(failure, { instalments: false });
    if (outcome.type === "PAYMENT_FAILURE_UNRECOVERABLE") {
      changeCheckout(store, { failedOrderNumber: outcome.orderNumber });
      return { result: "UNRECOVERABLE" };
    }
    return { result: "REFUSED", code: failure.code, message: failure.message };
  }
}

/**
 * Places an order, one at a time among all tabs. What an earlier attempt has become of is found out first: an order whose
 * answer was lost is then found placed instead of being placed twice. After a refusal the next attempt is a new one.
 *
 * @param prepare what to send, asked for only when nothing earlier is left open; null when it is not ready
 */
export function placeOrder(store: AppStore, prepare: () => Promise<PlaceOrderRequest | null>): Promise<Placement> {
  const { country } = store.getState().shop;
  const cartId = () => store.getState().accountState.current?.cart.id;
  const shown = cartId();
  return alone("placement", async () => {
    // An order renews the cart's id. The browser's copy tells, even before this tab has heard of it.
    restoreAccountState(store);
    if (cartId() !== shown) return { result: "CART_CHANGED" };
    const earlier = readPendingPlacement(country, Date.now());
    if (earlier) {
      const placement = await settle(store, earlier);
      if (placement.result !== "REFUSED") return placement;
    }
    const body = await prepare();
    return body ? settle(store, keepPlacement(country, body, Date.now())) : { result: "NOT_SENT" };
  });
}
