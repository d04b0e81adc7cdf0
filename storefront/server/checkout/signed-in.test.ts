import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoPromotions } from "#catalogue/promotions.ts";
import { checkoutInfo } from "#contract/checkout.ts";
import { contextOf, mere, stateWith, tane } from "../account/account.fixture.ts";
import { createAccountStates } from "../account/account-states.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import {
  accountStates,
  orders,
  payments,
  placements,
  promotionCustomerUses,
  sandboxCards,
  sandboxTransactions,
} from "../database/schema/schema.ts";
import { CaptureRefused, type PaymentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import type { SignedIn } from "../service.ts";
import { createStock } from "../stock/stock.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { newKey, type OrderBody, sampleOrder, sampleProductById, startAnew, tokenFor } from "./checkout.fixture.ts";
import { type Checkout, type CheckoutOptions, createCheckout } from "./create-checkout.ts";

const vault = createVault(new Uint8Array(32).fill(7));
const visa = "4111111111111111";
const declined = "4000111111111115";
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await startAnew(database);
  for (const table of [accountStates, sandboxCards]) await database.queries.delete(table);
});

function open(changes: Partial<CheckoutOptions> & { decorate?: (gateway: PaymentGateway) => PaymentGateway } = {}): Checkout {
  const { decorate = (gateway) => gateway, ...options } = changes;
  return createCheckout({
    promotions: demoPromotions,
    database,
    stock: createStock(database),
    gateway: decorate(createSandboxGateway(database, vault)),
    vouchers: createVouchers({ database, secret: new Uint8Array(32).fill(7) }),
    productById: sampleProductById,
    ...options,
  });
}

const place = async (checkout: Checkout, account: SignedIn, body: OrderBody, key = newKey()) =>
  checkout.service["checkout.orders"](
    { params: undefined, query: undefined, body },
    { ...contextOf(account), idempotencyKey: key },
  );

const states = () => createAccountStates(database);
const keep = async (state: object, version = 0, account = mere, country: "nz" | "au" = "nz") =>
  states()["accountState.put"](
    { params: undefined, query: undefined, body: { version, state: { ...state } } },
    contextOf(account, country),
  );
const kept = async (account = mere, country: "nz" | "au" = "nz") =>
  states()["accountState.get"]({ params: undefined, query: undefined, body: undefined }, contextOf(account, country));

