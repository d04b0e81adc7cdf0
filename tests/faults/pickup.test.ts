import { collected, newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { placeOrder, token } from "./buyer.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";

let postgres: Postgres;
let books: Books;
let replicas: Replica[];

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase("collecting");
  replicas = await Promise.all([startReplica(url), startReplica(url)]);
  books = await openBooks(url);
}, 60_000);
afterAll(async () => {
  await Promise.all(replicas?.map((replica) => replica.stop()) ?? []);
  await books?.close();
  await postgres?.stop();
});
beforeEach(() =>
  books.run(
    "truncate orders, order_lines, returns, return_lines, payments, placements, idempotency_keys, outbox_mails, sandbox_transactions, refunds; update stock set qty = 1000; update store_stock set qty = 10",
  ),
);

const last = "100101-10";
const items = [{ productId: "100101", variantId: last, qty: 1 }];
const either = (index: number) => replicas[index % replicas.length] as Replica;
const buyers = <T>(count: number, buy: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => buy(index)));

test("one pair is left in that store, two buyers on two servers: one order, one charge, and the other is told to choose another store", async () => {
  for (let round = 1; round <= 10; round += 1) {
    await books.run(`update store_stock set qty = 1 where variant_id = '${last}'`);
    const replies = await buyers(2, (index) => placeOrder(either(index), collected(sampleOrder(token(), { items }))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe("PickupStoreLacksStock");
    expect(await books.inStore("0021", last)).toBe(0);
    expect(await books.left(last)).toBe(1000);
    expect(await books.count("orders")).toBe(round);
    expect(await books.count("sandbox_transactions")).toBe(round);
  }
}, 120_000);

test("orders to a door leave the store's shelf alone, orders to the store the warehouse's, however they meet", async () => {
  const replies = await buyers(20, (index) => {
    const body = sampleOrder(token(), { items });
    return placeOrder(either(index), index % 2 === 0 ? collected(body) : body);
  });
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(await books.inStore("0021", last)).toBe(0);
  expect(await books.left(last)).toBe(990);
}, 60_000);

test("what was declined is back on the store's shelf, however often it is sent", async () => {
  const body = collected(sampleOrder(token("4000111111111115"), { items }));
  const key = newKey();
  const replies = await buyers(10, (index) => placeOrder(either(index), body, key));
  expect(replies.every(({ status }) => status === 402 || status === 409)).toBe(true);
  expect(await books.inStore("0021", last)).toBe(10);
  expect(await books.count("orders")).toBe(0);
}, 60_000);
