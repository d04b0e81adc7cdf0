import { afterAll, beforeEach, expect, test } from "vitest";
import { collected, sampleOrder } from "../checkout/checkout.fixture.ts";
import { and, eq } from "../database/drizzle.ts";
import { orders, payments, promotionUses, stock as stockTable } from "../database/schema/schema.ts";
import { loseMoney } from "../payments/lost-money.ts";
import { type PaymentGateway, RefundRefused } from "../payments/payment-gateway.ts";
import { leftInStore } from "../stock/store-shelf.ts";
import { createWarehouse } from "../warehouse/warehouse.ts";
import { createCancellation } from "./cancellation.ts";
import { openRefundShop, pairs } from "./refund-shop.fixture.ts";

const refundShop = await openRefundShop();
const { database, holdings, place, orderPage, mailsAbout, paidBack, pointsOf, visaToken } = refundShop;
beforeEach(refundShop.restock);
afterAll(() => database.close());

function open(decorate?: (gateway: PaymentGateway) => PaymentGateway) {
  const { recovery } = refundShop.openCheckout(decorate);
  const warehouse = createWarehouse(database, { receive: async () => false });
  return { recovery, warehouse, ...createCancellation(database, holdings) };
}

const left = async () =>
  (
    await database.queries
      .select()
      .from(stockTable)
      .where(and(eq(stockTable.country, "nz"), eq(stockTable.variantId, "100101-9")))
  )[0]?.qty;

test("an order that is cancelled is paid back whole, once, its pairs are on the shelf again and its shopper is mailed", async () => {
  const number = await place(sampleOrder(visaToken(), { items: pairs(2), total: 40_000 }));
  expect(await left()).toBe(98);
  const shop = open();
  const sentence = "$400.00 is on its way back to Visa ending 1111, within five working days.";
  expect(await shop.cancel(number, false)).toEqual([sentence]);
  expect(await shop.cancel(number, false)).toBeNull();
  expect(await left()).toBe(100);
  const refund = { label: "Visa ending 1111", amount: 40_000 };
  const due = await orderPage(number);
  expect(due).toMatchObject({ items: [{ status: "cancelled" }], refunds: [{ ...refund, state: "due" }] });
  expect(due.refunds[0]).not.toHaveProperty("returnNumber");
  await shop.recovery.runOnce();
  await shop.recovery.runOnce();
  expect(await paidBack(number)).toEqual([40_000]);
  expect((await orderPage(number)).refunds).toMatchObject([{ ...refund, state: "refunded" }]);
  const [, mail, ...others] = await mailsAbout(number);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "orderCancelled", recipient: "mere@example.co.nz" });
  for (const words of [sentence, `we can't send order ${number} after all`]) expect(mail?.text).toContain(words);
});

test("a shopper who asked for it is told that it is cancelled as they asked", async () => {
  const number = await place(sampleOrder(visaToken()));
  await open().cancel(number, true);
  const mail = (await mailsAbout(number)).find(({ kind }) => kind === "orderCancelled");
  expect(mail?.text).toContain(`Order ${number} is cancelled, as you asked, and nothing will be sent.`);
  expect(mail?.text).not.toContain("sorry");
});

test("nothing is cancelled of what has left, was cancelled, is disputed or does not exist", async () => {
  const shop = open();
  const [sent, disputed] = [await place(sampleOrder(visaToken())), await place(sampleOrder(visaToken()))];
  await shop.warehouse.advance(sent, "ship");
  await database.queries.update(orders).set({ state: "held" }).where(eq(orders.number, disputed));
  for (const number of [sent, disputed, "TT99999999"]) expect([number, await shop.cancel(number, false)]).toEqual([number, null]);
  expect((await orderPage(sent)).items).toMatchObject([{ status: "shipped" }]);
  expect((await orderPage(disputed)).items).toMatchObject([{ status: "processing" }]);
  expect(await left()).toBe(98);
  for (const number of [sent, disputed]) expect((await orderPage(number)).refunds).toEqual([]);
});

test("what has been cancelled is not sent out, and waits for nobody", async () => {
  const number = await place(sampleOrder(visaToken()));
  const shop = open();
  expect((await shop.warehouse.waiting(100)).map(({ order }) => order.number)).toContain(number);
  await shop.cancel(number, false);
  expect(await shop.warehouse.advance(number, "ship")).toBe(false);
  expect((await shop.warehouse.waiting(100)).map(({ order }) => order.number)).not.toContain(number);
});

test("what waits in its store for somebody who does not come goes back on the store's shelf", async () => {
  const number = await place(collected(sampleOrder(visaToken())));
  const inStore = () => leftInStore(database.queries, "nz", "0021", "100101-9");
  const shop = open();
  await shop.warehouse.advance(number, "setAside");
  expect(await inStore()).toBe(9);
  expect(await shop.cancel(number, false)).not.toBeNull();
  expect(await inStore()).toBe(10);
  expect(await left()).toBe(100);
});

