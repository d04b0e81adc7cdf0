import type { PaymentMethodType } from "braintree";
import type { CurrencyCode } from "#domain/country/country.ts";
import { cardBrandOf } from "#domain/payments/hosted-payments.ts";
import {
  type AuthoriseOutcome,
  type AuthoriseRequest,
  CaptureRefused,
  type GatewayTransaction,
  GatewayUnreachable,
  type PaymentGateway,
  RefundRefused,
  type TellingGateway,
} from "../payment-gateway.ts";
import { refusalOf } from "./braintree-refusal.ts";
import { createBraintreeVault } from "./braintree-vault.ts";
import {
  ask,
  askFor,
  type BraintreeClient,
  type BraintreeOptions,
  type BraintreeTransaction,
  codesOf,
  disputeOf,
  fromWire,
  paidWithOf,
  stateOf,
  toWire,
} from "./braintree-wire.ts";

/** Whether the money of a refund has come back, or never went. */
const isReturned = (refund: BraintreeTransaction) => ["refused", "voided"].includes(stateOf(refund));

/** What a nonce of each kind pays by. */
const methods: Readonly<Partial<Record<PaymentMethodType, AuthoriseRequest["method"]>>> = {
  CreditCard: "card",
  ApplePayCard: "applePay",
  AndroidPayCard: "googlePay",
  PayPalAccount: "paypal",
};

/** Codes of refunds that will never be made: more than was paid, of what was never captured, or of a refund. */
const neverRefunded: ReadonlySet<string> = new Set(["91521", "91505", "91512", "91547", "91563", "915200"]);

/**
 * Braintree by its own package. A payment is known there by our reference as its order id, so that what became of it can be asked
 * after an answer was lost, and by the order's number as its purchase order. Money is held by a sale that is not submitted, and
 * taken by submitting it.
 */
