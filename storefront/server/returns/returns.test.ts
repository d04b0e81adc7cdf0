import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { returnsCancel, returnsCreate, returnsGet } from "#contract/returns.ts";
import { contextOf, mere, tane } from "../account/account.fixture.ts";
import { newKey, sampleOrder, sampleProductById, sampleStock, tokenFor } from "../checkout/checkout.fixture.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { orderLines, orders, outboxMails } from "../database/schema/schema.ts";
import { createProgramme } from "../loyalty/programme.ts";
import { createOrders } from "../orders/orders.ts";
import { findOrder, readOrder } from "../orders/read-order.ts";
import { createOutbox } from "../outbox/outbox.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createCancellation } from "../refunds/cancellation.ts";
import { createVault } from "../sandbox/vault.ts";
import type { RequestContext } from "../service.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { createWarehouse } from "../warehouse/warehouse.ts";
import { registerWarehouseRoutes } from "../warehouse/warehouse-routes.ts";
import { createReturns } from "./returns.ts";

const secret = new Uint8Array(32).fill(3);
const day = 86_400_000;
const guest: RequestContext = { country: "nz", requestId: "test", clientAddress: "127.0.0.1" };
const newId = () => randomUUID().replaceAll("-", "");
const none = { params: undefined, query: undefined };

let database: Database;
let now = Date.now();
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.now();
  await seedStock(database.queries, sampleStock);
  await database.queries.execute("update stock set qty = 100");
});

const returnsOf = (restock = true) =>
  createReturns({
    database,
    secret,
    stock: createStock(database, { maxAge: 0 }),
    vouchers: createVouchers({ database, secret }),
    programme: createProgramme({ database }),
    restock,
    now: () => now,
  });
const warehouseOf = (restock = true) => createWarehouse(database, returnsOf(restock), { now: () => now });
const cancellationOf = () =>
  createCancellation(database, {
    ...{ stock: createStock(database), vouchers: createVouchers({ database, secret }), programme: createProgramme({ database }) },
  });
const stockOf = async (variantId: string) => (await createStock(database).read("nz", [variantId])).get(variantId);

/** Places an order of two pairs, as a guest or with an account. */
async function place(context: RequestContext = guest, qty = 2): Promise<string> {
  const vault = createVault(secret);
  const checkout = createCheckout({
    promotions: { nz: [], au: [] },
    database,
    stock: createStock(database),
    vouchers: createVouchers({ database, secret }),
    gateway: createSandboxGateway(database, vault),
    productById: sampleProductById,
  });
  const body = sampleOrder(tokenFor(vault, "4111111111111111"), {
    items: [{ productId: "100101", variantId: "100101-9", qty }],
    total: 20_000 * qty,
  });
  const placed = await checkout.service["checkout.orders"]({ ...none, body }, { ...context, idempotencyKey: newKey() });
  return placed.orderNumber;
}

async function deliver(number: string): Promise<void> {
  expect(await warehouseOf().advance(number, "ship")).toBe(true);
  expect(await warehouseOf().advance(number, "handOver")).toBe(true);
}

async function open(number: string): Promise<string> {
  const lookup = createOrders({ database, secret, now: () => now })["orders.lookup"];
  const { token: orderToken } = await lookup({ ...none, body: { orderNumber: number, email: "mere@example.co.nz" } }, guest);
  const { token } = await returnsOf().service["returns.open"]({ ...none, body: { orderNumber: number, orderToken } }, guest);
  return token;
}

const get = async (number: string, token: string, context = guest) =>
  returnsOf().service["returns.get"]({ params: { number }, query: { token }, body: undefined }, context);
const create = async (number: string, token: string, quantity = 1, id = newId(), position = 0) =>
  returnsOf().service["returns.create"](
    {
      params: { number },
      query: undefined,
      body: { token, id, method: "post", lines: [{ position, quantity, reason: "tooSmall" }] },
    },
    guest,
  );

