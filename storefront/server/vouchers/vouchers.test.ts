import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { failure } from "../api-error.fixture.ts";
import { newKey, sampleOrder, sampleProductById, startAnew, tokenFor } from "../checkout/checkout.fixture.ts";
import { type CheckoutOptions, createCheckout } from "../checkout/create-checkout.ts";
import type { Database } from "../database/database.ts";
import { eq, sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import {
  guesses,
  orders,
  outboxMails,
  payments,
  placements,
  sandboxTransactions,
  stock as stockTable,
  vouchers as vouchersTable,
} from "../database/schema/schema.ts";
import { createOrders } from "../orders/orders.ts";
import { CaptureRefused, GatewayUnreachable, type PaymentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { createGuesses } from "../security/guesses.ts";
import { createStock } from "../stock/stock.ts";
import { seedVouchers } from "./demo-vouchers.ts";
import { createVouchers } from "./vouchers.ts";

const secret = new Uint8Array(32).fill(9);
const vault = createVault(secret);
const fifty = { code: "GIFT0000000050", pin: "1234" };
const twenty = { code: "GIFT0000000020", pin: "1234" };
const thousand = { code: "GIFT0000001000", pin: "1234" };
const visa = "4111111111111111";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await startAnew(database);
  for (const table of [vouchersTable]) await database.queries.delete(table);
  await seedVouchers(database, secret);
});

const vouchers = () => createVouchers({ database, secret });
const context = (idempotencyKey = newKey()) => ({
  country: "nz" as const,
  requestId: "test",
  clientAddress: "127.0.0.1",
  idempotencyKey,
});

function open({
  decorate = (gateway) => gateway,
  ...options
}: Partial<CheckoutOptions> & { decorate?: (gateway: PaymentGateway) => PaymentGateway } = {}) {
  return createCheckout({
    promotions: { nz: [], au: [] },
    database,
    stock: createStock(database),
    gateway: decorate(createSandboxGateway(database, vault)),
    vouchers: vouchers(),
    productById: sampleProductById,
    ...options,
  });
}

type Body = ReturnType<typeof sampleOrder>;
const place = async (checkout: ReturnType<typeof open>, body: Body, key?: string) =>
  checkout.service["checkout.orders"]({ params: undefined, query: undefined, body }, context(key));

const paying = (...uses: { code: string; pin: string; amount: number }[]) =>
  sampleOrder(tokenFor(vault, visa), { vouchers: uses });

async function balance(code: string, country: "nz" | "au" = "nz"): Promise<number | undefined> {
  const rows = await database.queries.select().from(vouchersTable).where(eq(vouchersTable.code, code));
  return rows.find((row) => row.country === country)?.balance;
}

describe("what is on a voucher", () => {
  test("VOUCH-03 is told to whoever has code and PIN, however the code is spaced", async () => {
    expect(await vouchers().read("nz", { code: "gift 0000 0000 50", pin: "1234" }, "")).toEqual({
      expires: Date.parse("2036-03-04T11:00:00Z") / 1000,
      isExpired: false,
      isFullyRedeemed: false,
      amountRemaining: 5_000,
    });
    expect(await vouchers().read("nz", { code: "GIFT0000000000", pin: "1234" }, "")).toMatchObject({ isFullyRedeemed: true });
    expect(await vouchers().read("nz", { code: "GIFTEXPIRED000", pin: "1234" }, "")).toMatchObject({ isExpired: true });
  });

  test("is the same refusal for a wrong PIN and for a code that there is not, and nothing of a bad one without its PIN", async () => {
    const wrong = [
      { ...fifty, pin: "4321" },
      { code: "NOSUCHGIFTCARD", pin: "1234" },
      { code: "GIFTSUSPENDED0", pin: "4321" },
      { code: "GIFTLOCKED0000", pin: "4321" },
      { code: "x", pin: "1234" },
    ];
    const refusals = await Promise.all(wrong.map((claim) => failure(vouchers().read("nz", claim, ""))));
    expect(new Set(refusals.map((each) => JSON.stringify([each.status, each.toBody()]))).size).toBe(1);
    expect(refusals[0]?.code).toBe("VoucherInvalid");
    expect((await failure(vouchers().read("nz", { code: "GIFTSUSPENDED0", pin: "1234" }, ""))).code).toBe("VoucherSuspended");
    expect((await failure(vouchers().read("nz", { code: "GIFTLOCKED0000", pin: "1234" }, ""))).code).toBe("VoucherLocked");
  });

  test("a voucher is locked for the day after twenty PINs, however patiently they are tried", async () => {
    const guarded = createVouchers({ database, secret, guesses: createGuesses(database) });
    const refusals: string[] = [];
    for (let pin = 1000; pin < 1021; pin++) {
      refusals.push((await failure(guarded.read("nz", { ...fifty, pin: String(pin) }, ""))).code);
      await database.queries.update(guesses).set({ triedAt: sql`${guesses.triedAt} - interval '16 minutes'` });
    }
    expect(refusals).toEqual([...Array(20).fill("VoucherInvalid"), "VoucherLocked"]);
    await database.queries.delete(guesses);
  });

  test("a voucher is locked after five PINs, wherever they come from, also for the right one; others stay open", async () => {
    const guarded = createVouchers({ database, secret, guesses: createGuesses(database) });
    for (let pin = 1000; pin < 1005; pin++) {
      expect((await failure(guarded.read("nz", { ...fifty, pin: String(pin) }, `10.0.0.${pin - 999}`))).code).toBe(
        "VoucherInvalid",
      );
    }
    expect((await failure(guarded.read("nz", fifty, "10.0.0.9"))).code).toBe("VoucherLocked");
    expect((await failure(guarded.read("nz", { code: "NOSUCHGIFTCARD", pin: "1234" }, "10.0.0.9"))).code).toBe("VoucherInvalid");
    expect(await guarded.read("nz", twenty, "10.0.0.9")).toMatchObject({ amountRemaining: 2_000 });
  });

  test("one network may not try its way through codes, from however many of its addresses, and whoever asks for the same again is not shut out", async () => {
    const guarded = createVouchers({ database, secret, guesses: createGuesses(database) });
    for (let again = 0; again < 30; again++) await guarded.read("nz", fifty, "2001:db8:0:7::1");
    for (let number = 1; number < 20; number++) {
      const code = `NOSUCHGIFT${String(number).padStart(4, "0")}`;
      const claim = { code, pin: "1234" };
      expect((await failure(guarded.read("nz", claim, `2001:db8:0:7::${number}`))).code).toBe("VoucherInvalid");
    }
    const another = { code: "NOSUCHGIFT9999", pin: "1234" };
    expect((await failure(guarded.read("nz", another, "2001:db8:0:7:8::1"))).code).toBe("TooManyRequests");
    expect((await failure(guarded.read("nz", another, "2001:db8:0:8::1"))).code).toBe("VoucherInvalid");
    expect(await guarded.read("nz", fifty, "2001:db8:0:7::1")).toMatchObject({ amountRemaining: 5_000 });
  });

  test("no PIN stands in the table", async () => {
    const rows = await database.queries.select().from(vouchersTable);
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ pinHash }) => pinHash)).size).toBe(rows.length);
    for (const { pinHash } of rows) expect(pinHash).toMatch(/^[\w-]{43}$/);
  });
});

