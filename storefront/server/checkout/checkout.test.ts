import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { demoPromotions } from "#catalogue/promotions.ts";
import { checkoutInfo, checkoutOrders, checkoutPlacement } from "#contract/checkout.ts";
import { failure } from "../api-error.fixture.ts";
import type { Database } from "../database/database.ts";
import { eq, sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import {
  idempotencyKeys,
  orderLines,
  orders,
  outboxMails,
  payments,
  placements,
  promotionCustomerUses,
  promotionUses,
  sandboxTransactions,
  stock as stockTable,
} from "../database/schema/schema.ts";
import { createOrders } from "../orders/orders.ts";
import { CaptureRefused, GatewayUnreachable, type PaymentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { createGuesses } from "../security/guesses.ts";
import type { RequestContext } from "../service.ts";
import { createStock } from "../stock/stock.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { newKey, type OrderBody, sampleOrder, sampleProductById, startAnew, tokenFor } from "./checkout.fixture.ts";
import { type Checkout, type CheckoutOptions, createCheckout } from "./create-checkout.ts";

const secret = new Uint8Array(32).fill(7);
const visa = "4111111111111111";

let database: Database;
const vault = createVault(secret);

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await startAnew(database);
});

function open(changes: Partial<CheckoutOptions> & { decorate?: (gateway: PaymentGateway) => PaymentGateway } = {}): Checkout {
  const { decorate = (gateway) => gateway, ...options } = changes;
  return createCheckout({
    promotions: demoPromotions,
    database,
    stock: createStock(database),
    gateway: decorate(createSandboxGateway(database, vault)),
    vouchers: createVouchers({ database, secret }),
    productById: sampleProductById,
    ...options,
  });
}

const context = (idempotencyKey: string = newKey(), country: "nz" | "au" = "nz"): RequestContext => ({
  country,
  requestId: "test",
  clientAddress: "127.0.0.1",
  idempotencyKey,
});

function place(checkout: Checkout, body: OrderBody, key?: string) {
  return Promise.resolve(checkout.service["checkout.orders"]({ params: undefined, query: undefined, body }, context(key)));
}

function ask(checkout: Checkout, cart: { items: OrderBody["cart"]["items"]; promoCodes?: string[] }, more: object = {}) {
  const body = checkoutInfo.body.parse({ cart, ...more });
  return Promise.resolve(checkout.service["checkout.info"]({ params: undefined, query: undefined, body }, context()));
}

async function left(variantId: string): Promise<number> {
  const rows = await database.queries.select().from(stockTable).where(eq(stockTable.variantId, variantId));
  return rows.find(({ country }) => country === "nz")?.qty ?? 0;
}

async function books() {
  const [orderRows, paymentRows, transactions, mails, held] = await Promise.all([
    database.queries.select().from(orders),
    database.queries.select().from(payments),
    database.queries.select().from(sandboxTransactions),
    database.queries.select().from(outboxMails),
    database.queries.select().from(placements),
  ]);
  return {
    orders: orderRows.map(({ state }) => state),
    payments: paymentRows.map(({ state }) => state),
    gateway: transactions.map(({ state }) => state),
    mails: mails.length,
    placements: held.map(({ state }) => state),
  };
}

/** Everything is as if nobody had tried, but for what the gateway and the placement remember of it. */
async function expectUndone(placement: string, gateway: string[]) {
  expect(await books()).toEqual({ orders: [], payments: [], gateway, mails: 0, placements: [placement] });
  expect(await left("100101-9")).toBe(5);
  expect((await database.queries.select().from(promotionUses)).every(({ used }) => used === 0)).toBe(true);
  expect((await database.queries.select().from(promotionCustomerUses)).every(({ used }) => used === 0)).toBe(true);
}

