import Fastify from "fastify";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { newKey, type OrderBody, sampleOrder } from "../checkout/checkout.fixture.ts";
import { eq } from "../database/drizzle.ts";
import { orderLines, payments, vouchers as vouchersTable } from "../database/schema/schema.ts";
import { registerErrorAnswers } from "../http/error-answers.ts";
import { loseMoney } from "../payments/lost-money.ts";
import { createCancellation } from "../refunds/cancellation.ts";
import { openRefundShop, pairs } from "../refunds/refund-shop.fixture.ts";
import { registerOwnerVoucherRoutes } from "./owner-voucher-routes.ts";

const shop = await openRefundShop();
const { database, holdings, place, orderPage, mailsAbout, visaToken } = shop;
beforeEach(shop.restock);
afterAll(() => database.close());

const cards = (qty: number) => ({ productId: "400101", variantId: "400101-OS", qty });
const byEmail = (body: OrderBody): OrderBody => ({ ...body, shipping: { type: "DELIVERY", options: { methodCode: "email" } } });
/** An order of gift cards of $50 and nothing else. */
const giftOrder = (qty: number, changes: Parameters<typeof sampleOrder>[1] = {}) =>
  byEmail(sampleOrder(visaToken(), { items: [cards(qty)], total: qty * 5_000, ...changes }));

const { recovery } = shop.openCheckout();
const { cancel } = createCancellation(database, holdings);

/** The gift cards that an order's mails have brought. */
async function mailed(number: string) {
  const mails = (await mailsAbout(number)).filter(({ kind }) => kind === "giftCards");
  return mails.flatMap(({ text, html }) =>
    Array.from(text.matchAll(/Number: (GIFT [\d ]+)\nPIN: (\d{6})/g), ([, code = "", pin = ""]) => {
      for (const words of [code, pin]) expect(html).toContain(words);
      return { code: code.replaceAll(" ", ""), pin };
    }),
  );
}
const read = (claim: { code: string; pin: string }) => holdings.vouchers.read("nz", claim, "");

test("each gift card of an order is issued once, however often and by however many servers, and its number and PIN are mailed", async () => {
  const vouchers = async () => (await database.queries.select().from(vouchersTable)).length;
  const before = await vouchers();
  const number = await place(giftOrder(2));
  expect(await mailed(number)).toEqual([]);
  await Promise.all([recovery.runOnce(), shop.openCheckout().recovery.runOnce()]);
  await recovery.runOnce();
  expect(await vouchers()).toBe(before + 2);
  const bought = await mailed(number);
  expect(new Set(bought.map(({ code }) => code)).size).toBe(2);
  for (const claim of bought) {
    const { amountRemaining, expires } = await read(claim);
    expect(amountRemaining).toBe(5_000);
    expect(expires * 1000 - Date.now()).toBeGreaterThan(3 * 365 * 86_400_000);
    await expect(read({ ...claim, pin: "0000" })).rejects.toMatchObject({ code: "VoucherInvalid" });
  }
  const mails = await mailsAbout(number);
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ["orderConfirmation", "mere@example.co.nz"],
    ["giftCards", "mere@example.co.nz"],
  ]);
  expect(mails[0]?.text).toContain("Your gift cards come in a mail of their own, in a minute or so.");
  expect(mails[1]?.text).toMatch(/\$50\.00, good until \d{1,2} \w+ 20\d\d/);
  expect(await orderPage(number)).toMatchObject({
    shipping: { methodCode: "email" },
    items: [{ status: "emailed", quantity: 2 }],
    returnableUntil: null,
  });
});

test("a gift card that was bought pays for the next order", async () => {
  const number = await place(giftOrder(1));
  await recovery.runOnce();
  const [claim] = await mailed(number);
  await place(sampleOrder(visaToken(), { vouchers: [{ ...claim!, amount: 5_000 }] }));
  expect(await read(claim!)).toMatchObject({ isFullyRedeemed: true, amountRemaining: 0 });
});

test("no gift card is issued before the money is there, and that is when it is", async () => {
  const number = await place(giftOrder(1));
  const payment = (state: "authorised" | "captured", disputed: boolean) =>
    database.queries
      .update(payments)
      .set({ state, disputed, captureAfter: new Date(Date.now() + 3_600_000) })
      .where(eq(payments.orderNumber, number));
  for (const [state, disputed] of [
    ["authorised", false],
    ["captured", true],
  ] as const) {
    await payment(state, disputed);
    await recovery.runOnce();
    expect(await mailed(number)).toEqual([]);
  }
  await payment("captured", false);
  await recovery.runOnce();
  expect(await mailed(number)).toHaveLength(1);
});

test("gift cards of an order that another gift card pays for are issued as well", async () => {
  const number = await place(giftOrder(1, { vouchers: [{ code: "GIFT0000000050", pin: "1234", amount: 5_000 }] }));
  await recovery.runOnce();
  const [claim] = await mailed(number);
  expect(await read(claim!)).toMatchObject({ amountRemaining: 5_000 });
});

test("gift cards beside goods are mailed and the goods are sent out, and no offer takes anything off the gift cards", async () => {
  const items = [...pairs(1), cards(2)];
  const number = await place(sampleOrder(visaToken(), { items, total: 28_000, promoCodes: ["FIRSTDIBS"] }));
  await recovery.runOnce();
  expect(await mailed(number)).toHaveLength(2);
  expect((await orderPage(number)).items.map(({ status }) => status)).toEqual(["processing", "emailed"]);
});

