import { afterAll, beforeAll, expect, test } from "vitest";
import {
  collected,
  newKey,
  sampleOrder,
  samplePickupStore,
  sampleProductById,
  sampleShelf,
  sampleStock,
  tokenFor,
} from "../checkout/checkout.fixture.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { outboxMails, payments } from "../database/schema/schema.ts";
import { findOrder, toItem } from "../orders/read-order.ts";
import { GatewayUnreachable, type PaymentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { readLines } from "../returns/read-returns.ts";
import { createVault } from "../sandbox/vault.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { seedStoreStock } from "../stock/store-shelf.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { createWarehouse } from "./warehouse.ts";

const secret = new Uint8Array(32).fill(7);
const vault = createVault(secret);
const day = 86_400_000;
/** Tuesday 24 November in Wellington, in the evening. */
const placedAt = Date.parse("2026-11-24T06:00:00Z");

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedStock(database.queries, sampleStock);
  await seedStoreStock(database.queries, [sampleShelf]);
});
afterAll(() => database.close());

async function place(
  order: (body: ReturnType<typeof sampleOrder>) => ReturnType<typeof sampleOrder>,
  gateway: PaymentGateway = createSandboxGateway(database, vault),
): Promise<string> {
  const stock = createStock(database);
  const checkout = createCheckout({
    promotions: { nz: [], au: [] },
    database,
    stock,
    gateway,
    vouchers: createVouchers({ database, secret }),
    productById: sampleProductById,
    storesWithStock: (country, lines) => stock.storesWith(country, lines),
    pickupStore: samplePickupStore,
    now: () => placedAt,
  });
  const { orderNumber } = await checkout.service["checkout.orders"](
    { params: undefined, query: undefined, body: order(sampleOrder(tokenFor(vault, "4111111111111111"))) },
    { country: "nz", requestId: "t", clientAddress: "127.0.0.1", idempotencyKey: newKey() },
  );
  return orderNumber;
}

test("an order that is set aside late is kept as many days as any other, in its mail and on its page", async () => {
  const orderNumber = await place(collected);
  const collectBy = async () => (await findOrder(database.queries, "nz", orderNumber))?.shipping.pickup?.collectBy;
  expect(await collectBy()).toBe("2026-12-01");

  const late = { pickupStore: samplePickupStore, now: () => placedAt + 9 * day };
  const warehouse = createWarehouse(database, { receive: async () => false }, late);
  expect(await warehouse.advance(orderNumber, "setAside")).toBe(true);
  expect(await collectBy()).toBe("2026-12-10");
  const mails = await database.queries.select().from(outboxMails);
  expect(mails.find(({ subject }) => subject.includes("ready"))?.text).toContain("Thursday 10 December");
});

test("orders that wait for somebody else stand behind those that wait for the shop, the oldest first", async () => {
  const delivered = (body: ReturnType<typeof sampleOrder>) => body;
  const [sent, older, newer] = [await place(delivered), await place(delivered), await place(delivered)];
  const warehouse = createWarehouse(database, { receive: async () => false });
  await warehouse.advance(sent, "ship");
  const waiting = async (limit: number) => (await warehouse.waiting(limit, true)).map(({ order }) => order.number);
  expect(await waiting(2)).toEqual([older, newer]);
  expect((await waiting(9)).at(-1)).toBe(sent);
});

test("an item remembers when it set out and when it was there, and its order's page says so", async () => {
  const number = await place((body) => body);
  const clock = { at: placedAt };
  const warehouse = createWarehouse(database, { receive: async () => false }, { now: () => clock.at });
  const moments = async () => {
    const [line] = await readLines(database.queries, number);
    const { sentAt, deliveredAt } = line ? toItem(line) : {};
    return { sentAt, deliveredAt };
  };
  expect(await moments()).toEqual({});
  clock.at += day;
  await warehouse.advance(number, "ship");
  const sentAt = new Date(clock.at).toISOString();
  expect(await moments()).toEqual({ sentAt });
  clock.at += day;
  await warehouse.advance(number, "handOver");
  expect(await moments()).toEqual({ sentAt, deliveredAt: new Date(clock.at).toISOString() });
});

test("an order is not sent out before its money is taken", async () => {
  const sandbox = createSandboxGateway(database, vault);
  const away: PaymentGateway = {
    ...sandbox,
    capture: async () => {
      throw new GatewayUnreachable("It does not answer.");
    },
  };
  const number = await place((body) => body, away);
  const warehouse = createWarehouse(database, { receive: async () => false });
  expect(await warehouse.advance(number, "ship")).toBe(false);
  expect(await warehouse.find(number)).toMatchObject({ next: null, awaitsPayment: true, lines: [{ status: "processing" }] });

  await database.queries.update(payments).set({ state: "captured" }).where(eq(payments.orderNumber, number));
  expect(await warehouse.find(number)).toMatchObject({ next: "ship", awaitsPayment: false });
  expect(await warehouse.advance(number, "ship")).toBe(true);
});
