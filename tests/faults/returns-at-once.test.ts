import { randomUUID } from "node:crypto";
import { sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { beforeAll, expect, test } from "vitest";
import { placeOrder, token } from "./buyer.ts";
import type { Replica } from "./replicas.ts";
import { twoServers } from "./two-servers.ts";

const shop = twoServers("sending_back");
const { either } = shop;
beforeAll(() => shop.books.run("update stock set qty = 1000"));

async function post(replica: Replica, path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${replica.origin}/nz/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

/** An order of so many pairs that has arrived, opened for returning. */
async function arrived(qty: number) {
  const items = [{ productId: "100101", variantId: "100101-9", qty }];
  const { body } = await placeOrder(either(0), sampleOrder(token(), { items, total: 20_000 * qty }));
  const number = String(body.orderNumber);
  await shop.books.run(`update order_lines set status = 'delivered', delivered_at = now() where order_number = '${number}'`);
  const lookup = await post(either(0), "/orders/lookup", { orderNumber: number, email: "mere@example.co.nz" });
  const opened = await post(either(1), "/returns/open", { orderNumber: number, orderToken: lookup.body.token });
  return { number, token: opened.body.token };
}

const newId = () => randomUUID().replaceAll("-", "");
const sendBack = (index: number, order: Awaited<ReturnType<typeof arrived>>, id: string, quantity = 1) =>
  post(either(index), `/returns/${order.number}`, {
    token: order.token,
    id,
    method: "post",
    lines: [{ position: 0, quantity, reason: "tooBig" }],
  });

/** What the warehouse does when a parcel has come. */
const takeIn = (index: number, id: string) =>
  fetch(`${either(index).origin}/sandbox/warehouse/returns/${id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    redirect: "manual",
  });

test("three pairs bought, twenty returns of one at once on two servers: three go back, seventeen are refused", async () => {
  const order = await arrived(3);
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => sendBack(index, order, newId())));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(replies.filter(({ status, body }) => status === 409 && body.code === "ReturnNotPossible")).toHaveLength(17);
  expect(await shop.books.count("returns", `order_number = '${order.number}'`)).toBe(3);
  expect(await shop.books.count("outbox_mails", `kind = 'returnRequested' and about like '${order.number}-R%'`)).toBe(3);
});

test("one return sent ten times at once to two servers is one return and one mail", async () => {
  const order = await arrived(9);
  const id = newId();
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => sendBack(index, order, id, 2)));
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await shop.books.count("returns", `order_number = '${order.number}'`)).toBe(1);
  expect(await shop.books.count("outbox_mails", `kind = 'returnRequested' and about = '${order.number}-R1'`)).toBe(1);
});

test("two orders returned at once do not wait for each other to the end", async () => {
  const orders = await Promise.all([arrived(2), arrived(2)]);
  const replies = await Promise.all(
    orders.flatMap((order, index) => [sendBack(index, order, newId()), sendBack(index + 1, order, newId())]),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("a return cancelled and taken in at once, on two servers, is one or the other: refunded once, or the shopper's again", async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => arrived(1)));
  const ends = await Promise.all(
    orders.map(async ({ number, token }, index) => {
      const id = newId();
      await sendBack(index, { number, token }, id);
      const cancel = () => post(either(index), `/returns/${number}/cancel`, { token, return: `${number}-R1` });
      const [first, , again] = await Promise.all([cancel(), takeIn(index + 1, id), cancel()]);
      expect(again.status).toBe(first.status);
      expect([200, 409]).toContain(first.status);
      const isCancelled = first.status === 200;
      const ofOrder = `order_number = '${number}'`;
      expect(await shop.books.count("returns", `${ofOrder} and state = '${isCancelled ? "cancelled" : "received"}'`)).toBe(1);
      expect(await shop.books.count("refunds", ofOrder)).toBe(isCancelled ? 0 : 1);
      expect(await shop.books.count("outbox_mails", `about = '${number}-R1'`)).toBe(2);
      return isCancelled;
    }),
  );
  expect(ends).toHaveLength(orders.length);
});

test("one return taken in ten times at once on two servers is one refund, of its share alone", async () => {
  const order = await arrived(3);
  const id = newId();
  await sendBack(0, order, id, 2);
  await Promise.all(Array.from({ length: 10 }, (_, index) => takeIn(index, id)));
  const ofOrder = `order_number = '${order.number}'`;
  await expect.poll(() => shop.books.count("refunds", `${ofOrder} and state = 'refunded'`), { timeout: 30_000 }).toBe(1);
  const asked = `reference in (select id from refunds where ${ofOrder})`;
  expect(await shop.books.count("sandbox_refunds", `${asked} and amount = 40000`)).toBe(1);
  expect(await shop.books.count("payments", `${ofOrder} and refunded = 40000`)).toBe(1);
  // Whoever died before it was written down: the gateway is asked again and knows the refund.
  await shop.books.run(`update refunds set state = 'due', due_at = now() where ${ofOrder}`);
  await expect.poll(() => shop.books.count("refunds", `${ofOrder} and state = 'refunded'`), { timeout: 30_000 }).toBe(1);
  expect(await shop.books.count("sandbox_refunds", asked)).toBe(1);
});
