import { newKey, type OrderBody, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { placeOrder, type Reply, token } from "./buyer.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";

let postgres: Postgres;
let books: Books;
let replica: Replica;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase("bad");
  replica = await startReplica(url);
  books = await openBooks(url);
});
afterAll(async () => {
  await replica?.stop();
  await books?.close();
  await postgres?.stop();
});

const good = () => sampleOrder(token());
const withItem = (item: object): OrderBody => {
  const body = good();
  return { ...body, cart: { ...body.cart, items: [{ ...body.cart.items[0]!, ...item }] } };
};

function expectTyped(reply: Reply, status: number, code: string): void {
  expect([reply.status, reply.body.code]).toEqual([status, code]);
  expect(reply.body.message).toMatch(/^[A-Z].*[.!]$/);
  expect(reply.text).not.toMatch(/ at .*\.ts:\d|drizzle|postgres|select |insert /i);
}

describe("orders that must not be placed are answered with a typed error and change nothing", () => {
  afterEach(async () => {
    expect(await books.count("orders")).toBe(0);
    expect(await books.count("sandbox_transactions")).toBe(0);
    expect(await books.count("placements", "state = 'reserved'")).toBe(0);
    expect(await books.left("100101-9")).toBe(5);
  });

  test.each([
    ["a total of one cent", () => sampleOrder(token(), { total: 1 }), 409, "TotalChanged"],
    ["a total that is too high", () => sampleOrder(token(), { total: 99_999 }), 409, "TotalChanged"],
    [
      "a price of its own in the line",
      () => ({ ...withItem({ unitPrice: 1, price: 1 }), expectedTotal: 1 }),
      409,
      "TotalChanged",
    ],
    ["a quantity of 0", () => withItem({ qty: 0 }), 422, "UnprocessableRequest"],
    ["a quantity of -1", () => withItem({ qty: -1 }), 422, "UnprocessableRequest"],
    ["a quantity of 1.5", () => withItem({ qty: 1.5 }), 422, "UnprocessableRequest"],
    ["a quantity of 1e9", () => withItem({ qty: 1e9 }), 422, "UnprocessableRequest"],
    ["a quantity in words", () => withItem({ qty: "2" }), 422, "UnprocessableRequest"],
    [
      "a quantity of 9999",
      () => sampleOrder(token(), { items: [{ productId: "100101", variantId: "100101-9", qty: 9999 }], total: 199_980_000 }),
      422,
      "CartItemInvalid",
    ],
    ["an unknown product", () => withItem({ productId: "999999" }), 422, "ProductNotFound"],
    ["an unknown variant", () => withItem({ variantId: "100101-99" }), 422, "ProductVariantNotFound"],
    ["a variant of another product", () => withItem({ variantId: "100102-9" }), 422, "ProductVariantNotFound"],
    ["a variant named __proto__", () => withItem({ variantId: "__proto__" }), 422, "ProductVariantNotFound"],
    [
      "a members' product",
      () => sampleOrder(token(), { items: [{ productId: "300103", variantId: "300103-9", qty: 1 }] }),
      422,
      "CartItemInvalid",
    ],
    ["no lines", () => ({ ...good(), cart: { ...good().cart, items: [] } }), 422, "UnprocessableRequest"],
    ["a payment one cent short", () => paying(19_999), 422, "PaymentAmountMismatch"],
    ["a payment one cent over", () => paying(20_001), 422, "PaymentAmountMismatch"],
    ["no payment", () => ({ ...good(), cart: { ...good().cart, payment: { methods: {} } } }), 422, "PaymentAmountMismatch"],
    ["a made-up token", () => sampleOrder("4111111111111111"), 402, "PaymentDeclined"],
    [
      "a shipping method that does not exist",
      () => ({ ...good(), shipping: { type: "DELIVERY", options: { methodCode: "drone" } } }),
      422,
      "ShippingMethodUnavailable",
    ],
    [
      "an address in the other country",
      () => ({ ...good(), shippingAddress: { ...good().shippingAddress, country: "AU", state: "NSW", postcode: "2000" } }),
      422,
      "UnprocessableRequest",
    ],
    ["no contact", () => ({ ...good(), contact: undefined }), 422, "UnprocessableRequest"],
  ])("%s", async (_what, body, status, code) => {
    expectTyped(await placeOrder(replica, JSON.stringify(body())), status, code);
  });

  function paying(amount: number): OrderBody {
    const body = good();
    return { ...body, cart: { ...body.cart, payment: { methods: { card: [{ amount, token: token(), type: "immediate" }] } } } };
  }

  test("bodies that are no order at all", async () => {
    expectTyped(await placeOrder(replica, "{"), 400, "InvalidRequest");
    expectTyped(await placeOrder(replica, '{"__proto__": {"admin": true}}'), 400, "InvalidRequest");
    expectTyped(await placeOrder(replica, "[]"), 422, "UnprocessableRequest");
    expectTyped(await placeOrder(replica, JSON.stringify({ ...good(), padding: "x".repeat(70_000) })), 413, "PayloadTooLarge");
  });

  test("without a key, or with a bad one", async () => {
    expectTyped(await placeOrder(replica, good(), null), 400, "IdempotencyKeyMissing");
    expectTyped(await placeOrder(replica, good(), "short"), 400, "InvalidRequest");
  });
});

describe("orders that were placed", () => {
  test("a key used again for another body is refused, and the first answer still stands", async () => {
    const key = newKey();
    const body = good();
    const first = await placeOrder(replica, body, key);
    expect(first.status).toBe(200);
    expectTyped(
      await placeOrder(replica, { ...body, contact: { ...body.contact, firstName: "Hone" } }, key),
      422,
      "IdempotencyKeyReused",
    );
    expect(await placeOrder(replica, body, key)).toEqual(first);
    expect(await books.count("orders")).toBe(1);
  });

  test("a gateway that holds the money and then says nothing: one order, one charge", async () => {
    const before = await books.count("orders");
    const key = newKey();
    const body = sampleOrder(token("4000000000002222"));
    const reply = await placeOrder(replica, body, key);
    expect(reply.status).toBe(200);
    expect(await placeOrder(replica, body, key)).toEqual(reply);
    expect(await books.count("orders")).toBe(before + 1);
    expect(await books.count("sandbox_transactions", "state = 'captured'")).toBe(before + 1);
    expect(await books.count("payments", "state = 'captured'")).toBe(before + 1);
  });
});
