import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stub was asked, as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Below the merchant: `/transactions`. */
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** What a nonce is of, and what the bank says to it. */
export interface StubInstrument {
  readonly type: "CreditCard" | "ApplePayCard" | "AndroidPayCard" | "PayPalAccount";
  /** As Braintree writes it: `Visa`, `MasterCard`. */
  readonly cardType?: string;
  readonly lastFour?: string;
  readonly email?: string;
  readonly bank?: "approves" | "declines" | "breaksDown" | "declinesOnceKept";
  /** The merchant account does not take it. */
  readonly notTaken?: boolean;
}

/** How the stub misbehaves for the next request whose method and path match: a status, silence, or an answer lost after the deed. */
export interface Trouble {
  readonly on: RegExp;
  readonly does: "silence" | "losesAnswer" | { readonly status: number };
}

interface StubTransaction {
  readonly id: string;
  readonly type: "sale" | "credit";
  status: string;
  readonly amount: string;
  readonly currency: string;
  readonly orderId: string;
  readonly instrument: StubInstrument;
  readonly source: string;
  readonly rejection?: string;
  refunded: number;
  readonly refundIds: string[];
  dispute?: { readonly kind: string; readonly status: string };
}

interface StubCard extends StubInstrument {
  readonly token: string;
  readonly customerId: string;
  readonly createdAt: number;
  isDefault: boolean;
}

export const stubMerchant = {
  merchantId: "stub_merchant",
  publicKey: "stub_public",
  privateKey: "stub_private",
  merchantAccounts: { NZD: "stub_nz", AUD: "stub_au" },
} as const;

const currencies: Readonly<Record<string, string>> = { stub_nz: "NZD", stub_au: "AUD" };
const instrumentTypes = {
  CreditCard: "credit_card",
  ApplePayCard: "apple_pay_card",
  AndroidPayCard: "android_pay_card",
  PayPalAccount: "paypal_account",
} as const;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** XML as Braintree writes it: dashes in names, lists with `type="array"`, numbers and booleans with theirs. */
function xml(name: string, value: unknown): string {
  const tag = name.replaceAll("_", "-");
  if (value === null || value === undefined) return `<${tag} nil="true"/>`;
  if (typeof value === "boolean") return `<${tag} type="boolean">${value}</${tag}>`;
  if (typeof value === "number") return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value === "string") return `<${tag}>${escaped(value)}</${tag}>`;
  if (value instanceof Collection) {
    const items = value.items.map((item) => xml(value.of, item)).join("");
    return `<${tag} type="${value.kind}">${value.kind === "collection" ? xml("total_items", value.items.length) : ""}${items}</${tag}>`;
  }
  return `<${tag}>${Object.entries(value)
    .map(([key, part]) => xml(key, part))
    .join("")}</${tag}>`;
}

class Collection {
  readonly of: string;
  readonly items: readonly unknown[];
  readonly kind: "array" | "collection";
  constructor(of: string, items: readonly unknown[], kind: "array" | "collection" = "array") {
    this.of = of;
    this.items = items;
    this.kind = kind;
  }
}

type Answer = readonly [status: number, body: string];
const ok = (name: string, value: unknown, status = 200): Answer => [status, xml(name, value)];
const notFound: Answer = [404, ""];

