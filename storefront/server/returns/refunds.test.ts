import { randomUUID } from "node:crypto";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ReturnMethod } from "#domain/returns/return-request.ts";
import {
  collected,
  newKey,
  type OrderBody,
  sampleOrder,
  samplePickupStore,
  sampleProductById,
  sampleShelf,
  sampleStock,
  tokenFor,
} from "../checkout/checkout.fixture.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import {
  loyaltyMembers,
  orderLines,
  orders,
  outboxMails,
  payments,
  refunds,
  returnLines,
  returns,
  sandboxRefunds,
  vouchers as vouchersTable,
} from "../database/schema/schema.ts";
import { seedMembers } from "../loyalty/demo-members.ts";
import { createProgramme } from "../loyalty/programme.ts";
import { readOrder } from "../orders/read-order.ts";
import { orderCancelledMail, refundNotOwedMail } from "../payments/lost-money-mails.ts";
import { GatewayUnreachable, type PaymentGateway, RefundRefused } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { refundRefusedMail } from "../refunds/refund-mails.ts";
import { createVault } from "../sandbox/vault.ts";
import type { RequestContext } from "../service.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { leftInStore, seedStoreStock } from "../stock/store-shelf.ts";
import { seedVouchers } from "../vouchers/demo-vouchers.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { orderReadyMail, orderShippedMail } from "../warehouse/dispatch-mails.ts";
import { returnRequestedMail } from "./return-mails.ts";
import { createReturns } from "./returns.ts";

const secret = new Uint8Array(32).fill(5);
const vault = createVault(secret);
const visa = "4111111111111111";
const guest: RequestContext = { country: "nz", requestId: "test", clientAddress: "" };
const pairs = (qty: number) => [{ productId: "100101", variantId: "100101-9", qty }];

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedStock(database.queries, sampleStock);
  await seedStoreStock(database.queries, [sampleShelf]);
  await seedMembers(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries.execute("update stock set qty = 100");
  await database.queries.execute("update store_stock set qty = 10");
  await database.queries.delete(vouchersTable);
  await seedVouchers(database, secret);
});

const open = (decorate: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway) => {
  const stock = createStock(database, { maxAge: 0 });
  const vouchers = createVouchers({ database, secret });
  const programme = createProgramme({ database });
  const { service, recovery } = createCheckout({
    promotions: { nz: [], au: [] },
    ...{ database, stock, vouchers, programme },
    gateway: decorate(createSandboxGateway(database, vault)),
    productById: sampleProductById,
    storesWithStock: (country, lines) => stock.storesWith(country, lines),
    pickupStore: samplePickupStore,
  });
  return { stock, service, recovery, returns: createReturns({ database, secret, stock, vouchers, programme, restock: true }) };
};

async function place(body: OrderBody): Promise<string> {
  const input = { params: undefined, query: undefined, body };
  const { orderNumber } = await open().service["checkout.orders"](input, { ...guest, idempotencyKey: newKey() });
  return orderNumber;
}

/** A return that was asked for and is on its way. */
async function onItsWay(orderNumber: string, quantity: number, sequence = 1, method: ReturnMethod = "post"): Promise<string> {
  const id = randomUUID();
  await database.queries.insert(returns).values({ id, orderNumber, sequence, method });
  await database.queries.insert(returnLines).values({ returnId: id, orderNumber, position: 0, quantity, reason: "tooBig" });
  const [line] = await database.queries.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
  await database.queries
    .update(orderLines)
    .set({ sentBack: (line?.sentBack ?? 0) + quantity, status: "returnRequested", deliveredAt: new Date() })
    .where(eq(orderLines.orderNumber, orderNumber));
  return id;
}

async function orderPage(number: string) {
  const [row] = await database.queries.select().from(orders).where(eq(orders.number, number));
  if (row === undefined) throw new Error(`There is no order ${number}.`);
  return readOrder(database.queries, row);
}

async function mailsAbout(number: string, kind: (typeof outboxMails.$inferSelect)["kind"]) {
  const rows = await database.queries.select().from(outboxMails).where(eq(outboxMails.about, number));
  return rows.filter((row) => row.kind === kind);
}

