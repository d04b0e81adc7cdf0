import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleOrder } from "../../checkout/checkout.fixture.ts";
import { eq } from "../../database/drizzle.ts";
import {
  giftCards,
  orderLines,
  orders,
  outboxMails,
  payments,
  refunds,
  returnLines,
  returns,
  vouchers,
} from "../../database/schema/schema.ts";
import { readOrder } from "../../orders/read-order.ts";
import { createCancellation } from "../../refunds/cancellation.ts";
import { createReturns } from "../../returns/returns.ts";
import { seedVouchers } from "../../vouchers/demo-vouchers.ts";
import { createPaymentNotices } from "../payment-notices.ts";
import { openBraintreeShop } from "./braintree-shop.fixture.ts";

const secret = new Uint8Array(32);
let shop: Awaited<ReturnType<typeof openBraintreeShop>>;
beforeAll(async () => {
  shop = await openBraintreeShop();
  await seedVouchers(shop.database, secret);
});
afterAll(() => shop.close());
const onError = vi.fn();
beforeEach(() => {
  onError.mockClear();
});

/** One of the servers that share the database. */
const server = (gateway = shop.gateway) => createPaymentNotices(shop.database, gateway, shop.holdings, onError);

/** A server that has its answer from the gateway, and is slow to do something about it. */
function slowServer() {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>();
  const notices = server({
    ...shop.gateway,
    async findByReference(reference) {
      const found = await shop.gateway.findByReference(reference);
      hasAsked();
      await goesOn;
      return found;
    },
  });
  return { notices, asked, goOn };
}

async function paidOrder(body: object = shop.order()) {
  const { orderNumber } = await shop.place(body);
  const { transactionId } = await shop.paymentOf(orderNumber);
  return { orderNumber, transactionId: transactionId ?? "" };
}
const noticeOf = (kind: string, transactionId: string) => ({ body: randomUUID(), kind, transactionId });

async function stateOf(number: string) {
  const [order] = await shop.database.queries.select().from(orders).where(eq(orders.number, number));
  return order?.state;
}

async function orderPage(number: string) {
  const [row] = await shop.database.queries.select().from(orders).where(eq(orders.number, number));
  if (row === undefined) throw new Error(`There is no order ${number}.`);
  return readOrder(shop.database.queries, row);
}

/** One of an order comes back, from a shopper who has it. @returns what the mail about it says */
async function comesBack(orderNumber: string, sequence = 1): Promise<string> {
  const { queries } = shop.database;
  const id = randomUUID();
  await queries.update(orderLines).set({ status: "delivered" }).where(eq(orderLines.orderNumber, orderNumber));
  await queries.insert(returns).values({ id, orderNumber, sequence, method: "post" });
  await queries.insert(returnLines).values({ returnId: id, orderNumber, position: 0, quantity: 1, reason: "tooBig" });
  await queries.update(orderLines).set({ sentBack: sequence }).where(eq(orderLines.orderNumber, orderNumber));
  const { stock, vouchers: cards, programme } = shop.holdings;
  const service = createReturns({ database: shop.database, secret, stock, vouchers: cards, programme, restock: true });
  expect(await service.receive(id)).toBe(true);
  const mails = await queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.about, `${orderNumber}-R${sequence}`));
  return mails.find(({ kind }) => kind === "returnReceived")?.text ?? "";
}

/** What mails say of the first return's refund that is not to come. */
async function refundsTakenBack(orderNumber: string): Promise<string[]> {
  const mails = await shop.database.queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.about, `${orderNumber}-R1`));
  return mails.filter(({ kind }) => kind === "refundNotOwed").map(({ text }) => text);
}

const refundNow = async (orderNumber: string) => {
  await shop.database.queries
    .update(refunds)
    .set({ dueAt: new Date(0) })
    .where(eq(refunds.orderNumber, orderNumber));
  await shop.recovery.runOnce();
};
const sent = (transactionId: string) => shop.stub.transactions().find(({ id }) => id === transactionId)?.refunded;

