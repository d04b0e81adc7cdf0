import { randomUUID } from "node:crypto";
import type { WebhookNotificationKind } from "braintree";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { checkoutOrders } from "#contract/checkout.ts";
import { newKey, sampleOrder, sampleProductById, sampleStock } from "../../checkout/checkout.fixture.ts";
import { createCheckout } from "../../checkout/create-checkout.ts";
import type { Database } from "../../database/database.ts";
import { openDatabase } from "../../database/open-database.ts";
import { orders, payments } from "../../database/schema/schema.ts";
import { seedStock } from "../../stock/seed-stock.ts";
import { createStock } from "../../stock/stock.ts";
import { createVouchers } from "../../vouchers/vouchers.ts";
import { createPaymentNotices } from "../payment-notices.ts";
import { createBraintreeGateway } from "./braintree-gateway.ts";
import { registerBraintreeNotices } from "./braintree-notices.ts";
import { startBraintreeStub, stubMerchant } from "./braintree-stub.fixture.ts";
import { connectBraintree } from "./braintree-wire.ts";

let stub: Awaited<ReturnType<typeof startBraintreeStub>>;
let client: ReturnType<typeof connectBraintree>;
let database: Database;
let app: FastifyInstance;
let place: (body: object) => Promise<{ orderNumber: string }>;
const onError = vi.fn();

beforeAll(async () => {
  stub = await startBraintreeStub();
  client = connectBraintree({ ...stubMerchant, environment: stub.environment });
  const gateway = createBraintreeGateway(client, stubMerchant);
  database = await openDatabase();
  await seedStock(database.queries, sampleStock);
  const checkout = createCheckout({
    database,
    gateway,
    stock: createStock(database),
    vouchers: createVouchers({ database, secret: new Uint8Array(32) }),
    productById: sampleProductById,
    believeMissingAfter: 0,
  });
  place = async (body) =>
    checkout.service["checkout.orders"](
      { params: undefined, query: undefined, body: checkoutOrders.body.parse(body) },
      { country: "nz", requestId: "test", clientAddress: "127.0.0.1", idempotencyKey: newKey() },
    );
  app = Fastify();
  await app.register(async (scope) => registerBraintreeNotices(scope, client, createPaymentNotices(database, gateway, onError)));
});
afterAll(() => Promise.all([app.close(), database.close(), stub.stop()]));
beforeEach(() => {
  onError.mockClear();
});

/** An order that is paid, and its transaction. */
async function paidOrder() {
  const token = stub.nonce({ type: "CreditCard", cardType: "Visa", lastFour: "1111" });
  const body = sampleOrder(token, { items: [{ productId: "200101", variantId: "200101-OS", qty: 1 }], total: 2_500 });
  const { orderNumber } = await place(body);
  const payment = async () => {
    const all = await database.queries.select().from(payments);
    return all.find((each) => each.orderNumber === orderNumber)!;
  };
  const { transactionId } = await payment();
  return { orderNumber, payment, transactionId: transactionId ?? "" };
}

const notice = (kind: WebhookNotificationKind, id: string) => client.webhookTesting.sampleNotification(kind, id);
const send = async (fields: Record<string, string>) =>
  (
    await app.inject({
      method: "POST",
      url: "/payments/braintree/notices",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    })
  ).statusCode;

describe("a notice of Braintree's", () => {
  test("that captured money did not arrive is applied, and once: twice, and late, it changes nothing more", async () => {
    const { transactionId, payment } = await paidOrder();
    expect(await payment()).toMatchObject({ gateway: "braintree", state: "captured", cardType: "visa", lastFour: "1111" });
    stub.become(transactionId, "settlement_declined");
    const fields = { ...(await notice("transaction_settlement_declined", transactionId)) };
    expect(await Promise.all([send(fields), send(fields)])).toEqual([200, 200]);
    expect(await payment()).toMatchObject({ state: "failed" });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining("did not arrive") }),
    );
    const asked = stub.requests.length;
    stub.become(transactionId, "settled");
    expect(await send(fields)).toBe(200);
    expect(await payment()).toMatchObject({ state: "failed" });
    expect(stub.requests).toHaveLength(asked);
  });

  test("that says what is not so, because it is old or out of order, changes nothing", async () => {
    const { transactionId, payment } = await paidOrder();
    stub.settle();
    const before = await payment();
    expect(await send({ ...(await notice("transaction_settlement_declined", transactionId)) })).toBe(200);
    expect(await payment()).toEqual(before);
    expect(onError).not.toHaveBeenCalled();
  });

  test("that is forged, altered, of another merchant or none at all is refused, and nothing is asked or written", async () => {
    const { transactionId, payment } = await paidOrder();
    stub.become(transactionId, "settlement_declined");
    const before = await payment();
    const asked = stub.requests.length;
    const real = { ...(await notice("transaction_settlement_declined", transactionId)) };
    const another = { ...(await notice("transaction_settlement_declined", "another")) };
    const stranger = connectBraintree({ ...stubMerchant, privateKey: "guessed", environment: stub.environment });
    const guessed = { ...(await stranger.webhookTesting.sampleNotification("transaction_settlement_declined", transactionId)) };
    const forged = [
      { ...real, bt_signature: another.bt_signature },
      { ...real, bt_signature: `${stubMerchant.publicKey}|${"0".repeat(40)}` },
      { ...real, bt_signature: `someone|${real.bt_signature.split("|")[1]}` },
      { ...real, bt_payload: real.bt_payload.replace(/^./, "A") },
      { ...real, bt_payload: "<notification/>" },
      guessed,
      { bt_payload: real.bt_payload },
      { bt_signature: real.bt_signature },
      {},
    ] as Record<string, string>[];
    for (const fields of forged) expect(await send(fields), JSON.stringify(fields)).toBe(403);
    expect((await app.inject({ method: "POST", url: "/payments/braintree/notices" })).statusCode).toBe(403);
    expect(await payment()).toEqual(before);
    expect(stub.requests).toHaveLength(asked);
    expect(await send(real)).toBe(200);
    expect(await payment()).toMatchObject({ state: "failed" });
  });

  test("that comes while Braintree cannot be asked is not taken, so that it is sent again", async () => {
    const { transactionId, payment } = await paidOrder();
    stub.become(transactionId, "settlement_declined");
    const fields = { ...(await notice("transaction_settlement_declined", transactionId)) };
    stub.trouble({ on: /advanced_search_ids/, does: { status: 503 } });
    expect(await send(fields)).toBeGreaterThanOrEqual(500);
    expect(await payment()).toMatchObject({ state: "captured" });
    expect(await send(fields)).toBe(200);
    expect(await payment()).toMatchObject({ state: "failed" });
  });

  test("about money that is no order's, about nothing, or of a dispute is taken and told of", async () => {
    const before = await database.queries.$count(orders);
    expect(await send({ ...(await notice("transaction_settled", randomUUID())) })).toBe(200);
    expect(await send({ ...(await notice("check", "")) })).toBe(200);
    expect(onError).not.toHaveBeenCalled();
    const { transactionId, payment } = await paidOrder();
    expect(await send({ ...(await notice("dispute_opened", transactionId)) })).toBe(200);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining("dispute_opened") }),
    );
    expect(await payment()).toMatchObject({ state: "captured" });
    expect(await database.queries.$count(orders)).toBe(before + 1);
  });
});
