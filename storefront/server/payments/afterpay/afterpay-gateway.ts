import { createHash } from "node:crypto";
import { z } from "zod";
import type { CurrencyCode } from "#domain/country/country.ts";
import {
  type AuthoriseOutcome,
  CaptureRefused,
  type GatewayTransaction,
  GatewayUnreachable,
  type InstalmentGateway,
  InstalmentsRefused,
  RefundRefused,
} from "../payment-gateway.ts";
import {
  type AfterpayAccount,
  AfterpayRefusal,
  checkoutCreated,
  checkoutRead,
  createAfterpayCall,
  fromWire,
  type Payment,
  payment,
  paymentList,
  toWire,
} from "./afterpay-wire.ts";

export interface AfterpayOptions {
  /** Where Afterpay's API is: `https://global-api.afterpay.com`. */
  readonly url: string;
  /** One account for each currency that the shop sells in. */
  readonly accounts: Readonly<Record<CurrencyCode, AfterpayAccount>>;
  /** The shop's own origin: shoppers come back to its `/instalments/return`. */
  readonly publicOrigin: string;
}

const paidWith = { method: "afterpay" } as const;

const states: Readonly<Record<Payment["paymentState"], GatewayTransaction["state"]>> = {
  AUTH_APPROVED: "authorised",
  PARTIALLY_CAPTURED: "captured",
  CAPTURED: "captured",
  AUTH_DECLINED: "refused",
  CAPTURE_DECLINED: "refused",
  VOIDED: "voided",
  EXPIRED: "voided",
};

/** A request id of our own for what is done once to a payment: the same whoever asks, so that it is done once. */
function requestIdOf(what: string, id: string): string {
  const hex = createHash("sha256").update(`${what} ${id}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Afterpay by its API, version 2, with deferred payments: the shopper approves a checkout, which is authorised when the order is
 * placed and captured when it is recorded. A payment is known to the shop as its currency, which says whose account it is in, and
 * Afterpay's id: `NZD 100200300`. What was ordered stands in the checkout as the merchant's reference, and is compared before anything
 * is authorised. Afterpay sends no notices that would have to be believed: what became of a payment is always asked.
 */
export function createAfterpayGateway({ url, accounts, publicOrigin }: AfterpayOptions): InstalmentGateway {
  const call = createAfterpayCall(
    url,
    `TreadAndThread/1.0 (${accounts.NZD.merchantId}; ${accounts.AUD.merchantId}) ${publicOrigin}`,
  );

  const opened = (transactionId: string) => {
    const [, currency, id] = /^(NZD|AUD) (.+)$/.exec(transactionId) ?? [];
    if (currency === undefined || id === undefined) throw new Error(`${transactionId} is no payment of Afterpay's.`);
    return { account: accounts[currency as CurrencyCode], path: `/v2/payments/${encodeURIComponent(id)}` };
  };

  return {
    name: "afterpay",

    async createCheckout({ amount, currency, details, country, consumer }) {
      const back = `${publicOrigin}/instalments/return`;
      try {
        const made = await call(accounts[currency], "POST", "/v2/checkouts", checkoutCreated, {
          amount: toWire(amount, currency),
          consumer,
          merchant: { redirectConfirmUrl: back, redirectCancelUrl: back },
          merchantReference: details,
          purchaseCountry: country.toUpperCase(),
        });
        return { token: made.token, expiresAt: Date.parse(made.expires), approveAt: made.redirectCheckoutUrl };
      } catch (error) {
        if (!(error instanceof AfterpayRefusal)) throw error;
        if (error.code === "unsupported_payment_type") throw new InstalmentsRefused(error.message, { cause: error });
        throw new GatewayUnreachable(error.message, { cause: error });
      }
    },

    async authorise({ token, reference, amount, currency, details }) {
      const account = accounts[currency];
      try {
        const checkout = await call(account, "GET", `/v2/checkouts/${encodeURIComponent(token)}`, checkoutRead);
        const isSame =
          checkout.merchantReference === details && checkout.amount.currency === currency && fromWire(checkout.amount) === amount;
        if (!isSame) return { type: "detailsMismatch" };
        const made = await call(account, "POST", "/v2/payments/auth", payment, {
          requestId: reference,
          token,
          merchantReference: reference,
          amount: toWire(amount, currency),
        });
        return made.status === "APPROVED"
          ? { type: "authorised", transactionId: `${currency} ${made.id}`, paidWith }
          : { type: "declined" };
      } catch (error) {
        if (error instanceof AfterpayRefusal) return refusalOf(error);
        throw error;
      }
    },

    async capture(transactionId) {
      const { account, path } = opened(transactionId);
      try {
        const { paymentState, openToCaptureAmount } = await call(account, "GET", path, payment);
        if (paymentState === "CAPTURED") return;
        if (states[paymentState] === "refused" || states[paymentState] === "voided") {
          throw new CaptureRefused(`${transactionId} is ${paymentState}.`);
        }
        const requestId = requestIdOf("capture", transactionId);
        await call(account, "POST", `${path}/capture`, payment, { requestId, amount: openToCaptureAmount });
      } catch (error) {
        if (error instanceof AfterpayRefusal && isFinal(error)) throw new CaptureRefused(error.message, { cause: error });
        throw error;
      }
    },

    async void(transactionId) {
      const { account, path } = opened(transactionId);
      const { paymentState, openToCaptureAmount } = await call(account, "GET", path, payment);
      if (states[paymentState] === "voided") return;
      const requestId = requestIdOf("void", transactionId);
      await call(account, "POST", `${path}/void`, payment, { requestId, amount: openToCaptureAmount });
    },

    async refund({ transactionId, reference, amount, currency }) {
      const { account, path } = opened(transactionId);
      try {
        await call(account, "POST", `${path}/refund`, z.object({ refundId: z.string() }), {
          requestId: reference,
          merchantReference: reference,
          amount: toWire(amount, currency),
        });
      } catch (error) {
        if (error instanceof AfterpayRefusal && isFinal(error)) throw new RefundRefused(error.message, { cause: error });
        throw error;
      }
    },

    async findByReference(reference) {
      for (const account of [accounts.NZD, accounts.AUD]) {
        const { results } = await call(
          account,
          "GET",
          `/v2/payments?merchantReferences=${encodeURIComponent(reference)}`,
          paymentList,
        );
        const found = results.find(({ status }) => status === "APPROVED") ?? results[0];
        if (found === undefined) continue;
        const { currency } = found.originalAmount;
        return {
          transactionId: `${currency} ${found.id}`,
          state: states[found.paymentState],
          amount: fromWire(found.originalAmount),
          currency,
          paidWith,
        };
      }
      return null;
    },
  };
}

/** What Afterpay's no to an authorisation means; being refused itself (401, 403) is nobody's order's fault. */
function refusalOf(error: AfterpayRefusal): AuthoriseOutcome {
  if (error.status === 401 || error.status === 403) throw error;
  if (error.code === "invalid_amount") return { type: "detailsMismatch" };
  return error.status === 402 && error.code !== "invalid_token" ? { type: "declined" } : { type: "tokenRefused" };
}

/** The request itself can never succeed: not our credentials, which somebody will mend. */
const isFinal = ({ status }: AfterpayRefusal) => status === 402 || status === 404 || status === 412 || status === 422;