describe("asking what a cart costs", () => {
  const shoes = { productId: "100101", variantId: "100101-9", qty: 1 };

  test("CHK-11 CHK-13 CHK-16 answers totals, promotions, shipping methods and stores from the shop's own prices", async () => {
    const answer = await ask(open(), { items: [shoes], promoCodes: ["firstdibs"] });
    expect(checkoutInfo.response.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      itemSubtotal: 20_000,
      totalDiscount: 2_000,
      itemSubtotalAfterDiscounts: 18_000,
      shipping: null,
      grandTotal: 18_000,
      taxIncluded: 2_348,
      amountOutstanding: 18_000,
      selectedShippingMethod: null,
      storeIdsWithStock: [],
      creditUsages: {},
      freeDeliveryRemaining: 0,
      items: [{ ...shoes, unitPrice: 20_000, lineTotal: 20_000, lineTotalAfterDiscounts: 18_000, available: 5 }],
    });
    expect(answer.promotions.appliedPromotions).toEqual([
      {
        id: "first-dibs",
        name: "10% off your first order",
        exclusive: false,
        relatedCouponCodes: ["FIRSTDIBS"],
        bringsItem: false,
      },
    ]);
    expect(answer.availableShippingMethods.map(({ code, available }) => ({ code, available }))).toEqual([
      { code: "express", available: true },
      { code: "standard", available: true },
      { code: "pickup", available: false },
    ]);
  });

  test("charges for shipping below the threshold once a method is chosen", async () => {
    const items = [{ productId: "100102", variantId: "100102-9", qty: 1 }];
    const answer = await ask(open(), { items }, { shipping: { type: "DELIVERY", options: { methodCode: "express" } } });
    expect(answer).toMatchObject({
      selectedShippingMethod: "express",
      shipping: 1_000,
      grandTotal: 10_900,
      freeDeliveryRemaining: 5_100,
    });
  });

  test("SHIP-05 selects no method that cannot be had", async () => {
    const answer = await ask(
      open(),
      { items: [shoes] },
      { shippingAddress: { country: "AU" }, shipping: { type: "DELIVERY", options: { methodCode: "express" } } },
    );
    expect(answer.selectedShippingMethod).toBeNull();
    expect(answer.availableShippingMethods.every(({ available }) => !available)).toBe(true);
  });

  test("SHIP-05 has Express go to no box of the post, neither asked about nor ordered", async () => {
    const box = { ...sampleOrder("").shippingAddress, street1: "PO Box 911" };
    const express = { type: "DELIVERY", options: { methodCode: "express" } } as const;
    const answer = await ask(open(), { items: [shoes] }, { shippingAddress: box, shipping: express });
    expect(answer.selectedShippingMethod).toBeNull();
    expect(answer.availableShippingMethods.map(({ code, available }) => [code, available])).toEqual([
      ["express", false],
      ["standard", true],
      ["pickup", false],
    ]);
    const order = { ...sampleOrder(tokenFor(vault, visa)), shippingAddress: box };
    expect(await failure(place(open(), { ...order, shipping: express }))).toMatchObject({
      status: 422,
      code: "ShippingMethodUnavailable",
    });
    await place(open(), { ...order, shipping: { type: "DELIVERY", options: { methodCode: "standard" } } });
  });

  test("CHK-15 SHIP-06 SHIP-07 offers pickup in stores with stock only", async () => {
    const checkout = open({ storesWithStock: async () => ["0012"] });
    const at = (erpStoreId: string) => ({
      shipping: { type: "STORE_PICKUP", options: { methodCode: "pickup", store: { erpStoreId } } },
    });
    expect(await ask(checkout, { items: [shoes] }, at("0012"))).toMatchObject({
      selectedShippingMethod: "pickup",
      storeIdsWithStock: ["0012"],
    });
    expect((await ask(checkout, { items: [shoes] }, at("0099"))).selectedShippingMethod).toBeNull();
    expect((await ask(open(), { items: [shoes] }, at("0012"))).selectedShippingMethod).toBeNull();
  });

  test("CHK-12 says why an offer does not apply, and with which limit", async () => {
    await database.queries
      .insert(promotionCustomerUses)
      .values({ country: "nz", promotionId: "first-dibs", customer: "mere@example.co.nz", used: 1 });
    const answer = await ask(
      open(),
      { items: [shoes], promoCodes: ["FIRSTDIBS", "SOCKS3FOR2"] },
      { email: "Mere+again@example.co.nz" },
    );
    expect(answer.promotions.appliedPromotions).toEqual([]);
    expect(answer.promotions.disallowedPromotions).toMatchObject([
      { id: "first-dibs", disallowReason: "PromotionPerCustomerUsageExceeded", usageCountLimit: 1 },
      { id: "socks-3-for-2", disallowReason: "NoApplicableCartItems" },
    ]);
    expect(checkoutInfo.response.parse(answer)).toEqual(answer);
  });

  test("ERRCAT-01 ERRCAT-02 refuses products and variants it does not know, naming the lines", async () => {
    const product = await failure(ask(open(), { items: [shoes, { productId: "no such", variantId: "x", qty: 1 }] }));
    expect(product).toMatchObject({ status: 422, code: "ProductNotFound", message: "Product not found." });
    expect(product.extra.issues).toEqual([{ path: "body.cart.items.1.productId", message: "Product not found." }]);
    const variant = await failure(ask(open(), { items: [{ ...shoes, variantId: "100101-99" }] }));
    expect(variant).toMatchObject({ status: 422, code: "ProductVariantNotFound", message: "Product variant not found." });
  });

  test("prices the largest cart that the wire lets in", async () => {
    const items = Array.from({ length: 200 }, () => ({ ...shoes, qty: 9999 }));
    const answer = await ask(open(), { items, promoCodes: ["FIRSTDIBS"] });
    expect(answer.itemSubtotal).toBe(200 * 9999 * 20_000);
    expect(checkoutInfo.response.safeParse(answer).success).toBe(true);
  });

  test("changes nothing", async () => {
    await ask(open(), { items: [shoes], promoCodes: ["FIRSTDIBS"] }, { email: "mere@example.co.nz" });
    expect(await books()).toEqual({ orders: [], payments: [], gateway: [], mails: 0, placements: [] });
    expect(await left("100101-9")).toBe(5);
    expect(await database.queries.select().from(promotionUses)).toEqual([]);
  });
});