describe("a dispute that is opened and decided at the same moment", () => {
  test.each([
    ["won", "placed"],
    ["lost", "failed"],
  ])("and is %s leaves its order %s, whichever server is slow", async (decided, state) => {
    const { orderNumber, transactionId } = await paidOrder();
    const slow = slowServer();
    shop.stub.dispute(transactionId, "open");
    const opening = slow.notices.apply(noticeOf("dispute_opened", transactionId));
    await slow.asked;
    shop.stub.dispute(transactionId, decided);
    expect(await server().apply(noticeOf(`dispute_${decided}`, transactionId))).toBe(true);
    slow.goOn();
    expect(await opening).toBe(true);
    expect(await stateOf(orderNumber)).toBe(state);
    expect(await shop.paymentOf(orderNumber)).toMatchObject({ disputed: false });
  });

  test("and seen as open by both servers holds its order until a later notice", async () => {
    const { orderNumber, transactionId } = await paidOrder();
    const slow = slowServer();
    shop.stub.dispute(transactionId, "open");
    const opening = slow.notices.apply(noticeOf("dispute_opened", transactionId));
    await slow.asked;
    expect(await server().apply(noticeOf("dispute_under_review", transactionId))).toBe(true);
    slow.goOn();
    expect(await opening).toBe(true);
    expect(await stateOf(orderNumber)).toBe("held");
    shop.stub.dispute(transactionId, "won");
    await server().apply(noticeOf("dispute_won", transactionId));
    expect(await stateOf(orderNumber)).toBe("placed");
  });
});

test.each([
  ["won", "placed"],
  ["lost", "failed"],
])(
  "a dispute that is %s without a notice of it leaves its order %s a few hours later, and is not asked about all the time",
  async (decided, state) => {
    const { orderNumber, transactionId } = await paidOrder();
    shop.stub.dispute(transactionId, "open");
    await server().apply(noticeOf("dispute_opened", transactionId));
    await shop.recovery.runOnce();
    shop.stub.dispute(transactionId, decided);
    await shop.recovery.runOnce();
    expect(await stateOf(orderNumber)).toBe("held");
    shop.hoursPass(3);
    await shop.recovery.runOnce();
    expect(await stateOf(orderNumber)).toBe(state);
    expect(await shop.paymentOf(orderNumber)).toMatchObject({ disputed: false });
  },
);

describe("gift cards that were bought, while what paid for them is disputed,", () => {
  /** An order of two gift cards of $50, and the cards. */
  async function boughtCards() {
    const order = { items: [{ productId: "400101", variantId: "400101-OS", qty: 2 }], total: 10_000 };
    const body = sampleOrder(shop.stub.nonce({ type: "CreditCard", cardType: "Visa", lastFour: "1111" }), order);
    const paid = await paidOrder({ ...body, shipping: { type: "DELIVERY", options: { methodCode: "email" } } });
    await shop.recovery.runOnce();
    const rows = await shop.database.queries.select().from(giftCards).where(eq(giftCards.orderNumber, paid.orderNumber));
    return { ...paid, codes: rows.map(({ code }) => code ?? "").sort() };
  }
  async function told(kind: string, state: "open" | "won" | "lost", transactionId: string) {
    shop.stub.dispute(transactionId, state);
    await server().apply(noticeOf(kind, transactionId));
  }
  /** Spends a cent of a gift card. @returns why not, if so */
  const spend = (code: string) =>
    shop.database.transaction((transaction) => shop.holdings.vouchers.hold(transaction, "nz", [{ code, amount: 1 }]));

  test("pay nothing, and pay again once it is won", async () => {
    const { transactionId, codes } = await boughtCards();
    expect(codes).toHaveLength(2);
    for (const code of codes) expect(await spend(code)).toBeUndefined();
    await told("dispute_opened", "open", transactionId);
    for (const code of codes) expect(await spend(code)).toBe("VoucherSuspended");
    await told("dispute_won", "won", transactionId);
    for (const code of codes) expect(await spend(code)).toBeUndefined();
  });

  test("pay nothing more once it is lost", async () => {
    const { transactionId, codes } = await boughtCards();
    await told("dispute_opened", "open", transactionId);
    await told("dispute_lost", "lost", transactionId);
    for (const code of codes) expect(await spend(code)).toBe("VoucherSuspended");
  });

  test("stay as their shop's owner has set them, whatever is told of the dispute", async () => {
    const { transactionId, codes } = await boughtCards();
    const [stolen = "", restored = ""] = codes;
    const set = (code: string, state: "active" | "suspended") =>
      shop.database.queries.update(vouchers).set({ state }).where(eq(vouchers.code, code));
    await set(stolen, "suspended");
    await told("dispute_opened", "open", transactionId);
    await set(restored, "active");
    await told("dispute_under_review", "open", transactionId);
    expect([await spend(stolen), await spend(restored)]).toEqual(["VoucherSuspended", undefined]);
    await told("dispute_won", "won", transactionId);
    expect([await spend(stolen), await spend(restored)]).toEqual(["VoucherSuspended", undefined]);
  });
});

