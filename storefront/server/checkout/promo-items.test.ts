import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { calls, type InputOf, type ResponseOf } from "#contract/calls.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { orderLines, orders, promotionUses, stock as stockTable } from "../database/schema/schema.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import type { RequestContext } from "../service.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { newKey, sampleOrder, sampleProductById, sampleStock, tokenFor } from "./checkout.fixture.ts";
import { createCheckout } from "./create-checkout.ts";

const secret = new Uint8Array(32).fill(7);
const vault = createVault(secret);
const shoes = { productId: "100101", variantId: "100101-9", qty: 1 };
const socks = { promotionId: "socks-on-us", productId: "200101", variantId: "200101-OS" };
const halfPrice = { promotionId: "socks-on-us", productId: "200102", variantId: "200102-OS" };
const codes = ["SOCKSONUS"];

const offer: Promotion = {
  id: "socks-on-us",
  name: "Socks on us when you spend $150",
  codes,
  exclusive: false,
  usageLimit: 1,
  customerLimit: null,
  scope: {},
  effect: {
    type: "bringItem",
    minimum: 15_000,
    items: [
      { productId: "200101", price: 0 },
      { productId: "200102", price: 500 },
      // Nobody is given what is discontinued, for members, or not sold yet.
      { productId: "300102", price: 0 },
      { productId: "300103", price: 0 },
      { productId: "300104", price: 0 },
      { productId: "100101", variantIds: ["100101-10"], price: 99_999 },
    ],
  },
};

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [promotionUses, stockTable]) await database.queries.delete(table);
  await seedStock(database.queries, sampleStock);
});

const open = () =>
  createCheckout({
    database,
    stock: createStock(database, { maxAge: 0 }),
    gateway: createSandboxGateway(database, vault),
    vouchers: createVouchers({ database, secret }),
    productById: sampleProductById,
    promotions: { nz: [offer], au: [offer] },
  });
const checkout = () => open().service;

const context = (): RequestContext => ({
  country: "nz",
  requestId: "test",
  clientAddress: "127.0.0.1",
  idempotencyKey: newKey(),
});
const nothing = { params: undefined, query: undefined };

type Cart = InputOf<"checkout.info">["body"]["cart"];
const info = async (cart: Cart): Promise<ResponseOf<"checkout.info">> =>
  checkout()["checkout.info"]({ ...nothing, body: calls["checkout.info"].body.parse({ cart }) }, context());
const choices = async (cart: Cart) =>
  checkout()["checkout.promoItems"]({ ...nothing, body: calls["checkout.promoItems"].body.parse({ cart }) }, context());
const place = async (body: ReturnType<typeof sampleOrder>) => checkout()["checkout.orders"]({ ...nothing, body }, context());
const token = () => tokenFor(vault, "4111111111111111");
const left = async (variantId: string) =>
  (await database.queries.select().from(stockTable).where(eq(stockTable.variantId, variantId))).find(
    ({ country }) => country === "nz",
  )?.qty;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  );

