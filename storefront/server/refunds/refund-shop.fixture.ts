import { demoPromotions } from "#catalogue/promotions.ts";
import {
  newKey,
  type OrderBody,
  samplePickupStore,
  sampleProductById,
  sampleShelf,
  sampleStock,
  tokenFor,
} from "../checkout/checkout.fixture.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { and, eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { loyaltyMembers, orders, outboxMails, refunds, sandboxRefunds, vouchers } from "../database/schema/schema.ts";
import { seedMembers } from "../loyalty/demo-members.ts";
import { createProgramme } from "../loyalty/programme.ts";
import { readOrder } from "../orders/read-order.ts";
import type { PaymentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import type { RequestContext } from "../service.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { seedStoreStock } from "../stock/store-shelf.ts";
import { seedVouchers } from "../vouchers/demo-vouchers.ts";
import { createVouchers } from "../vouchers/vouchers.ts";

const guest: RequestContext = { country: "nz", requestId: "test", clientAddress: "" };

/** So many pairs of the sample shoe, at $200 each. */
export const pairs = (qty: number) => [{ productId: "100101", variantId: "100101-9", qty }];

/** A New Zealand shop whose orders are paid in the sandbox, to pay them back, or what cannot be told from it. */
export async function openRefundShop() {
  const database = await openEmptyDatabase();
  const { queries } = database;
  const secret = new Uint8Array(32).fill(5);
  const vault = createVault(secret);
  const gateway = createSandboxGateway(database, vault);
  const stock = createStock(database, { maxAge: 0 });
  const holdings = { stock, vouchers: createVouchers({ database, secret }), programme: createProgramme({ database }) };
  await seedStock(queries, sampleStock);
  await seedStoreStock(queries, [sampleShelf]);
  await seedMembers(database);

  /** The checkout, and the recovery that pays back, over a gateway that may go wrong. */
  const openCheckout = (decorate: (gateway: PaymentGateway) => PaymentGateway = (plain) => plain) =>
    createCheckout({
      ...{ database, ...holdings, promotions: demoPromotions, gateway: decorate(gateway) },
      productById: sampleProductById,
      storesWithStock: (country, lines) => stock.storesWith(country, lines),
      pickupStore: samplePickupStore,
    });
  const orderRow = async (number: string) => {
    const [row] = await queries.select().from(orders).where(eq(orders.number, number));
    if (row === undefined) throw new Error(`There is no order ${number}.`);
    return row;
  };
  return {
    ...{ database, secret, gateway, holdings, openCheckout, orderRow },
    /** A token for a Visa that pays everything. */
    visaToken: () => tokenFor(vault, "4111111111111111"),
    /** Fills warehouse, store and gift cards again. */
    restock: async () => {
      await queries.execute("update stock set qty = 100");
      await queries.execute("update store_stock set qty = 10");
      await queries.delete(vouchers);
      await seedVouchers(database, secret);
    },
    /** Places an order as a guest, and tells its number. */
    place: async (body: OrderBody) => {
      const input = { params: undefined, query: undefined, body };
      const { service } = openCheckout();
      return (await service["checkout.orders"](input, { ...guest, idempotencyKey: newKey() })).orderNumber;
    },
    /** The order as its page shows it. */
    orderPage: async (number: string) => readOrder(queries, await orderRow(number)),
    /** The mails about an order or a return, the oldest first. */
    mailsAbout: async (number: string) =>
      queries.select().from(outboxMails).where(eq(outboxMails.about, number)).orderBy(outboxMails.createdAt),
    /** Cents that the gateway has paid back for an order, each time. */
    paidBack: async (number: string) => {
      const rows = await queries
        .select({ amount: sandboxRefunds.amount })
        .from(sandboxRefunds)
        .innerJoin(refunds, eq(refunds.id, sandboxRefunds.reference))
        .where(eq(refunds.orderNumber, number));
      return rows.map(({ amount }) => amount);
    },
    /** Has refunds that wait for another try asked for at once. */
    refundsDueNow: async (number: string) => {
      await queries
        .update(refunds)
        .set({ dueAt: new Date(0) })
        .where(eq(refunds.orderNumber, number));
    },
    /** Points of a member of the frequent-flyer programme. */
    pointsOf: async (memberId: string) =>
      (await queries.select().from(loyaltyMembers).where(eq(loyaltyMembers.memberId, memberId)))[0]?.points,
    /** When a gift card in New Zealand expires, from now on if that is said. */
    expires: async (code: string, at?: Date): Promise<Date> => {
      const one = and(eq(vouchers.country, "nz"), eq(vouchers.code, code));
      if (at !== undefined) await queries.update(vouchers).set({ expiresAt: at }).where(one);
      const [row] = await queries.select().from(vouchers).where(one);
      if (row === undefined) throw new Error(`There is no gift card ${code}.`);
      return row.expiresAt;
    },
    /** Cents on a gift card in New Zealand. */
    balanceOf: async (code: string) =>
      (await queries.select().from(vouchers).where(eq(vouchers.code, code))).find(({ country }) => country === "nz")?.balance,
  };
}