describe("an order of an account", () => {
  test("carries its username, whatever e-mail address its contact has", async () => {
    await place(open(), mere, sampleOrder(tokenFor(vault, visa), { email: "gift@example.co.nz" }));
    expect(await database.queries.select().from(orders)).toMatchObject([
      { username: mere.username, email: "gift@example.co.nz", customer: mere.email },
    ]);
  });

  test("PAY-37 empties the account's cart in this country, and the version grows", async () => {
    await keep(stateWith({ "100101-9": 1 }));
    await keep(stateWith({ "100101-9": 1 }), 0, mere, "au");
    await keep(stateWith({ "100101-9": 1 }), 0, tane);
    const before = await kept(mere, "au");
    await place(open(), mere, sampleOrder(tokenFor(vault, visa)));
    const after = await kept();
    expect(after).toMatchObject({ version: 2, state: { cart: { items: {}, promoCodes: [] } } });
    expect((after.state as { cart: { id: string } }).cart.id).not.toBe("cart-1");
    expect(await kept(mere, "au")).toEqual(before);
    expect(await kept(tane)).toMatchObject({ version: 1, state: { cart: { items: { "line-100101-9": { qty: 1 } } } } });
  });

  test("leaves what was added on another device meanwhile, in a cart with an id of its own", async () => {
    await keep(stateWith({ "100101-9": 3, "100102-9": 1 }));
    await place(open(), mere, sampleOrder(tokenFor(vault, visa)));
    const after = await kept();
    expect(after).toMatchObject({
      version: 2,
      state: { cart: { items: { "line-100101-9": { qty: 2 }, "line-100102-9": { qty: 1 } } } },
    });
    expect(after).not.toMatchObject({ state: { cart: { id: "cart-1" } } });
  });

  test("a write that comes from before the order is a conflict, so the cart does not come back", async () => {
    await keep(stateWith({ "100101-9": 1 }));
    await place(open(), mere, sampleOrder(tokenFor(vault, visa)));
    await expect(keep(stateWith({ "100101-9": 2 }), 1)).rejects.toMatchObject({ code: "Conflict" });
  });

  test("that was declined leaves the cart as it was", async () => {
    await keep(stateWith({ "100101-9": 1 }));
    const before = await kept();
    await expect(place(open(), mere, sampleOrder(tokenFor(vault, declined)))).rejects.toMatchObject({ code: "PaymentDeclined" });
    expect(await kept()).toEqual(before);
  });

  test("that is sent twice takes from the cart once", async () => {
    await keep(stateWith({ "100101-9": 3 }));
    const body = sampleOrder(tokenFor(vault, visa));
    const key = newKey();
    const checkout = open();
    expect(await place(checkout, mere, body, key)).toEqual(await place(checkout, mere, body, key));
    expect(await kept()).toMatchObject({ version: 2, state: { cart: { items: { "line-100101-9": { qty: 2 } } } } });
  });

  test("that comes from a cart which was ordered on another device is refused, under any key", async () => {
    const from = (cartId: string, card = visa) => {
      const body = sampleOrder(tokenFor(vault, card));
      return { ...body, cart: { ...body.cart, id: cartId } };
    };
    const checkout = open();
    // One that came to nothing leaves the cart to be ordered.
    await expect(place(checkout, mere, from("cart-1", declined))).rejects.toMatchObject({ code: "PaymentDeclined" });
    await place(checkout, mere, from("cart-1"));
    await expect(place(checkout, mere, from("cart-1"))).rejects.toMatchObject({ status: 409, code: "CartOrdered" });
    expect(await database.queries.select().from(placements)).toHaveLength(2);
    // The next cart of the account, and another account's that happens to be called the same, are others.
    await place(checkout, mere, from("cart-2"));
    await place(checkout, tane, from("cart-1"));
    expect(await database.queries.select().from(orders)).toHaveLength(3);
  });

  test("whose server died is finished by recovery, cart and all", async () => {
    await keep(stateWith({ "100101-9": 1 }));
    const died = Promise.withResolvers<void>();
    const dying = open({
      onStep: (step) => {
        if (step !== "authorised") return;
        died.resolve();
        return new Promise(() => undefined);
      },
    });
    void place(dying, mere, sampleOrder(tokenFor(vault, visa)));
    await died.promise;
    expect(await kept()).toMatchObject({ version: 1 });
    await database.queries.update(placements).set({ leaseUntil: new Date(0) });
    await open().recovery.runOnce();
    expect(await kept()).toMatchObject({ version: 2, state: { cart: { items: {} } } });
    expect(await database.queries.select().from(orders)).toMatchObject([{ username: mere.username }]);
  });

  test("of a cart that was never kept is placed all the same", async () => {
    await place(open(), mere, sampleOrder(tokenFor(vault, visa)));
    expect(await kept()).toEqual({ version: 0, state: null });
  });
});

describe("what only members may buy", () => {
  const items = [{ productId: "300103", variantId: "300103-9", qty: 1 }];

  test("is ordered by who is signed in", async () => {
    await place(open(), mere, sampleOrder(tokenFor(vault, visa), { items }));
    expect(await database.queries.select().from(orders)).toMatchObject([{ username: mere.username, state: "placed" }]);
  });
});

describe("offers limited by customer", () => {
  const order = (email?: string) =>
    sampleOrder(tokenFor(vault, visa), { promoCodes: ["FIRSTDIBS"], total: 18_000, ...(email !== undefined && { email }) });

  test("count for the account, whatever address the contact has", async () => {
    const checkout = open();
    await place(checkout, mere, order());
    await expect(place(checkout, mere, order("other@example.co.nz"))).rejects.toMatchObject({ code: "TotalChanged" });
    await place(checkout, tane, order());
  });

  test("are shown as used to who is signed in, without an address in the question", async () => {
    const checkout = open();
    await place(checkout, mere, order());
    const body = checkoutInfo.body.parse({ cart: { items: order().cart.items, promoCodes: ["FIRSTDIBS"] } });
    const ask = async (account: SignedIn) =>
      checkout.service["checkout.info"]({ params: undefined, query: undefined, body }, contextOf(account));
    expect((await ask(mere)).promotions).toMatchObject({
      appliedPromotions: [],
      disallowedPromotions: [{ disallowReason: "PromotionPerCustomerUsageExceeded" }],
    });
    expect((await ask(tane)).promotions.appliedPromotions).toHaveLength(1);
  });

  test("are given back to the account when the money cannot be taken", async () => {
    const refused = open({
      decorate: (gateway) => ({ ...gateway, capture: () => Promise.reject(new CaptureRefused("expired")) }),
    });
    await place(refused, mere, order("other@example.co.nz"));
    expect(await database.queries.select().from(promotionCustomerUses)).toMatchObject([{ customer: mere.email, used: 0 }]);
    await place(open(), mere, order());
  });
});

