import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { expect, test } from "vitest";
import { placeOrder, type Reply, token } from "./buyer.ts";
import { twoServers } from "./two-servers.ts";

/*
 * Two servers on one PostgreSQL, and never enough of anything. FAULT_ROUNDS and FAULT_RETRIES ask for more than every test run has
 * time for; the promise is 1,000 rounds and 10,000 retried orders.
 */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const retriedOrders = Number(process.env.FAULT_RETRIES ?? 20);

const shop = twoServers("scarce");
const { either, forgetOrders } = shop;

const items = [{ productId: "100101", variantId: "100101-10", qty: 1 }];
const declines = "4000111111111115";
const stock = 20;
/** Cents: the card has ten of these. */
const credit = 500;
const usesLeft = 15;
const usesBefore = 500 - usesLeft;

/** One of fifty buyers: some with a gift card, some with an offer, some with a card that the bank declines. */
function order(index: number) {
  const hasVoucher = index % 2 === 0;
  const hasOffer = index % 3 === 0;
  const body = sampleOrder(token(index % 7 === 0 ? declines : undefined), {
    items,
    email: `buyer${index}@example.co.nz`,
    total: hasOffer ? 18_000 : 20_000,
    ...(hasOffer && { promoCodes: ["LACEUP20"] }),
    ...(hasVoucher && { vouchers: [{ code: "GIFT0000000050", pin: "1234", amount: credit }] }),
  });
  return { body, hasVoucher, hasOffer, pays: (hasOffer ? 18_000 : 20_000) - (hasVoucher ? credit : 0) };
}

const refusals = new Set(["ItemSoldOut", "VoucherInsufficientFunds", "TotalChanged", "PaymentDeclined"]);

test(
  `fifty buyers, and too little stock, gift card and offer for them: never one too many (${rounds} rounds)`,
  async () => {
    let sold = 0;
    for (let round = 1; round <= rounds; round += 1) {
      await forgetOrders(
        `update stock set qty = ${stock} where variant_id = '100101-10'`,
        `update vouchers set balance = ${10 * credit} where code = 'GIFT0000000050'`,
        `insert into promotion_uses (country, promotion_id, used) values ('nz', 'lace-up-20', ${usesBefore})`,
      );
      const orders = Array.from({ length: 50 }, (_, index) => order(index));
      const replies = await Promise.all(orders.map(({ body }, index) => placeOrder(either(index), body)));
      for (const { status, body } of replies) if (status !== 200) expect(refusals).toContain(body.code);
      const placed = orders.filter((_, index) => replies[index]?.status === 200);
      const withVoucher = placed.filter(({ hasVoucher }) => hasVoucher).length;
      const withOffer = placed.filter(({ hasOffer }) => hasOffer).length;
      expect(placed.length).toBeGreaterThan(0);
      expect(await shop.books.left("100101-10")).toBe(stock - placed.length);
      expect(await shop.books.onVoucher("GIFT0000000050")).toBe((10 - withVoucher) * credit);
      expect(await shop.books.promotionUses("lace-up-20")).toBe(usesBefore + withOffer);
      for (const [used, most] of [
        [placed.length, stock],
        [withVoucher, 10],
        [withOffer, usesLeft],
      ] as const)
        expect(used).toBeLessThanOrEqual(most);
      expect(await shop.books.count("orders")).toBe(placed.length);
      expect(await shop.books.count("outbox_mails")).toBe(placed.length);
      expect(await shop.books.count("sandbox_transactions", "state = 'captured'")).toBe(placed.length);
      expect(await shop.books.count("sandbox_transactions", "state = 'authorised'")).toBe(0);
      expect(await shop.books.taken()).toBe(placed.reduce((sum, { pays }) => sum + pays, 0));
      sold += placed.length;
    }
    expect(sold).toBeLessThanOrEqual(rounds * stock);
  },
  60_000 + rounds * 10_000,
);

/** Sends an order as a shopper does whose connection is bad: gives up on answers, asks the other server, and again, until it is told. */
async function insist(index: number): Promise<{ answers: string[]; tries: number }> {
  const key = newKey();
  const body = sampleOrder(token(), { items, email: `retrier${index}@example.co.nz` });
  const answers: string[] = [];
  let tries = 0;
  while (answers.length < 2) {
    tries += 1;
    const givesUp = answers.length === 0 && tries < 3 ? AbortSignal.timeout(randomInt(1, 60)) : undefined;
    const reply: Reply = await placeOrder(either(index + tries), body, key, undefined, givesUp);
    if (reply.status === 200) answers.push(reply.text);
    else if (reply.status !== 0) {
      expect([409, 503], reply.text).toContain(reply.status);
      await delay(20);
    }
  }
  return { answers, tries };
}

test(
  `orders whose answers are lost and which are sent again are charged once, and answered the same to the byte (${retriedOrders} orders)`,
  async () => {
    await forgetOrders("update stock set qty = 1000000 where variant_id = '100101-10'");
    let next = 0;
    let tries = 0;
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        while (next < retriedOrders) {
          const order = await insist(next++);
          expect(order.answers[1]).toBe(order.answers[0]);
          tries += order.tries;
        }
      }),
    );
    expect(tries).toBeGreaterThan(2 * retriedOrders);
    expect(await shop.books.count("orders")).toBe(retriedOrders);
    expect(await shop.books.count("outbox_mails")).toBe(retriedOrders);
    await expect
      .poll(() => shop.books.count("sandbox_transactions", "state = 'captured'"), { timeout: 60_000 })
      .toBe(retriedOrders);
    expect(await shop.books.count("sandbox_transactions")).toBe(retriedOrders);
    expect(await shop.books.taken()).toBe(retriedOrders * 20_000);
    expect(await shop.books.left("100101-10")).toBe(1_000_000 - retriedOrders);
  },
  60_000 + retriedOrders * 1_000,
);