describe("opening an order for returning", () => {
  test("takes the guest's token of that order, or the account it was placed with", async () => {
    const number = await place({ ...guest, account: mere });
    const openBy = async (context: RequestContext, orderToken?: string) =>
      returnsOf().service["returns.open"]({ ...none, body: { orderNumber: ` #${number.toLowerCase()}`, orderToken } }, context);
    expect((await openBy(contextOf(mere))).orderNumber).toBe(number);
    expect((await get(number, await open(number))).orderNumber).toBe(number);
    const notFound = { status: 404, code: "OrderNotFound" };
    await expect(openBy(contextOf(tane))).rejects.toMatchObject(notFound);
    await expect(openBy(contextOf(mere, "au"))).rejects.toMatchObject(notFound);
    await expect(openBy(guest)).rejects.toMatchObject(notFound);
    await expect(openBy(guest, await open(await place()))).rejects.toMatchObject(notFound);
  });

  test("RET-05 its token is signed, for one order, and no other token does", async () => {
    const [number, other] = [await place(), await place()];
    const { token } = await createOrders({ database, secret })["orders.lookup"](
      { ...none, body: { orderNumber: number, email: "mere@example.co.nz" } },
      guest,
    );
    const notFound = { status: 404, code: "OrderNotFound" };
    for (const wrong of [token, await open(other), "x.y.z", ""]) {
      await expect(get(number, wrong)).rejects.toMatchObject(notFound);
      await expect(create(number, wrong)).rejects.toMatchObject(notFound);
    }
    const own = await open(number);
    now += 30 * 60_000 + 1000;
    await expect(get(number, own)).rejects.toMatchObject(notFound);
  });
});

describe("a return", () => {
  test("is asked for, named, mailed and taken in; what came back is sold again", async () => {
    const number = await place();
    await deliver(number);
    const token = await open(number);
    const before = await get(number, token);
    expect(returnsGet.response.parse(before)).toEqual(before);
    expect(before).toMatchObject({ items: [{ position: 0, quantity: 2, left: 2, refusal: null }], returns: [] });
    const asked = await create(number, token, 2);
    expect(returnsCreate.response.parse(asked)).toEqual(asked);
    expect(asked).toMatchObject({
      items: [{ left: 0, refusal: "nothingLeft" }],
      returns: [{ number: `${number}-R1`, method: "post", state: "requested", lines: [{ quantity: 2, reason: "tooSmall" }] }],
    });
    const shelf = (await stockOf("100101-9")) ?? 0;
    const waiting = (await warehouseOf().list(5)).find(({ order }) => order.number === number);
    const id = waiting?.expected[0]?.id ?? "";
    expect(await warehouseOf().receive(id)).toBe(true);
    expect(await warehouseOf().receive(id)).toBe(false);
    expect(await stockOf("100101-9")).toBe(shelf + 2);
    expect(await get(number, token)).toMatchObject({ returns: [{ state: "received" }] });
    const mails = await createOutbox(database).list(4);
    const subjects = mails.map(({ subject }) => subject);
    expect(mails[1]?.text).toContain(
      `Print the label:\nhttps://shop.invalid/nz/return/guest/create?order=${number}&return=${number}-R1`,
    );
    expect(subjects).toEqual([
      `We have your return ${number}-R1`,
      `Your return ${number}-R1`,
      `Your order ${number} is on its way`,
      `Your order ${number} is in`,
    ]);
  });

  test("is not sold again where the shop does not restock", async () => {
    const number = await place();
    await deliver(number);
    await create(number, await open(number));
    const shelf = await stockOf("100101-9");
    const waiting = (await warehouseOf().list(5)).find(({ order }) => order.number === number);
    expect(await warehouseOf(false).receive(waiting?.expected[0]?.id ?? "")).toBe(true);
    expect(await stockOf("100101-9")).toBe(shelf);
  });

  test("sent twice is one return, and one mail", async () => {
    const number = await place();
    await deliver(number);
    const token = await open(number);
    const id = newId();
    const answers = await Promise.all([create(number, token, 1, id), create(number, token, 1, id)]);
    expect(answers[0].returns).toEqual(answers[1].returns);
    expect(answers[0].returns).toHaveLength(1);
    const other = await place();
    await deliver(other);
    await expect(create(other, await open(other), 1, id)).rejects.toMatchObject({ status: 409, code: "ReturnNotPossible" });
  });

  test("is never of more than was bought, and what is refused leaves nothing behind", async () => {
    const number = await place();
    await deliver(number);
    const token = await open(number);
    const refused = { status: 409, code: "ReturnNotPossible" };
    await expect(create(number, token, 3)).rejects.toMatchObject({ ...refused, extra: { details: { problem: "tooMany" } } });
    await expect(create(number, token, 1, newId(), 9)).rejects.toMatchObject(refused);
    await create(number, token, 1);
    await expect(create(number, token, 2)).rejects.toMatchObject(refused);
    expect(await get(number, token)).toMatchObject({ items: [{ left: 1 }], returns: [{ lines: [{ quantity: 1 }] }] });
    await expect(database.queries.update(orderLines).set({ sentBack: 3 })).rejects.toThrow();
  });

  test("is not possible before the order has arrived", async () => {
    const number = await place();
    const token = await open(number);
    const refusal = { extra: { details: { problem: "notDelivered" } } };
    await expect(create(number, token)).rejects.toMatchObject(refusal);
    await warehouseOf().advance(number, "ship");
    await expect(create(number, token)).rejects.toMatchObject(refusal);
  });

  test("RET-04 is possible until forty days after delivery, and not a minute later", async () => {
    const number = await place();
    await deliver(number);
    const until = now + 40 * day;
    now = until;
    const order = await findOrder(database.queries, "nz", number);
    expect(order && (await readOrder(database.queries, order)).returnableUntil).toBe(new Date(until).toISOString());
    const token = await open(number);
    expect((await get(number, token)).items[0]).toMatchObject({ left: 2, until: new Date(until).toISOString() });
    await create(number, token);
    now += 60_000;
    await expect(create(number, token)).rejects.toMatchObject({ extra: { details: { problem: "tooLate" } } });
  });

  test("RET-04 of what was bought in a store counts from the purchase", async () => {
    const number = await place();
    await deliver(number);
    await database.queries
      .update(orders)
      .set({ channel: "pos", placedAt: new Date(now - 41 * day) })
      .where(eq(orders.number, number));
    await expect(create(number, await open(number))).rejects.toMatchObject({ extra: { details: { problem: "tooLate" } } });
  });
});