describe("placing an order", () => {
  test("records order, payment and mail, takes the stock and captures the money", async () => {
    const sent = sampleOrder(tokenFor(vault, visa));
    const card = { amount: 20_000, token: tokenFor(vault, visa), deviceData: "device", type: "immediate" as const };
    sent.cart = { ...sent.cart, payment: { methods: { card: [card] } } };
    sent.billingAddress = { ...sent.billingAddress, company: "Weka Ltd", street2: "Level 2" };
    const asked = vi.fn();
    const checkout = open({
      decorate: (gateway) => ({
        ...gateway,
        authorise: (request) => {
          asked(request);
          return gateway.authorise(request);
        },
      }),
    });
    const answer = await place(checkout, checkoutOrders.body.parse(sent));
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        amount: 20_000,
        currency: "NZD",
        token: card.token,
        deviceData: "device",
        orderNumber: answer.orderNumber,
      }),
    );
    expect(checkoutOrders.response.parse(answer)).toEqual(answer);
    expect(answer.orderNumber).toMatch(/^TT\d{8}$/);
    expect(answer.totals).toMatchObject({ grandTotal: 20_000, shipping: 0, taxIncluded: 2_609 });
    expect(await books()).toEqual({
      orders: ["placed"],
      payments: ["captured"],
      gateway: ["captured"],
      mails: 1,
      placements: ["placed"],
    });
    expect(await left("100101-9")).toBe(4);
    const [order] = await database.queries.select().from(orders);
    expect(order).toMatchObject({
      number: answer.orderNumber,
      contact: { ...sent.contact, phone: "+64215550184" },
      shippingAddress: sent.shippingAddress,
      billingAddress: sent.billingAddress,
      shipping: { methodCode: "express", instructions: "Behind the blue gate." },
    });
    const [placement] = await database.queries.select().from(placements);
    expect(placement).toMatchObject({ draft: null, settled: true });
  });

  test("what goes into an order can be looked up by its number and e-mail", async () => {
    const { orderNumber } = await place(open(), sampleOrder(tokenFor(vault, visa)));
    const service = createOrders({ database, secret });
    const { token } = await service["orders.lookup"](
      { params: undefined, query: undefined, body: { orderNumber, email: "mere@example.co.nz" } },
      context(),
    );
    const order = await service["orders.get"]({ params: { number: orderNumber }, query: { token }, body: undefined }, context());
    expect(order).toMatchObject({
      number: orderNumber,
      payment: { label: "Visa ending 1111" },
      items: [{ size: "9", status: "processing" }],
    });
  });

  test("the mail says what was bought, where it goes and what it cost", async () => {
    const body = sampleOrder(tokenFor(vault, visa));
    await place(open(), body);
    const [mail] = await database.queries.select().from(outboxMails);
    expect(mail).toMatchObject({ recipient: "mere@example.co.nz", state: "pending" });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("Osker Shoe 100101");
      expect(part).toContain("$200.00");
      expect(part).toContain("12 Ponsonby Road");
      expect(part).toContain("Visa ending 1111");
    }
  });

  test("is idempotent: the same key and body answer the same bytes and charge once", async () => {
    const checkout = open();
    const body = sampleOrder(tokenFor(vault, visa));
    const key = newKey();
    const first = await place(checkout, body, key);
    const again = await place(checkout, structuredClone(body), key);
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect((await books()).gateway).toEqual(["captured"]);
    expect(await left("100101-9")).toBe(4);
  });

  test("a body with its keys in another order is the same body", async () => {
    const checkout = open();
    const body = sampleOrder(tokenFor(vault, visa));
    const key = newKey();
    const first = await place(checkout, body, key);
    const turned = Object.fromEntries(Object.entries(body).reverse()) as OrderBody;
    expect(await place(checkout, turned, key)).toEqual(first);
  });

  test("a key that was used for another body is refused", async () => {
    const checkout = open();
    const key = newKey();
    await place(checkout, sampleOrder(tokenFor(vault, visa)), key);
    const other = await failure(place(checkout, sampleOrder(tokenFor(vault, visa)), key));
    expect(other).toMatchObject({ status: 422, code: "IdempotencyKeyReused" });
    expect((await books()).orders).toEqual(["placed"]);
  });

  test("a guest's cart is ordered once, under whatever keys; one that came to nothing is still to be ordered", async () => {
    const checkout = open();
    const from = (cartId: string, card = visa) => {
      const body = sampleOrder(tokenFor(vault, card));
      return { ...body, cart: { ...body.cart, id: cartId } };
    };
    expect((await failure(place(checkout, from("cart-1", "4000111111111115")))).code).toBe("PaymentDeclined");
    const both = await Promise.allSettled([place(checkout, from("cart-1")), place(checkout, from("cart-1"))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await failure(place(checkout, from("cart-1")))).code).toBe("CartOrdered");
    expect((await books()).gateway).toEqual(["declined", "captured"]);
    await place(checkout, from("cart-2"));
    expect((await books()).orders).toHaveLength(2);
  });

  test("the same key in the other country is another key", async () => {
    const checkout = open();
    const key = newKey();
    await place(checkout, sampleOrder(tokenFor(vault, visa)), key);
    const inAustralia = failure(
      Promise.resolve(
        checkout.service["checkout.orders"]({ params: undefined, query: undefined, body: sampleOrder("x") }, context(key, "au")),
      ),
    );
    expect(await inAustralia).toMatchObject({ code: "UnprocessableRequest" });
  });

  test.each([[undefined], ["short"], ["with a space in the middle of it"], ["x".repeat(129)]])(
    "refuses the key %j",
    async (key) => {
      const body = sampleOrder(tokenFor(vault, visa));
      const call = open().service["checkout.orders"]({ params: undefined, query: undefined, body }, {
        ...context(),
        ...(key === undefined ? { idempotencyKey: undefined } : { idempotencyKey: key }),
      } as RequestContext);
      expect(await failure(Promise.resolve(call))).toMatchObject({ status: 400 });
      expect((await books()).placements).toEqual([]);
    },
  );

  test("while an order is being placed its key is in flight", async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const checkout = open({
      onStep: async (step) => {
        if (step !== "reserved") return;
        reach();
        await released;
      },
    });
    const body = sampleOrder(tokenFor(vault, visa));
    const key = newKey();
    const first = place(checkout, body, key);
    await reached;
    expect(await failure(place(checkout, body, key))).toMatchObject({
      status: 409,
      code: "IdempotencyKeyInFlight",
      retryAfter: 2,
    });
    release();
    const answer = await first;
    expect(await place(checkout, body, key)).toEqual(answer);
  });

  describe("asked about by its key alone", () => {
    const nothing = { params: undefined, query: undefined, body: undefined };
    const placement = async (checkout: Checkout, key: string) =>
      checkoutPlacement.response.parse(await checkout.service["checkout.placement"](nothing, context(key)));
    const withdraw = async (checkout: Checkout, key: string) =>
      checkoutPlacement.response.parse(await checkout.service["checkout.withdraw"](nothing, context(key)));

    test("is unknown, pending, then placed as it was answered, in its own country", async () => {
      const key = newKey();
      const seen: unknown[] = [];
      const checkout: Checkout = open({
        onStep: async (step) => {
          if (step === "authorised") seen.push(await placement(checkout, key), await withdraw(checkout, key));
        },
      });
      seen.push(await placement(checkout, key));
      const answer = await place(checkout, sampleOrder(tokenFor(vault, visa)), key);
      expect(seen).toEqual([{ state: "unknown" }, { state: "pending" }, { state: "pending" }]);
      expect(await placement(checkout, key)).toEqual({ state: "placed", ...answer });
      expect(await withdraw(checkout, key)).toEqual({ state: "placed", ...answer });
      expect(await checkout.service["checkout.placement"](nothing, context(key, "au"))).toEqual({ state: "unknown" });
      expect((await books()).orders).toEqual(["placed"]);
    });

    test("was declined for good", async () => {
      const checkout = open();
      const key = newKey();
      await failure(place(checkout, sampleOrder(tokenFor(vault, "4000111111111115")), key));
      expect(await placement(checkout, key)).toMatchObject({ state: "notPlaced", error: { code: "PaymentDeclined" } });
    });

    test("was refused before anything was held: unknown, and the key is free", async () => {
      const checkout = open();
      const key = newKey();
      await failure(place(checkout, sampleOrder(tokenFor(vault, visa), { total: 1 }), key));
      expect(await placement(checkout, key)).toEqual({ state: "unknown" });
      expect(await place(checkout, sampleOrder(tokenFor(vault, visa)), key)).toHaveProperty("orderNumber");
    });

    test("withdrawn before it arrived: whatever arrives with the key is refused and charges nothing", async () => {
      const checkout = open();
      const key = newKey();
      expect(await withdraw(checkout, key)).toMatchObject({ state: "notPlaced", error: { code: "OrderWithdrawn" } });
      const late = await failure(place(checkout, sampleOrder(tokenFor(vault, visa)), key));
      expect(late).toMatchObject({ status: 422, code: "IdempotencyKeyReused" });
      expect(await placement(checkout, key)).toMatchObject({ state: "notPlaced", error: { code: "OrderWithdrawn" } });
      expect(await books()).toMatchObject({ orders: [], gateway: [], placements: [] });
    });
  });

  test("a price that was tampered with changes nothing but the answer", async () => {
    const error = await failure(place(open(), sampleOrder(tokenFor(vault, visa), { total: 1 })));
    expect(error).toMatchObject({ status: 409, code: "TotalChanged" });
    expect(error.extra.details?.totals).toMatchObject({ grandTotal: 20_000 });
    expect((await books()).placements).toEqual([]);
  });

  test("payments that do not add up to the cent are refused before anything is charged", async () => {
    const body = sampleOrder(tokenFor(vault, visa));
    for (const card of [[{ ...body.cart.payment.methods.card![0]!, amount: 19_999 }], []]) {
      const cart = { ...body.cart, payment: { methods: { card } } };
      expect(await failure(place(open(), { ...body, cart }))).toMatchObject({ status: 422, code: "PaymentAmountMismatch" });
    }
    expect((await books()).gateway).toEqual([]);
  });

  test("a guest cannot pay with a saved card", async () => {
    const body = sampleOrder(tokenFor(vault, visa));
    const card = [{ ...body.cart.payment.methods.card![0]!, type: "saved" as const }];
    expect(await failure(place(open(), { ...body, cart: { ...body.cart, payment: { methods: { card } } } }))).toMatchObject({
      code: "PaymentDeclined",
    });
  });

  test("refuses a shipping method that cannot be had", async () => {
    const body = sampleOrder(tokenFor(vault, visa));
    const shipping = { type: "STORE_PICKUP", options: { methodCode: "pickup", store: { erpStoreId: "0012" } } } as const;
    expect(await failure(place(open(), { ...body, shipping }))).toMatchObject({ status: 422, code: "ShippingMethodUnavailable" });
  });

  test("checks contact, addresses and instructions by the forms' rules and words", async () => {
    const body = sampleOrder(tokenFor(vault, visa));
    const error = await failure(
      place(open(), {
        ...body,
        contact: { ...body.contact, email: "mere", firstName: "", phone: "12" },
        shippingAddress: { ...body.shippingAddress, postcode: "10110", country: "NZ" },
        billingAddress: { ...body.billingAddress, country: "AU" },
        shipping: { ...body.shipping, options: { ...body.shipping.options, instructions: { delivery: "x".repeat(251) } } },
      }),
    );
    expect(error).toMatchObject({ status: 422, code: "UnprocessableRequest" });
    expect(error.extra.issues).toEqual(
      expect.arrayContaining([
        { path: "body.contact.email", message: "Enter a valid email address." },
        { path: "body.contact.firstName", message: "Enter your first name." },
        { path: "body.contact.phone", message: "Enter a valid phone number." },
        { path: "body.shippingAddress.postcode", message: "Use 4 digits." },
        { path: "body.billingAddress.state", message: "Choose a state." },
        { path: "body.shipping.options.instructions.delivery", message: "Use 250 characters or fewer." },
      ]),
    );
  });

  test("text that no database takes is an answer, not a failure", async () => {
    const body = sampleOrder(tokenFor(vault, visa));
    const odd = "gate\u0000 \ud800 code";
    const answer = await place(open(), {
      ...body,
      shipping: { ...body.shipping, options: { methodCode: "express", instructions: { delivery: odd } } },
    });
    expect(answer.orderNumber).toBeTruthy();
  });

  test.each([
    ["discontinued", { productId: "300102", variantId: "300102-9", qty: 1 }, "productStateInvalid"],
    ["members only", { productId: "300103", variantId: "300103-9", qty: 1 }, "notLoggedIn"],
    ["not released", { productId: "300104", variantId: "300104-9", qty: 1 }, "productStateInvalid"],
    ["too many in all", { productId: "300101", variantId: "300101-9", qty: 4 }, "productQtyMaxViolated"],
    ["no multiple", { productId: "300101", variantId: "300101-9", qty: 1 }, "qtyMultipleInvalid"],
    ["absurd", { productId: "100101", variantId: "100101-9", qty: 9999 }, "qtyMaxViolated"],
  ])("refuses a line that is %s", async (_what, item, flag) => {
    const error = await failure(place(open(), sampleOrder(tokenFor(vault, visa), { items: [item], total: item.qty * 20_000 })));
    expect(error).toMatchObject({ status: 422, code: "CartItemInvalid" });
    expect(error.extra.issues).toContainEqual({ path: "body.cart.items.0", message: flag });
    expect(error.message).toMatch(/^Your cart can't be ordered as it is, so check \S.*\.$/);
    expect((await books()).placements).toEqual([]);
  });

  test("a product's maximum holds over all its lines", async () => {
    const items = ["300101-9", "300101-9"].map((variantId) => ({ productId: "300101", variantId, qty: 2 }));
    const error = await failure(place(open(), sampleOrder(tokenFor(vault, visa), { items, total: 80_000 })));
    expect(error.extra.issues).toContainEqual({ path: "body.cart.items.0", message: "productQtyMaxViolated" });
  });

  test("ERRCAT-54 says what is sold out and names its lines, charges nothing and binds no key", async () => {
    const checkout = open();
    const items = [
      { productId: "100101", variantId: "100101-9", qty: 1 },
      { productId: "100101", variantId: "100101-10", qty: 2 },
    ];
    const key = newKey();
    const body = sampleOrder(tokenFor(vault, visa), { items, total: 60_000 });
    const error = await failure(place(checkout, body, key));
    expect(error).toMatchObject({ status: 409, code: "ItemSoldOut" });
    expect(error.message).toBe("Somebody was faster: there isn't enough left of Osker Shoe 100101, size 10.");
    expect(error.extra.issues).toEqual([{ path: "body.cart.items.1.qty", message: "Only 1 left." }]);
    expect(error.extra.details?.items).toEqual([{ productId: "100101", variantId: "100101-10", qty: 2, available: 1 }]);
    expect(await left("100101-9")).toBe(5);
    expect((await books()).gateway).toEqual([]);
    expect(await database.queries.select().from(idempotencyKeys)).toEqual([]);
  });

  test("what is not stocked never sells out", async () => {
    const items = [{ productId: "400101", variantId: "400101-OS", qty: 3 }];
    const shipping = { type: "DELIVERY", options: { methodCode: "email" } } as const;
    const answer = await place(open(), { ...sampleOrder(tokenFor(vault, visa), { items, total: 15_000 }), shipping });
    expect(answer.totals.grandTotal).toBe(15_000);
  });
});

