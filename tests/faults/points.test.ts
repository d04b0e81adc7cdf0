import { once } from "node:events";
import { newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { beforeEach, expect, test } from "vitest";
import { placeOrder, token } from "./buyer.ts";
import { startReplica } from "./replicas.ts";
import { twoServers } from "./two-servers.ts";

/** Milliseconds in which what a dead server left must have come to an end. */
const minute = 60_000;

const shop = twoServers("points");
const { either, buyers, forgetOrders } = shop;
beforeEach(() =>
  forgetOrders("update stock set qty = 1000", "update loyalty_members set points = 10000 where member_id = '1900142'"),
);

const ngata = { memberId: "1900142", lastName: "Ngata" };

async function quote(index: number, currencyAmount: number): Promise<string> {
  const response = await fetch(`${either(index).origin}/nz/api/loyalty/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...ngata, currencyAmount }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { quoteNumber: string }).quoteNumber;
}

/** An order that points pay so many cents of, and a card the rest. */
function paying(quoteRef: string, amount: number, { card = token(), memberId = ngata.memberId } = {}) {
  const body = sampleOrder(card);
  const [charge] = body.cart.payment.methods.card ?? [];
  const methods = {
    ...(amount < 20_000 && { card: [{ ...charge!, amount: 20_000 - amount }] }),
    loyalty: [{ amount, quoteRef, memberId }],
  };
  return { ...body, cart: { ...body.cart, payment: { methods } } };
}

test("thirty quotes spent at once, two servers: what is on the membership is spent, and not a point more", async () => {
  const quotes = await buyers(30, (index) => quote(index, 1_000));
  const replies = await buyers(30, (index) => placeOrder(either(index), paying(quotes[index]!, 1_000)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ status, body }) => status === 422 && body.code === "LoyaltyInsufficientPoints")).toHaveLength(25);
  expect(await shop.books.points("1900142")).toBe(0);
  expect(await shop.books.count("orders")).toBe(5);
  expect(await shop.books.count("payments", "amount = 19000 and state = 'captured'")).toBe(5);
});

test("one quote in twenty orders at once pays for one; another member's pays for none", async () => {
  const quoteRef = await quote(0, 2_000);
  const stolen = await placeOrder(either(0), paying(quoteRef, 2_000, { memberId: "1234567" }));
  expect([stolen.status, stolen.body.code]).toEqual([422, "LoyaltyQuoteInvalid"]);
  const replies = await buyers(20, (index) => placeOrder(either(index), paying(quoteRef, 2_000)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === "LoyaltyQuoteInvalid")).toHaveLength(19);
  expect(await shop.books.points("1900142")).toBe(6_000);
  expect(await shop.books.count("orders")).toBe(1);
});

test("cards that are declined give the points back once each, however many try at once", async () => {
  const quotes = await buyers(10, (index) => quote(index, 500));
  const card = "4000111111111115";
  const replies = await buyers(10, (index) => placeOrder(either(index), paying(quotes[index]!, 500, { card: token(card) })));
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(replies.map(() => [402, "PaymentDeclined"]));
  expect(await shop.books.points("1900142")).toBe(10_000);
});

test(
  "a server killed with points held: they come back exactly once, and the quote pays for another order",
  async () => {
    const victim = await startReplica(shop.url, "reserved");
    const killed = once(victim.process, "exit");
    const quoteRef = await quote(0, 2_000);
    const lost = await placeOrder(victim, paying(quoteRef, 2_000), newKey());
    expect(lost.status).toBe(0);
    await killed;
    expect(await shop.books.points("1900142")).toBe(6_000);
    await expect.poll(() => shop.books.count("placements", "state = 'reserved'"), { timeout: minute }).toBe(0);
    expect([await shop.books.points("1900142"), await shop.books.count("orders")]).toEqual([10_000, 0]);
    expect((await placeOrder(either(1), paying(quoteRef, 2_000))).status).toBe(200);
    expect(await shop.books.points("1900142")).toBe(6_000);
  },
  4 * minute,
);
