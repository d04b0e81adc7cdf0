import { countries } from "#domain/country/country.ts";
import { type Challenges, createChallenges } from "../challenges/challenges.ts";
import type { Database } from "../database/database.ts";
import { createProgramme, type Programme } from "../loyalty/programme.ts";
import { createCaptures } from "../payments/captures.ts";
import { withDeadline, withInstalmentDeadline } from "../payments/gateway-deadline.ts";
import { createGateways } from "../payments/gateways.ts";
import { createOpenDisputes } from "../payments/open-disputes.ts";
import { paymentsUnavailable } from "../payments/payment-failure.ts";
import type { InstalmentGateway, PaymentGateway } from "../payments/payment-gateway.ts";
import { promoCodeGuesses } from "../promotions/promo-code-guesses.ts";
import { createRefunds } from "../refunds/refunds.ts";
import { type Guesses, unlimitedGuesses } from "../security/guesses.ts";
import type { RequestContext, Service } from "../service.ts";
import type { Stock } from "../stock/stock.ts";
import { createGiftCards } from "../vouchers/gift-cards.ts";
import type { Vouchers } from "../vouchers/vouchers.ts";
import { checkoutInfo } from "./checkout-info.ts";
import { findKey, placementOf, placeOrderKey, withdrawKey } from "./idempotency.ts";
import { openInstalments } from "./open-instalments.ts";
import type { PickupStoreById } from "./order-checks.ts";
import { type PlaceOrderDeps, placeOrder } from "./place-order.ts";
import { createPlacements } from "./placements.ts";
import type { PriceCartDeps, StoresWithStock } from "./price-cart.ts";
import type { ProductById } from "./priced-line.ts";
import { promoItems } from "./promo-items.ts";
import { createRecovery, type Recovery } from "./recovery.ts";
import type { SizeChartById } from "./shown-product.ts";

export interface CheckoutOptions {
  /** Knows the answers that some products want; without it what asks a question is sold to nobody. */
  readonly challenges?: Challenges;
  readonly database: Database;
  readonly stock: Stock;
  readonly gateway: PaymentGateway;
  /** Without it nothing can be paid in instalments. */
  readonly instalments?: InstalmentGateway;
  readonly vouchers: Vouchers;
  /** An embedded programme on the same database by default. */
  readonly programme?: Programme;
  /** Products with the prices that hold now. */
  readonly productById: ProductById;
  readonly sizeChartById?: SizeChartById;
  /** Without it no store has stock and pickup is not offered. */
  readonly storesWithStock?: StoresWithStock;
  /** Stores that hand out orders; without it there is none. */
  readonly pickupStore?: PickupStoreById;
  /** The offers that run, read at each call: its owner may put in others. */
  readonly promotions: PriceCartDeps["promotions"];
  /** Counts promo codes that are tried; without it they are not limited. */
  readonly guesses?: Guesses;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Told of failures that are dealt with but should be known: a silent gateway, a capture to repeat. */
  readonly onError?: (error: unknown) => void;
  readonly onStep?: PlaceOrderDeps["onStep"];
  /** Milliseconds that the gateway has to answer; 15,000 by default. */
  readonly gatewayDeadline?: number;
  /** Milliseconds after which "not found" at the gateway is believed; 20,000 by default. */
  readonly believeMissingAfter?: number;
}

export interface Checkout {
  readonly service: Service<
    | "checkout.clientToken"
    | "checkout.info"
    | "checkout.instalments"
    | "checkout.promoItems"
    | "checkout.orders"
    | "checkout.placement"
    | "checkout.withdraw"
  >;
  /** To be started with the server: finishes what a killed server or a silent gateway left behind. */
  readonly recovery: Recovery;
  /** Forgets attempts of long ago that came to no order; to be called now and then. */
  forgetOld(): Promise<void>;
}

/** The checkout: what a cart costs, placing orders, and bringing half-placed ones to an end. */
export function createCheckout(options: CheckoutOptions): Checkout {
  const { database, stock, vouchers, productById, storesWithStock, onStep, believeMissingAfter } = options;
  const { promotions, now = Date.now, onError = () => undefined, gatewayDeadline = 15_000 } = options;
  const { guesses = unlimitedGuesses } = options;
  const instalments = options.instalments && withInstalmentDeadline(options.instalments, gatewayDeadline);
  const gateway = withDeadline(options.gateway, gatewayDeadline);
  const gateways = createGateways(gateway, instalments);
  const programme = options.programme ?? createProgramme({ database });
  const placements = createPlacements(database, stock, vouchers, programme);
  const holdings = { stock, vouchers, programme };
  const captures = createCaptures(database, gateways, holdings, onError);
  const sizeChartById = options.sizeChartById ?? (() => null);
  const pricing = { productById, promotions, storesWithStock, queries: database.queries };
  const asking = { ...pricing, stock, sizeChartById };
  const placing = {
    ...pricing,
    database,
    gateways,
    placements,
    captures,
    vouchers,
    guesses,
    challenges: options.challenges ?? createChallenges({ answers: () => [] }),
    pickupStore: options.pickupStore ?? (() => undefined),
    programme,
    sizeChartById,
    now,
    onError,
    onStep,
  };
  const placementByKey = async ({ country, idempotencyKey }: RequestContext) =>
    placementOf(await findKey(database.queries, placeOrderKey(country, idempotencyKey)));
  return {
    service: {
      "checkout.info": async ({ body }, { country, clientAddress, account }) => {
        await guesses.note(promoCodeGuesses(body.cart.promoCodes, account?.email ?? body.email, clientAddress));
        return checkoutInfo(asking, country, body, account, now());
      },
      "checkout.promoItems": async ({ body }, { country, clientAddress, account }) => {
        await guesses.note(promoCodeGuesses(body.cart.promoCodes, account?.email ?? body.email, clientAddress));
        return promoItems(asking, country, body, account, now());
      },
      "checkout.orders": ({ body }, context) => placeOrder(placing, body, context),
      "checkout.instalments": async ({ body }, context) => {
        const email = context.account?.email ?? body.contact.email;
        await guesses.note(promoCodeGuesses(body.cart.promoCodes, email, context.clientAddress));
        return openInstalments(placing, instalments, body, context);
      },
      "checkout.clientToken": async (_input, { country }) => {
        try {
          return { clientToken: await gateway.clientToken(countries[country].currency.code) };
        } catch (error) {
          onError(error);
          throw paymentsUnavailable();
        }
      },
      "checkout.placement": (_input, context) => placementByKey(context),
      "checkout.withdraw": async (_input, context) => {
        await withdrawKey(database.queries, placeOrderKey(context.country, context.idempotencyKey));
        return placementByKey(context);
      },
    },
    forgetOld: placements.forgetOld,
    recovery: createRecovery({
      database,
      placements,
      gateways,
      captures,
      disputes: createOpenDisputes(database, gateways, holdings, onError, now),
      refunds: createRefunds(database, gateways, holdings, onError),
      giftCards: createGiftCards({ database, vouchers, now, onError }),
      now,
      onError,
      ...(believeMissingAfter !== undefined && { believeMissingAfter }),
    }),
  };
}