export function createBraintreeGateway(
  client: BraintreeClient,
  options: Pick<BraintreeOptions, "merchantAccounts">,
): PaymentGateway & TellingGateway {
  const { merchantAccounts } = options;
  const find = (id: string) => askFor("transaction.find", () => client.transaction.find(id));

  const searchFor = (type: "sale" | "credit", reference: string) =>
    ask("transaction.search", async () => {
      const found: BraintreeTransaction[] = [];
      const stream = client.transaction.search((search) => {
        search.orderId().is(reference);
        search.type().is(type);
      });
      for await (const each of stream) found.push(each as BraintreeTransaction);
      return found;
    });

  async function findByReference(reference: string): Promise<GatewayTransaction | null> {
    const sales = await searchFor("sale", reference);
    const held = ({ status }: BraintreeTransaction) => status !== "gateway_rejected" && status !== "processor_declined";
    const sale = sales.find(held) ?? sales[0];
    if (sale === undefined) return null;
    const paidWith = paidWithOf(sale);
    if (paidWith === undefined)
      throw new Error(`${sale.id} was paid with ${sale.paymentInstrumentType}, which the shop has no name for.`);
    return {
      transactionId: sale.id,
      state: stateOf(sale),
      dispute: disputeOf(sale),
      amount: fromWire(sale.amount),
      currency: sale.currencyIsoCode as CurrencyCode,
      paidWith,
    };
  }

  /** What was answered to this reference before, for a token or an order that Braintree has seen already. */
  async function answered(reference: string, otherwise: AuthoriseOutcome): Promise<AuthoriseOutcome> {
    const found = await findByReference(reference);
    if (found?.state === "authorised" || found?.state === "captured") {
      return { type: "authorised", transactionId: found.transactionId, paidWith: found.paidWith };
    }
    return found === null ? otherwise : { type: "declined" };
  }

  /** Lets go of a payment that is not what was asked for. */
  async function letGo({ id }: BraintreeTransaction, outcome: AuthoriseOutcome): Promise<AuthoriseOutcome> {
    try {
      const voided = await ask("transaction.void", () => client.transaction.void(id));
      if (voided.success) return outcome;
    } catch {
      // People have to look at it, as at one that Braintree does not void.
    }
    return { type: "unrecoverable", transactionId: id };
  }

  async function checkNonce({ token, method }: AuthoriseRequest): Promise<AuthoriseOutcome | undefined> {
    const nonce = await askFor("paymentMethodNonce.find", () => client.paymentMethodNonce.find(token));
    if (nonce?.type === undefined || methods[nonce.type] !== method) return { type: "tokenRefused" };
    if (method !== "paypal" && cardBrandOf(nonce.details?.cardType) === undefined) return { type: "typeNotAccepted" };
    return undefined;
  }

  return {
    name: "braintree",

    async authorise(request) {
      const { reference, orderNumber, token, customerId, amount, currency, deviceData, method } = request;
      if (customerId === undefined) {
        const refused = await checkNonce(request);
        if (refused !== undefined) return answered(reference, refused);
      }
      const made = await ask("transaction.sale", () =>
        client.transaction.sale({
          amount: toWire(amount),
          orderId: reference,
          purchaseOrderNumber: orderNumber,
          merchantAccountId: merchantAccounts[currency],
          ...(customerId === undefined ? { paymentMethodNonce: token } : { customerId, paymentMethodToken: token }),
          ...(deviceData !== undefined && { deviceData }),
          options: { submitForSettlement: false },
        }),
      );
      const { transaction } = made;
      if (!made.success) {
        if (transaction?.gatewayRejectionReason === "duplicate") return answered(reference, { type: "declined" });
        if (transaction) return { type: transaction.status === "failed" ? "notProcessed" : "declined" };
        const refusal = refusalOf(codesOf(made));
        if (refusal === undefined) throw new Error(`Braintree takes no such sale: ${made.message}`);
        return answered(reference, { type: refusal });
      }
      const paidWith = paidWithOf(transaction);
      if (fromWire(transaction.amount) !== amount || transaction.currencyIsoCode !== currency) {
        return letGo(transaction, { type: "declined" });
      }
      if (paidWith?.method !== method) return letGo(transaction, { type: "typeNotAccepted" });
      return { type: "authorised", transactionId: transaction.id, paidWith };
    },

    async capture(transactionId) {
      const made = await askFor("transaction.submitForSettlement", () => client.transaction.submitForSettlement(transactionId));
      if (made?.success) return;
      const transaction = await find(transactionId);
      const state = transaction && stateOf(transaction);
      if (state === "captured") return;
      if (state === "authorised") throw new Error(`Braintree does not capture ${transactionId}: ${made?.message}`);
      throw new CaptureRefused(`${transactionId} is ${transaction?.status ?? "unknown"}.`);
    },

    async void(transactionId) {
      // Braintree would also void what is captured and not settled yet, which an order has.
      const transaction = await find(transactionId);
      const state = transaction && stateOf(transaction);
      if (state === "voided") return;
      if (state !== "authorised")
        throw new Error(`${transactionId} is ${transaction?.status ?? "unknown"} and cannot be voided.`);
      const made = await ask("transaction.void", () => client.transaction.void(transactionId));
      if (!made.success) throw new Error(`${transactionId} cannot be voided: ${made.message}`);
    },

    async refund({ transactionId, reference, amount, currency }) {
      const transaction = await find(transactionId);
      if (transaction?.currencyIsoCode !== currency) throw new RefundRefused(`Braintree has no ${transactionId} in ${currency}.`);
      for (const id of transaction.refundIds ?? []) {
        const earlier = await find(id);
        if (earlier?.orderId === reference && !isReturned(earlier)) return;
      }
      const made = await ask("transaction.refund", () =>
        client.transaction.refund(transactionId, { amount: toWire(amount), orderId: reference }),
      );
      if (made.success) return;
      const isFinal = codesOf(made).some((code) => neverRefunded.has(code)) || stateOf(transaction) !== "captured";
      if (isFinal) throw new RefundRefused(`${transactionId} is not refunded: ${made.message}`);
      // What is not settled yet can be refunded tomorrow.
      throw new GatewayUnreachable(`${transactionId} is not refunded yet: ${made.message}`);
    },

    findByReference,

    async findReturnedRefund(transactionId) {
      const transaction = await find(transactionId);
      const reference = transaction?.orderId;
      if (transaction?.type !== "credit" || !reference || !isReturned(transaction)) return null;
      return (await searchFor("credit", reference)).every(isReturned) ? reference : null;
    },

    async clientToken(currency) {
      const made = await ask("clientToken.generate", () =>
        client.clientToken.generate({ merchantAccountId: merchantAccounts[currency] }),
      );
      if (!made.success) throw new Error(`Braintree gives no client token: ${made.message}`);
      return made.clientToken;
    },

    cards: createBraintreeVault(client, options),
  };
}
