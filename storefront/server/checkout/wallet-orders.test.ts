import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutOrders } from "#contract/checkout.ts";
import type { Wallet } from "#domain/payments/wallet.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { orders, outboxMails, payments, sandboxTransactions } from "../database/schema/schema.ts";
import { findOrder, readOrder } from "../orders/read-order.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { newKey, sampleOrder, sampleProductById, sampleStock } from "./checkout.fixture.ts";
import { type Checkout, createCheckout } from "./create-checkout.ts";

const secret = new Uint8Array(32).fill(9);
const vault = createVault(secret);
let database: Database;
let checkout: Checkout;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedStock(database.queries, sampleStock);
  checkout = createCheckout({
    promotions: { nz: [], au: [] },
    database,
    stock: createStock(database),
    gateway: createSandboxGateway(database, vault),
    vouchers: createVouchers({ database, secret }),
    productById: sampleProductById,
    believeMissingAfter: 0,
  });
});
afterAll(() => database.close());

const socks = { items: [{ productId: "200101", variantId: "200101-OS", qty: 10 }], total: 15_000 };

function orderBy(wallet: Wallet, choice: string, agreed = socks.total) {
  const token = vault.wallets.issue({ wallet, choice, amount: agreed, currency: "NZD" }) ?? "";
  const body = sampleOrder("", socks);
  return { ...body, cart: { ...body.cart, payment: { methods: { [wallet]: [{ amount: socks.total, token }] } } } };
}

const place = (body: object, idempotencyKey = newKey()) =>
  Promise.resolve(
    checkout.service["checkout.orders"](
      { params: undefined, query: undefined, body: checkoutOrders.body.parse(body) },
      { country: "nz", requestId: "test", clientAddress: "127.0.0.1", idempotencyKey },
    ),
  );
const refusal = (body: object, key?: string): Promise<Pick<ApiError, "code" | "message" | "extra">> =>
  place(body, key).then(
    () => Promise.reject(new Error("The order was placed.")),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );
const counts = async () => Promise.all([orders, payments, sandboxTransactions].map((table) => database.queries.$count(table)));

describe("an order by wallet", () => {
  test.each<[Wallet, string, string, string]>([
    ["applePay", "1111", "Apple Pay Visa ending 1111", "PAY-02 the first mobile wallet"],
    ["googlePay", "4444", "Google Pay Mastercard ending 4444", "PAY-02 the second mobile wallet"],
    ["paypal", "paid@example.com", "PayPal p…@example.com", "PAY-03 the online wallet"],
  ])("%s %s is captured, and known to order and mail as %s (%s)", async (wallet, choice, label) => {
    const { orderNumber } = await place(orderBy(wallet, choice));
    const row = await findOrder(database.queries, "nz", orderNumber);
    expect((await readOrder(database.queries, row!)).payment).toEqual({ type: wallet, label });
    const mails = await database.queries.select().from(outboxMails);
    expect(mails.find(({ about }) => about === orderNumber)?.text).toContain(`Paid with ${label}.`);
    const paid = (await database.queries.select().from(payments)).find((payment) => payment.orderNumber === orderNumber);
    expect(paid).toMatchObject({ state: "captured", amount: 15_000, method: wallet });
    expect(JSON.stringify([row, paid, mails])).not.toContain("paid@example.com");
  });

  test.each<[Wallet, string, string, RegExp]>([
    ["applePay", "1115", "PaymentDeclined", /another card in Apple Pay/],
    ["googlePay", "1117", "PaymentInstrumentTypeNotAccepted", /choose .* in Google Pay\./],
    ["paypal", "declined@example.com", "PaymentDeclined", /^PayPal declined/],
  ])("%s %s is refused with %s, and nothing is recorded", async (wallet, choice, code, message) => {
    const [ordersBefore, paymentsBefore] = await counts();
    expect(await refusal(orderBy(wallet, choice))).toMatchObject({ code, message: expect.stringMatching(message) });
    expect((await counts()).slice(0, 2)).toEqual([ordersBefore, paymentsBefore]);
  });

  test("a token pays nothing but what was agreed to, in its own wallet, once", async () => {
    const [, , before] = await counts();
    const expired = { code: "PaymentDeclined", message: expect.stringContaining("has expired") };
    expect(await refusal(orderBy("paypal", "paid@example.com", 14_999))).toMatchObject(expired);
    const [asApple] = orderBy("applePay", "1111").cart.payment.methods.applePay ?? [];
    const body = orderBy("googlePay", "1111");
    const asGoogle = { ...body, cart: { ...body.cart, payment: { methods: { googlePay: [asApple] } } } };
    expect(await refusal(asGoogle)).toMatchObject(expired);
    expect((await counts())[2]).toBe(before);
    const once = orderBy("paypal", "paid@example.com");
    await place(once);
    expect(await refusal(once)).toMatchObject(expired);
  });

  test("the same key is the same order, however often it is sent", async () => {
    const body = orderBy("applePay", "1111");
    const key = newKey();
    const first = await place(body, key);
    const before = await counts();
    expect(await place(body, key)).toEqual(first);
    expect(await counts()).toEqual(before);
  });

  test("an answer that is lost after the money is held still becomes its order", async () => {
    const { orderNumber } = await place(orderBy("paypal", "silent@example.com"));
    const row = await findOrder(database.queries, "nz", orderNumber);
    expect((await readOrder(database.queries, row!)).payment.label).toBe("PayPal s…@example.com");
  });

  test("a gateway that cannot be reached has held nothing: the order is given up, and can be placed again", async () => {
    const key = newKey();
    const [ordersBefore] = await counts();
    expect(await refusal(orderBy("googlePay", "3337"), key)).toMatchObject({ code: "PaymentPending" });
    await checkout.recovery.runOnce();
    expect((await counts())[0]).toBe(ordersBefore);
    expect(await place(orderBy("googlePay", "1111"), key)).toMatchObject({ totals: { grandTotal: 15_000 } });
  });

  test("what can be neither finished nor undone becomes a failed order with a number", async () => {
    const { code, extra } = await refusal(orderBy("paypal", "stuck@example.com"));
    expect([code, extra.orderNumber]).toEqual(["PaymentFailureUnrecoverable", expect.stringMatching(/^TT\d{8}$/)]);
    const row = await findOrder(database.queries, "nz", extra.orderNumber ?? "");
    expect((await readOrder(database.queries, row!)).payment.label).toBe("Not charged");
  });

  test("two ways to pay at once are not an order", () => {
    const body = orderBy("paypal", "paid@example.com");
    const { paypal } = body.cart.payment.methods;
    const two = { ...body, cart: { ...body.cart, payment: { methods: { paypal, applePay: paypal } } } };
    expect(checkoutOrders.body.safeParse(two).success).toBe(false);
  });
});