const paidBack = async (number: string) =>
  (
    await database.queries
      .select({ amount: sandboxRefunds.amount })
      .from(sandboxRefunds)
      .innerJoin(refunds, eq(refunds.id, sandboxRefunds.reference))
      .where(eq(refunds.orderNumber, number))
  ).map(({ amount }) => amount);

test("a return that was taken in gives its share back to the card, on the order page and in the mail", async () => {
  const number = await place(sampleOrder(tokenFor(vault, visa), { items: pairs(3), total: 60_000 }));
  const shop = open();
  const id = await onItsWay(number, 2);
  expect(await shop.returns.receive(id)).toBe(true);
  const refund = { returnNumber: `${number}-R1`, label: "Visa ending 1111", amount: 40_000 };
  expect(await orderPage(number)).toMatchObject({ refunds: [{ ...refund, state: "due" }] });
  const [mail] = await mailsAbout(`${number}-R1`, "returnReceived");
  expect(mail?.text).toContain("$400.00 is on its way back to Visa ending 1111, within five working days.");
  await shop.recovery.runOnce();
  expect(await orderPage(number)).toMatchObject({ refunds: [{ ...refund, state: "refunded" }] });
  expect(await paidBack(number)).toEqual([40_000]);
  expect(await shop.returns.receive(id)).toBe(false);
  await shop.returns.receive(await onItsWay(number, 1, 2));
  await shop.recovery.runOnce();
  expect((await paidBack(number)).sort()).toEqual([20_000, 40_000]);
});

test("what a gift card paid goes back on the gift card, after the money", async () => {
  const code = "GIFT0000000050";
  const vouchers = [{ code, pin: "1234", amount: 5_000 }];
  const number = await place(sampleOrder(tokenFor(vault, visa), { vouchers }));
  const balance = async () =>
    (await database.queries.select().from(vouchersTable).where(eq(vouchersTable.code, code))).find(
      ({ country }) => country === "nz",
    )?.balance;
  expect(await balance()).toBe(0);
  const shop = open();
  await shop.returns.receive(await onItsWay(number, 1));
  await shop.recovery.runOnce();
  expect(await balance()).toBe(5_000);
  expect(await paidBack(number)).toEqual([15_000]);
  expect((await orderPage(number)).refunds).toMatchObject([
    { label: "Gift card ending 50", amount: 5_000, state: "refunded" },
    { label: "Visa ending 1111", amount: 15_000, state: "refunded" },
  ]);
  const [mail] = await mailsAbout(`${number}-R1`, "returnReceived");
  expect(mail?.text).toContain("$50.00 is back on Gift card ending 50.");
});

test("points go back to whom they were taken from, and those that were earned are taken back", async () => {
  const memberId = "1234567";
  const points = async () =>
    (await database.queries.select().from(loyaltyMembers).where(eq(loyaltyMembers.memberId, memberId)))[0]?.points;
  const before = await points();
  const programme = createProgramme({ database });
  const member = await programme.find({ memberId, lastName: "O'Neil" }, "");
  const quote = await programme.quote("nz", member, 5_000);
  const body = sampleOrder(tokenFor(vault, visa));
  const [card] = body.cart.payment.methods.card ?? [];
  if (card === undefined) throw new Error("The sample order is paid by card.");
  const loyalty = [{ amount: 5_000, quoteRef: quote.quoteNumber, memberId }];
  const number = await place({
    ...body,
    cart: {
      ...body.cart,
      loyalty: { memberId, lastName: "O'Neil" },
      payment: { methods: { card: [{ ...card, amount: 15_000 }], loyalty } },
    },
  });
  expect(await points()).not.toBe(before);
  const shop = open();
  await shop.returns.receive(await onItsWay(number, 1));
  await shop.recovery.runOnce();
  expect(await points()).toBe(before);
  expect(await paidBack(number)).toEqual([15_000]);
});