describe("paying with vouchers", () => {
  test("vouchers pay their part, the card the rest, and the order says what each covered", async () => {
    const checkout = open();
    const { orderNumber, totals } = await place(checkout, paying({ ...twenty, amount: 2_000 }, { ...fifty, amount: 5_000 }));
    expect(totals).toMatchObject({ grandTotal: 20_000, amountOutstanding: 13_000 });
    expect([await balance(twenty.code), await balance(fifty.code), await balance(fifty.code, "au")]).toEqual([0, 0, 5_000]);
    expect(await database.queries.select().from(payments)).toMatchObject([
      { amount: 13_000, state: "captured", lastFour: "1111" },
    ]);
    expect(await database.queries.select().from(sandboxTransactions)).toMatchObject([{ amount: 13_000, state: "captured" }]);
    const service = createOrders({ database, secret });
    const { token } = await service["orders.lookup"](
      { params: undefined, query: undefined, body: { orderNumber, email: "mere@example.co.nz" } },
      context(),
    );
    const order = await service["orders.get"]({ params: { number: orderNumber }, query: { token }, body: undefined }, context());
    expect(order.credits).toEqual([
      { type: "voucher", label: "Gift card ending 20", amount: 2_000 },
      { type: "voucher", label: "Gift card ending 50", amount: 5_000 },
    ]);
    expect(order.payment).toEqual({ type: "card", label: "Visa ending 1111" });
    const [mail] = await database.queries.select().from(outboxMails);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("gift card ending 20 ($20.00), gift card ending 50 ($50.00), Visa ending 1111 ($130.00)");
      expect(part).not.toContain(fifty.code);
    }
  });

  test("when vouchers cover all, no gateway is asked", async () => {
    const authorise = () => {
      throw new Error("Nobody asked for money.");
    };
    const checkout = open({ decorate: (gateway) => ({ ...gateway, authorise }) });
    const key = newKey();
    const body = paying({ ...thousand, amount: 20_000 });
    const first = await place(checkout, body, key);
    expect(await place(checkout, body, key)).toEqual(first);
    expect(await balance(thousand.code)).toBe(80_000);
    expect(await database.queries.select().from(orders)).toMatchObject([{ number: first.orderNumber, state: "placed" }]);
    expect(await database.queries.select().from(payments)).toEqual([]);
    const [mail] = await database.queries.select().from(outboxMails);
    expect(mail?.text).toContain("Paid with gift card ending 00.");
  });

  test.each([
    ["more than is left to pay", () => paying({ ...thousand, amount: 20_001 })],
    ["a voucher that is named twice", () => paying({ ...fifty, amount: 2_000 }, { ...fifty, amount: 2_000 })],
    [
      "a voucher that is named twice, in other letters",
      () => paying({ ...fifty, amount: 2_000 }, { ...fifty, code: " gift 0000 0000 50", amount: 2_000 }),
    ],
    [
      "a cent too little",
      () => {
        const body = paying({ ...fifty, amount: 4_999 });
        const [card] = body.cart.payment.methods.card ?? [];
        return {
          ...body,
          cart: { ...body.cart, payment: { methods: { ...body.cart.payment.methods, card: [{ ...card!, amount: 15_000 }] } } },
        };
      },
    ],
  ])("%s is refused, and nothing is taken", async (_what, body) => {
    expect((await failure(place(open(), body()))).code).toBe("PaymentAmountMismatch");
    expect([await balance(fifty.code), await balance(thousand.code)]).toEqual([5_000, 100_000]);
    expect(await database.queries.select().from(placements)).toEqual([]);
  });

  test.each([
    ["VoucherExpired", { code: "GIFTEXPIRED000", pin: "1234" }],
    ["VoucherInsufficientFunds", { code: "GIFT0000000020", pin: "1234" }],
    ["VoucherInvalid", { code: "GIFT0000000050", pin: "9999" }],
    ["VoucherLocked", { code: "GIFTLOCKED0000", pin: "1234" }],
    ["VoucherSuspended", { code: "GIFTSUSPENDED0", pin: "1234" }],
  ])("an order is refused with %s; stock and the other vouchers stay as they were", async (code, voucher) => {
    const body = paying({ ...thousand, amount: 1_000 }, { ...voucher, amount: 2_001 });
    expect(await failure(place(open(), body))).toMatchObject({ status: 422, code });
    expect(await balance(thousand.code)).toBe(100_000);
    expect(await balance(voucher.code)).toBe(voucher.code === twenty.code ? 2_000 : 5_000);
    expect(await database.queries.select().from(placements)).toEqual([]);
    expect((await database.queries.select().from(stockTable)).find(({ variantId }) => variantId === "100101-9")?.qty).toBe(5);
  });

  test("a declined card gives back what was taken off the voucher, once", async () => {
    const checkout = open();
    const body = sampleOrder(tokenFor(vault, "4000111111111115"), { vouchers: [{ ...fifty, amount: 5_000 }] });
    const key = newKey();
    expect((await failure(place(checkout, body, key))).code).toBe("PaymentDeclined");
    expect((await failure(place(checkout, body, key))).code).toBe("PaymentDeclined");
    await checkout.recovery.runOnce();
    expect(await balance(fifty.code)).toBe(5_000);
  });

  test("a payment that can neither be finished nor undone gives it back, and so does a capture that is refused", async () => {
    const lost = sampleOrder(tokenFor(vault, "4000000000000119"), { vouchers: [{ ...fifty, amount: 5_000 }] });
    expect((await failure(place(open(), lost))).code).toBe("PaymentFailureUnrecoverable");
    expect(await balance(fifty.code)).toBe(5_000);
    const refusing = open({
      decorate: (gateway) => ({
        ...gateway,
        capture: async () => {
          throw new CaptureRefused("No.");
        },
      }),
    });
    await place(refusing, paying({ ...fifty, amount: 5_000 }));
    expect(await balance(fifty.code)).toBe(5_000);
    expect((await database.queries.select().from(orders)).map(({ state }) => state)).toEqual(["failed", "failed"]);
  });

  test("a gateway that never heard of the payment: recovery gives the voucher back exactly once, and it expires when it would have", async () => {
    const silent = open({
      believeMissingAfter: 0,
      decorate: (gateway) => ({
        ...gateway,
        authorise: async () => {
          throw new GatewayUnreachable();
        },
      }),
    });
    expect((await failure(place(silent, paying({ ...fifty, amount: 5_000 })))).code).toBe("PaymentPending");
    expect(await balance(fifty.code)).toBe(0);
    const expiresAt = new Date("2026-01-01");
    await database.queries.update(vouchersTable).set({ expiresAt });
    await silent.recovery.runOnce();
    await silent.recovery.runOnce();
    expect(await balance(fifty.code)).toBe(5_000);
    const cards = await database.queries.select().from(vouchersTable);
    expect(cards.every((card) => card.expiresAt.getTime() === expiresAt.getTime())).toBe(true);
    expect(await database.queries.select().from(placements)).toMatchObject([{ state: "abandoned" }]);
  });

  test("a server that died over an order paid by vouchers alone: recovery places it, and asks no gateway", async () => {
    const dying = open({
      onStep: () => {
        throw new Error("The server is gone.");
      },
    });
    const key = newKey();
    const body = paying({ ...thousand, amount: 20_000 });
    await expect(place(dying, body, key)).rejects.toThrow("gone");
    expect(await database.queries.select().from(orders)).toEqual([]);
    await database.queries.update(placements).set({ leaseUntil: new Date(0) });
    const checkout = open({
      decorate: (gateway) => ({
        ...gateway,
        findByReference: async () => {
          throw new Error("Nobody was asked.");
        },
      }),
    });
    await checkout.recovery.runOnce();
    const [order] = await database.queries.select().from(orders);
    expect((await place(checkout, body, key)).orderNumber).toBe(order?.number);
    expect(await balance(thousand.code)).toBe(80_000);
  });
});
