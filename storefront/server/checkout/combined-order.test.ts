import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoPromotions } from "#catalogue/promotions.ts";
import { checkoutInstalments, checkoutOrders } from "#contract/checkout.ts";
import { failure } from "../api-error.fixture.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { loyaltyMembers, orders, outboxMails, promotionUses, vouchers as vouchersTable } from "../database/schema/schema.ts";
import { seedMembers } from "../loyalty/demo-members.ts";
import { createLoyaltyService } from "../loyalty/loyalty-service.ts";
import { createProgramme } from "../loyalty/programme.ts";
import { CaptureRefused, type InstalmentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createSandboxInstalments } from "../payments/sandbox-instalments.ts";
import type { InstalmentOutcome } from "../sandbox/instalments/test-instalments.ts";
import { createVault } from "../sandbox/vault.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { leftInStore, seedStoreStock } from "../stock/store-shelf.ts";
import { seedVouchers } from "../vouchers/demo-vouchers.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import {
  collected,
  newKey,
  sampleOrder,
  samplePickupStore,
  sampleProductById,
  sampleShelf,
  sampleStock,
} from "./checkout.fixture.ts";
import { createCheckout } from "./create-checkout.ts";

/*
 * One order with everything that an order can have: an offer, a gift card, points, instalments for the rest, and a store that it is
 * picked up in. $200 less 10 %, of which the card pays $50 and points $30.
 */
const secret = new Uint8Array(32).fill(11);
const ngata = { memberId: "1900142", lastName: "Ngata" };
const gift = { code: "GIFT0000000050", pin: "1234" };
const parts = { total: 18_000, gift: 5_000, points: 3_000, rest: 10_000 };

let database: Database;
let instalments: ReturnType<typeof createSandboxInstalments>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  instalments = createSandboxInstalments(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ["payments", "order_lines", "orders", "outbox_mails", "placements", "idempotency_keys"]) {
    await database.queries.execute(`delete from ${table}`);
  }
  for (const table of ["promotion_uses", "promotion_customer_uses", "stock", "store_stock", "vouchers", "loyalty_quotes"]) {
    await database.queries.execute(`delete from ${table}`);
  }
  await database.queries.delete(loyaltyMembers);
  await seedStock(database.queries, sampleStock);
  await seedStoreStock(database.queries, [sampleShelf]);
  await seedMembers(database);
  await seedVouchers(database, secret);
});

function open(lender: InstalmentGateway = instalments) {
  const stock = createStock(database);
  const checkout = createCheckout({
    ...{ database, stock, instalments: lender, promotions: demoPromotions },
    gateway: createSandboxGateway(database, createVault(secret)),
    vouchers: createVouchers({ database, secret }),
    productById: sampleProductById,
    storesWithStock: (country, lines) => stock.storesWith(country, lines),
    pickupStore: samplePickupStore,
    believeMissingAfter: 0,
  });
  const context = (idempotencyKey = newKey()) =>
    ({ country: "nz", requestId: "test", clientAddress: "127.0.0.1", idempotencyKey }) as const;
  const asked = <Body>(body: Body) => ({ params: undefined, query: undefined, body });
  return {
    recovery: checkout.recovery,
    async place(body: object, key?: string) {
      return checkout.service["checkout.orders"](asked(checkoutOrders.body.parse(body)), context(key));
    },
    /** The order, approved with the lender as a shopper does in its sheet. */
    async approved(outcome: InstalmentOutcome) {
      const loyalty = createLoyaltyService({ database, programme: createProgramme({ database }) });
      const { quoteNumber } = await loyalty["loyalty.quotes"](asked({ ...ngata, currencyAmount: parts.points }), context());
      const body = collected(sampleOrder("", { promoCodes: ["FIRSTDIBS"], total: parts.total }));
      const credits = {
        voucher: [{ ...gift, amount: parts.gift }],
        loyalty: [{ amount: parts.points, quoteRef: quoteNumber, memberId: ngata.memberId }],
      };
      const paidBy = (methods: object) => ({ ...body, cart: { ...body.cart, loyalty: ngata, payment: { methods } } });
      const opened = checkoutInstalments.body.parse(paidBy(credits));
      const { token, amount } = await checkout.service["checkout.instalments"](asked(opened), context());
      expect(amount).toBe(parts.rest);
      expect(await instalments.approve(token, amount, outcome)).toBe(true);
      return paidBy({ ...credits, afterpay: [{ amount, token }] });
    },
  };
}