test("every mail about an order goes to the address as its shopper wrote it, and names the order", async () => {
  const written = "Mere.ONeil@Example.co.nz";
  const number = await place(sampleOrder(tokenFor(vault, visa), { email: written }));
  const shop = open();
  await shop.returns.receive(await onItsWay(number, 1));
  await shop.recovery.runOnce();
  const [order] = await database.queries.select().from(orders).where(eq(orders.number, number));
  if (order === undefined) throw new Error("The order is not there.");
  const lines = await database.queries.select().from(orderLines).where(eq(orderLines.orderNumber, number));
  const facts = { number: `${number}-R1`, method: "post" as const, lines: [] };
  const gone = { amount: 100, label: "Visa ending 1111", loss: "takenBack" as const };
  const mails = [
    ...(await database.queries
      .select()
      .from(outboxMails)
      .where(like(outboxMails.about, `${number}%`))),
    ...[orderShippedMail(order, lines), orderReadyMail(order, lines), orderCancelledMail(order, lines, "neverCame")],
    ...[returnRequestedMail(order, lines, facts), refundNotOwedMail(order, 1, gone), refundRefusedMail(order, 1, gone)],
  ];
  // A subject is soon forgotten, or cut: what a mail is about stands in it as well.
  const read = ({ html }: { readonly html: string }) => html.slice(html.indexOf("<h1")).replace(/<[^>]*>/g, " ");
  expect(mails.filter((mail) => !read(mail).includes(number)).map(({ kind }) => kind)).toEqual([]);
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual(
    [
      ...["orderConfirmation", "returnReceived", "orderShipped", "orderReadyForPickup", "orderCancelled"],
      ...["returnRequested", "refundNotOwed", "refundRefused"],
    ].map((kind) => [kind, written]),
  );
});

test("a mail about where an order is has the whole address, and the store's hours and number", async () => {
  const mailOf = async (body: OrderBody, write: typeof orderReadyMail) => {
    const number = await place(body);
    const [order] = await database.queries.select().from(orders).where(eq(orders.number, number));
    if (order === undefined) throw new Error("The order is not there.");
    return write(order, []);
  };
  const body = () => sampleOrder(tokenFor(vault, visa));
  const shipped = await mailOf(body(), orderShippedMail);
  const ready = await mailOf(collected(body()), orderReadyMail);
  for (const form of ["text", "html"] as const) {
    for (const part of ["12 Ponsonby Road", "Grey Lynn 1011"]) expect(shipped[form]).toContain(part);
    for (const part of ["118 Cuba Street", "Wellington 6011", "Every day: 9 am to 6 pm", "Call the store on 04 555 0118"]) {
      expect(ready[form]).toContain(part);
    }
  }
});

test("the mail about a return says what to press: the label that goes by post, or the return that is handed in", async () => {
  const number = await place(sampleOrder(tokenFor(vault, visa)));
  const [order] = await database.queries.select().from(orders).where(eq(orders.number, number));
  if (order === undefined) throw new Error("The order is not there.");
  const bookedBy = (method: ReturnMethod) => returnRequestedMail(order, [], { number: `${number}-R1`, method, lines: [] });
  for (const form of ["text", "html"] as const) {
    expect(bookedBy("post")[form]).toContain("Print the label");
    expect(bookedBy("store")[form]).toContain("See the return");
    expect(bookedBy("store")[form]).not.toContain("label");
  }
});

test("an order whose goods come back shows the points that are left of those it earned", async () => {
  const [memberId, lastName] = ["1234567", "O'Neil"];
  const points = async () =>
    (await database.queries.select().from(loyaltyMembers).where(eq(loyaltyMembers.memberId, memberId)))[0]?.points ?? 0;
  const before = await points();
  const body = sampleOrder(tokenFor(vault, visa), { items: pairs(3), total: 60_000 });
  const number = await place({ ...body, cart: { ...body.cart, loyalty: { memberId, lastName } } });
  expect((await orderPage(number)).pointsEarned).toBe(600);
  const shop = open();
  const returned = await onItsWay(number, 1);
  expect((await orderPage(number)).pointsEarned).toBe(600);
  await shop.returns.receive(returned);
  expect((await orderPage(number)).pointsEarned).toBe(400);
  expect(await points()).toBe(before + 400);
  await shop.returns.receive(await onItsWay(number, 2, 2));
  await shop.recovery.runOnce();
  expect((await orderPage(number)).pointsEarned).toBe(0);
  expect(await points()).toBe(before);
});

