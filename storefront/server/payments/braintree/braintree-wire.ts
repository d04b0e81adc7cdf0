import braintree from "braintree";
import type { CurrencyCode } from "#domain/country/country.ts";
import { cardBrandOf } from "#domain/payments/hosted-payments.ts";
import { maskedEmail, type PaidWith } from "#domain/payments/paid-with.ts";
import { failingAlone } from "../../failing-alone.ts";
import { type GatewayTransaction, GatewayUnreachable } from "../payment-gateway.ts";

// What the package takes and its published types leave out.
declare module "braintree" {
  interface PaymentMethodCreateRequest {
    token?: string;
  }
  interface TransactionGateway {
    refund(transactionId: string, options: { amount: string; orderId: string }): Promise<ValidatedResponse<Transaction>>;
  }
}

/** A merchant with Braintree. */
export interface BraintreeOptions {
  /** Braintree's own sandbox, the real thing, or the origin of something that speaks its wire. */
  readonly environment: "sandbox" | "production" | URL;
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** The merchant account of each currency that the shop sells in. */
  readonly merchantAccounts: Readonly<Record<CurrencyCode, string>>;
}

export type BraintreeClient = braintree.BraintreeGateway;
export type BraintreeTransaction = braintree.Transaction;

/** Milliseconds for one answer, of which a refund takes three. The shop itself waits no longer. */
const patience = 15_000;

/** The package's client. Nothing is asked by making it. */
export function connectBraintree({ environment, merchantId, publicKey, privateKey }: BraintreeOptions): BraintreeClient {
  const client = new braintree.BraintreeGateway({
    environment: environmentOf(environment),
    ...{ merchantId, publicKey, privateKey },
  });
  client.config.timeout = patience;
  return client;
}

function environmentOf(environment: BraintreeOptions["environment"]): braintree.Environment {
  if (environment === "sandbox") return braintree.Environment.Sandbox;
  if (environment === "production") return braintree.Environment.Production;
  const { hostname, port, protocol, origin } = environment;
  const ssl = protocol === "https:";
  const at = port || (ssl ? "443" : "80");
  return new braintree.Environment(hostname, at, origin, ssl, hostname, at);
}

/** Money on Braintree's wire: dollars with two decimals, as text. */
export const toWire = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** Cents of what came over the wire. */
export const fromWire = (amount: string): number => Math.round(Number(amount) * 100);

/** What Braintree answers when there is no such thing, as the package throws it. */
export const isNotFound = (error: unknown): boolean => typeOf(error) === "notFoundError";

const typeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, "type") : undefined);

/** Answers that Braintree has given: whatever else goes wrong says nothing of what became of a request. */
const answers: ReadonlySet<unknown> = new Set([
  "authenticationError",
  "authorizationError",
  "invalidKeysError",
  "notFoundError",
  "upgradeRequired",
]);

/**
 * Asks Braintree for something.
 * @throws GatewayUnreachable where it is not known what happened, otherwise what the package throws
 */
export async function ask<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await failingAlone(call);
  } catch (error) {
    if (answers.has(typeOf(error))) throw error;
    throw new GatewayUnreachable(`Braintree did not answer ${what}.`, { cause: error });
  }
}

/** The same, for something that may not be there. */
export async function askFor<T>(what: string, call: () => Promise<T>): Promise<T | null> {
  try {
    return await ask(what, call);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** The codes of what Braintree found wrong with a request. */
export const codesOf = (answer: { readonly errors: { deepErrors(): readonly { code: string }[] } }): readonly string[] =>
  answer.errors.deepErrors().map(({ code }) => code);

const states: Readonly<Record<string, GatewayTransaction["state"]>> = {
  authorized: "authorised",
  submitted_for_settlement: "captured",
  settlement_pending: "captured",
  settlement_confirmed: "captured",
  settling: "captured",
  settled: "captured",
  voided: "voided",
  authorization_expired: "voided",
  processor_declined: "refused",
  gateway_rejected: "refused",
  failed: "refused",
  settlement_declined: "refused",
};

/** What a transaction has come to. @throws GatewayUnreachable while Braintree itself does not know yet */
export function stateOf({ id, status }: BraintreeTransaction): GatewayTransaction["state"] {
  const state = states[status];
  if (state === undefined) throw new GatewayUnreachable(`Transaction ${id} is ${status}.`);
  return state;
}

const lostDisputes: ReadonlySet<string> = new Set(["accepted", "auto_accepted", "expired", "lost"]);

/** Whether the money of a transaction is being asked back, or has been. A retrieval only asks for papers. */
export function disputeOf({ disputes = [] }: BraintreeTransaction): GatewayTransaction["dispute"] {
  // The published types write these with capitals, and the wire does not.
  const chargebacks = disputes
    .map(({ kind, status }): { kind: string; status: string } => ({ kind, status }))
    .filter(({ kind, status }) => kind !== "retrieval" && status !== "won");
  if (chargebacks.length === 0) return undefined;
  return chargebacks.some(({ status }) => lostDisputes.has(status)) ? "lost" : "open";
}

/** What a transaction was paid with, as far as anybody else may know it; undefined for what the shop has no name for. */
export function paidWithOf(transaction: BraintreeTransaction): Exclude<PaidWith, { method: "afterpay" }> | undefined {
  const card = (method: "card" | "applePay" | "googlePay", cardType: string | undefined, lastFour: string | undefined) => {
    const brand = cardBrandOf(cardType);
    return brand === undefined || lastFour === undefined ? undefined : { method, cardType: brand, lastFour };
  };
  const { paymentInstrumentType, creditCard, applePayCard, androidPayCard, paypalAccount } = transaction;
  switch (paymentInstrumentType) {
    case "credit_card":
      return card("card", creditCard?.cardType, creditCard?.last4);
    case "apple_pay_card":
      return card("applePay", applePayCard?.cardType, applePayCard?.last4);
    case "android_pay_card":
      // The number in the phone is not the one on the card, which is what its owner knows.
      return card("googlePay", androidPayCard?.sourceCardType, androidPayCard?.sourceCardLast4);
    case "paypal_account":
      return { method: "paypal", payer: maskedEmail(paypalAccount?.payerEmail ?? "") };
    default:
      return undefined;
  }
}