describe("paying with a saved card", () => {
  const gateway = () => createSandboxGateway(database, vault);
  const save = async (account: SignedIn, number: string) => {
    const { cards } = gateway();
    await cards.keep({ customerId: account.username, token: tokenFor(vault, number), currency: "NZD", makeDefault: true });
    const [card] = await cards.list(account.username);
    return card!.token;
  };
  const orderWith = (token: string): OrderBody => {
    const body = sampleOrder(token);
    const card = [{ amount: 20_000, token, type: "saved" as const }];
    return { ...body, cart: { ...body.cart, payment: { methods: { card } } } };
  };
  const charged = async () =>
    (await database.queries.select().from(sandboxTransactions).where(eq(sandboxTransactions.amount, 20_000))).map(
      ({ state, lastFour }) => `${lastFour} ${state}`,
    );

  test("charges it by its id, as often as its owner orders", async () => {
    const checkout = open();
    const token = await save(mere, "5555555555554444");
    await place(checkout, mere, orderWith(token));
    await place(checkout, mere, orderWith(token));
    expect(await charged()).toEqual(["4444 captured", "4444 captured"]);
    expect(await database.queries.select().from(payments)).toMatchObject([{ lastFour: "4444" }, { lastFour: "4444" }]);
  });

  test("another customer's, or one that is gone, charges nothing and gives the stock back", async () => {
    const checkout = open();
    const token = await save(mere, visa);
    const missing = { status: 402, code: "PaymentDeclined", message: expect.stringContaining("saved card") };
    await expect(place(checkout, tane, orderWith(token))).rejects.toMatchObject(missing);
    await gateway().cards.delete(mere.username, token);
    await expect(place(checkout, mere, orderWith(token))).rejects.toMatchObject(missing);
    await expect(place(checkout, mere, orderWith("a\u0000b"))).rejects.toMatchObject(missing);
    expect(await charged()).toEqual([]);
    expect(await database.queries.select().from(placements)).toMatchObject(Array(3).fill({ state: "declined" }));
  });

  test("a single-use token is no saved card, nor the other way round", async () => {
    const checkout = open();
    await expect(place(checkout, mere, orderWith(tokenFor(vault, visa)))).rejects.toMatchObject({ code: "PaymentDeclined" });
    await expect(place(checkout, mere, sampleOrder(await save(mere, visa)))).rejects.toMatchObject({ code: "PaymentDeclined" });
    expect(await charged()).toEqual([]);
  });

  test.each([
    ["4000000000000341", 402, "PaymentDeclined"],
    ["4000000000000119", 502, "PaymentFailureUnrecoverable"],
  ])("%s answers %d %s, like the same number typed in", async (number, status, code) => {
    const token = await save(mere, number);
    await expect(place(open(), mere, orderWith(token))).rejects.toMatchObject({ status, code });
  });

  test("whose answer is lost is found, and charged once", async () => {
    const silent = { customerId: mere.username, token: tokenFor(vault, "4000000000002222"), currency: "NZD", makeDefault: true };
    await gateway()
      .cards.keep(silent as Parameters<PaymentGateway["cards"]["keep"]>[0])
      .catch(() => undefined);
    const [card] = await gateway().cards.list(mere.username);
    const { totals } = await place(open(), mere, orderWith(card!.token));
    expect(totals.grandTotal).toBe(20_000);
    expect(await charged()).toEqual(["2222 captured"]);
  });
});
