import { collected, newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { beforeEach, expect, test } from "vitest";
import { placeOrder, token } from "./buyer.ts";
import { twoServers } from "./two-servers.ts";

const shop = twoServers("collecting");
const { either, buyers, forgetOrders } = shop;
beforeEach(() => forgetOrders("update stock set qty = 1000", "update store_stock set qty = 10"));

const last = "100101-10";
const items = [{ productId: "100101", variantId: last, qty: 1 }];

test("one pair is left in that store, two buyers on two servers: one order, one charge, and the other is told to choose another store", async () => {
  for (let round = 1; round <= 10; round += 1) {
    await shop.books.run(`update store_stock set qty = 1 where variant_id = '${last}'`);
    const replies = await buyers(2, (index) => placeOrder(either(index), collected(sampleOrder(token(), { items }))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe("PickupStoreLacksStock");
    expect(await shop.books.inStore("0021", last)).toBe(0);
    expect(await shop.books.left(last)).toBe(1000);
    expect(await shop.books.count("orders")).toBe(round);
    expect(await shop.books.count("sandbox_transactions")).toBe(round);
  }
});

test("orders to a door leave the store's shelf alone, orders to the store the warehouse's, however they meet", async () => {
  const replies = await buyers(20, (index) => {
    const body = sampleOrder(token(), { items });
    return placeOrder(either(index), index % 2 === 0 ? collected(body) : body);
  });
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(await shop.books.inStore("0021", last)).toBe(0);
  expect(await shop.books.left(last)).toBe(990);
});

test("what was declined is back on the store's shelf, however often it is sent", async () => {
  const body = collected(sampleOrder(token("4000111111111115"), { items }));
  const key = newKey();
  const replies = await buyers(10, (index) => placeOrder(either(index), body, key));
  expect(replies.every(({ status }) => status === 402 || status === 409)).toBe(true);
  expect(await shop.books.inStore("0021", last)).toBe(10);
  expect(await shop.books.count("orders")).toBe(0);
});