describe("the gateway's noes", () => {
  test.each([
    ["ERRCAT-55", "4000111111111115", "PaymentDeclined", "declined", /^Your bank declined the payment, so try another card/],
    [
      "ERRCAT-57",
      "30569309025904",
      "PaymentInstrumentTypeNotAccepted",
      "notAccepted",
      /^We don't take that kind of card, so use Visa/,
    ],
    [
      "ERRCAT-58",
      "4000000000000085",
      "PaymentNotProcessed",
      "notProcessed",
      /^We are unable to process your payment\. You haven't been/,
    ],
  ])("%s %s: it says why, everything is undone and the answer is kept", async (_, number, code, gatewayState, message) => {
    const checkout = open();
    const key = newKey();
    const body = sampleOrder(tokenFor(vault, number), { promoCodes: ["FIRSTDIBS"], total: 18_000 });
    const first = await failure(place(checkout, body, key));
    expect(first).toMatchObject({ status: 402, code, message: expect.stringMatching(message) });
    await expectUndone("declined", [gatewayState]);
    const again = await failure(place(checkout, body, key));
    expect(JSON.stringify(again.toBody())).toBe(JSON.stringify(first.toBody()));
    expect((await books()).placements).toEqual(["declined"]);
  });

  test("after a decline another card places the order", async () => {
    const checkout = open();
    await failure(place(checkout, sampleOrder(tokenFor(vault, "4000111111111115"))));
    await place(checkout, sampleOrder(tokenFor(vault, visa)));
    expect((await books()).gateway.sort()).toEqual(["captured", "declined"]);
    expect(await left("100101-9")).toBe(4);
  });

  test("a token works once", async () => {
    const checkout = open();
    const token = tokenFor(vault, visa);
    await place(checkout, sampleOrder(token));
    expect(await failure(place(checkout, sampleOrder(token)))).toMatchObject({ status: 402, code: "PaymentDeclined" });
    expect((await books()).orders).toEqual(["placed"]);
    expect(await left("100101-9")).toBe(4);
  });

  test("a token that is old, foreign or nonsense is refused", async () => {
    const old = createVault(secret, () => Date.now() - 16 * 60_000);
    const foreign = createVault(new Uint8Array(32).fill(9));
    for (const token of [tokenFor(old, visa), tokenFor(foreign, visa), "nonsense", ""]) {
      expect(await failure(place(open(), sampleOrder(token)))).toMatchObject({ status: 402, code: "PaymentDeclined" });
    }
    expect((await books()).gateway).toEqual([]);
  });

  test("PAY-32 an unrecoverable payment gives everything back and leaves an order number", async () => {
    const checkout = open();
    const key = newKey();
    const body = sampleOrder(tokenFor(vault, "4000000000000119"));
    const error = await failure(place(checkout, body, key));
    expect(error).toMatchObject({ status: 502, code: "PaymentFailureUnrecoverable" });
    const [order] = await database.queries.select().from(orders);
    expect(error.extra.orderNumber).toBe(order?.number);
    expect(await books()).toEqual({
      orders: ["failed"],
      payments: ["failed"],
      gateway: ["unrecoverable"],
      mails: 0,
      placements: ["failed"],
    });
    expect(await left("100101-9")).toBe(5);
    const again = await failure(place(checkout, body, key));
    expect(again.toBody()).toEqual(error.toBody());
  });

  test("a timeout after the money was held becomes the order it was, charged once", async () => {
    const onError = vi.fn();
    const checkout = open({ onError });
    const body = sampleOrder(tokenFor(vault, "4000000000002222"));
    const key = newKey();
    const answer = await place(checkout, body, key);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringContaining(answer.orderNumber),
      cause: expect.any(GatewayUnreachable),
    });
    expect(await place(checkout, body, key)).toEqual(answer);
    expect(await books()).toEqual({
      orders: ["placed"],
      payments: ["captured"],
      gateway: ["captured"],
      mails: 1,
      placements: ["placed"],
    });
  });

  test("a gateway slower than the deadline is asked once and its hold is found", async () => {
    const held = Promise.withResolvers<void>();
    const checkout = open({
      gatewayDeadline: 50,
      decorate: (gateway) => ({
        ...gateway,
        authorise: async (request) => {
          await gateway.authorise(request);
          await held.promise;
          throw new Error("too late to matter");
        },
      }),
    });
    const answer = await place(checkout, sampleOrder(tokenFor(vault, visa)));
    held.resolve();
    expect(answer.orderNumber).toBeTruthy();
    expect((await books()).gateway).toEqual(["captured"]);
  });
});

