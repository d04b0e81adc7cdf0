import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkoutInfo } from "#contract/checkout.ts";
import { failure } from "../api-error.fixture.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import {
  orders,
  outboxMails,
  placements,
  sandboxTransactions,
  stock as stockTable,
  storeStock,
} from "../database/schema/schema.ts";
import { createOrders } from "../orders/orders.ts";
import { CaptureRefused, type PaymentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { unlimitedGuesses } from "../security/guesses.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { leftInStore, seedStoreStock } from "../stock/store-shelf.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import {
  collected,
  newKey,
  type OrderBody,
  sampleOrder,
  samplePickupStore,
  sampleProductById,
  sampleShelf,
  sampleStock,
  tokenFor,
} from "./checkout.fixture.ts";
import { createCheckout } from "./create-checkout.ts";

const secret = new Uint8Array(32).fill(7);
const vault = createVault(secret);
const visa = "4111111111111111";
const declining = "4000111111111115";
const lastPair = [{ productId: "100101", variantId: "100101-10", qty: 1 }];
/** Tuesday 24 November in Wellington, in the evening. */
const now = Date.parse("2026-11-24T06:00:00Z");

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ["payments", "order_lines", "orders", "outbox_mails", "placements", "idempotency_keys"]) {
    await database.queries.execute(`delete from ${table}`);
  }
  for (const table of [sandboxTransactions, stockTable, storeStock]) await database.queries.delete(table);
  await seedStock(database.queries, sampleStock);
  await seedStoreStock(database.queries, [sampleShelf]);
});

function open(decorate: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway, clock = now) {
  const stock = createStock(database);
  const checkout = createCheckout({
    promotions: { nz: [], au: [] },
    database,
    stock,
    gateway: decorate(createSandboxGateway(database, vault)),
    vouchers: createVouchers({ database, secret }),
    productById: sampleProductById,
    storesWithStock: (country, lines) => stock.storesWith(country, lines),
    pickupStore: samplePickupStore,
    now: () => clock,
  });
  const context = (key: string) => ({ country: "nz" as const, requestId: "t", clientAddress: "127.0.0.1", idempotencyKey: key });
  return {
    checkout,
    async place(body: OrderBody, key: string = newKey()) {
      return checkout.service["checkout.orders"]({ params: undefined, query: undefined, body }, context(key));
    },
    async storesFor(items: OrderBody["cart"]["items"]) {
      const body = checkoutInfo.body.parse({ cart: { items } });
      const answer = await checkout.service["checkout.info"]({ params: undefined, query: undefined, body }, context(newKey()));
      return answer.storeIdsWithStock;
    },
  };
}

const inStore = (variantId: string) => leftInStore(database.queries, "nz", "0021", variantId);
async function inWarehouse(variantId: string) {
  return (await createStock(database).read("nz", [variantId])).get(variantId);
}
async function counts() {
  const tables = [orders, placements, sandboxTransactions, outboxMails];
  return Promise.all(tables.map(async (table) => (await database.queries.select().from(table)).length));
}

test("CHK-15 stores are offered that have all of the cart, gift cards aside", async () => {
  const { storesFor } = open();
  const shoes = (qty: number, size = "9") => ({ productId: "100101", variantId: `100101-${size}`, qty });
  expect(await storesFor([shoes(3)])).toEqual(["0021"]);
  expect(await storesFor([shoes(2), shoes(1)])).toEqual(["0021"]);
  expect(await storesFor([shoes(2), shoes(2)])).toEqual([]);
  expect(await storesFor([shoes(1), shoes(1, "10")])).toEqual(["0021"]);
  expect(await storesFor([shoes(1), { productId: "100102", variantId: "100102-9", qty: 1 }])).toEqual([]);
  expect(await storesFor([shoes(1), { productId: "400101", variantId: "400101-OS", qty: 1 }])).toEqual(["0021"]);
  expect(await storesFor([{ productId: "400101", variantId: "400101-OS", qty: 1 }])).toEqual([]);
});

