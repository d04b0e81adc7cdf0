import { randomUUID } from "node:crypto";
import type { WebhookNotificationKind } from "braintree";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { eq } from "../../database/drizzle.ts";
import { orderLines, orders, outboxMails, stock as stockTable } from "../../database/schema/schema.ts";
import { createWarehouse } from "../../warehouse/warehouse.ts";
import { createPaymentNotices } from "../payment-notices.ts";
import { registerBraintreeNotices } from "./braintree-notices.ts";
import { openBraintreeShop } from "./braintree-shop.fixture.ts";
import { stubMerchant } from "./braintree-stub.fixture.ts";
import { connectBraintree } from "./braintree-wire.ts";

let shop: Awaited<ReturnType<typeof openBraintreeShop>>;
let app: FastifyInstance;
const onError = vi.fn();

beforeAll(async () => {
  shop = await openBraintreeShop();
  app = Fastify();
  const notices = createPaymentNotices(shop.database, shop.gateway, shop.holdings, onError);
  await app.register(async (scope) => registerBraintreeNotices(scope, shop.client, notices));
});
afterAll(() => Promise.all([app.close(), shop.close()]));
beforeEach(() => {
  onError.mockClear();
});

/** An order that is paid, and its transaction. */
async function paidOrder() {
  const { orderNumber } = await shop.place(shop.order());
  const payment = () => shop.paymentOf(orderNumber);
  const { transactionId } = await payment();
  return { orderNumber, payment, transactionId: transactionId ?? "" };
}

/** How an order and its items are, what the warehouse has of them, and the mails about it. */
async function standing(orderNumber: string) {
  const { queries } = shop.database;
  const [order] = await queries.select().from(orders).where(eq(orders.number, orderNumber));
  const lines = await queries.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
  const shelf = await queries.select().from(stockTable).where(eq(stockTable.variantId, "200101-OS"));
  const mails = await queries.select().from(outboxMails).where(eq(outboxMails.about, orderNumber)).orderBy(outboxMails.createdAt);
  return {
    state: order?.state,
    items: lines.map(({ status }) => status),
    left: shelf.find(({ country }) => country === "nz")?.qty ?? 0,
    mails: mails.map(({ kind }) => kind),
  };
}
const nobodyReturns = { receive: () => Promise.reject(new Error("Nothing comes back here.")) };

const notice = (kind: WebhookNotificationKind, id: string) => shop.client.webhookTesting.sampleNotification(kind, id);
const send = async (fields: Record<string, string>) =>
  (
    await app.inject({
      method: "POST",
      url: "/payments/braintree/notices",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    })
  ).statusCode;

describe("an order whose money", () => {
  test("did not arrive is cancelled once, however often that is said: its stock is back and its shopper is told", async () => {
    const { orderNumber, transactionId, payment } = await paidOrder();
    const before = await standing(orderNumber);
    expect(before).toMatchObject({ state: "placed", items: ["processing"], mails: ["orderConfirmation"] });
    shop.stub.become(transactionId, "settlement_declined");
    const first = { ...(await notice("transaction_settlement_declined", transactionId)) };
    const second = { ...(await notice("transaction_disbursed", transactionId)) };
    expect(await Promise.all([send(first), send(second), send(first)])).toEqual([200, 200, 200]);
    const cancelled = {
      ...{ state: "failed", items: ["cancelled"], left: before.left + 1 },
      mails: ["orderConfirmation", "orderCancelled"],
    };
    expect(await standing(orderNumber)).toEqual(cancelled);
    expect(await payment()).toMatchObject({ state: "failed" });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringContaining("cancelled") }));
    shop.stub.become(transactionId, "settled");
    expect(await send({ ...(await notice("transaction_settled", transactionId)) })).toBe(200);
    expect(await standing(orderNumber)).toEqual(cancelled);
    expect(await createWarehouse(shop.database, nobodyReturns).advance(orderNumber, "ship")).toBe(false);
  });

  test("did not arrive once the parcel is out stays as it is, and somebody is told", async () => {
    const { orderNumber, transactionId, payment } = await paidOrder();
    await createWarehouse(shop.database, nobodyReturns).advance(orderNumber, "ship");
    const before = await standing(orderNumber);
    shop.stub.become(transactionId, "settlement_declined");
    expect(await send({ ...(await notice("transaction_settlement_declined", transactionId)) })).toBe(200);
    expect(await standing(orderNumber)).toEqual(before);
    expect(await payment()).toMatchObject({ state: "failed" });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringContaining("out already") }));
  });

  test("is disputed is held until that is decided: sent out when it is won, cancelled when it is lost", async () => {
    const warehouse = createWarehouse(shop.database, nobodyReturns);
    for (const [decided, state, mails] of [
      ["won", "placed", ["orderConfirmation"]],
      ["lost", "failed", ["orderConfirmation", "orderCancelled"]],
    ] as const) {
      const { orderNumber, transactionId } = await paidOrder();
      const { left } = await standing(orderNumber);
      shop.stub.dispute(transactionId, "open");
      const opened = { ...(await notice("dispute_opened", transactionId)) };
      expect(await send(opened)).toBe(200);
      expect(await standing(orderNumber)).toMatchObject({ state: "held", items: ["processing"], left });
      expect(await warehouse.advance(orderNumber, "ship")).toBe(false);
      shop.stub.dispute(transactionId, decided);
      const ended = { ...(await notice(`dispute_${decided}`, transactionId)) };
      // The notice of the opening once more, after the end.
      expect([await send(ended), await send(opened)]).toEqual([200, 200]);
      expect(await standing(orderNumber)).toMatchObject({ state, mails, left: left + (decided === "lost" ? 1 : 0) });
      expect(await warehouse.advance(orderNumber, "ship")).toBe(decided === "won");
    }
  });

  test("is only asked about papers, or disputed when the parcel is out, is not held", async () => {
    const { orderNumber, transactionId } = await paidOrder();
    shop.stub.dispute(transactionId, "open", "retrieval");
    expect(await send({ ...(await notice("dispute_opened", transactionId)) })).toBe(200);
    expect(await standing(orderNumber)).toMatchObject({ state: "placed" });
    const warehouse = createWarehouse(shop.database, nobodyReturns);
    await warehouse.advance(orderNumber, "ship");
    shop.stub.dispute(transactionId, "open");
    expect(await send({ ...(await notice("dispute_under_review", transactionId)) })).toBe(200);
    expect(await warehouse.advance(orderNumber, "handOver")).toBe(true);
  });
});