test("an order that is cancelled before it was paid for never has its gift cards issued", async () => {
  const number = await place(giftOrder(1));
  expect(await cancel(number, true)).not.toBeNull();
  await recovery.runOnce();
  expect(await mailed(number)).toEqual([]);
});

test("an order is cancelled with its gift cards while none was used, and they pay nothing more", async () => {
  const number = await place(giftOrder(2));
  await recovery.runOnce();
  expect(await cancel(number, true)).toEqual([expect.stringContaining("$100.00 is on its way back")]);
  for (const claim of await mailed(number)) await expect(read(claim)).rejects.toMatchObject({ code: "VoucherSuspended" });
});

test("the mail of an order that is cancelled, or loses its money, says that its gift cards pay nothing more", async () => {
  const [asked, lost, goods] = [await place(giftOrder(1)), await place(giftOrder(2)), await place(sampleOrder(visaToken()))];
  for (const number of [asked, goods]) await cancel(number, true);
  const [payment] = await database.queries.select().from(payments).where(eq(payments.orderNumber, lost));
  await database.transaction((transaction) =>
    loseMoney(transaction, holdings, { paymentId: payment!.id, from: "captured", loss: "takenBack" }),
  );
  const said = async (number: string) =>
    (await mailsAbout(number)).find(({ kind }) => kind === "orderCancelled")?.text.match(/If its .*/)?.[0];
  expect(await Promise.all([asked, lost, goods].map(said))).toEqual([
    "If its gift card has reached you, or somebody you handed it on to, it can't be spent any more.",
    "If its gift cards have reached you, or somebody you handed them on to, they can't be spent any more.",
    undefined,
  ]);
});

test("a gift card whose order was cancelled, and paid back, is not restored", async () => {
  const number = await place(giftOrder(1));
  await recovery.runOnce();
  expect(await cancel(number, true)).not.toBeNull();
  const [claim] = await mailed(number);
  const app = Fastify();
  onTestFinished(() => app.close());
  registerErrorAnswers(app);
  await registerOwnerVoucherRoutes(app, { database, vouchers: holdings.vouchers, token: "owner" });
  const answer = await app.inject({
    method: "POST",
    url: `/vouchers/${claim!.code}/state`,
    headers: { authorization: "Bearer owner" },
    payload: { state: "active" },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({
      code: "NotDue",
      message: `The order that ${claim!.code} was bought with is cancelled. Nothing was changed.`,
    }),
  ]);
  await expect(read(claim!)).rejects.toMatchObject({ code: "VoucherSuspended" });
});

test("an order of which a gift card was used is not cancelled, and the others stay good", async () => {
  const number = await place(giftOrder(2));
  await recovery.runOnce();
  const [used, other] = await mailed(number);
  await place(sampleOrder(visaToken(), { vouchers: [{ ...used!, amount: 1 }] }));
  expect(await cancel(number, true)).toBeNull();
  expect(await read(used!)).toMatchObject({ amountRemaining: 4_999 });
  expect(await read(other!)).toMatchObject({ amountRemaining: 5_000 });
  expect(await orderPage(number)).toMatchObject({ items: [{ status: "emailed" }], refunds: [] });
});

test("gift cards pay nothing more once the bank has taken back what was paid for them, whatever was sent out with them", async () => {
  const number = await place(sampleOrder(visaToken(), { items: [...pairs(1), cards(1)], total: 25_000 }));
  await recovery.runOnce();
  const [claim] = await mailed(number);
  await database.queries.update(orderLines).set({ status: "shipped" }).where(eq(orderLines.variantId, "100101-9"));
  const [payment] = await database.queries.select().from(payments).where(eq(payments.orderNumber, number));
  await database.transaction((transaction) =>
    loseMoney(transaction, holdings, { paymentId: payment!.id, from: "captured", loss: "takenBack" }),
  );
  await expect(read(claim!)).rejects.toMatchObject({ code: "VoucherSuspended" });
  const mails = await mailsAbout(number);
  expect(mails.filter(({ kind }) => kind === "orderCancelled")).toEqual([]);
  expect(mails.find(({ kind }) => kind === "giftCardsStopped")?.text).toContain(
    `Your bank or wallet has taken back your payment for order ${number}.\n\nIf its gift card has reached you, or somebody you handed it on to, it can't be spent any more.`,
  );
});

test("of a PIN only its keyed hash is kept with the gift card", async () => {
  const number = await place(giftOrder(1));
  await recovery.runOnce();
  const [claim] = await mailed(number);
  const [row] = await database.queries.select().from(vouchersTable).where(eq(vouchersTable.code, claim!.code));
  expect(JSON.stringify(row)).not.toContain(claim!.pin);
});

test("gift cards earn no points, and what comes back beside them takes all of its own with it", async () => {
  const { service } = shop.openCheckout();
  const earns = async (items: OrderBody["cart"]["items"]) => {
    const body = { cart: { items, promoCodes: [] } };
    const answer = await service["checkout.info"](
      { params: undefined, query: undefined, body },
      { country: "nz", requestId: "test", clientAddress: "", idempotencyKey: newKey() },
    );
    return answer.pointsToEarn;
  };
  expect(await earns([cards(3)])).toBe(0);
  expect(await earns([...pairs(1), cards(3)])).toBe(200);
});