test("SHIP-03 an order that is picked up takes the store's stock, not the warehouse's, and says where and until when", async () => {
  const { place } = open();
  const body = collected(sampleOrder(tokenFor(vault, visa)));
  const { orderNumber } = await place({ ...body, shippingAddress: { ...body.shippingAddress, street1: "1 Somewhere Else" } });
  expect(await inStore("100101-9")).toBe(2);
  expect(await inWarehouse("100101-9")).toBe(5);
  const service = createOrders({ database, secret, guesses: unlimitedGuesses });
  const context = { country: "nz" as const, requestId: "t", clientAddress: "127.0.0.1" };
  const found = await service["orders.lookup"](
    { params: undefined, query: undefined, body: { orderNumber, email: body.contact.email } },
    context,
  );
  const order = await service["orders.get"](
    { params: { number: orderNumber }, query: { token: found.token }, body: undefined },
    context,
  );
  expect(order.shipping).toEqual({
    type: "STORE_PICKUP",
    methodCode: "pickup",
    label: "Click and collect",
    promise: "Wed 25 Nov from 10 am",
    pickup: { storeName: "Cuba Street", phone: "04 555 0118", path: "/stores/cuba-street", collectBy: "2026-12-01" },
  });
  expect(order.shippingAddress).toMatchObject({
    contactName: "Mere O’Neil",
    company: "Cuba Street",
    street1: "118 Cuba Street",
    suburb: "Te Aro",
    city: "Wellington",
  });
  expect(order.billingAddress.street1).toBe(body.billingAddress.street1);
  const [mail] = await database.queries.select().from(outboxMails);
  expect(mail?.text).toContain("Pick it up by Tuesday 1 December.");
  expect(mail?.text).toContain("We'll write again once it is ready.");
  for (const where of ["118 Cuba Street", "Te Aro", "Every day: 9 am to 6 pm", "Call the store on 04 555 0118"]) {
    expect(mail?.text).toContain(where);
    expect(mail?.html).toContain(where);
  }
  expect(mail?.html).toContain("Pick it up by Tuesday 1 December.");
});

test("the mail of an order that is picked up over Christmas says when its store stays closed", async () => {
  const { place } = open(undefined, Date.parse("2026-12-22T22:00:00Z"));
  await place(collected(sampleOrder(tokenFor(vault, visa))));
  const [mail] = await database.queries.select().from(outboxMails);
  expect(mail?.text).toContain("Every day: 9 am to 6 pm\nFri 25 Dec: Closed\n");
});

test("a declined payment gives the store its stock back, once", async () => {
  const { place } = open();
  const body = collected(sampleOrder(tokenFor(vault, declining), { items: lastPair }));
  const key = newKey();
  expect(await failure(place(body, key))).toMatchObject({ code: "PaymentDeclined" });
  expect(await failure(place(body, key))).toMatchObject({ code: "PaymentDeclined" });
  expect(await inStore("100101-10")).toBe(1);
  expect(await inWarehouse("100101-10")).toBe(1);
});

test("a capture that is refused for good gives the store its stock back, once", async () => {
  const refusing = open((gateway) => ({
    ...gateway,
    capture: async () => {
      throw new CaptureRefused("no");
    },
  }));
  await refusing.place(collected(sampleOrder(tokenFor(vault, visa), { items: lastPair })));
  expect(await inStore("100101-10")).toBe(1);
  expect(await inWarehouse("100101-10")).toBe(1);
});

test("SHIP-07 a store that has lost its stock meanwhile is noticed, and nothing is charged", async () => {
  const { place } = open();
  await database.queries.update(storeStock).set({ qty: 0 });
  const refused = await failure(place(collected(sampleOrder(tokenFor(vault, visa), { items: lastPair }))));
  expect(refused).toMatchObject({
    status: 409,
    code: "PickupStoreLacksStock",
    message: "Cuba Street no longer has everything in your order, so nothing was charged: choose another store, or delivery.",
  });
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect(await inWarehouse("100101-10")).toBe(1);
});

test("a store that is none, of another country, or none at all hands out nothing", async () => {
  const { place } = open();
  const body = collected(sampleOrder(tokenFor(vault, visa)));
  for (const store of [{ erpStoreId: "0099" }, { erpStoreId: "'; drop table stock; --" }, undefined]) {
    const options = { methodCode: "pickup", ...(store && { store }) };
    expect(await failure(place({ ...body, shipping: { type: "STORE_PICKUP", options } }))).toMatchObject({
      status: 422,
      code: "ShippingMethodUnavailable",
    });
  }
  const express = { ...body.shipping.options, methodCode: "express" };
  expect(await failure(place({ ...body, shipping: { type: "STORE_PICKUP", options: express } }))).toMatchObject({
    status: 422,
    code: "ShippingMethodUnavailable",
  });
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