describe("what is left half done", () => {
  /** A server that dies at a step: nothing after it ever happens there. */
  async function dieAt(step: string, options: Partial<CheckoutOptions> = {}, card = visa) {
    const died = Promise.withResolvers<void>();
    const checkout = open({
      ...options,
      onStep: (at) => {
        if (at !== step) return;
        died.resolve();
        return new Promise<never>(() => undefined);
      },
    });
    const body = sampleOrder(tokenFor(vault, card), { promoCodes: ["FIRSTDIBS"], total: 18_000 });
    const key = newKey();
    void place(checkout, body, key);
    await died.promise;
    await database.queries.update(placements).set({ leaseUntil: new Date(0) });
    await database.queries.update(payments).set({ captureAfter: new Date(0) });
    return { body, key };
  }

  test("before the gateway was asked: given back, and the key is free again", async () => {
    const { body, key } = await dieAt("reserved");
    const checkout = open({ believeMissingAfter: 0 });
    await checkout.recovery.runOnce();
    await expectUndone("abandoned", []);
    const answer = await place(checkout, body, key);
    expect(answer.totals.grandTotal).toBe(18_000);
    expect((await books()).gateway).toEqual(["captured"]);
  });

  test("not found at the gateway is not believed too early", async () => {
    await dieAt("reserved");
    await open().recovery.runOnce();
    expect((await books()).placements).toEqual(["reserved"]);
    expect(await left("100101-9")).toBe(4);
  });

  test("after the money was held: the order is finished and captured, and the key answers", async () => {
    const { body, key } = await dieAt("authorised");
    const checkout = open();
    await checkout.recovery.runOnce();
    expect(await books()).toEqual({
      orders: ["placed"],
      payments: ["captured"],
      gateway: ["captured"],
      mails: 1,
      placements: ["placed"],
    });
    const answer = await place(checkout, body, key);
    const [order] = await database.queries.select().from(orders);
    expect(answer.orderNumber).toBe(order?.number);
    expect(await left("100101-9")).toBe(4);
  });

  test("after the order was recorded: the money is captured", async () => {
    await dieAt("placed");
    expect((await books()).payments).toEqual(["authorised"]);
    await open().recovery.runOnce();
    expect(await books()).toMatchObject({ orders: ["placed"], payments: ["captured"], gateway: ["captured"] });
  });

  test("a decline that nobody lived to record is recorded", async () => {
    const { body, key } = await dieAt("authorised", {}, "4000111111111115");
    const checkout = open();
    await checkout.recovery.runOnce();
    await expectUndone("declined", ["declined"]);
    expect(await failure(place(checkout, body, key))).toMatchObject({ status: 402, code: "PaymentDeclined" });
  });

  test("recovery leaves alone what is being worked on, and does nothing twice", async () => {
    const checkout = open();
    await place(checkout, sampleOrder(tokenFor(vault, visa)));
    const before = await books();
    await checkout.recovery.runOnce();
    await checkout.recovery.runOnce();
    expect(await books()).toEqual(before);

    const died = Promise.withResolvers<void>();
    void place(
      open({
        onStep: () => {
          died.resolve();
          return new Promise<never>(() => undefined);
        },
      }),
      sampleOrder(tokenFor(vault, visa)),
    );
    await died.promise;
    await open({ believeMissingAfter: 0 }).recovery.runOnce();
    expect((await books()).placements.sort()).toEqual(["placed", "reserved"]);
  });

  test("a gateway that cannot be reached: the caller is told to ask again, and nothing is kept", async () => {
    const checkout = open({ believeMissingAfter: 0 });
    const body = sampleOrder(tokenFor(vault, "4000000000003337"));
    const key = newKey();
    expect(await failure(place(checkout, body, key))).toMatchObject({ status: 503, code: "PaymentPending", retryAfter: 5 });
    expect(await failure(place(checkout, body, key))).toMatchObject({ status: 409, code: "IdempotencyKeyInFlight" });
    await checkout.recovery.runOnce();
    await expectUndone("abandoned", []);
  });

  test("an authorisation that comes in after everything was given back is voided", async () => {
    const asked = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<void>();
    const checkout = open({
      decorate: (gateway) => ({
        ...gateway,
        authorise: async (request) => {
          asked.resolve();
          await slow.promise;
          return gateway.authorise(request);
        },
      }),
    });
    const placing = failure(place(checkout, sampleOrder(tokenFor(vault, visa))));
    await asked.promise;
    await database.queries.update(placements).set({ leaseUntil: new Date(0) });
    await open({ believeMissingAfter: 0 }).recovery.runOnce();
    slow.resolve();
    expect(await placing).toMatchObject({ code: "PaymentPending" });
    expect(await books()).toEqual({ orders: [], payments: [], gateway: ["voided"], mails: 0, placements: ["abandoned"] });
    expect(await left("100101-9")).toBe(5);
  });

  test("an authorisation that comes in after its server died for good is voided by recovery", async () => {
    await dieAt("reserved");
    const recovery = open({ believeMissingAfter: 0 }).recovery;
    await recovery.runOnce();
    const [placement] = await database.queries.select().from(placements);
    const gateway = createSandboxGateway(database, vault);
    await gateway.authorise({
      method: "card",
      reference: placement!.id,
      orderNumber: placement!.orderNumber,
      token: tokenFor(vault, visa),
      amount: placement!.amount,
      currency: "NZD",
    });
    await database.queries.update(placements).set({ leaseUntil: new Date(0) });
    await recovery.runOnce();
    expect((await books()).gateway).toEqual(["voided"]);
    const [after] = await database.queries.select().from(placements);
    expect(after?.settled).toBe(true);
  });

  test("attempts that came to nothing are forgotten 90 days later, unless money may still come in, and orders' never", async () => {
    const checkout = open();
    await failure(place(checkout, sampleOrder(tokenFor(vault, "4000111111111115"))));
    await failure(place(checkout, sampleOrder(tokenFor(vault, "4000000000000119"))));
    await place(checkout, sampleOrder(tokenFor(vault, visa)));
    await dieAt("reserved");
    await open({ believeMissingAfter: 0 }).recovery.runOnce();
    const left = async () => (await books()).placements.sort();
    const age = (days: number) =>
      database.queries.update(placements).set({ endedAt: sql`now() - make_interval(days => ${days})` });
    expect(await left()).toEqual(["abandoned", "declined", "failed", "placed"]);
    await age(89);
    await checkout.forgetOld();
    expect(await left()).toEqual(["abandoned", "declined", "failed", "placed"]);
    await age(91);
    await checkout.forgetOld();
    expect(await left()).toEqual(["abandoned", "failed", "placed"]);
    await database.queries.update(placements).set({ settled: true });
    await checkout.forgetOld();
    expect(await left()).toEqual(["failed", "placed"]);
  });

  test("a capture that fails is repeated until it is done; the order stands meanwhile", async () => {
    let broken = true;
    const checkout = open({
      decorate: (gateway) => ({
        ...gateway,
        capture: (id) => (broken ? Promise.reject(new GatewayUnreachable("away")) : gateway.capture(id)),
      }),
    });
    await place(checkout, sampleOrder(tokenFor(vault, visa)));
    expect(await books()).toMatchObject({ orders: ["placed"], payments: ["authorised"], gateway: ["authorised"] });
    broken = false;
    await database.queries.update(payments).set({ captureAfter: new Date(0) });
    await checkout.recovery.runOnce();
    expect(await books()).toMatchObject({ payments: ["captured"], gateway: ["captured"] });
  });

  test("a capture that is refused for good cancels the order and gives everything back", async () => {
    const checkout = open({
      decorate: (gateway) => ({ ...gateway, capture: () => Promise.reject(new CaptureRefused("expired")) }),
    });
    await place(checkout, sampleOrder(tokenFor(vault, visa), { promoCodes: ["FIRSTDIBS"], total: 18_000 }));
    expect(await books()).toMatchObject({ orders: ["failed"], payments: ["failed"] });
    expect(await left("100101-9")).toBe(5);
    expect((await database.queries.select().from(orderLines)).map(({ status }) => status)).toEqual(["cancelled"]);
    expect((await database.queries.select().from(promotionUses)).map(({ used }) => used)).toEqual([0]);
  });

  describe("a gateway that is silent for so long that there is always something to ask it again", () => {
    /** Looks at placements take no end. @returns the shop, and how often it has looked */
    async function endless(now: () => number) {
      await dieAt("reserved");
      await database.queries.execute(
        `create function due_again() returns trigger language plpgsql
          as 'begin new.lease_until := ''2020-01-01''; return new; end'`,
      );
      await database.queries.execute(
        "create trigger due_again before update on placements for each row execute function due_again()",
      );
      onTestFinished(async () => void (await database.queries.execute("drop function due_again cascade")));
      const findByReference = vi.fn(async () => {
        await new Promise(setImmediate);
        throw new GatewayUnreachable("silent");
      });
      const { recovery } = open({ now, decorate: (gateway) => ({ ...gateway, findByReference }) });
      return { recovery, findByReference };
    }

    test("keeps no capture waiting", async () => {
      const broken = open({
        decorate: (gateway) => ({ ...gateway, capture: () => Promise.reject(new GatewayUnreachable("away")) }),
      });
      await place(broken, sampleOrder(tokenFor(vault, visa)));
      let time = Date.now();
      const { recovery, findByReference } = await endless(() => {
        time += 2_000;
        return time;
      });
      await recovery.runOnce();
      expect(findByReference.mock.calls.length).toBeGreaterThan(1);
      expect((await books()).payments).toEqual(["captured"]);
    });

    test("does not keep the server from stopping", async () => {
      const { recovery, findByReference } = await endless(() => 0);
      const stop = recovery.start();
      onTestFinished(() => stop());
      await vi.waitFor(() => expect(findByReference.mock.calls.length).toBeGreaterThan(1), { timeout: 5_000 });
      await stop();
      expect((await books()).placements).toEqual(["reserved"]);
    });
  });

  test("recovery runs by itself and stops when told", async () => {
    await dieAt("authorised");
    const stop = open().recovery.start(20);
    onTestFinished(() => stop());
    await vi.waitFor(async () => expect((await books()).orders).toEqual(["placed"]), { timeout: 5_000 });
    await stop();
  });
});