/** What is wrong with a request: 422 with the code where Braintree puts it. */
function refuse(on: string, code: string, message = "Refused by the stub."): Answer {
  const errors = new Collection("error", [{ code, attribute: "base", message }]);
  return ok("api_error_response", { errors: { errors: new Collection("error", []), [on]: { errors } }, message }, 422);
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/**
 * Braintree's API as its documentation and package have it: Basic authentication, JSON in and XML out, sales of nonces and of kept
 * cards, settlement, voids, refunds, search, and the vault. `nonce` makes what the browser would have got; `settle` is the night.
 */
export async function startBraintreeStub() {
  const requests: WireRequest[] = [];
  const troubles: Trouble[] = [];
  const nonces = new Map<string, StubInstrument & { used?: boolean }>();
  const transactions = new Map<string, StubTransaction>();
  const customers = new Set<string>();
  const cards = new Map<string, StubCard>();
  let clock = Date.parse("2026-11-24T00:00:00Z");
  const newId = () => randomBytes(4).toString("hex");

  function shown(transaction: StubTransaction) {
    const { id, type, status, amount, currency, orderId, instrument, rejection, refundIds, dispute } = transaction;
    const card = { card_type: instrument.cardType, last_4: instrument.lastFour, expiration_month: "12", expiration_year: "2030" };
    const details = {
      CreditCard: { credit_card: card },
      ApplePayCard: { apple_pay: { ...card, card_type: `Apple Pay - ${instrument.cardType}` } },
      AndroidPayCard: {
        android_pay_card: {
          source_card_type: instrument.cardType,
          source_card_last_4: instrument.lastFour,
          virtual_card_last_4: "9999",
        },
      },
      PayPalAccount: { paypal: { payer_email: instrument.email } },
    }[instrument.type];
    return {
      id,
      type,
      status,
      amount,
      currency_iso_code: currency,
      order_id: orderId,
      payment_instrument_type: instrumentTypes[instrument.type],
      gateway_rejection_reason: rejection,
      refund_ids: new Collection("item", refundIds),
      disputes: new Collection("dispute", dispute ? [{ ...dispute, transaction: { id, amount } }] : []),
      ...details,
    };
  }

  function sale(asked: Record<string, string | undefined>): Answer {
    const { amount = "", order_id: orderId = "", merchant_account_id: account = "" } = asked;
    const currency = currencies[account];
    if (currency === undefined) return refuse("transaction", "91513");
    const { payment_method_nonce: nonce, payment_method_token: token, customer_id: customerId } = asked;
    const instrument = nonce === undefined ? cards.get(token ?? "") : nonces.get(nonce);
    if (instrument === undefined) return refuse("transaction", nonce === undefined ? "91518" : "91565");
    if (nonce !== undefined && nonces.get(nonce)?.used) return refuse("transaction", "91564");
    if (token !== undefined && customerId !== cards.get(token)?.customerId) return refuse("transaction", "91516");
    if (instrument.notTaken) return refuse("transaction", "915101");
    const source = token ?? nonce ?? "";
    const before = [...transactions.values()].find(
      (other) => other.orderId === orderId && other.amount === amount && other.source === source && other.status === "authorized",
    );
    const bank = instrument.bank === "declines" || (instrument.bank === "declinesOnceKept" && token !== undefined);
    const made: StubTransaction = {
      id: newId(),
      type: "sale",
      status: before
        ? "gateway_rejected"
        : bank
          ? "processor_declined"
          : instrument.bank === "breaksDown"
            ? "failed"
            : "authorized",
      amount,
      currency,
      orderId,
      instrument,
      source,
      ...(before && { rejection: "duplicate" }),
      refunded: 0,
      refundIds: [],
    };
    transactions.set(made.id, made);
    if (nonce !== undefined) nonces.set(nonce, { ...instrument, used: true });
    if (made.status === "authorized") return ok("transaction", shown(made), 201);
    const errors = { errors: new Collection("error", []) };
    return ok("api_error_response", { errors, message: "Do Not Honor", transaction: shown(made) }, 422);
  }

  function change(transaction: StubTransaction, verb: string, asked: Record<string, string>): Answer {
    if (verb === "submit_for_settlement") {
      if (transaction.status !== "authorized") return refuse("transaction", "91507");
      transaction.status = "submitted_for_settlement";
    } else if (verb === "void") {
      if (!["authorized", "submitted_for_settlement"].includes(transaction.status)) return refuse("transaction", "91504");
      transaction.status = "voided";
    } else {
      if (!["settled", "settling"].includes(transaction.status)) return refuse("transaction", "91506");
      const { amount = transaction.amount, order_id: orderId = "" } = asked;
      if (transaction.refunded + cents(amount) > cents(transaction.amount)) return refuse("transaction", "91521");
      const credit: StubTransaction = {
        ...transaction,
        id: newId(),
        type: "credit",
        status: "submitted_for_settlement",
        amount,
        orderId,
        refundIds: [],
      };
      transaction.refunded += cents(amount);
      transaction.refundIds.push(credit.id);
      transactions.set(credit.id, credit);
      return ok("transaction", shown(credit), 201);
    }
    return ok("transaction", shown(transaction));
  }

  function search(criteria: { order_id?: { is?: string }; type?: string[]; ids?: string[] }) {
    return [...transactions.values()].filter(
      ({ id, orderId, type }) =>
        (criteria.order_id === undefined || criteria.order_id.is === orderId) &&
        (criteria.type === undefined || criteria.type.includes(type)) &&
        (criteria.ids === undefined || criteria.ids.includes(id)),
    );
  }

  const shownCard = ({ token, customerId, cardType, lastFour, createdAt, isDefault }: StubCard) => ({
    token,
    customer_id: customerId,
    card_type: cardType,
    last_4: lastFour,
    bin: "411111",
    unique_number_identifier: `${cardType} ${lastFour}`,
    expiration_month: "12",
    expiration_year: "2030",
    created_at: new Date(createdAt).toISOString(),
    default: isDefault,
  });

  const cardsOf = (customerId: string) => [...cards.values()].filter((card) => card.customerId === customerId);
  function makeDefault(chosen: StubCard): void {
    for (const card of cardsOf(chosen.customerId)) card.isDefault = card === chosen;
  }

  function keep(asked: Record<string, unknown>): Answer {
    const { customer_id: customerId = "", token = newId(), payment_method_nonce: nonce = "" } = asked as Record<string, string>;
    const instrument = nonces.get(nonce);
    const options = asked.options as {
      make_default?: boolean;
      verification_amount?: string;
      verification_merchant_account_id?: string;
    };
    if (!customers.has(customerId)) return refuse("credit_card", "91705");
    if (instrument === undefined) return refuse("credit_card", "93108");
    if (instrument.used) return refuse("credit_card", "93107");
    if (cards.has(token)) return refuse("credit_card", "91719");
    if (instrument.notTaken) return refuse("credit_card", "91734");
    if (options.verification_amount !== "1.00" || currencies[options.verification_merchant_account_id ?? ""] === undefined)
      return refuse("credit_card", "91728");
    if (instrument.bank === "declines") {
      const errors = { errors: new Collection("error", []) };
      const verification = { status: "processor_declined", amount: "1.00" };
      return ok("api_error_response", { errors, message: "Do Not Honor", verification }, 422);
    }
    clock += 1_000;
    const card: StubCard = { ...instrument, token, customerId, createdAt: clock, isDefault: cardsOf(customerId).length === 0 };
    cards.set(token, card);
    if (options.make_default) makeDefault(card);
    nonces.set(nonce, { ...instrument, used: true });
    return ok("credit_card", shownCard(card), 201);
  }

  function answer({ method, path, body }: WireRequest): Answer {
    const [, thing, id, verb] = /^\/([a-z_]+)(?:\/([^/?]+))?(?:\/([^/?]+))?$/.exec(path) ?? [];
    if (method === "POST" && path === "/client_token") {
      const { merchant_account_id: account = "" } = body.client_token as Record<string, string>;
      return currencies[account]
        ? ok("client_token", { value: `stub client token for ${account}` }, 201)
        : refuse("client_token", "92805");
    }
    if (thing === "transactions") {
      const asked = (body.transaction ?? {}) as Record<string, string>;
      if (method === "POST" && id === undefined) return sale(asked);
      if (method === "POST" && id === "advanced_search_ids") {
        const ids = search(body.search as object).map((transaction) => transaction.id);
        return ok("search_results", { page_size: 50, ids: new Collection("item", ids) });
      }
      if (method === "POST" && id === "advanced_search") {
        const found = search(body.search as object).map(shown);
        return ok("credit_card_transactions", new Collection("transaction", found, "collection"));
      }
      const transaction = transactions.get(id ?? "");
      if (transaction === undefined) return notFound;
      return verb === undefined ? ok("transaction", shown(transaction)) : change(transaction, verb, asked);
    }
    if (thing === "payment_method_nonces" && method === "GET") {
      const instrument = nonces.get(id ?? "");
      if (instrument === undefined) return notFound;
      const { type, cardType, lastFour, email } = instrument;
      return ok("payment_method_nonce", { nonce: id, type, details: { card_type: cardType, last_four: lastFour, email } });
    }
    if (thing === "payment_methods" && method === "POST") return keep(body.payment_method as Record<string, unknown>);
    if (thing === "payment_methods") {
      const card = cards.get(verb ?? "");
      if (card === undefined) return notFound;
      if (method === "DELETE") {
        cards.delete(card.token);
        const [oldest] = cardsOf(card.customerId);
        if (card.isDefault && oldest) oldest.isDefault = true;
        return [200, ""];
      }
      if (method === "PUT") makeDefault(card);
      return ok("credit_card", shownCard(card));
    }
    if (thing === "customers" && method === "POST") {
      const { id: customerId = "" } = body.customer as Record<string, string>;
      if (customers.has(customerId)) return refuse("customer", "91609");
      customers.add(customerId);
      return ok("customer", { id: customerId }, 201);
    }
    if (thing === "customers" && customers.has(id ?? ""))
      return ok("customer", { id, credit_cards: new Collection("credit_card", cardsOf(id ?? "").map(shownCard)) });
    return notFound;
  }

  const credentials = `Basic ${Buffer.from(`${stubMerchant.publicKey}:${stubMerchant.privateKey}`).toString("base64")}`;
  const prefix = `/merchants/${stubMerchant.merchantId}`;
  const server = createServer(async (incoming, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = incoming.url ?? "";
    const request = { method: incoming.method ?? "", path: url.slice(prefix.length), body: text ? JSON.parse(text) : {} };
    requests.push(request);
    const trouble = troubles.findIndex(({ on }) => on.test(`${request.method} ${request.path}`));
    const does = trouble === -1 ? undefined : troubles.splice(trouble, 1)[0]?.does;
    if (does === "silence") return;
    const isKnown = incoming.headers.authorization === credentials && incoming.headers["x-apiversion"] === "6";
    const known = () => (isKnown && url.startsWith(prefix) ? answer(request) : ([401, ""] as const));
    const [status, body] = typeof does === "object" ? ([does.status, ""] as const) : known();
    if (does === "losesAnswer") return void incoming.socket.destroy();
    reply
      .writeHead(status, { "content-type": "application/xml; charset=utf-8" })
      .end(body && `<?xml version="1.0" encoding="UTF-8"?>${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    environment: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    requests,
    /** The next request whose method and path match meets this. */
    trouble: (next: Trouble) => void troubles.push(next),
    nonce(instrument: StubInstrument): string {
      const nonce = `nonce-${newId()}`;
      nonces.set(nonce, instrument);
      return nonce;
    },
    /** What Braintree does with captured money overnight. */
    settle() {
      for (const transaction of transactions.values()) {
        if (transaction.status === "submitted_for_settlement") transaction.status = "settled";
      }
    },
    transactions: () => [...transactions.values()],
    become(id: string, status: string) {
      const transaction = transactions.get(id);
      if (transaction) transaction.status = status;
      const refunded = [...transactions.values()].find(({ refundIds }) => refundIds.includes(id));
      if (transaction && refunded && status !== "settled") refunded.refunded -= cents(transaction.amount);
    },
    /** What the owner of the money does, or a bank decides: `open`, `won`, `lost`. */
    dispute(id: string, status: string, kind = "chargeback") {
      const transaction = transactions.get(id);
      if (transaction) transaction.dispute = { kind, status };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
