import { randomUUID } from "node:crypto";
import { like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { CountryCode } from "#domain/country/country.ts";
import type { ReturnMethod } from "#domain/returns/return-request.ts";
import { collected, type OrderBody, sampleOrder } from "../checkout/checkout.fixture.ts";
import { eq } from "../database/drizzle.ts";
import { orderLines, outboxMails, payments, refunds, returnLines, returns } from "../database/schema/schema.ts";
import type { Mail } from "../outbox/mail.ts";
import { orderCancelledMail, refundNotOwedMail } from "../payments/lost-money-mails.ts";
import { GatewayUnreachable, type PaymentGateway, RefundRefused } from "../payments/payment-gateway.ts";
import { refundRefusedMail } from "../payments/refund-mails.ts";
import { openRefundShop, pairs } from "../refunds/refund-shop.fixture.ts";
import { leftInStore } from "../stock/store-shelf.ts";
import { orderReadyMail, orderShippedMail } from "../warehouse/dispatch-mails.ts";
import { returnRequestedMail } from "./return-mails.ts";
import { createReturns } from "./returns.ts";

const refundShop = await openRefundShop();
const { database, secret, holdings, place, orderRow, orderPage, paidBack, pointsOf, visaToken } = refundShop;
beforeEach(refundShop.restock);
afterAll(() => database.close());

function open(decorate?: (gateway: PaymentGateway) => PaymentGateway) {
  const { recovery } = refundShop.openCheckout(decorate);
  return { recovery, returns: createReturns({ database, secret, ...holdings, restock: true }) };
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

const mailsAbout = async (number: string, kind: Mail["kind"]) =>
  (await refundShop.mailsAbout(number)).filter((mail) => mail.kind === kind);

test("a return that was taken in gives its share back to the card, on the order page and in the mail", async () => {
  const number = await place(sampleOrder(visaToken(), { items: pairs(3), total: 60_000 }));
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

test("the mail about what was free says that no money comes back for it", async () => {
  const number = await place(sampleOrder(visaToken()));
  await database.queries.update(orderLines).set({ discount: 20_000 }).where(eq(orderLines.orderNumber, number));
  await open().returns.receive(await onItsWay(number, 1));
  expect((await orderPage(number)).refunds).toEqual([]);
  const [mail] = await mailsAbout(`${number}-R1`, "returnReceived");
  expect(mail?.text).toContain("It was free, so there is no money to send back.");
});

test("what a gift card paid goes back on the gift card, after the money", async () => {
  const code = "GIFT0000000050";
  const vouchers = [{ code, pin: "1234", amount: 5_000 }];
  const number = await place(sampleOrder(visaToken(), { vouchers }));
  expect(await refundShop.balanceOf(code)).toBe(0);
  const shop = open();
  await shop.returns.receive(await onItsWay(number, 1));
  await shop.recovery.runOnce();
  expect(await refundShop.balanceOf(code)).toBe(5_000);
  expect(await paidBack(number)).toEqual([15_000]);
  expect((await orderPage(number)).refunds).toMatchObject([
    { label: "Gift card ending 50", amount: 5_000, state: "refunded" },
    { label: "Visa ending 1111", amount: 15_000, state: "refunded" },
  ]);
  const [mail] = await mailsAbout(`${number}-R1`, "returnReceived");
  expect(mail?.text).toContain("$50.00 is back on gift card ending 50.");
});

test("what goes back on a gift card that expires too soon can be spent for ninety days, and the mail says until when", async () => {
  const code = "GIFT0000000050";
  const number = await place(sampleOrder(visaToken(), { vouchers: [{ code, pin: "1234", amount: 5_000 }] }));
  await refundShop.expires(code, new Date("2026-01-01"));
  await open().returns.receive(await onItsWay(number, 1));
  const until = await refundShop.expires(code);
  expect(Math.round((until.getTime() - Date.now()) / 86_400_000)).toBe(90);
  const day = until.toLocaleDateString("en-NZ", { dateStyle: "long", timeZone: "Pacific/Auckland" });
  const [mail] = await mailsAbout(`${number}-R1`, "returnReceived");
  expect(mail?.text).toContain(`$50.00 is back on gift card ending 50, which is now good until ${day}.`);
});

test("points go back to whom they were taken from, and those that were earned are taken back", async () => {
  const memberId = "1234567";
  const before = await pointsOf(memberId);
  const { programme } = holdings;
  const member = await programme.find({ memberId, lastName: "O'Neil" }, "");
  const quote = await programme.quote("nz", member, 5_000);
  const body = sampleOrder(visaToken());
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
  expect(await pointsOf(memberId)).not.toBe(before);
  const shop = open();
  await shop.returns.receive(await onItsWay(number, 1));
  await shop.recovery.runOnce();
  expect(await pointsOf(memberId)).toBe(before);
  expect(await paidBack(number)).toEqual([15_000]);
  const [mail] = await mailsAbout(`${number}-R1`, "returnReceived");
  expect(mail?.text).toContain("That takes back 200 points that the order had earned.");
});

test("every mail about an order goes to the address as its shopper wrote it, and names the order", async () => {
  const written = "Mere.ONeil@Example.co.nz";
  const number = await place(sampleOrder(visaToken(), { email: written }));
  const shop = open();
  await shop.returns.receive(await onItsWay(number, 1));
  await shop.recovery.runOnce();
  const order = await orderRow(number);
  const lines = await database.queries.select().from(orderLines).where(eq(orderLines.orderNumber, number));
  const facts = { number: `${number}-R1`, method: "post" as const, lines: [] };
  const gone = { amount: 100, label: "Visa ending 1111", loss: "takenBack" as const };
  const mails = [
    ...(await database.queries
      .select()
      .from(outboxMails)
      .where(like(outboxMails.about, `${number}%`))),
    ...[
      orderShippedMail(order, lines),
      orderReadyMail(order, lines),
      orderCancelledMail(order, lines, { loss: "neverCame", until: null }),
    ],
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
    const order = await orderRow(number);
    return write(order, []);
  };
  const body = () => sampleOrder(visaToken());
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
  const number = await place(sampleOrder(visaToken()));
  const order = await orderRow(number);
  const bookedBy = (method: ReturnMethod) => returnRequestedMail(order, [], { number: `${number}-R1`, method, lines: [] });
  for (const form of ["text", "html"] as const) {
    expect(bookedBy("post")[form]).toContain("Print the label");
    expect(bookedBy("store")[form]).toContain("See the return");
    expect(bookedBy("store")[form]).not.toContain("label");
  }
});

test("an order says when each of its lines came, once it has", async () => {
  const number = await place(sampleOrder(visaToken()));
  const arrival = async () => (await orderPage(number)).items[0]?.deliveredAt;
  expect(await arrival()).toBeUndefined();
  await onItsWay(number, 1);
  expect(await arrival()).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
});

test("a label is handed in where a country hands in its parcels", async () => {
  const order = await orderRow(await place(sampleOrder(visaToken())));
  const where = (country: CountryCode) =>
    returnRequestedMail({ ...order, country }, [], { number: `${order.number}-R1`, method: "post", lines: [] }).text;
  expect(where("nz")).toContain("at any post shop.");
  expect(where("au")).toContain("at any post office.");
});

test("an order of which something comes back shows the points that are left of those it earned", async () => {
  const [memberId, lastName] = ["1234567", "O'Neil"];
  const before = (await pointsOf(memberId)) ?? 0;
  const body = sampleOrder(visaToken(), { items: pairs(3), total: 60_000 });
  const number = await place({ ...body, cart: { ...body.cart, loyalty: { memberId, lastName } } });
  expect((await orderPage(number)).pointsEarned).toBe(600);
  const shop = open();
  const returned = await onItsWay(number, 1);
  expect((await orderPage(number)).pointsEarned).toBe(600);
  await shop.returns.receive(returned);
  expect((await orderPage(number)).pointsEarned).toBe(400);
  expect(await pointsOf(memberId)).toBe(before + 400);
  await shop.returns.receive(await onItsWay(number, 2, 2));
  await shop.recovery.runOnce();
  expect((await orderPage(number)).pointsEarned).toBe(0);
  expect(await pointsOf(memberId)).toBe(before);
});

test("a gateway that does not answer is asked again, and never pays back twice", async () => {
  const number = await place(sampleOrder(visaToken()));
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
    await refundShop.refundsDueNow(number);
  }
  expect(asked).toBe(3);
  expect(await paidBack(number)).toEqual([20_000]);
  expect((await orderPage(number)).refunds).toMatchObject([{ state: "refunded" }]);
});

test("a refund whose answer was lost is asked for again after ten minutes, when the gateway has long come to an end with it, and not before", async () => {
  const number = await place(sampleOrder(visaToken()));
  const shop = open((gateway) => ({
    ...gateway,
    async refund() {
      throw new GatewayUnreachable("Two minutes later it is done.");
    },
  }));
  await shop.returns.receive(await onItsWay(number, 1));
  const before = Date.now();
  await shop.recovery.runOnce();
  const [due] = await database.queries.select().from(refunds).where(eq(refunds.orderNumber, number));
  expect(due?.state).toBe("due");
  expect((due?.dueAt.getTime() ?? 0) - before).toBeGreaterThan(595_000);
  expect((due?.dueAt.getTime() ?? 0) - Date.now()).toBeLessThan(605_000);
});

test("a refund that is refused for good is people's to make: it is not repeated, and the shopper is told", async () => {
  const number = await place(sampleOrder(visaToken()));
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
  await refundShop.refundsDueNow(number);
  await shop.recovery.runOnce();
  expect(asked).toBe(1);
  expect((await orderPage(number)).refunds).toMatchObject([{ state: "refused", amount: 20_000 }]);
  const [mail] = await mailsAbout(`${number}-R1`, "refundRefused");
  expect(mail?.text).toContain(
    `We tried to send $200.00 for return ${number}-R1 back to Visa ending 1111, and it was turned away.`,
  );
});

test("the books take no refund above what was paid", async () => {
  const number = await place(sampleOrder(visaToken()));
  const [paid] = await database.queries.select().from(payments).where(eq(payments.orderNumber, number));
  if (!paid?.transactionId) throw new Error("The order was not paid.");
  await expect(database.queries.update(payments).set({ refunded: 20_001 }).where(eq(payments.id, paid.id))).rejects.toThrow();
  const { gateway } = refundShop;
  const request = { transactionId: paid.transactionId, currency: "NZD" as const };
  await gateway.refund({ ...request, reference: randomUUID(), amount: 15_000 });
  await expect(gateway.refund({ ...request, reference: randomUUID(), amount: 5_001 })).rejects.toThrow(RefundRefused);
  await expect(gateway.refund({ ...request, reference: randomUUID(), amount: 1, currency: "AUD" })).rejects.toThrow(
    RefundRefused,
  );
});

test("what was picked up in a store is on its shelf again when it is handed in there, and in the warehouse when it is posted", async () => {
  const place2 = () => place(collected(sampleOrder(visaToken(), { items: pairs(2), total: 40_000 })));
  const number = await place2();
  const shop = open();
  const inStore = () => leftInStore(database.queries, "nz", "0021", "100101-9");
  const inWarehouse = async () => (await holdings.stock.read("nz", ["100101-9"])).get("100101-9");
  expect([await inStore(), await inWarehouse()]).toEqual([8, 100]);
  await shop.returns.receive(await onItsWay(number, 1, 1, "store"));
  expect([await inStore(), await inWarehouse()]).toEqual([9, 100]);
  await shop.returns.receive(await onItsWay(number, 1, 2, "post"));
  expect([await inStore(), await inWarehouse()]).toEqual([9, 101]);
  // What was sent out and is handed in at a store goes on to the warehouse.
  const sent = await place(sampleOrder(visaToken()));
  await shop.returns.receive(await onItsWay(sent, 1, 1, "store"));
  expect([await inStore(), await inWarehouse()]).toEqual([9, 101]);
});
