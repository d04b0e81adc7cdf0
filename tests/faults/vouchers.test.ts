import { once } from "node:events";
import { newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { placeOrder, token } from "./buyer.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";

/** Milliseconds in which what a dead server left must have come to an end. */
const minute = 60_000;

let postgres: Postgres;
let books: Books;
let replicas: Replica[];
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase("vouchers");
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
    "truncate orders, order_lines, returns, return_lines, payments, placements, idempotency_keys, outbox_mails, sandbox_transactions, refunds; update stock set qty = 1000; update vouchers set balance = 5000 where code = 'GIFT0000000050'; update vouchers set balance = 100000 where code = 'GIFT0000001000'",
  ),
);

const fifty = { code: "GIFT0000000050", pin: "1234" };
const thousand = { code: "GIFT0000001000", pin: "1234" };
const either = (index: number) => replicas[index % replicas.length] as Replica;
const buyers = <T>(count: number, buy: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => buy(index)));
const paying = (...vouchers: { code: string; pin: string; amount: number }[]) => sampleOrder(token(), { vouchers });

test("one voucher in thirty orders at once, two servers: what is on it is spent, and not a cent more", async () => {
  const replies = await buyers(30, (index) => placeOrder(either(index), paying({ ...fifty, amount: 1_000 })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ status, body }) => status === 422 && body.code === "VoucherInsufficientFunds")).toHaveLength(25);
  expect(await books.onVoucher(fifty.code)).toBe(0);
  expect(await books.count("orders")).toBe(5);
  expect(await books.count("payments", "amount = 19000 and state = 'captured'")).toBe(5);
  expect(await books.count("sandbox_transactions")).toBe(5);
  expect(await books.left("100101-9")).toBe(995);
}, 60_000);

test("one key sent twenty times at once takes the voucher's part once, with and without a card for the rest", async () => {
  for (const body of [paying({ ...fifty, amount: 5_000 }), paying({ ...thousand, amount: 20_000 })]) {
    const key = newKey();
    const replies = await buyers(20, (index) => placeOrder(either(index), body, key));
    for (const { status, body: answer } of replies) {
      if (status !== 200) expect([status, answer.code]).toEqual([409, "IdempotencyKeyInFlight"]);
    }
  }
  expect([await books.onVoucher(fifty.code), await books.onVoucher(thousand.code)]).toEqual([0, 80_000]);
  expect(await books.count("orders")).toBe(2);
}, 60_000);

test("orders that spend the same two vouchers in opposite order never wait for each other for ever", async () => {
  const uses = [
    { ...fifty, amount: 100 },
    { ...thousand, amount: 100 },
  ];
  const replies = await buyers(40, (index) =>
    placeOrder(either(index >> 1), paying(...(index % 2 === 0 ? uses : uses.toReversed()))),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect([await books.onVoucher(fifty.code), await books.onVoucher(thousand.code)]).toEqual([1_000, 96_000]);
}, 60_000);

test("cards that are declined give the voucher back, however many try at once", async () => {
  const replies = await buyers(20, (index) =>
    placeOrder(either(index), sampleOrder(token("4000111111111115"), { vouchers: [{ ...thousand, amount: 5_000 }] })),
  );
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(replies.map(() => [402, "PaymentDeclined"]));
  expect(await books.onVoucher(thousand.code)).toBe(100_000);
}, 60_000);

test(
  "servers killed with a voucher held: what no order has comes back exactly once, and what vouchers pay in full is placed",
  async () => {
    const victims = await Promise.all([startReplica(url, "reserved"), startReplica(url, "reserved")]);
    const killed = victims.map((victim) => once(victim.process, "exit"));
    const [partly, wholly] = victims as [Replica, Replica];
    const body = paying({ ...thousand, amount: 20_000 });
    const key = newKey();
    const lost = await Promise.all([placeOrder(partly, paying({ ...fifty, amount: 5_000 })), placeOrder(wholly, body, key)]);
    expect(lost.map(({ status }) => status)).toEqual([0, 0]);
    await Promise.all(killed);
    expect([await books.onVoucher(fifty.code), await books.onVoucher(thousand.code)]).toEqual([0, 80_000]);

    await expect.poll(() => books.count("placements", "state = 'reserved'"), { timeout: minute }).toBe(0);
    expect([await books.onVoucher(fifty.code), await books.onVoucher(thousand.code)]).toEqual([5_000, 80_000]);
    expect(await books.count("orders")).toBe(1);
    expect(await books.count("payments")).toBe(0);
    const again = await placeOrder(either(0), body, key);
    expect(again.status).toBe(200);
    expect(await books.count("orders", `number = '${again.body.orderNumber}'`)).toBe(1);
    expect(await books.onVoucher(thousand.code)).toBe(80_000);
  },
  2 * minute,
);
