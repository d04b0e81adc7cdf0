import type { ParsedInputOf, ResponseOf } from "#contract/calls.ts";
import { streetLine } from "#domain/checkout/courier-reach.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { normaliseVoucherCode } from "#domain/fields/voucher.ts";
import { pointsMethodCode } from "#domain/loyalty/points.ts";
import { offersInstalments } from "#domain/payments/instalments.ts";
import { ApiError } from "../api-error.ts";
import type { Challenges } from "../challenges/challenges.ts";
import type { Database } from "../database/database.ts";
import type { Earning } from "../database/schema/order-draft.ts";
import { loyaltyFailure } from "../loyalty/loyalty-failure.ts";
import { findMembership } from "../loyalty/loyalty-service.ts";
import type { Programme } from "../loyalty/programme.ts";
import type { Captures } from "../payments/captures.ts";
import type { Gateways } from "../payments/gateways.ts";
import { orderFailure } from "../payments/order-failure.ts";
import { instalmentsNotOffered, paymentPending, paymentRefusal, savedCardMissing } from "../payments/payment-failure.ts";
import type { AuthoriseOutcome, AuthoriseRequest, MoneyGateway } from "../payments/payment-gateway.ts";
import { promoCodeGuesses } from "../promotions/promo-code-guesses.ts";
import type { Guesses } from "../security/guesses.ts";
import type { RequestContext, SignedIn } from "../service.ts";
import { voucherFailure } from "../vouchers/voucher-failure.ts";
import type { Vouchers } from "../vouchers/vouchers.ts";
import { chosenPayment } from "./chosen-payment.ts";
import { draftOrder } from "./draft-order.ts";
import { answerOf, findKey, hashBody, placeOrderKey, readAnswer } from "./idempotency.ts";
import {
  cartOrdered,
  itemSoldOut,
  type PickupStoreById,
  pickupStoreLacksStock,
  requireGiven,
  requirePickupStore,
  requireSameAmounts,
  requireShippingMethod,
  requireValidLines,
  totalChanged,
} from "./order-checks.ts";
import { requireOrderDetails } from "./order-details.ts";
import { orderFingerprint } from "./order-fingerprint.ts";
import { type EndOutcome, leaseTime, type Placements, type Reservation } from "./placements.ts";
import { type PriceCartDeps, priceCart } from "./price-cart.ts";
import type { SizeChartById } from "./shown-product.ts";

/** Where a placement has got to; each is a moment at which a server may die. */
export type PlacementStep = "reserved" | "authorised" | "placed" | "captured";

export interface PlaceOrderDeps extends PriceCartDeps {
  readonly database: Database;
  readonly gateways: Gateways;
  readonly placements: Placements;
  readonly captures: Captures;
  readonly challenges: Challenges;
  readonly guesses: Guesses;
  readonly vouchers: Vouchers;
  readonly programme: Programme;
  readonly sizeChartById: SizeChartById;
  readonly pickupStore: PickupStoreById;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** Told, and waited for, after each step. */
  readonly onStep?: ((step: PlacementStep, reservation: Reservation) => void | Promise<void>) | undefined;
}

type OrderBody = ParsedInputOf<"checkout.orders">["body"];
type OrderAnswer = ResponseOf<"checkout.orders">;

/**
 * Places an order: one key, one order, one charge.
 *
 * No database transaction is open while the gateway is asked: the embedded database has one connection, and a hosted one
 * has better things to hold locks for than another company's answer. Instead the work is three steps, and any process can
 * take it up after any of them:
 *
 * 1. One transaction claims the key and the account's cart, takes stock, counts offers, takes vouchers' part off them and writes the placement down,
 *    with the reference that the gateway will know the payment by.
 * 2. The gateway holds the money that vouchers leave to pay, if any. No answer is not a no: the payment is looked for by its reference, never sent again.
 * 3. One transaction records the order, the payment, the mail and the answer; or gives everything back. Then the money is
 *    captured, which may be repeated.
 *
 * What is refused before step 1 has done nothing and binds no key; from step 1 on the key has exactly one answer.
 */
