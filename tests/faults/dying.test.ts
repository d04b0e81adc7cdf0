import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { placeOrder, type Reply, token } from "./buyer.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";

let postgres: Postgres;
let books: Books;
let survivor: Replica;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase("dying");
  survivor = await startReplica(url);
  books = await openBooks(url);
});
afterAll(async () => {
  await survivor?.stop();
  await books?.close();
  await postgres?.stop();
});

/** Milliseconds in which everything must have come to an end. */
const minute = 60_000;

/** Milliseconds a test may take with the start of all its servers, of which a busy machine makes minutes. */
const patience = 6 * minute;

/** Repeats the order with its key, as a browser that lost its connection does, until it is answered for good. */
async function insist(replica: Replica, body: ReturnType<typeof sampleOrder>, key: string, until: number): Promise<Reply> {
  for (;;) {
    const reply = await placeOrder(replica, body, key);
    const comeBack = reply.status === 503 || reply.body.code === "IdempotencyKeyInFlight";
    if (!comeBack || Date.now() > until) return reply;
    await delay(500);
  }
}

const steps = ["reserved", "authorised", "placed", "captured"] as const;
const voucher = { code: "GIFT0000001000", pin: "1234", amount: 1_000 };
const member = { memberId: "1900142", lastName: "Ngata" };
/** Cents, for a thousand points. */
const pointsAmount = 500;