describe("a notice of Braintree's", () => {
  test("that captured money did not arrive is applied, and once: twice, and late, it changes nothing more", async () => {
    const { transactionId, payment } = await paidOrder();
    expect(await payment()).toMatchObject({ gateway: "braintree", state: "captured", cardType: "visa", lastFour: "1111" });
    shop.stub.become(transactionId, "settlement_declined");
    const fields = { ...(await notice("transaction_settlement_declined", transactionId)) };
    expect(await Promise.all([send(fields), send(fields)])).toEqual([200, 200]);
    expect(await payment()).toMatchObject({ state: "failed" });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining("did not arrive") }),
    );
    const asked = shop.stub.requests.length;
    shop.stub.become(transactionId, "settled");
    expect(await send(fields)).toBe(200);
    expect(await payment()).toMatchObject({ state: "failed" });
    expect(shop.stub.requests).toHaveLength(asked);
  });

  test("that says what is not so, because it is old or out of order, changes nothing", async () => {
    const { transactionId, payment } = await paidOrder();
    shop.stub.settle();
    const before = await payment();
    expect(await send({ ...(await notice("transaction_settlement_declined", transactionId)) })).toBe(200);
    expect(await payment()).toEqual({ ...before, followed: before.followed + 1 });
    expect(onError).not.toHaveBeenCalled();
  });

  test("that is forged, altered, of another merchant or none at all is refused, and nothing is asked or written", async () => {
    const { transactionId, payment } = await paidOrder();
    shop.stub.become(transactionId, "settlement_declined");
    const before = await payment();
    const asked = shop.stub.requests.length;
    const real = { ...(await notice("transaction_settlement_declined", transactionId)) };
    const another = { ...(await notice("transaction_settlement_declined", "another")) };
    const stranger = connectBraintree({ ...stubMerchant, privateKey: "guessed", environment: shop.stub.environment });
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
    expect(shop.stub.requests).toHaveLength(asked);
    expect(await send(real)).toBe(200);
    expect(await payment()).toMatchObject({ state: "failed" });
  });

  test("that comes while Braintree cannot be asked is not taken, so that it is sent again", async () => {
    const { transactionId, payment } = await paidOrder();
    shop.stub.become(transactionId, "settlement_declined");
    const fields = { ...(await notice("transaction_settlement_declined", transactionId)) };
    shop.stub.trouble({ on: /advanced_search_ids/, does: { status: 503 } });
    expect(await send(fields)).toBeGreaterThanOrEqual(500);
    expect(await payment()).toMatchObject({ state: "captured" });
    expect(await send(fields)).toBe(200);
    expect(await payment()).toMatchObject({ state: "failed" });
  });

  test("about money that is no order's, about nothing, or of a dispute is taken and told of", async () => {
    const before = await shop.database.queries.$count(orders);
    expect(await send({ ...(await notice("transaction_settled", randomUUID())) })).toBe(200);
    expect(await send({ ...(await notice("check", "")) })).toBe(200);
    expect(onError).not.toHaveBeenCalled();
    const { transactionId, payment } = await paidOrder();
    expect(await send({ ...(await notice("dispute_opened", transactionId)) })).toBe(200);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining("dispute_opened") }),
    );
    expect(await payment()).toMatchObject({ state: "captured" });
    expect(await shop.database.queries.$count(orders)).toBe(before + 1);
  });
});