/** All that the order takes of, in one list. */
async function holdings() {
  const [member] = await database.queries.select().from(loyaltyMembers).where(eq(loyaltyMembers.memberId, ngata.memberId));
  const cards = await database.queries.select().from(vouchersTable);
  const uses = await database.queries.select().from(promotionUses);
  return {
    shelf: await leftInStore(database.queries, "nz", "0021", "100101-9"),
    points: member?.points,
    balances: cards.reduce((sum, { balance }) => sum + balance, 0),
    uses: uses.reduce((sum, each) => sum + each.used, 0),
  };
}

test("an order with an offer, a gift card, points, instalments and a pickup takes each once, and its parts are its total", async () => {
  const { place, approved } = open();
  const before = await holdings();
  const body = await approved("success");
  const key = newKey();
  const first = await place(body, key);
  expect(await place(body, key)).toEqual(first);
  expect(await holdings()).toEqual({
    shelf: (before.shelf ?? 0) - 1,
    points: (before.points ?? 0) - 6_000 + 180,
    balances: before.balances - parts.gift,
    uses: before.uses + 1,
  });
  const [order] = await database.queries.select().from(orders);
  expect(order?.totals).toMatchObject({ grandTotal: parts.total, amountOutstanding: parts.rest });
  const credited = order?.credits.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  expect(credited + parts.rest).toBe(parts.total);
});

test("declined, changed after it was approved, or sent with a cent moved between its parts, it takes nothing of anything", async () => {
  const { place, approved, recovery } = open();
  const before = await holdings();
  expect((await failure(place(await approved("declined")))).code).toBe("PaymentDeclined");
  const body = await approved("success");
  const { cart } = body;
  const twice = { ...body, cart: { ...cart, items: cart.items.map((item) => ({ ...item, qty: 2 })) } };
  expect((await failure(place(twice))).code).toBe("TotalChanged");
  const elsewhere = { ...body, ...sampleOrder("", { total: parts.total }), cart };
  expect((await failure(place(elsewhere))).code).toBe("InvalidRequest");
  const { voucher, loyalty, afterpay } = cart.payment.methods as unknown as Record<string, { amount: number }[]>;
  const off = (methods: object) => ({
    ...body,
    cart: { ...cart, payment: { methods: { voucher, loyalty, afterpay, ...methods } } },
  });
  for (const cent of [1, -1]) {
    const moved = off({ voucher: voucher?.map((each) => ({ ...each, amount: each.amount + cent })) });
    expect(["PaymentAmountMismatch", "VoucherInsufficientFunds"]).toContain((await failure(place(moved))).code);
  }
  await recovery.runOnce();
  expect(await holdings()).toEqual(before);
  // Nothing that was refused stands in the way of what was agreed to.
  await place(body);
});

test("whose lender never captures is cancelled whole: everything is back once, and its shopper is told", async () => {
  const refusing = open({
    ...instalments,
    capture: () => Promise.reject(new CaptureRefused("No.")),
  });
  const before = await holdings();
  await refusing.place(await refusing.approved("success"));
  await refusing.recovery.runOnce();
  expect(await holdings()).toEqual(before);
  expect(await database.queries.select().from(orders)).toMatchObject([{ state: "failed" }]);
  const mails = await database.queries.select().from(outboxMails).orderBy(outboxMails.createdAt);
  expect(mails.map(({ kind }) => kind)).toEqual(["orderConfirmation", "orderCancelled"]);
  expect(mails[1]?.text).toContain("The gift cards and points that paid for part of it are yours again.");
});