describe("limits of offers", () => {
  test("a customer's use is counted with the order, whatever the spelling of the address", async () => {
    const checkout = open();
    const order = (email: string) => sampleOrder(tokenFor(vault, visa), { promoCodes: ["FIRSTDIBS"], total: 18_000, email });
    await place(checkout, order("mere@example.co.nz"));
    const second = await failure(place(checkout, order("MERE+two@example.co.nz")));
    expect(second).toMatchObject({ status: 409, code: "TotalChanged" });
    expect(second.extra.details?.totals).toMatchObject({ grandTotal: 20_000 });
    expect(second.message).toBe(
      "Offer 10% off your first order has been removed because it has already been redeemed. The total of your order is now NZ$200.00 and nothing was charged, so check it and place your order again.",
    );
    await place(checkout, order("hone@example.co.nz"));
  });

  test("an offer used up between showing and placing is re-priced, never silently", async () => {
    const limited = [
      {
        id: "last-one",
        name: "One only",
        codes: ["LASTONE"],
        exclusive: false,
        usageLimit: 1,
        customerLimit: null,
        scope: {},
        effect: { type: "percentOff", percent: 10 },
      },
    ] as const;
    const checkout = open({ promotions: { nz: limited, au: limited } });
    const order = (email: string) => sampleOrder(tokenFor(vault, visa), { promoCodes: ["LASTONE"], total: 18_000, email });
    const results = await Promise.allSettled(["a@b.nz", "c@d.nz", "e@f.nz"].map((email) => place(checkout, order(email))));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected")
        expect(result.reason).toMatchObject({
          status: 409,
          code: "TotalChanged",
          message: expect.stringMatching(
            /^Offer One only has been removed because it is no longer available\. The total .* NZ\$200\.00 and nothing was charged/,
          ),
        });
    }
    expect((await database.queries.select().from(promotionUses)).map(({ used }) => used)).toEqual([1]);
    expect(await left("100101-9")).toBe(4);
  });
});