export async function placeOrder(deps: PlaceOrderDeps, body: OrderBody, context: RequestContext): Promise<OrderAnswer> {
  const { country } = context;
  const key = placeOrderKey(country, context.idempotencyKey);
  const bodyHash = hashBody(body);
  const known = await findKey(deps.database.queries, key);
  if (known !== undefined) return answerOf(known, bodyHash) as OrderAnswer;
  // Not before: who asks again what became of an order guesses nothing.
  const email = context.account?.email ?? body.contact.email;
  await deps.guesses.note(promoCodeGuesses(body.cart.promoCodes, email, context.clientAddress));

  const { draft, cart, source, store } = await prepare(deps, body, context);
  const gateway = deps.gateways.for(source?.method ?? "card");
  if (gateway === undefined) throw instalmentsNotOffered();
  const outcome = await deps.placements.reserve({
    key,
    bodyHash,
    country,
    draft,
    gateway: gateway.name,
    promotions: cart.used.map(({ promotion }) => promotion),
    cartId: body.cart.id,
  });
  switch (outcome.type) {
    case "keyTaken":
      return answerOf(outcome.row, bodyHash) as OrderAnswer;
    case "cartOrdered":
      throw cartOrdered();
    case "soldOut":
      throw store ? pickupStoreLacksStock(store) : itemSoldOut(cart, outcome.shortages, deps.sizeChartById);
    case "promotionUsedUp":
      throw totalChanged((await priceOrder(deps, country, body, context.account)).cart, country);
    case "voucherRefused":
      throw voucherFailure(outcome.failure);
    case "pointsRefused":
      throw loyaltyFailure(outcome.failure);
    case "reserved": {
      const { reservation } = outcome;
      const { id, orderNumber } = reservation;
      const told = { ...deps, onError: (cause: unknown) => deps.onError(orderFailure(orderNumber, cause)) };
      if (source === null) return settleWithoutMoney(told, reservation);
      return pay(told, gateway, reservation, {
        reference: id,
        orderNumber,
        amount: draft.totals.amountOutstanding,
        currency: countries[country].currency.code,
        ...source,
      });
    }
  }
}

/** What an order comes to, with its contact and addresses checked by the forms' rules. */
export async function priceOrder(deps: PlaceOrderDeps, country: CountryCode, body: OrderBody, account: SignedIn | undefined) {
  const now = deps.now();
  const store = requirePickupStore(country, body.shipping, deps.pickupStore);
  const details = requireOrderDetails(country, body, store);
  const cart = await priceCart(deps, {
    country,
    items: body.cart.items,
    promoCodes: body.cart.promoCodes,
    promoItems: body.cart.promoItems,
    email: account?.email ?? details.contact.email,
    shipping: body.shipping,
    deliverTo: details.shippingAddress.country,
    postcode: details.shippingAddress.postcode,
    street: streetLine(details.shippingAddress),
    credits: creditsOf(body),
    now,
  });
  return { details, cart, store, now };
}

async function prepare(deps: PlaceOrderDeps, body: OrderBody, { country, account, clientAddress }: RequestContext) {
  const { details, cart, store, now } = await priceOrder(deps, country, body, account);
  requireValidLines(cart.lines, account !== undefined, now);
  requireGiven(cart.dropped, body);
  await deps.challenges.requireAnswers(cart.lines, clientAddress);
  const method = requireShippingMethod(cart, store);
  requireSameAmounts(cart, body, country);
  const earning = await findEarning(deps, body, cart.pointsToEarn, { account, clientAddress });
  const draft = draftOrder({ body, cart, details, method, store, account, earning, now }, deps.sizeChartById);
  const source = cart.totals.amountOutstanding === 0 ? null : moneySource(body, account);
  if (source?.method === "afterpay" && !offersInstalments(cart.totals.grandTotal, country)) throw instalmentsNotOffered();
  for (const voucher of body.cart.payment.methods.voucher ?? []) await deps.vouchers.read(country, voucher, clientAddress);
  const fingerprint = orderFingerprint(cart, details.shippingAddress, method.code);
  return { cart, draft, store, source: source && { ...source, details: fingerprint } };
}

/** What points and vouchers pay, in the order in which they are spent: a quote of points is for just its amount. */
function creditsOf({ cart }: OrderBody) {
  const { loyalty = [], voucher = [] } = cart.payment.methods;
  return [
    ...loyalty.map(({ amount }) => ({ id: pointsMethodCode, amount })),
    ...voucher.map(({ code, amount }) => ({ id: normaliseVoucherCode(code), amount })),
  ];
}

/** Who earns points with the order. A membership that is none, or cannot be asked about, keeps nobody from buying. */
async function findEarning(
  deps: PlaceOrderDeps,
  { cart }: OrderBody,
  points: number,
  asker: Parameters<typeof findMembership>[2],
): Promise<Earning | undefined> {
  if (cart.loyalty === undefined || points === 0) return undefined;
  try {
    const { memberId } = await findMembership(deps, cart.loyalty, asker);
    return { memberId, points };
  } catch (error) {
    if (error instanceof ApiError && (error.status < 500 || error.code === "LoyaltyUnavailable")) return undefined;
    throw error;
  }
}