test("gift card, points and card each get back what they paid, and points that were earned go", async () => {
  const [memberId, lastName, code] = ["1234567", "O'Neil", "GIFT0000000050"];
  const before = await pointsOf(memberId);
  const { programme } = holdings;
  const quote = await programme.quote("nz", await programme.find({ memberId, lastName }, ""), 5_000);
  const body = sampleOrder(visaToken(), { vouchers: [{ code, pin: "1234", amount: 5_000 }] });
  const [card] = body.cart.payment.methods.card ?? [];
  if (card === undefined) throw new Error("The sample order is paid by card.");
  const methods = {
    ...body.cart.payment.methods,
    card: [{ ...card, amount: 10_000 }],
    loyalty: [{ amount: 5_000, quoteRef: quote.quoteNumber, memberId }],
  };
  const number = await place({ ...body, cart: { ...body.cart, loyalty: { memberId, lastName }, payment: { methods } } });
  expect((await orderPage(number)).pointsEarned).toBeGreaterThan(0);
  const shop = open();
  const given = await shop.cancel(number, false);
  expect(given).toHaveLength(3);
  expect(given).toContain("$50.00 is back on gift card ending 50.");
  expect(given).toContain("$50.00 is back as 10,000 points with Qantas.");
  await shop.recovery.runOnce();
  expect(await paidBack(number)).toEqual([10_000]);
  expect(await pointsOf(memberId)).toBe(before);
  expect(await refundShop.balanceOf(code)).toBe(5_000);
  const page = await orderPage(number);
  expect(page.pointsEarned).toBe(0);
  expect((await mailsAbout(number)).find(({ kind }) => kind === "orderCancelled")?.text).toContain(
    "That takes back 200 points that the order had earned.",
  );
  expect(page.refunds.map(({ amount, state }) => [amount, state]).sort()).toEqual([
    [10_000, "refunded"],
    [5_000, "refunded"],
    [5_000, "refunded"],
  ]);
});

test("a refund of it that is refused for good is told to the shopper by the order's number", async () => {
  const number = await place(sampleOrder(visaToken()));
  const shop = open((gateway) => ({
    ...gateway,
    async refund() {
      throw new RefundRefused("The account is closed.");
    },
  }));
  await shop.cancel(number, false);
  await shop.recovery.runOnce();
  expect((await orderPage(number)).refunds).toMatchObject([{ state: "refused", amount: 20_000 }]);
  const mail = (await mailsAbout(number)).find(({ kind }) => kind === "refundRefused");
  expect(mail?.text).toContain(`We tried to send $200.00 for order ${number} back to Visa ending 1111, and it was turned away.`);
});

test("money that is lost before it was paid back is not paid back, and the mail that promised it is taken back", async () => {
  const number = await place(sampleOrder(visaToken()));
  const shop = open();
  await shop.cancel(number, false);
  const [paid] = await database.queries.select().from(payments).where(eq(payments.orderNumber, number));
  if (paid === undefined) throw new Error("The order was not paid.");
  const lost = await database.transaction((transaction) =>
    loseMoney(transaction, holdings, { paymentId: paid.id, from: "captured", loss: "takenBack" }),
  );
  expect(lost).toEqual({ orderNumber: number, cancelledIn: null });
  await shop.recovery.runOnce();
  expect(await paidBack(number)).toEqual([]);
  expect(await left()).toBe(100);
  expect((await orderPage(number)).refunds).toMatchObject([{ state: "notOwed" }]);
  expect((await mailsAbout(number)).map(({ kind }) => kind)).toEqual(["orderConfirmation", "orderCancelled", "refundNotOwed"]);
  expect((await mailsAbout(number)).at(-1)?.text).toContain(
    `The refund that we wrote of for order ${number} is settled with that.`,
  );
});

test("money that has not come yet when its order is cancelled goes back as soon as it has", async () => {
  const number = await place(sampleOrder(visaToken()));
  await database.queries.update(payments).set({ state: "authorised" }).where(eq(payments.orderNumber, number));
  const shop = open();
  expect(await shop.cancel(number, false)).toEqual([
    "$200.00 goes back to Visa ending 1111 as soon as the bank has settled the payment.",
  ]);
  await refundShop.refundsDueNow(number);
  await shop.recovery.runOnce();
  expect(await paidBack(number)).toEqual([]);
  await database.queries.update(payments).set({ state: "captured" }).where(eq(payments.orderNumber, number));
  await shop.recovery.runOnce();
  expect(await paidBack(number)).toEqual([20_000]);
});

test("an offer's use is given back with the order that it was taken in", async () => {
  const used = async () => (await database.queries.select().from(promotionUses)).reduce((sum, { used: times }) => sum + times, 0);
  const before = await used();
  const order = sampleOrder(visaToken(), { promoCodes: ["FIRSTDIBS"], total: 18_000 });
  const number = await place(order);
  expect(await used()).toBe(before + 1);
  await open().cancel(number, false);
  expect(await used()).toBe(before);
});

test("a gift card that has expired meanwhile lives on with what an order gives back that is cancelled, by the shop or for its money", async () => {
  const code = "GIFT0000000050";
  const paying = () => place(sampleOrder(visaToken(), { vouchers: [{ code, pin: "1234", amount: 5_000 }] }));
  const cancelled = await paying();
  await refundShop.expires(code, new Date("2026-01-01"));
  const given = await open().cancel(cancelled, false);
  expect(given).toContainEqual(
    expect.stringMatching(/^\$50\.00 is back on gift card ending 50, which is now good until \d+ \w+ \d{4}\.$/),
  );
  const lost = await paying();
  await refundShop.expires(code, new Date("2026-01-01"));
  const [payment] = await database.queries.select().from(payments).where(eq(payments.orderNumber, lost));
  const loss = { paymentId: payment?.id ?? "", from: "captured", loss: "neverCame" } as const;
  await database.transaction((transaction) => loseMoney(transaction, holdings, loss));
  const mail = (await mailsAbout(lost)).find(({ kind }) => kind === "orderCancelled");
  expect(mail?.text).toMatch(/A gift card of these that would have expired before is good until \d+ \w+ \d{4}\./);
});
