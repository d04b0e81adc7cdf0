import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkoutInstalments, checkoutOrders } from "#contract/checkout.ts";
import { failure } from "../api-error.fixture.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { orders, outboxMails, payments, sandboxInstalments } from "../database/schema/schema.ts";
import { findOrder, readOrder } from "../orders/read-order.ts";
import { GatewayUnreachable } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createSandboxInstalments } from "../payments/sandbox-instalments.ts";
import type { InstalmentOutcome } from "../sandbox/instalments/test-instalments.ts";
import { createVault } from "../sandbox/vault.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { seedVouchers } from "../vouchers/demo-vouchers.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { newKey, sampleOrder, sampleProduct, sampleStock } from "./checkout.fixture.ts";
import { type Checkout, type CheckoutOptions, createCheckout } from "./create-checkout.ts";

const secret = new Uint8Array(32).fill(9);
let database: Database;
let checkout: Checkout;
let instalments: ReturnType<typeof createSandboxInstalments>;

/** Prices in cents of things that cost about as much as may be paid in instalments. */
const prices: Readonly<Record<string, number>> = { "500101": 200_000, "500102": 200_001, "500103": 20_000 };
const stocked = Object.keys(prices).flatMap((id) =>
  (["nz", "au"] as const).map((country) => ({ country, variantId: `${id}-9`, qty: 1000 })),
);

/** A shop without instalments. */
const withoutInstalments = () => ({
  database,
  promotions: { nz: [], au: [] },
  stock: createStock(database),
  gateway: createSandboxGateway(database, createVault(secret)),
  vouchers: createVouchers({ database, secret }),
  productById: (_country: "nz" | "au", id: string) => {
    const price = prices[id];
    return price === undefined ? undefined : sampleProduct(id, { price, erpOriginalPrice: price });
  },
  believeMissingAfter: 0,
});
const open = (changes: Partial<CheckoutOptions> = {}) => createCheckout({ ...withoutInstalments(), instalments, ...changes });

beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedStock(database.queries, [...sampleStock, ...stocked]);
  instalments = createSandboxInstalments(database);
  checkout = open();
});
afterAll(() => database.close());

const order = (id = "500103", qty = 1) =>
  sampleOrder("", { items: [{ productId: id, variantId: `${id}-9`, qty }], total: (prices[id] ?? 0) * qty });
const paidBy = (body: ReturnType<typeof order>, methods: object) => ({ ...body, cart: { ...body.cart, payment: { methods } } });
const context = (idempotencyKey = newKey()) =>
  ({ country: "nz", requestId: "test", clientAddress: "127.0.0.1", idempotencyKey }) as const;

const openFor = (body: object, at = checkout) =>
  Promise.resolve(
    at.service["checkout.instalments"](
      { params: undefined, query: undefined, body: checkoutInstalments.body.parse(body) },
      context(),
    ),
  );
const place = (body: object, key?: string) =>
  Promise.resolve(
    checkout.service["checkout.orders"](
      { params: undefined, query: undefined, body: checkoutOrders.body.parse(body) },
      context(key),
    ),
  );

/** Opens a checkout for an order and approves it, as the shopper does in the provider's sheet; answers with the order that it pays. */
async function approved(outcome: InstalmentOutcome, body = order()) {
  const { token, amount } = await openFor(paidBy(body, {}));
  expect(await instalments.approve(token, amount, outcome)).toBe(true);
  return paidBy(body, { afterpay: [{ amount, token }] });
}
const stateOf = async (body: Awaited<ReturnType<typeof approved>>) => {
  const { token } = checkoutOrders.body.parse(body).cart.payment.methods.afterpay?.[0] ?? {};
  return (await database.queries.select().from(sandboxInstalments)).find((each) => each.token === token)?.state;
};
const counts = () => Promise.all([orders, payments, outboxMails].map((table) => database.queries.$count(table)));

