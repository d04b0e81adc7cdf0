import { checkoutOrders } from "#contract/checkout.ts";
import { newKey, sampleOrder, sampleProductById, sampleStock } from "../../checkout/checkout.fixture.ts";
import { createCheckout } from "../../checkout/create-checkout.ts";
import { openEmptyDatabase } from "../../database/empty-database.fixture.ts";
import { payments } from "../../database/schema/schema.ts";
import { createProgramme } from "../../loyalty/programme.ts";
import { seedStock } from "../../stock/seed-stock.ts";
import { createStock } from "../../stock/stock.ts";
import { createVouchers } from "../../vouchers/vouchers.ts";
import { createBraintreeGateway } from "./braintree-gateway.ts";
import { type StubInstrument, startBraintreeStub, stubMerchant } from "./braintree-stub.fixture.ts";
import { connectBraintree } from "./braintree-wire.ts";

const visa: StubInstrument = { type: "CreditCard", cardType: "Visa", lastFour: "1111" };

/** A shop whose money comes through Braintree, or what cannot be told from it. */
export async function openBraintreeShop() {
  const stub = await startBraintreeStub();
  const client = connectBraintree({ ...stubMerchant, environment: stub.environment });
  const gateway = createBraintreeGateway(client, stubMerchant);
  const database = await openEmptyDatabase();
  await seedStock(database.queries, sampleStock);
  const holdings = {
    stock: createStock(database),
    vouchers: createVouchers({ database, secret: new Uint8Array(32) }),
    programme: createProgramme({ database }),
  };
  let ahead = 0;
  const checkout = createCheckout({
    promotions: { nz: [], au: [] },
    database,
    gateway,
    ...holdings,
    productById: sampleProductById,
    believeMissingAfter: 0,
    now: () => Date.now() + ahead,
  });
  return {
    ...{ stub, client, gateway, database, holdings, recovery: checkout.recovery },
    /** Lets time pass for the checkout and its recovery. */
    hoursPass: (hours: number) => {
      ahead += hours * 3_600_000;
    },
    /** An order of a pair of socks, for 25 dollars. */
    order: (instrument: Partial<StubInstrument> = {}) =>
      sampleOrder(stub.nonce({ ...visa, ...instrument }), {
        items: [{ productId: "200101", variantId: "200101-OS", qty: 1 }],
        total: 2_500,
      }),
    place: async (body: object, idempotencyKey = newKey()) =>
      checkout.service["checkout.orders"](
        { params: undefined, query: undefined, body: checkoutOrders.body.parse(body) },
        { country: "nz", requestId: "test", clientAddress: "127.0.0.1", idempotencyKey },
      ),
    paymentOf: async (orderNumber: string) => {
      const all = await database.queries.select().from(payments);
      const payment = all.find((each) => each.orderNumber === orderNumber);
      if (payment === undefined) throw new Error(`Order ${orderNumber} has no payment.`);
      return payment;
    },
    close: () => Promise.all([database.close(), stub.stop()]),
  };
}