/** An order that a gift card and points pay a part of, and a card the rest. */
async function orderWithCredit(email: string): Promise<ReturnType<typeof sampleOrder>> {
  const response = await fetch(`${survivor.origin}/nz/api/loyalty/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...member, currencyAmount: pointsAmount }),
  });
  const { quoteNumber } = (await response.json()) as { quoteNumber: string };
  const body = sampleOrder(token(), { email, vouchers: [voucher] });
  const { card: [charge] = [], ...others } = body.cart.payment.methods;
  const loyalty = [{ amount: pointsAmount, quoteRef: quoteNumber, memberId: member.memberId }];
  const methods = { ...others, card: [{ ...charge!, amount: charge!.amount - pointsAmount }], loyalty };
  return { ...body, cart: { ...body.cart, payment: { methods } } };
}

describe("a server that is killed in the middle of an order", () => {
  test.concurrent("after it was reserved, authorised, placed or captured: within a minute one order, one captured charge, and its gift card and points spent once, asked for with the same key", {
    timeout: patience,
  }, async ({ expect }) => {
    const credit = async () => [await books.onVoucher(voucher.code), await books.points(member.memberId)];
    const before = await credit();
    await Promise.all(
      steps.map(async (step) => {
        const victim = await startReplica(url, step);
        const killed = once(victim.process, "exit");
        const key = newKey();
        const body = await orderWithCredit(`${step}@example.co.nz`);
        const lost = await placeOrder(victim, body, key);
        expect(lost.status, step).toBe(0);
        expect(await killed).toEqual([null, "SIGKILL"]);

        const reply = await insist(survivor, body, key, Date.now() + minute);
        expect(reply.status, `${step}: ${reply.text}`).toBe(200);
        await expect
          .poll(() => books.count("payments", `state = 'captured' and order_number = '${reply.body.orderNumber}'`), {
            timeout: minute,
          })
          .toBe(1);
        expect(await books.count("orders", `email = '${step}@example.co.nz'`), step).toBe(1);
        expect(await books.count("outbox_mails", `about = '${reply.body.orderNumber}'`), step).toBe(1);
      }),
    );
    expect(await credit()).toEqual([before[0]! - steps.length * voucher.amount, before[1]! - steps.length * 1_000]);
  });

  test.concurrent(
    "and nobody asks again: after a minute nothing is held that no order has",
    async ({ expect }) => {
      const before = await books.left("100102-9");
      const items = [{ productId: "100102", variantId: "100102-9", qty: 1 }];
      const victims = await Promise.all([startReplica(url, "reserved"), startReplica(url, "authorised")]);
      const orders = victims.map((victim) =>
        placeOrder(victim, sampleOrder(token(), { items, total: 10_900, email: "gone@example.co.nz" })),
      );
      expect((await Promise.all(orders)).map(({ status }) => status)).toEqual([0, 0]);
      await expect.poll(() => books.count("placements", "state = 'reserved' and amount = 10900"), { timeout: minute }).toBe(0);
      expect(await books.count("orders", "email = 'gone@example.co.nz'")).toBe(1);
      expect(await books.left("100102-9")).toBe(before - 1);
      await expect
        .poll(() => books.count("sandbox_transactions", "state = 'authorised' and amount = 10900"), { timeout: minute })
        .toBe(0);
    },
    patience,
  );

  test.concurrent(
    "a declined card whose server dies before it can say so stays declined",
    async ({ expect }) => {
      const victim = await startReplica(url, "authorised");
      const key = newKey();
      const items = [{ productId: "300101", variantId: "300101-9", qty: 2 }];
      const body = sampleOrder(token("4000111111111115"), { items, total: 40_000 });
      expect((await placeOrder(victim, body, key)).status).toBe(0);
      const reply = await insist(survivor, body, key, Date.now() + minute);
      expect([reply.status, reply.body.code]).toEqual([402, "PaymentDeclined"]);
      expect(await books.left("300101-9")).toBe(5);
    },
    patience,
  );

  test.concurrent(
    "a gateway that could not be reached: the key is free again within a minute, and another card pays",
    async ({ expect }) => {
      const items = [{ productId: "200101", variantId: "200101-OS", qty: 1 }];
      const order = (card: string) => sampleOrder(token(card), { items, total: 2_500 });
      const key = newKey();
      const first = await placeOrder(survivor, order("4000000000003337"), key);
      expect([first.status, first.body.code]).toEqual([503, "PaymentPending"]);
      const reply = await insistWithNewBody(order, key);
      expect(reply.status).toBe(200);
    },
    patience,
  );

  async function insistWithNewBody(order: (card: string) => ReturnType<typeof sampleOrder>, key: string): Promise<Reply> {
    const until = Date.now() + minute;
    for (;;) {
      const reply = await placeOrder(survivor, order("4111111111111111"), key);
      if (reply.body.code !== "IdempotencyKeyReused" || Date.now() > until) return reply;
      await delay(500);
    }
  }
});

describe("a database that restarts under a busy shop", () => {
  test(
    "loses no order it answered for and takes orders again within ten seconds",
    async ({ expect }) => {
      await books.run("update stock set qty = 1000000");
      const before = await books.count("orders");
      const replies: Reply[] = [];
      let open = true;
      const buyers = Array.from({ length: 8 }, async (_, index) => {
        while (open) replies.push(await placeOrder(survivor, sampleOrder(token(), { email: `storm${index}@example.co.nz` })));
      });
      await expect.poll(() => replies.length, { timeout: minute }).toBeGreaterThan(20);
      await postgres.restart();
      const restarted = Date.now();
      await expect.poll(async () => (await placeOrder(survivor, sampleOrder(token()))).status, { timeout: 10_000 }).toBe(200);
      expect(Date.now() - restarted).toBeLessThan(10_000);
      open = false;
      await Promise.all(buyers);

      for (const { status } of replies) expect([200, 503]).toContain(status);
      const answered = replies.filter(({ status }) => status === 200).map(({ body }) => `'${body.orderNumber}'`);
      expect(await books.count("orders", `number in (${answered.join(",")})`)).toBe(answered.length);
      await expect.poll(() => books.count("placements", "state = 'reserved'"), { timeout: minute }).toBe(0);
      await expect.poll(() => books.count("payments", "state = 'authorised'"), { timeout: minute }).toBe(0);
      expect(await books.count("sandbox_transactions", "state = 'captured'")).toBe(
        await books.count("orders", "state = 'placed'"),
      );
      expect(await books.count("sandbox_transactions", "state = 'authorised'")).toBe(0);
      expect(await books.count("orders")).toBeGreaterThan(before);
    },
    patience,
  );
});
