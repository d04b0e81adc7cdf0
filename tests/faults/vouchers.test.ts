import { once } from "node:events";
import { newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { beforeEach, expect, test } from "vitest";
import { placeOrder, token } from "./buyer.ts";
import { type Replica, startReplica } from "./replicas.ts";
import { twoServers } from "./two-servers.ts";

/** Milliseconds in which what a dead server left must have come to an end. */
const minute = 60_000;

const shop = twoServers("vouchers");
const { either, buyers, forgetOrders } = shop;
beforeEach(() =>
  forgetOrders(
    "update stock set qty = 1000",
    "update vouchers set balance = 5000 where code = 'GIFT0000000050'",
    "update vouchers set balance = 100000 where code = 'GIFT0000001000'",
  ),
);

const fifty = { code: "GIFT0000000050", pin: "1234" };
const thousand = { code: "GIFT0000001000", pin: "1234" };
const paying = (...vouchers: { code: string; pin: string; amount: number }[]) => sampleOrder(token(), { vouchers });

test("one voucher in thirty orders at once, two servers: what is on it is spent, and not a cent more", async () => {
  const replies = await buyers(30, (index) => placeOrder(either(index), paying({ ...fifty, amount: 1_000 })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ status, body }) => status === 422 && body.code === "VoucherInsufficientFunds")).toHaveLength(25);
  expect(await shop.books.onVoucher(fifty.code)).toBe(0);
  expect(await shop.books.count("orders")).toBe(5);
  expect(await shop.books.count("payments", "amount = 19000 and state = 'captured'")).toBe(5);
  expect(await shop.books.count("sandbox_transactions")).toBe(5);
  expect(await shop.books.left("100101-9")).toBe(995);
});

test("one key sent twenty times at once takes the voucher's part once, with and without a card for the rest", async () => {
  for (const body of [paying({ ...fifty, amount: 5_000 }), paying({ ...thousand, amount: 20_000 })]) {
    const key = newKey();
    const replies = await buyers(20, (index) => placeOrder(either(index), body, key));
    for (const { status, body: answer } of replies) {
      if (status !== 200) expect([status, answer.code]).toEqual([409, "IdempotencyKeyInFlight"]);
    }
  }
  expect([await shop.books.onVoucher(fifty.code), await shop.books.onVoucher(thousand.code)]).toEqual([0, 80_000]);
  expect(await shop.books.count("orders")).toBe(2);
});

test("orders that spend the same two vouchers in opposite order never wait for each other for ever", async () => {
  const uses = [
    { ...fifty, amount: 100 },
    { ...thousand, amount: 100 },
  ];
  const replies = await buyers(40, (index) =>
    placeOrder(either(index >> 1), paying(...(index % 2 === 0 ? uses : uses.toReversed()))),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect([await shop.books.onVoucher(fifty.code), await shop.books.onVoucher(thousand.code)]).toEqual([1_000, 96_000]);
});

test("cards that are declined give the voucher back, however many try at once", async () => {
  const replies = await buyers(20, (index) =>
    placeOrder(either(index), sampleOrder(token("4000111111111115"), { vouchers: [{ ...thousand, amount: 5_000 }] })),
  );
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(replies.map(() => [402, "PaymentDeclined"]));
  expect(await shop.books.onVoucher(thousand.code)).toBe(100_000);
});

test(
  "servers killed with a voucher held: what no order has comes back exactly once, and what vouchers pay in full is placed",
  async () => {
    const victims = await Promise.all([startReplica(shop.url, "reserved"), startReplica(shop.url, "reserved")]);
    const killed = victims.map((victim) => once(victim.process, "exit"));
    const [partly, wholly] = victims as [Replica, Replica];
    const body = paying({ ...thousand, amount: 20_000 });
    const key = newKey();
    const lost = await Promise.all([placeOrder(partly, paying({ ...fifty, amount: 5_000 })), placeOrder(wholly, body, key)]);
    expect(lost.map(({ status }) => status)).toEqual([0, 0]);
    await Promise.all(killed);
    expect([await shop.books.onVoucher(fifty.code), await shop.books.onVoucher(thousand.code)]).toEqual([0, 80_000]);

    await expect.poll(() => shop.books.count("placements", "state = 'reserved'"), { timeout: minute }).toBe(0);
    expect([await shop.books.onVoucher(fifty.code), await shop.books.onVoucher(thousand.code)]).toEqual([5_000, 80_000]);
    expect(await shop.books.count("orders")).toBe(1);
    expect(await shop.books.count("payments")).toBe(0);
    const again = await placeOrder(either(0), body, key);
    expect(again.status).toBe(200);
    expect(await shop.books.count("orders", `number = '${again.body.orderNumber}'`)).toBe(1);
    expect(await shop.books.onVoucher(thousand.code)).toBe(80_000);
  },
  4 * minute,
);