/** What is charged for what vouchers leave to pay. */
function moneySource(body: OrderBody, account: SignedIn | undefined) {
  const payment = chosenPayment(body.cart.payment.methods);
  if (payment === undefined) throw paymentRefusal("tokenRefused");
  // A guest has no saved cards, so whatever was sent is not theirs.
  if (payment.isSaved && account === undefined) throw savedCardMissing();
  return {
    method: payment.method,
    token: payment.token,
    deviceData: payment.deviceData,
    customerId: payment.isSaved ? account?.username : undefined,
  };
}

/** Vouchers pay all of it and are held already, so there is nobody left to ask. */
async function settleWithoutMoney(deps: PlaceOrderDeps, reservation: Reservation): Promise<OrderAnswer> {
  await deps.onStep?.("reserved", reservation);
  return pendingOnFailure(deps, async () => {
    const outcome = await deps.placements.place(reservation.id, null);
    await deps.onStep?.("placed", reservation);
    return answerFrom(outcome);
  });
}

async function pay(
  deps: PlaceOrderDeps,
  gateway: MoneyGateway,
  reservation: Reservation,
  request: AuthoriseRequest,
): Promise<OrderAnswer> {
  const { placements, onStep } = deps;
  await onStep?.("reserved", reservation);
  const outcome = await authoriseOrFind(deps, gateway, reservation, request);
  await onStep?.("authorised", reservation);
  return pendingOnFailure(deps, async () => {
    switch (outcome.type) {
      case "authorised":
        return keep(deps, gateway, reservation, outcome);
      case "unrecoverable":
        return answerFrom(await placements.fail(reservation.id, gateway.name, outcome.transactionId));
      case "declined":
      case "tokenRefused":
      case "detailsMismatch":
      case "notProcessed":
      case "typeNotAccepted": {
        const isMissing = outcome.type === "tokenRefused" && request.customerId !== undefined;
        const failure = isMissing ? savedCardMissing() : paymentRefusal(outcome.type, request.method);
        return answerFrom(await placements.decline(reservation.id, failure));
      }
    }
  });
}

/**
 * Asks for the money once. When no answer comes, what the gateway knows under our reference is the answer; when that is
 * nothing yet, recovery goes on looking and the caller is told to ask again.
 */
async function authoriseOrFind(
  { placements, onError }: PlaceOrderDeps,
  gateway: MoneyGateway,
  { id }: Reservation,
  request: AuthoriseRequest,
): Promise<AuthoriseOutcome> {
  try {
    return await gateway.authorise(request);
  } catch (error) {
    onError(error);
  }
  try {
    await placements.renew(id, leaseTime);
    const found = await gateway.findByReference(id);
    switch (found?.state) {
      case "authorised":
      case "captured":
        return { type: "authorised", transactionId: found.transactionId, paidWith: found.paidWith };
      case "refused":
      case "voided":
        return { type: "declined" };
      case "unrecoverable":
        return { type: "unrecoverable", transactionId: found.transactionId };
      case undefined:
        await placements.renew(id, 0);
    }
  } catch (error) {
    onError(error);
  }
  throw paymentPending();
}

async function keep(
  { placements, captures, onStep, onError }: PlaceOrderDeps,
  gateway: MoneyGateway,
  reservation: Reservation,
  held: Extract<AuthoriseOutcome, { type: "authorised" }>,
): Promise<OrderAnswer> {
  const { id } = reservation;
  const outcome = await placements.place(id, {
    gateway: gateway.name,
    transactionId: held.transactionId,
    paidWith: held.paidWith,
  });
  if (outcome.type === "alreadyEnded" && outcome.state !== "placed") {
    // Recovery gave up on us while the gateway took its time: the order is gone, so the money must go back.
    await gateway.void(held.transactionId);
    return answerFrom(outcome);
  }
  await onStep?.("placed", reservation);
  try {
    await captures.capture(id, held.transactionId, gateway.name);
  } catch (error) {
    // The order stands; recovery captures until it is done.
    onError(error);
  }
  await onStep?.("captured", reservation);
  return answerFrom(outcome);
}

function answerFrom(outcome: EndOutcome): OrderAnswer {
  if (outcome.answer === undefined) throw paymentPending();
  return readAnswer(outcome.answer) as OrderAnswer;
}

/** From here on money may be held: whatever goes wrong is recovery's to finish, and not known to have failed. */
async function pendingOnFailure<T>({ onError }: PlaceOrderDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === "ApiError") throw error;
    onError(error);
    throw paymentPending();
  }
}