describe("an order in instalments", () => {
  test("PAY-04 PAY-11 is paid by the approved checkout's token, captured, and known as Afterpay to order and mail", async () => {
    const body = await approved("success");
    const { orderNumber } = await place(body);
    expect(await stateOf(body)).toBe("captured");
    const row = await findOrder(database.queries, "nz", orderNumber);
    expect((await readOrder(database.queries, row!)).payment).toEqual({ type: "afterpay", label: "Afterpay" });
    const mails = await database.queries.select().from(outboxMails);
    expect(mails.find(({ about }) => about === orderNumber)?.text).toContain("Paid with Afterpay.");
    expect(await failure(place(body))).toMatchObject({ code: "PaymentDeclined", message: expect.stringContaining("expired") });
  });

  test("PAY-08 is offered for a total of 2,000.00 and not for a cent more, to be opened or to be placed", async () => {
    expect(await openFor(order("500101"))).toMatchObject({ amount: 200_000 });
    const dear = order("500102");
    expect(await failure(openFor(dear))).toMatchObject({ status: 422, code: "InstalmentsNotOffered" });
    const sneaked = paidBy(dear, { afterpay: [{ amount: 200_001, token: "afterpay_x" }] });
    expect(await failure(place(sneaked))).toMatchObject({ status: 422, code: "InstalmentsNotOffered" });
  });

  test("PAY-24 another order than was approved is refused as InvalidRequest, and nothing is taken or recorded", async () => {
    const before = await counts();
    const twice = order("500103", 2);
    const one = await approved("success", twice);
    const other = order("500101");
    const { afterpay } = checkoutOrders.body.parse(one).cart.payment.methods;
    const elsewhere = { ...one, shippingAddress: { ...twice.shippingAddress, street1: "1 Other Street" } };
    const more = paidBy(other, { afterpay: [{ amount: 200_000, token: afterpay?.[0]?.token }] });
    for (const changed of [elsewhere, more]) {
      expect(await failure(place(changed))).toMatchObject({
        status: 400,
        code: "InvalidRequest",
        message: "Your order was updated in another window, so check it and try again.",
      });
    }
    expect(await stateOf(one)).toBe("approved");
    expect(await counts()).toEqual(before);
    await place(one);
    expect(await stateOf(one)).toBe("captured");
  });

  test("a checkout that nobody approved pays nothing, and an approval is for its own amount alone", async () => {
    const { token, amount } = await openFor(order());
    expect(await instalments.approve(token, amount + 1, "success")).toBe(false);
    expect(await instalments.approve("afterpay_unknown", amount, "success")).toBe(false);
    const body = paidBy(order(), { afterpay: [{ amount, token }] });
    expect(await failure(place(body))).toMatchObject({ code: "PaymentDeclined" });
    expect(await stateOf(body)).toBe("open");
  });

  test("declined after approval: nothing is recorded", async () => {
    const before = await counts();
    const body = await approved("declined");
    const declined = { code: "PaymentDeclined", message: "Afterpay declined the payment, so try another way to pay." };
    expect(await failure(place(body))).toMatchObject(declined);
    expect([await stateOf(body), await counts()]).toEqual(["declined", before]);
  });

  test("an answer lost after the hold still becomes the order, once", async () => {
    const body = await approved("timeoutAfterCharge");
    const key = newKey();
    const first = await place(body, key);
    expect(await place(body, key)).toEqual(first);
    expect(await stateOf(body)).toBe("captured");
  });

  test("a provider that cannot be reached holds nothing; recovery asks it and not the cards' gateway, and gives the order up", async () => {
    const body = await approved("timeoutBeforeCharge");
    const asked = vi.spyOn(instalments, "findByReference");
    const before = await counts();
    expect(await failure(place(body))).toMatchObject({ code: "PaymentPending" });
    asked.mockClear();
    await open().recovery.runOnce();
    expect(asked).toHaveBeenCalled();
    expect([await stateOf(body), await counts()]).toEqual(["approved", before]);
    asked.mockRestore();
  });

  test("a server that dies with the money held leaves an order that recovery finishes", async () => {
    const body = await approved("success");
    const dying = open({
      onStep: (step) => {
        if (step === "authorised") throw new Error("The server died.");
      },
    });
    const sent = { params: undefined, query: undefined, body: checkoutOrders.body.parse(body) };
    await expect(Promise.resolve(dying.service["checkout.orders"](sent, context()))).rejects.toThrow();
    expect(await stateOf(body)).toBe("authorised");
    const before = await database.queries.$count(orders);
    await database.queries.execute("update placements set lease_until = now() - interval '1 second' where state = 'reserved'");
    await open().recovery.runOnce();
    expect(await stateOf(body)).toBe("captured");
    expect(await database.queries.$count(orders)).toBe(before + 1);
  });

  test("what can be neither finished nor undone becomes a failed order with a number", async () => {
    const { code, extra } = await failure(place(await approved("unrecoverable")));
    expect([code, extra.orderNumber]).toEqual(["PaymentFailureUnrecoverable", expect.stringMatching(/^TT\d{8}$/)]);
  });

  test("nothing is opened over a gift card that cannot pay its part", async () => {
    await seedVouchers(database, secret);
    const over = (code: string, pin = "1234") => openFor(paidBy(order(), { voucher: [{ code, pin, amount: 5_000 }] }));
    expect(await over("GIFT0000000050")).toMatchObject({ amount: 15_000 });
    expect(await failure(over("GIFT0000000050", "4321"))).toMatchObject({ code: "VoucherInvalid" });
    expect(await failure(over("GIFT0000000020"))).toMatchObject({ code: "VoucherInsufficientFunds" });
    expect(await failure(over("GIFTEXPIRED000"))).toMatchObject({ code: "VoucherExpired" });
    expect(await failure(over("GIFTSUSPENDED0"))).toMatchObject({ code: "VoucherSuspended" });
  });

  test("opening is refused for a total that is no longer so, where nobody lends, and while the provider is away", async () => {
    expect(await failure(openFor({ ...order(), expectedTotal: 1 }))).toMatchObject({ code: "TotalChanged" });
    expect(await failure(openFor(order(), createCheckout(withoutInstalments())))).toMatchObject({
      code: "InstalmentsNotOffered",
    });
    const createCheckoutAway = () => Promise.reject(new GatewayUnreachable("Away."));
    const away = open({ instalments: { ...instalments, createCheckout: createCheckoutAway } });
    expect(await failure(openFor(order(), away))).toMatchObject({ status: 503, code: "InstalmentsUnavailable" });
  });
});