describe("a return that is taken in while its payment is disputed", () => {
  test("is refunded once the shop has won, and not before", async () => {
    const { orderNumber, transactionId } = await paidOrder();
    shop.stub.settle();
    shop.stub.dispute(transactionId, "open");
    await server().apply(noticeOf("dispute_opened", transactionId));
    expect(await comesBack(orderNumber)).toContain(
      "$15.00 goes back to Visa ending 1111 as soon as the bank has settled the payment.",
    );
    await refundNow(orderNumber);
    expect(await orderPage(orderNumber)).toMatchObject({ refunds: [{ amount: 1_500, state: "waiting" }] });
    expect(sent(transactionId)).toBe(0);
    shop.stub.dispute(transactionId, "won");
    await server().apply(noticeOf("dispute_won", transactionId));
    await refundNow(orderNumber);
    await refundNow(orderNumber);
    expect(await orderPage(orderNumber)).toMatchObject({ refunds: [{ amount: 1_500, state: "refunded" }] });
    expect(sent(transactionId)).toBe(1_500);
  });

  test("is never refunded once the bank has sent the money back, and its shopper is told so once", async () => {
    const { orderNumber, transactionId } = await paidOrder();
    shop.stub.settle();
    shop.stub.dispute(transactionId, "open");
    await server().apply(noticeOf("dispute_opened", transactionId));
    await comesBack(orderNumber);
    shop.stub.dispute(transactionId, "lost");
    await server().apply(noticeOf("dispute_lost", transactionId));
    await server().apply(noticeOf("dispute_lost", transactionId));
    await refundNow(orderNumber);
    expect(await orderPage(orderNumber)).toMatchObject({ refunds: [{ amount: 1_500, state: "notOwed" }] });
    expect(sent(transactionId)).toBe(0);
    expect(await refundsTakenBack(orderNumber)).toEqual([
      expect.stringContaining("Your bank or wallet has taken your payment with Visa ending 1111 back, and the $15.00 with it."),
    ]);
  });

  test("writes of nothing more where the refund was sent before the bank took the money, or was never promised", async () => {
    const { orderNumber, transactionId } = await paidOrder();
    shop.stub.settle();
    await comesBack(orderNumber);
    await refundNow(orderNumber);
    expect(sent(transactionId)).toBe(1_500);
    shop.stub.dispute(transactionId, "lost");
    await server().apply(noticeOf("dispute_lost", transactionId));
    expect(await orderPage(orderNumber)).toMatchObject({ refunds: [{ amount: 1_500, state: "refunded" }] });
    const unpromised = await paidOrder();
    shop.stub.settle();
    shop.stub.dispute(unpromised.transactionId, "lost");
    await server().apply(noticeOf("dispute_lost", unpromised.transactionId));
    await comesBack(unpromised.orderNumber);
    expect([...(await refundsTakenBack(orderNumber)), ...(await refundsTakenBack(unpromised.orderNumber))]).toEqual([]);
  });

  test("whose payment never comes after all is told of as well", async () => {
    const { orderNumber, transactionId } = await paidOrder();
    await comesBack(orderNumber);
    shop.stub.become(transactionId, "settlement_declined");
    await server().apply(noticeOf("transaction_settlement_declined", transactionId));
    expect(await refundsTakenBack(orderNumber)).toEqual([expect.stringContaining("so the $15.00 never left you")]);
  });

  test.each([
    ["open", "waiting"],
    ["lost", "notOwed"],
  ])("that nobody has told the shop of is asked about before anything is sent: %s", async (dispute, state) => {
    const { orderNumber, transactionId } = await paidOrder();
    shop.stub.settle();
    await comesBack(orderNumber);
    shop.stub.dispute(transactionId, dispute);
    await refundNow(orderNumber);
    await refundNow(orderNumber);
    expect(await orderPage(orderNumber)).toMatchObject({ refunds: [{ amount: 1_500, state }] });
    expect(sent(transactionId)).toBe(0);
  });
});

