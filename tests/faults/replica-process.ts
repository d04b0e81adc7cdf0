import { demoPromotions } from "@tread/storefront/catalogue/promotions.ts";
import { calls } from "@tread/storefront/contract/calls.ts";
import { createAccount } from "@tread/storefront/server/account/create-account.ts";
import { createApp } from "@tread/storefront/server/app.ts";
import {
  samplePickupStore,
  sampleProductById,
  sampleShelf,
  sampleStock,
} from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { createCheckout } from "@tread/storefront/server/checkout/create-checkout.ts";
import { readConfiguration } from "@tread/storefront/server/configuration.ts";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { httpError } from "@tread/storefront/server/http/to-api-error.ts";
import { createIdentity } from "@tread/storefront/server/identity/create-identity.ts";
import { repeat } from "@tread/storefront/server/lifecycle/repeat.ts";
import { seedMembers } from "@tread/storefront/server/loyalty/demo-members.ts";
import { createLoyaltyService } from "@tread/storefront/server/loyalty/loyalty-service.ts";
import { createProgramme } from "@tread/storefront/server/loyalty/programme.ts";
import { createLogger } from "@tread/storefront/server/observability/logger.ts";
import { createOrders } from "@tread/storefront/server/orders/orders.ts";
import { createOutbox } from "@tread/storefront/server/outbox/outbox.ts";
import { createSandboxGateway } from "@tread/storefront/server/payments/sandbox-gateway.ts";
import { createCancellation } from "@tread/storefront/server/refunds/cancellation.ts";
import { createReturns } from "@tread/storefront/server/returns/returns.ts";
import { registerSandbox } from "@tread/storefront/server/sandbox/register-sandbox.ts";
import { createVault } from "@tread/storefront/server/sandbox/vault.ts";
import type { Handlers } from "@tread/storefront/server/service.ts";
import { seedStock } from "@tread/storefront/server/stock/seed-stock.ts";
import { createStock } from "@tread/storefront/server/stock/stock.ts";
import { seedStoreStock } from "@tread/storefront/server/stock/store-shelf.ts";
import { seedVouchers } from "@tread/storefront/server/vouchers/demo-vouchers.ts";
import { createVouchers, type Vouchers } from "@tread/storefront/server/vouchers/vouchers.ts";
import { createWarehouse } from "@tread/storefront/server/warehouse/warehouse.ts";
import { registerWarehouseRoutes } from "@tread/storefront/server/warehouse/warehouse-routes.ts";
import { readSession } from "./sessions.ts";

/*
 * One server of the shop as far as orders and accounts go: the real HTTP server, checkout, account, user pool and gateway on the
 * PostgreSQL at DATABASE_URL, with a small catalogue. Sends { origin } when it listens. With KILL_AT it dies of SIGKILL at that step
 * of an order, or, at "kept", when it has written an account's cart and has not said so yet, or, at "issuing", when it has written
 * down the first gift card that was bought, or, at "mailed", when it has handed a mail over and has not noted that yet.
 */

const { DATABASE_URL, SECRET = "", KILL_AT, MAILS } = process.env;
const configuration = readConfiguration({
  DATABASE_URL,
  NODE_ENV: "test",
  HOST: "127.0.0.1",
  PORT: "0",
  LOG_LEVEL: "silent",
  RATE_LIMITS: "off",
});
const secret = Buffer.from(SECRET, "hex");
const database = await openDatabase({ databaseUrl: DATABASE_URL });
await seedStock(database.queries, sampleStock);
await seedStoreStock(database.queries, [sampleShelf]);
const stock = createStock(database);
const vault = createVault(secret);
const gateway = createSandboxGateway(database, vault);
await seedVouchers(database, secret);
await seedMembers(database);
const kept = createVouchers({ database, secret });
const vouchers: Vouchers = {
  ...kept,
  async issue(...asked) {
    const claim = await kept.issue(...asked);
    if (KILL_AT === "issuing") process.kill(process.pid, "SIGKILL");
    return claim;
  },
};
const checkout = createCheckout({
  database,
  stock,
  gateway,
  vouchers,
  productById: sampleProductById,
  storesWithStock: (country, lines) => stock.storesWith(country, lines),
  pickupStore: samplePickupStore,
  promotions: demoPromotions,
  onStep: (step) => {
    if (step === KILL_AT) process.kill(process.pid, "SIGKILL");
  },
});

const programme = createProgramme({ database });
const returns = createReturns({ database, secret, stock, vouchers, programme, restock: true });
const { service: account, customers } = createAccount({ database, gateway });
const identity = createIdentity({ configuration: undefined, database, customers, onError: (error) => console.error(error) });
const notHere = () => {
  throw httpError("NotFound");
};
const handlers = {
  ...Object.fromEntries(Object.keys(calls).map((name) => [name, notHere])),
  ...checkout.service,
  ...createLoyaltyService({ database, programme }),
  ...createOrders({ database, secret }),
  ...returns.service,
  ...account,
  ...identity.service,
  "accountState.put": async (...asked: Parameters<Handlers["accountState.put"]>) => {
    const written = await account["accountState.put"](...asked);
    if (KILL_AT === "kept") process.kill(process.pid, "SIGKILL");
    return written;
  },
} as unknown as Handlers;

const app = await createApp({
  configuration,
  logger: createLogger(configuration.logLevel),
  handlers,
  authenticate: readSession,
  parts: [
    (scope) => registerSandbox(scope, { vault, outbox: createOutbox(database) }),
    (scope) =>
      registerWarehouseRoutes(
        scope,
        createWarehouse(database, returns),
        createCancellation(database, { stock, vouchers, programme }),
      ),
  ],
  close: async () => {
    await stopMails?.();
    await stopRecovery();
    await database.close();
  },
});
const stopRecovery = checkout.recovery.start();
const outbox = createOutbox(database, async ({ id }) => {
  await new Promise((heard) => process.send?.({ mailed: id }, heard));
  if (KILL_AT === "mailed") process.kill(process.pid, "SIGKILL");
});
const stopMails = MAILS === undefined ? undefined : repeat(500, (stopping) => outbox.deliver(stopping), console.error);
process.once("disconnect", () => void app.close().then(() => process.exit()));
const origin = await app.listen();
process.send?.({ origin });