describe("the items that offers bring", () => {
  test("PROMO-06 are answered with the sizes there are and what each then costs", async () => {
    const answer = await choices({ items: [shoes], promoCodes: codes });
    expect(calls["checkout.promoItems"].response.parse(answer)).toEqual(answer);
    expect(answer.offers).toMatchObject([
      {
        promotionId: "socks-on-us",
        name: "Socks on us when you spend $150",
        choices: [
          {
            productId: "200101",
            unitPrice: 1_500,
            price: 0,
            sizes: [{ variantId: "200101-OS", label: "One size", available: 1_000_000 }],
          },
          { productId: "200102", unitPrice: 2_000, price: 500 },
          // An offer never makes anything dearer, and may leave sizes out.
          { productId: "100101", unitPrice: 20_000, price: 20_000, sizes: [{ variantId: "100101-10", available: 1 }] },
        ],
      },
    ]);
  });

  test("are none while the offer does not apply", async () => {
    expect(await choices({ items: [shoes], promoCodes: [] })).toEqual({ offers: [] });
    const cheap = { productId: "100102", variantId: "100102-9", qty: 1 };
    expect(await choices({ items: [cheap], promoCodes: codes })).toEqual({ offers: [] });
  });

  test("PROMO-06 cost what the offer says, whatever the cart says, and are part of the totals", async () => {
    expect(await info({ items: [shoes], promoCodes: codes, promoItems: [socks] })).toMatchObject({
      itemSubtotal: 21_500,
      totalDiscount: 1_500,
      itemSubtotalAfterDiscounts: 20_000,
      items: [{ ...shoes, lineTotalAfterDiscounts: 20_000 }],
      promoItems: [{ ...socks, name: "Shoe 200101", unitPrice: 1_500, price: 0, available: 1_000_000 }],
      droppedPromoItems: [],
    });
    expect(await info({ items: [shoes], promoCodes: codes, promoItems: [halfPrice] })).toMatchObject({
      itemSubtotalAfterDiscounts: 20_500,
      promoItems: [{ ...halfPrice, price: 500 }],
    });
  });

  test("of a size that the cart has the last piece of are sold out", async () => {
    const last = { productId: "100101", variantId: "100101-10" };
    const cart = { items: [{ ...last, qty: 1 }], promoCodes: codes };
    const { offers } = await choices(cart);
    expect(offers[0]?.choices.find(({ productId }) => productId === last.productId)?.sizes).toMatchObject([{ available: 0 }]);
    const taken = await info({ ...cart, promoItems: [{ promotionId: offer.id, ...last }] });
    expect(taken).toMatchObject({ items: [{ ...last, available: 1 }], promoItems: [{ ...last, available: 0 }] });
  });

  test.each([
    ["without the offer's code", { items: [shoes], promoCodes: [], promoItems: [socks] }],
    [
      "below its minimum",
      { items: [{ ...shoes, productId: "100102", variantId: "100102-9" }], promoCodes: codes, promoItems: [socks] },
    ],
    ["of another offer", { items: [shoes], promoCodes: codes, promoItems: [{ ...socks, promotionId: "nothing" }] }],
    [
      "that the offer does not bring",
      { items: [shoes], promoCodes: codes, promoItems: [{ ...socks, productId: "400101", variantId: "400101-OS" }] },
    ],
    [
      "in a size that it does not bring",
      { items: [shoes], promoCodes: codes, promoItems: [{ ...socks, productId: "100101", variantId: "100101-9" }] },
    ],
    [
      "for members",
      { items: [shoes], promoCodes: codes, promoItems: [{ ...socks, productId: "300103", variantId: "300103-9" }] },
    ],
  ])("PROMO-06 are dropped %s, and are then part of no total", async (_, cart) => {
    const answer = await info(cart);
    expect(answer.promoItems).toEqual([]);
    expect(answer.droppedPromoItems).toMatchObject(cart.promoItems);
    expect(answer.itemSubtotalAfterDiscounts).toBe((await info({ ...cart, promoItems: [] })).itemSubtotalAfterDiscounts);
  });

  test("are one of each offer", () => {
    const cart = { items: [shoes], promoCodes: codes, promoItems: [socks, halfPrice] };
    expect(calls["checkout.info"].body.safeParse({ cart }).success).toBe(false);
  });

  test("PROMO-06 are ordered with the rest: a line at the offer's price, a piece of stock, one use of the offer", async () => {
    const body = sampleOrder(token(), { promoCodes: codes, promoItems: [halfPrice], total: 20_500 });
    const { orderNumber } = await place(body);
    const lines = await database.queries.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
    expect(lines.map(({ variantId, quantity, lineTotal, discount }) => [variantId, quantity, lineTotal, discount])).toEqual([
      ["100101-9", 1, 20_000, 0],
      ["200102-OS", 1, 2_000, 1_500],
    ]);
    const [order] = await database.queries.select().from(orders).where(eq(orders.number, orderNumber));
    expect(order?.promotions).toEqual([{ id: "socks-on-us", name: offer.name, discount: 1_500 }]);
    expect(await left("200102-OS")).toBe(999_999);
    expect(await database.queries.select().from(promotionUses)).toMatchObject([{ promotionId: "socks-on-us", used: 1 }]);
    // That was its only use.
    const again = await refusal(place(sampleOrder(token(), { promoCodes: codes, promoItems: [socks] })));
    expect(again).toMatchObject({ status: 422, code: "CartItemInvalid" });
    expect(await left("200101-OS")).toBe(1_000_000);
  });

  test("PROMO-06 that nobody took leave their offer unused, and out of the order", async () => {
    const { orderNumber } = await place(sampleOrder(token(), { promoCodes: codes }));
    const [order] = await database.queries.select().from(orders).where(eq(orders.number, orderNumber));
    expect(order?.promotions).toEqual([]);
    expect(await database.queries.select().from(promotionUses)).toEqual([]);
    // So its only use is still there for the next order.
    await place(sampleOrder(token(), { promoCodes: codes, promoItems: [socks] }));
    expect(await database.queries.select().from(promotionUses)).toMatchObject([{ promotionId: "socks-on-us", used: 1 }]);
  });

  test("go back on the shelf, and their offer is as good as unused, when the payment is declined", async () => {
    const declined = tokenFor(vault, "4000111111111115");
    const error = await refusal(place(sampleOrder(declined, { promoCodes: codes, promoItems: [socks] })));
    expect(error).toMatchObject({ code: "PaymentDeclined" });
    expect(await left("200101-OS")).toBe(1_000_000);
    expect(await database.queries.select().from(promotionUses)).toMatchObject([{ promotionId: "socks-on-us", used: 0 }]);
  });

  test("PROMO-06 are not left out of an order unsaid when their offer has ended", async () => {
    const error = await refusal(place(sampleOrder(token(), { promoItems: [socks] })));
    expect(error).toMatchObject({ code: "CartItemInvalid", extra: { issues: [{ path: "body.cart.promoItems.0" }] } });
    expect(error?.message).toBe("An offer no longer brings what you took from it (Shoe 200101), so check your cart.");
  });

  test("that are bought too share the shelf: the last one is not given twice", async () => {
    await database.queries.update(stockTable).set({ qty: 1 }).where(eq(stockTable.variantId, "200101-OS"));
    const bought = { productId: "200101", variantId: "200101-OS", qty: 1 };
    const error = await refusal(
      place(sampleOrder(token(), { items: [shoes, bought], promoCodes: codes, promoItems: [socks], total: 21_500 })),
    );
    expect(error).toMatchObject({ code: "ItemSoldOut" });
    expect(error?.extra.issues?.map(({ path }) => path)).toEqual(["body.cart.items.1.qty", "body.cart.promoItems.0"]);
    expect(await left("200101-OS")).toBe(1);
    expect(await left("100101-9")).toBe(5);
  });

  test("PROMO-06 never cost more than by themselves nor less than nothing, and totals are the sums of the lines", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(socks, halfPrice, { ...socks, productId: "100101", variantId: "100101-10" }),
        async (qty, item) => {
          const answer = await info({ items: [{ ...shoes, qty }], promoCodes: codes, promoItems: [item] });
          for (const { price, unitPrice } of answer.promoItems) {
            expect(price).toBeGreaterThanOrEqual(0);
            expect(price).toBeLessThanOrEqual(unitPrice);
          }
          const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(answer.itemSubtotalAfterDiscounts).toBe(
            sum(answer.items.map((line) => line.lineTotalAfterDiscounts)) + sum(answer.promoItems.map(({ price }) => price)),
          );
          expect(answer.itemSubtotal - answer.totalDiscount).toBe(answer.itemSubtotalAfterDiscounts);
        },
      ),
      { numRuns: 20 },
    );
  });
});