describe("promo codes that are guessed", () => {
  const items = [{ productId: "100101", variantId: "100101-9", qty: 1 }];
  const tooMany = { status: 429, code: "TooManyRequests" };
  const askFrom = (checkout: Checkout, clientAddress: string, code: string, email?: string) =>
    Promise.resolve(
      checkout.service["checkout.info"](
        {
          params: undefined,
          query: undefined,
          body: checkoutInfo.body.parse({ cart: { items, promoCodes: [code] }, ...(email !== undefined && { email }) }),
        },
        { ...context(newKey(), clientAddress.endsWith("1") ? "au" : "nz"), clientAddress },
      ),
    );
  const openTwo = () => [open({ guesses: createGuesses(database) }), open({ guesses: createGuesses(database) })] as const;

  test("from one address: after thirty no code is judged, right or wrong, but those tried before still are", async () => {
    const replicas = openTwo();
    for (let index = 0; index < 30; index += 1) await askFrom(replicas[index % 2]!, "203.0.113.1", `GUESS${index}`);
    expect(await failure(askFrom(replicas[0], "203.0.113.1", "GUESS30"))).toMatchObject(tooMany);
    expect(await failure(askFrom(replicas[1], "203.0.113.1", "FIRSTDIBS"))).toMatchObject(tooMany);
    await askFrom(replicas[1], "203.0.113.1", "guess7");
    await askFrom(replicas[1], "203.0.113.2", "FIRSTDIBS");
  });

  test("for one e-mail address, from anywhere", async () => {
    const replicas = openTwo();
    const ask = (index: number) => askFrom(replicas[index % 2]!, `203.0.113.${index}`, `GUESS${index}`, "mere@example.co.nz");
    for (let index = 0; index < 20; index += 1) await ask(index);
    expect(await failure(ask(20))).toMatchObject(tooMany);
  });

  test("to learn who has used one: ten e-mail addresses a code, however they are spelt", async () => {
    const [checkout] = openTwo();
    const ask = (index: number, tag = "") => askFrom(checkout, "203.0.113.1", "FIRSTDIBS", `shopper${index}${tag}@example.co.nz`);
    for (let index = 0; index < 10; index += 1) await ask(index);
    await ask(3, "+tag");
    expect(await failure(ask(10))).toMatchObject(tooMany);
    await askFrom(checkout, "203.0.113.1", "FIRSTDIBS");
  });

  test("with an order that is asked about again: from anywhere it is the same order", async () => {
    const [checkout] = openTwo();
    const body = sampleOrder(tokenFor(vault, visa), { promoCodes: ["FIRSTDIBS"], total: 18_000 });
    const key = newKey();
    const placeFrom = (clientAddress: string) =>
      checkout.service["checkout.orders"]({ params: undefined, query: undefined, body }, { ...context(key), clientAddress });
    const placed = await placeFrom("203.0.113.3");
    for (let index = 0; index < 30; index += 1) await askFrom(checkout, "203.0.113.2", `GUESS${index}`);
    expect(await placeFrom("203.0.113.2")).toEqual(placed);
  });

  test("with an order: refused before anything is held", async () => {
    const [checkout] = openTwo();
    for (let index = 0; index < 30; index += 1) await askFrom(checkout, "127.0.0.1", `GUESS${index}`);
    const order = sampleOrder(tokenFor(vault, visa), { promoCodes: ["FIRSTDIBS"], total: 19_000 });
    expect(await failure(place(checkout, order))).toMatchObject(tooMany);
    expect(await books()).toMatchObject({ orders: [], gateway: [], placements: [] });
  });
});