describe("a refund that was made", () => {
  async function refundedOrder() {
    const { orderNumber, transactionId } = await paidOrder();
    shop.stub.settle();
    await comesBack(orderNumber);
    await refundNow(orderNumber);
    const [refund] = await shop.database.queries.select().from(refunds).where(eq(refunds.orderNumber, orderNumber));
    const made = shop.stub.transactions().find(({ orderId }) => orderId === refund?.id);
    if (made === undefined) throw new Error(`Nothing of order ${orderNumber} was refunded.`);
    return { orderNumber, transactionId, refundTransaction: made.id };
  }
  const turnedAway = async (orderNumber: string) => {
    const mails = await shop.database.queries
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.about, `${orderNumber}-R1`));
    return mails.filter(({ kind }) => kind === "refundRefused").map(({ text }) => text);
  };

  test.each([
    ["refund_failed", "processor_declined"],
    ["transaction_settlement_declined", "settlement_declined"],
  ])("and that the bank sends back, by a notice %s, is refused: shopper and owner are told once", async (kind, status) => {
    const { orderNumber, refundTransaction } = await refundedOrder();
    shop.stub.become(refundTransaction, status);
    const told = noticeOf(kind, refundTransaction);
    expect(await server().apply(told)).toBe(true);
    expect(await server().apply(told)).toBe(false);
    expect(await server().apply(noticeOf(kind, refundTransaction))).toBe(true);
    expect(await orderPage(orderNumber)).toMatchObject({ refunds: [{ amount: 1_500, state: "refused" }] });
    expect(await turnedAway(orderNumber)).toEqual([expect.stringContaining("back to Visa ending 1111, and it was turned away")]);
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
      `A refund for order ${orderNumber} was sent back by the bank (${kind}): it has to be paid another way.`,
    ]);
  });

  test("stays made where a notice says something else that is not so, or people have named another refund themselves", async () => {
    const { orderNumber, transactionId, refundTransaction } = await refundedOrder();
    expect(await server().apply(noticeOf("refund_failed", refundTransaction))).toBe(true);
    await shop.client.transaction.refund(transactionId, { amount: "1.00", orderId: "by hand" });
    const byHand = shop.stub.transactions().find(({ orderId }) => orderId === "by hand")?.id ?? "";
    shop.stub.become(byHand, "settlement_declined");
    expect(await server().apply(noticeOf("refund_failed", byHand))).toBe(true);
    expect(await orderPage(orderNumber)).toMatchObject({ refunds: [{ amount: 1_500, state: "refunded" }] });
    expect(onError).not.toHaveBeenCalled();
  });
});

test.each(["settlement_declined", "voided"])(
  "a refund of a payment that is %s, of which nobody has told the shop, is not called turned away: the money never left",
  async (status) => {
    const { orderNumber, transactionId } = await paidOrder();
    await comesBack(orderNumber);
    shop.stub.become(transactionId, status);
    await refundNow(orderNumber);
    expect(await orderPage(orderNumber)).toMatchObject({ refunds: [{ amount: 1_500, state: "notOwed" }] });
    expect(await refundsTakenBack(orderNumber)).toEqual([expect.stringContaining("so the $15.00 never left you")]);
    expect(sent(transactionId)).toBe(0);
  },
);

test("the owner is not told that something is out of an order that had been cancelled before its money was lost", async () => {
  const { orderNumber, transactionId } = await paidOrder();
  await createCancellation(shop.database, shop.holdings).cancel(orderNumber, false);
  shop.stub.become(transactionId, "settlement_declined");
  await server().apply(noticeOf("transaction_settlement_declined", transactionId));
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
    expect.stringMatching(
      `order ${orderNumber} did not arrive .*: it was cancelled before or some of it is out already, and somebody`,
    ),
  ]);
});

test("what the bank has sent back pays for what comes back first: the gift card gets the rest, and nobody more than they paid", async () => {
  const code = "GIFT0000000020";
  const body = shop.order();
  const [card] = body.cart.payment.methods.card ?? [];
  if (card === undefined) throw new Error("The order is paid by card.");
  const { orderNumber, transactionId } = await paidOrder({
    ...body,
    cart: {
      ...body.cart,
      items: [{ productId: "200101", variantId: "200101-OS", qty: 2 }],
      payment: { methods: { card: [{ ...card, amount: 2_000 }], voucher: [{ code, pin: "1234", amount: 2_000 }] } },
    },
    expectedTotal: 4_000,
  });
  const balance = async () => {
    const rows = await shop.database.queries.select().from(vouchers).where(eq(vouchers.code, code));
    return rows.find(({ country }) => country === "nz")?.balance;
  };
  await shop.database.queries.update(orderLines).set({ status: "delivered" }).where(eq(orderLines.orderNumber, orderNumber));
  shop.stub.settle();
  shop.stub.dispute(transactionId, "lost");
  await server().apply(noticeOf("dispute_lost", transactionId));
  expect(await comesBack(orderNumber)).toContain("$15.00 of it is with Visa ending 1111 already");
  expect(await balance()).toBe(0);
  expect(await comesBack(orderNumber, 2)).toContain("$10.00 is back on gift card ending 20.");
  expect(await balance()).toBe(1_000);
  await refundNow(orderNumber);
  expect(sent(transactionId)).toBe(0);
  const [paid] = await shop.database.queries.select().from(payments).where(eq(payments.orderNumber, orderNumber));
  expect(paid).toMatchObject({ state: "failed", refunded: 2_000 });
  const back = (await orderPage(orderNumber)).refunds.map(({ amount, state }) => [amount, state]);
  expect(back.sort()).toEqual([
    [1_000, "refunded"],
    [1_500, "notOwed"],
    [500, "notOwed"],
  ]);
});
