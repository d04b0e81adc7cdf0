import { createHash } from "node:crypto";
import type { CreditCard, PaymentMethod } from "braintree";
import { cardBrandOf } from "#domain/payments/hosted-payments.ts";
import type { CardVault, KeepCardOutcome, KeepCardRequest, KeptCard } from "../payment-gateway.ts";
import { refusalOf } from "./braintree-refusal.ts";
import { ask, askFor, type BraintreeClient, type BraintreeOptions, codesOf, isNotFound } from "./braintree-wire.ts";

/** Dollars that a card is checked with before it is kept (PAYM-03). */
const checkAmount = "1.00";
/** The customer is there already: another server made it at the same time. */
const customerIdTaken = "91609";

/** A token of our own for what is kept once: the same card fields again for the same customer are the same card. */
const tokenOf = (customerId: string, nonce: string) =>
  `c_${createHash("sha256").update(`${customerId} ${nonce}`).digest("hex").slice(0, 32)}`;

const isCard = (method: PaymentMethod): method is CreditCard => "maskedNumber" in method && "expirationMonth" in method;

/** Braintree's vault of cards. The shop's customers have their own ids in it, and are made when they keep their first card. */
export function createBraintreeVault(
  client: BraintreeClient,
  { merchantAccounts }: Pick<BraintreeOptions, "merchantAccounts">,
): CardVault {
  const findCustomer = (customerId: string) => askFor("customer.find", () => client.customer.find(customerId));

  /** The card of that token, if it is this customer's. */
  const findOwn = async (customerId: string, token: string): Promise<CreditCard | null> => {
    const method = await askFor("paymentMethod.find", () => client.paymentMethod.find(token));
    return method !== null && isCard(method) && method.customerId === customerId ? method : null;
  };

  async function ensureCustomer(id: string): Promise<void> {
    if ((await findCustomer(id)) !== null) return;
    const made = await ask("customer.create", () => client.customer.create({ id }));
    if (!made.success && !codesOf(made).includes(customerIdTaken))
      throw new Error(`Braintree makes no customer: ${made.message}`);
  }

  async function remove(token: string): Promise<boolean> {
    try {
      await ask("paymentMethod.delete", () => client.paymentMethod.delete(token));
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  async function setDefault(token: string): Promise<void> {
    const made = await ask("paymentMethod.update", () => client.paymentMethod.update(token, { options: { makeDefault: true } }));
    if (!made.success) throw new Error(`Braintree makes ${token} no default: ${made.message}`);
  }

  async function keepAnother({
    customerId,
    token: paymentMethodNonce,
    currency,
    makeDefault,
  }: KeepCardRequest): Promise<KeepCardOutcome> {
    const token = tokenOf(customerId, paymentMethodNonce);
    const nonce = await askFor("paymentMethodNonce.find", () => client.paymentMethodNonce.find(paymentMethodNonce));
    if (nonce?.type !== "CreditCard") return (await findOwn(customerId, token)) === null ? "tokenRefused" : "kept";
    if (cardBrandOf(nonce.details?.cardType) === undefined) return "typeNotAccepted";
    await ensureCustomer(customerId);
    const made = await ask("paymentMethod.create", () =>
      client.paymentMethod.create({
        customerId,
        paymentMethodNonce,
        token,
        options: {
          verifyCard: true,
          verificationAmount: checkAmount,
          verificationMerchantAccountId: merchantAccounts[currency],
          makeDefault,
        },
      }),
    );
    if (made.success) return "kept";
    const codes = codesOf(made);
    // The bank's no to the check comes without anything wrong in the request.
    if (codes.length === 0) return "declined";
    if ((await findOwn(customerId, token)) !== null) return "kept";
    const refusal = refusalOf(codes);
    if (refusal === undefined) throw new Error(`Braintree keeps no card: ${made.message}`);
    return refusal;
  }

  /** Of all that is kept of this card's number the newest stays, as the default if one of them was; two servers agree which it is. */
  async function keepNewest(customerId: string, token: string): Promise<void> {
    const cards = (await findCustomer(customerId))?.creditCards ?? [];
    const number = cards.find((card) => card.token === token)?.uniqueNumberIdentifier;
    if (number === undefined) return;
    const [newest, ...older] = cards
      .filter((card) => card.uniqueNumberIdentifier === number)
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.token < b.token ? -1 : 1));
    if (newest !== undefined && older.some((card) => card.default)) await setDefault(newest.token);
    for (const card of older) await remove(card.token);
  }

  return {
    async keep(request) {
      const outcome = await keepAnother(request);
      if (outcome === "kept") await keepNewest(request.customerId, tokenOf(request.customerId, request.token));
      return outcome;
    },

    async list(customerId) {
      const customer = await findCustomer(customerId);
      const known = (customer?.creditCards ?? []).flatMap((card) => {
        const cardType = cardBrandOf(card.cardType);
        return cardType === undefined ? [] : [{ ...card, cardType }];
      });
      const newestFirst = known.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
      const first = newestFirst.find((card) => card.default) ?? newestFirst.at(-1);
      if (first === undefined) return [];
      return [first, ...newestFirst.filter((card) => card !== first)].map(
        (card): KeptCard => ({
          token: card.token,
          cardType: card.cardType,
          lastFour: card.last4,
          expiryMonth: Number(card.expirationMonth),
          expiryYear: Number(card.expirationYear),
          isDefault: card === first,
        }),
      );
    },

    async delete(customerId, token) {
      return (await findOwn(customerId, token)) !== null && (await remove(token));
    },

    async makeDefault(customerId, token) {
      if ((await findOwn(customerId, token)) === null) return false;
      await setDefault(token);
      return true;
    },
  };
}