test("a gateway that does not answer is asked again, and never pays back twice", async () => {
  const number = await place(sampleOrder(tokenFor(vault, visa)));
  let asked = 0;
  const deaf = open((gateway) => ({
    ...gateway,
    async refund(request) {
      await gateway.refund(request);
      asked += 1;
      if (asked < 3) throw new GatewayUnreachable("It was done, but nobody heard.");
    },
  }));
  await deaf.returns.receive(await onItsWay(number, 1));
  for (let round = 0; round < 4; round += 1) {
    await deaf.recovery.runOnce();
    await database.queries
      .update(refunds)
      .set({ dueAt: new Date(0) })
      .where(eq(refunds.orderNumber, number));
  }
  expect(asked).toBe(3);
  expect(await paidBack(number)).toEqual([20_000]);
  expect((await orderPage(number)).refunds).toMatchObject([{ state: "refunded" }]);
});

test("a refund that is refused for good is people's to make: it is not repeated, and the shopper is told", async () => {
  const number = await place(sampleOrder(tokenFor(vault, visa)));
  let asked = 0;
  const shop = open((gateway) => ({
    ...gateway,
    async refund() {
      asked += 1;
      throw new RefundRefused("The account is closed.");
    },
  }));
  await shop.returns.receive(await onItsWay(number, 1));
  await shop.recovery.runOnce();
  await database.queries
    .update(refunds)
    .set({ dueAt: new Date(0) })
    .where(eq(refunds.orderNumber, number));
  await shop.recovery.runOnce();
  expect(asked).toBe(1);
  expect((await orderPage(number)).refunds).toMatchObject([{ state: "refused", amount: 20_000 }]);
  const [mail] = await mailsAbout(`${number}-R1`, "refundRefused");
  expect(mail?.text).toContain(
    `We tried to send $200.00 for return ${number}-R1 back to Visa ending 1111, and it was turned away.`,
  );
});

test("the books take no refund above what was paid", async () => {
  const number = await place(sampleOrder(tokenFor(vault, visa)));
  const [paid] = await database.queries.select().from(payments).where(eq(payments.orderNumber, number));
  if (!paid?.transactionId) throw new Error("The order was not paid.");
  await expect(database.queries.update(payments).set({ refunded: 20_001 }).where(eq(payments.id, paid.id))).rejects.toThrow();
  const gateway = createSandboxGateway(database, vault);
  const request = { transactionId: paid.transactionId, currency: "NZD" as const };
  await gateway.refund({ ...request, reference: randomUUID(), amount: 15_000 });
  await expect(gateway.refund({ ...request, reference: randomUUID(), amount: 5_001 })).rejects.toThrow(RefundRefused);
  await expect(gateway.refund({ ...request, reference: randomUUID(), amount: 1, currency: "AUD" })).rejects.toThrow(
    RefundRefused,
  );
});

test("what was picked up in a store is on its shelf again when it is handed in there, and in the warehouse when it is posted", async () => {
  const place2 = () => place(collected(sampleOrder(tokenFor(vault, visa), { items: pairs(2), total: 40_000 })));
  const number = await place2();
  const shop = open();
  const inStore = () => leftInStore(database.queries, "nz", "0021", "100101-9");
  const inWarehouse = async () => (await shop.stock.read("nz", ["100101-9"])).get("100101-9");
  expect([await inStore(), await inWarehouse()]).toEqual([8, 100]);
  await shop.returns.receive(await onItsWay(number, 1, 1, "store"));
  expect([await inStore(), await inWarehouse()]).toEqual([9, 100]);
  await shop.returns.receive(await onItsWay(number, 1, 2, "post"));
  expect([await inStore(), await inWarehouse()]).toEqual([9, 101]);
  // What was sent out and is handed in at a store goes on to the warehouse.
  const sent = await place(sampleOrder(tokenFor(vault, visa)));
  await shop.returns.receive(await onItsWay(sent, 1, 1, "store"));
  expect([await inStore(), await inWarehouse()]).toEqual([9, 101]);
});