describe("a return that is cancelled", () => {
  const cancel = async (number: string, token: string, sequence = 1, context = guest) =>
    returnsOf().service["returns.cancel"](
      { params: { number }, query: undefined, body: { token, return: `${number}-R${sequence}` } },
      context,
    );
  const received = async (number: string, id: string) => {
    const made = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    expect((await warehouseOf().list(5)).find(({ order }) => order.number === number)?.expected).toEqual([]);
    return warehouseOf().receive(made);
  };

  test("is not expected any more: its items are the shopper's again, until when they were, and a mail says so once", async () => {
    const number = await place();
    await deliver(number);
    const token = await open(number);
    const before = await get(number, token);
    const shelf = await stockOf("100101-9");
    const id = newId();
    await create(number, token, 2, id);
    now += day;
    const later = await open(number);
    const answer = await cancel(number, later);
    expect(returnsCancel.response.parse(answer)).toEqual(answer);
    expect(answer.items).toEqual(before.items);
    expect(answer.returns).toMatchObject([{ number: `${number}-R1`, state: "cancelled", receivedAt: null }]);
    expect(await cancel(number, later)).toEqual(answer);
    const [line] = await database.queries.select().from(orderLines).where(eq(orderLines.orderNumber, number));
    expect(line).toMatchObject({ status: "delivered", sentBack: 0, takenBack: 0 });
    expect(await received(number, id)).toBe(false);
    expect(await stockOf("100101-9")).toBe(shelf);
    const mails = (await createOutbox(database).list(20)).filter(({ about }) => about === `${number}-R1`);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your return ${number}-R1 is cancelled`, `Your return ${number}-R1`]);
    expect(mails[0]?.text).toContain("2 × ");
    expect(mails[0]?.text).toContain("Please don't use its label any more.");
  });

  test("leaves the order's other returns as they are, and what it was of can be sent back under the next number", async () => {
    const number = await place();
    await deliver(number);
    const token = await open(number);
    await create(number, token);
    await create(number, token);
    expect(await cancel(number, token, 2)).toMatchObject({
      items: [{ left: 1 }],
      returns: [{ state: "requested" }, { state: "cancelled" }],
    });
    const [line] = await database.queries.select().from(orderLines).where(eq(orderLines.orderNumber, number));
    expect(line).toMatchObject({ status: "returnRequested", sentBack: 1 });
    expect((await create(number, token)).returns.at(-1)).toMatchObject({ number: `${number}-R3`, state: "requested" });
  });

  test("stays with the shopper when the forty days are over meanwhile", async () => {
    const number = await place();
    await deliver(number);
    await create(number, await open(number));
    now += 41 * day;
    expect((await cancel(number, await open(number))).items).toMatchObject([{ left: 0, refusal: "tooLate" }]);
  });

  test("was neither taken in before nor another order's, and its token is of its order", async () => {
    const number = await place();
    await deliver(number);
    const token = await open(number);
    const id = newId();
    await create(number, token, 1, id);
    const notFound = { status: 404, code: "OrderNotFound" };
    await expect(cancel(number, token, 2)).rejects.toMatchObject(notFound);
    await expect(cancel(number, await open(await place()))).rejects.toMatchObject(notFound);
    await expect(cancel(number, token, 1, { ...guest, country: "au" })).rejects.toMatchObject(notFound);
    const expected = (await warehouseOf().list(5)).find(({ order }) => order.number === number)?.expected[0]?.id ?? "";
    expect(await warehouseOf().receive(expected)).toBe(true);
    await expect(cancel(number, token)).rejects.toMatchObject({ status: 409, code: "ReturnNotPossible" });
    expect(await get(number, token)).toMatchObject({ items: [{ left: 1 }], returns: [{ state: "received" }] });
  });
});

describe("the warehouse's page", () => {
  test("sends an order out, hands it over and takes its return in, once each, for its own forms alone", async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    await registerWarehouseRoutes(app, warehouseOf(), cancellationOf());
    const number = await place();
    const press = (path: string, site = "same-origin", payload = "") =>
      app.inject({
        method: "POST",
        url: `/sandbox/warehouse${path}`,
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": site },
        payload,
      });
    const readShipping = async (of: string) =>
      (await database.queries.select().from(orders).where(eq(orders.number, of)))[0]!.shipping;
    const next = async () => {
      const { body } = await app.inject("/sandbox/warehouse");
      const own = body.slice(body.indexOf(`aria-label="${number}"`)).split("</article>")[0] ?? "";
      return /action="\/sandbox\/warehouse([^"]+)"/.exec(own)?.[1] ?? null;
    };
    expect((await press(`/orders/${number}/ship`, "cross-site")).statusCode).toBe(403);
    expect(await next()).toBe(`/orders/${number}/ship`);
    const inParcel = (typed: string) => `carrier=startrack&number=${encodeURIComponent(typed)}`;
    expect((await press(`/orders/${number}/ship`, "same-origin", inParcel("?"))).statusCode).toBe(400);
    expect((await press(`/orders/${number}/ship`, "same-origin", inParcel("abc 12345"))).headers.location).toBe(
      "/sandbox/warehouse",
    );
    expect((await readShipping(number)).parcel).toEqual({ carrier: "startrack", number: "ABC12345" });
    await press(`/orders/${number}/ship`);
    expect(await next()).toBe(`/orders/${number}/handOver`);
    await press(`/orders/${number}/handOver`);
    expect(await next()).toBeNull();
    await create(number, await open(number));
    const shown = async () => (await app.inject("/sandbox/warehouse")).body;
    expect(await shown()).toContain("<small>Return requested for 1 of 2</small>");
    await press((await next()) ?? "");
    expect(await next()).toBeNull();
    expect(await shown()).toContain("<small>Delivered, 1 of 2 returned</small>");
    const mails = await database.queries.select().from(outboxMails);
    expect(mails.filter(({ kind, about }) => kind === "orderShipped" && about === number)).toHaveLength(1);
    expect((await press(`/orders/${number}/burn`)).statusCode).toBe(404);
    expect(await shown()).not.toContain(`Cancel it: ${number}`);
  });

  test("cancels an order of which nothing has left, for its own form alone", async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    await registerWarehouseRoutes(app, warehouseOf(), cancellationOf());
    const number = await place();
    const press = (site: string) =>
      app.inject({
        method: "POST",
        url: `/sandbox/warehouse/orders/${number}/cancel`,
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": site },
      });
    const state = async () => (await database.queries.select().from(orders).where(eq(orders.number, number)))[0]?.state;
    expect((await app.inject("/sandbox/warehouse")).body).toContain(`aria-label="Cancel it: ${number}"`);
    expect((await press("cross-site")).statusCode).toBe(403);
    expect(await state()).toBe("placed");
    expect((await press("same-origin")).headers.location).toBe("/sandbox/warehouse");
    expect(await state()).toBe("cancelled");
    expect((await app.inject("/sandbox/warehouse")).body).not.toContain(number);
  });
});
