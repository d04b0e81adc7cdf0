import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newKey } from "../../checkout/checkout.fixture.ts";
import { orders } from "../../database/schema/schema.ts";
import { openBraintreeShop } from "./braintree-shop.fixture.ts";

let shop: Awaited<ReturnType<typeof openBraintreeShop>>;
beforeAll(async () => {
  shop = await openBraintreeShop();
});
afterAll(() => shop.close());

let before: { orders: number; sales: number };
beforeEach(async () => {
  before = { orders: await shop.database.queries.$count(orders), sales: shop.stub.transactions().length };
});
/** What has come to the books since the test began. */
const since = async () => ({
  orders: (await shop.database.queries.$count(orders)) - before.orders,
  sales: shop.stub
    .transactions()
    .slice(before.sales)
    .map(({ status }) => status),
});

test("an order is authorised, recorded and submitted, and the same key again asks for no more money", async () => {
  const key = newKey();
  const body = shop.order();
  const placed = await shop.place(body, key);
  expect(await shop.place(body, key)).toEqual(placed);
  expect(await shop.paymentOf(placed.orderNumber)).toMatchObject({ gateway: "braintree", state: "captured", amount: 2_500 });
  expect(await since()).toEqual({ orders: 1, sales: ["submitted_for_settlement"] });
});

test("a sale whose answer is lost is found by its reference, and charged once", async () => {
  shop.stub.trouble({ on: /^POST \/transactions$/, does: "losesAnswer" });
  const { orderNumber } = await shop.place(shop.order());
  expect(await shop.paymentOf(orderNumber)).toMatchObject({ state: "captured", lastFour: "1111" });
  expect(await since()).toEqual({ orders: 1, sales: ["submitted_for_settlement"] });
});

test("while Braintree can tell nothing, nobody is charged again: recovery finishes the order, which the same key then tells", async () => {
  const key = newKey();
  const body = shop.order();
  shop.stub.trouble({ on: /^POST \/transactions$/, does: "losesAnswer" });
  shop.stub.trouble({ on: /advanced_search_ids$/, does: { status: 503 } });
  await expect(shop.place(body, key)).rejects.toMatchObject({ code: "PaymentPending" });
  await shop.database.queries.execute("update placements set lease_until = now()");
  await shop.recovery.runOnce();
  expect(await shop.place(body, key)).toMatchObject({ orderNumber: expect.stringMatching(/^TT/) });
  expect(await since()).toEqual({ orders: 1, sales: ["submitted_for_settlement"] });
});

test("a sale that Braintree never heard of is given up, and the key is free for another try", async () => {
  const key = newKey();
  shop.stub.trouble({ on: /^POST \/transactions$/, does: { status: 503 } });
  await expect(shop.place(shop.order(), key)).rejects.toMatchObject({ code: "PaymentPending" });
  await shop.recovery.runOnce();
  expect(await since()).toEqual({ orders: 0, sales: [] });
  await shop.place(shop.order(), key);
  expect(await since()).toEqual({ orders: 1, sales: ["submitted_for_settlement"] });
});

test.each([
  [{ bank: "declines" } as const, "PaymentDeclined"],
  [{ cardType: "Maestro" } as const, "PaymentInstrumentTypeNotAccepted"],
  [{ type: "PayPalAccount", email: "a@example.com" } as const, "PaymentDeclined"],
])("%j is refused with %s, and no money is held", async (instrument, code) => {
  await expect(shop.place(shop.order(instrument))).rejects.toMatchObject({ code, status: 402 });
  const { orders: placed, sales } = await since();
  expect(placed).toBe(0);
  expect(sales.filter((status) => status !== "processor_declined")).toEqual([]);
});
