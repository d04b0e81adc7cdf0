import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoPromotions } from "#catalogue/promotions.ts";
import { failure } from "../api-error.fixture.ts";
import { newKey, sampleOrder, sampleProductById, startAnew, tokenFor } from "../checkout/checkout.fixture.ts";
import { type CheckoutOptions, createCheckout } from "../checkout/create-checkout.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import {
  customers,
  loyaltyMembers,
  loyaltyQuotes,
  orders,
  outboxMails,
  placements,
  vouchers as vouchersTable,
} from "../database/schema/schema.ts";
import { readOrder } from "../orders/read-order.ts";
import { CaptureRefused, type PaymentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { createGuesses } from "../security/guesses.ts";
import { createStock } from "../stock/stock.ts";
import { seedVouchers } from "../vouchers/demo-vouchers.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { seedMembers } from "./demo-members.ts";
import { createLoyaltyService } from "./loyalty-service.ts";
import { createProgramme } from "./programme.ts";

const secret = new Uint8Array(32).fill(4);
const vault = createVault(secret);
const visa = "4111111111111111";
const ngata = { memberId: "1900142", lastName: "Ngata" };

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await startAnew(database);
  for (const table of [vouchersTable, loyaltyQuotes, loyaltyMembers, customers]) await database.queries.delete(table);
  await seedMembers(database);
  await seedVouchers(database, secret);
});

const programme = () => createProgramme({ database });
const service = () => createLoyaltyService({ database, programme: programme() });
const context = (idempotencyKey = newKey()) => ({
  country: "nz" as const,
  requestId: "test",
  clientAddress: "127.0.0.1",
  idempotencyKey,
});
const ask = async <T>(body: T) => ({ params: undefined, query: undefined, body });

function open({
  decorate = (gateway) => gateway,
  ...options
}: Partial<CheckoutOptions> & { decorate?: (gateway: PaymentGateway) => PaymentGateway } = {}) {
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

type Body = ReturnType<typeof sampleOrder>;
const place = async (checkout: ReturnType<typeof open>, body: Body, key?: string) =>
  checkout.service["checkout.orders"]({ params: undefined, query: undefined, body }, context(key));

const quote = async (currencyAmount: number) => service()["loyalty.quotes"](await ask({ ...ngata, currencyAmount }), context());

/** An order that points pay so much of, and that earns points. */
async function paying(amount: number, card = visa): Promise<Body> {
  const { quoteNumber } = await quote(amount);
  const body = sampleOrder(tokenFor(vault, card), { total: 20_000 });
  const [charge] = body.cart.payment.methods.card ?? [];
  return {
    ...body,
    cart: {
      ...body.cart,
      loyalty: ngata,
      payment: {
        methods: {
          card: [{ ...charge!, amount: 20_000 - amount }],
          loyalty: [{ amount, quoteRef: quoteNumber, memberId: ngata.memberId }],
        },
      },
    },
  };
}

async function points(memberId = ngata.memberId): Promise<number | undefined> {
  const [row] = await database.queries.select().from(loyaltyMembers).where(eq(loyaltyMembers.memberId, memberId));
  return row?.points;
}

describe("a membership", () => {
  test("is found by number and surname, however they are written, with what its points are worth", async () => {
    expect(await service()["loyalty.membership"](await ask({ memberId: "190 0142", lastName: " ngata " }), context())).toEqual({
      memberNumber: "1900142",
      points: 12_480,
      worth: 6_200,
    });
    for (const lastName of ["O’Neil", "O\u2018neil"]) {
      expect(await programme().find({ memberId: "1234567", lastName }, "")).toMatchObject({ points: 250_000 });
    }
  });

  test("is refused alike whichever part is wrong, and when it is inactive says so only to its member", async () => {
    for (const claim of [
      { memberId: "1900142", lastName: "Parata" },
      { memberId: "9999999", lastName: "Ngata" },
      { memberId: "1900900", lastName: "Parata" },
    ]) {
      expect((await failure(programme().find(claim, ""))).code).toBe("MembershipNotFound");
    }
    expect((await failure(programme().find({ memberId: "1900900", lastName: "Ngata" }, ""))).code).toBe("MembershipInactive");
  });

  test("stands five surnames, then nobody gets in for a while", async () => {
    const guarded = createProgramme({ database, guesses: createGuesses(database) });
    for (const lastName of ["Aa", "Bb", "Cc", "Dd", "Ee"]) {
      expect((await failure(guarded.find({ ...ngata, lastName }, ""))).code).toBe("MembershipNotFound");
    }
    expect((await failure(guarded.find(ngata, ""))).code).toBe("TooManyRequests");
  });

  test("needs no surname from the account that is linked with it, and from nobody else", async () => {
    await database.queries.insert(customers).values([
      {
        username: "mere",
        country: "nz",
        email: "m@example.nz",
        firstName: "M",
        lastName: "O",
        loyaltyMemberId: "1900142",
        loyaltyLastName: "Ngata",
      },
      { username: "tama", country: "nz", email: "t@example.nz", firstName: "T", lastName: "P" },
    ]);
    const as = (username: string) => ({ ...context(), account: { username, email: "m@example.nz" } });
    const body = await ask({ memberId: "1900142" });
    expect(await service()["loyalty.membership"](body, as("mere"))).toMatchObject({ points: 12_480 });
    for (const asker of [as("tama"), context()]) {
      expect((await failure(Promise.resolve(service()["loyalty.membership"](body, asker)))).code).toBe("MembershipNotFound");
    }
  });
});

test("LOYAL-02 a quote says its number, what it pays and whose points it takes; every one has a number of its own", async () => {
  const [one, other] = [await quote(5_000), await quote(5_000)];
  expect(one).toMatchObject({ currencyAmount: 5_000, memberNumber: "1900142", points: 10_000 });
  const numbers = (await database.queries.select().from(loyaltyQuotes)).map(({ id }) => id);
  expect(new Set([one.quoteNumber, other.quoteNumber])).toEqual(new Set(numbers));
  expect(numbers).toHaveLength(2);
});

describe("points on an order", () => {
  test("LOYAL-13 a member earns a point a dollar, four with an offer that says so, when the order is placed", async () => {
    const body = sampleOrder(tokenFor(vault, visa));
    await place(open(), { ...body, cart: { ...body.cart, loyalty: ngata } });
    expect(await points()).toBe(12_480 + 200);
    const [order] = await database.queries.select().from(orders);
    expect(order?.earning).toEqual({ memberId: "1900142", points: 200 });
    const more = sampleOrder(tokenFor(vault, visa), { total: 18_000, promoCodes: ["LACEUP20"] });
    await place(open(), { ...more, cart: { ...more.cart, loyalty: ngata } });
    expect(await points()).toBe(12_480 + 200 + 4 * 180);
  });

  test.each([
    ["that there is not", { ...ngata, lastName: "Parata" }],
    ["of a programme that cannot be reached", { memberId: "1900503", lastName: "Ngata" }],
  ])("a membership %s earns nothing and keeps nobody from buying", async (_, loyalty) => {
    const body = sampleOrder(tokenFor(vault, visa));
    await place(open(), { ...body, cart: { ...body.cart, loyalty } });
    expect([await points(), await points("1900503")]).toEqual([12_480, 5_000]);
    expect(await database.queries.select().from(orders)).toMatchObject([{ state: "placed", earning: null }]);
  });

  test("a quote pays its part once; the same quote pays for no other order", async () => {
    const checkout = open();
    const body = await paying(5_000);
    const key = newKey();
    const first = await place(checkout, body, key);
    expect(await place(checkout, body, key)).toEqual(first);
    expect(first.totals).toMatchObject({ grandTotal: 20_000, amountOutstanding: 15_000 });
    expect(await points()).toBe(12_480 - 10_000 + 200);
    const [order] = await database.queries.select().from(orders);
    expect(order?.credits).toMatchObject([{ type: "points", amount: 5_000, memberId: "1900142" }]);
    const [mail] = await database.queries.select().from(outboxMails);
    expect(mail?.text).toContain("Qantas Points ($50.00), Visa ending 1111 ($150.00)");

    const again = { ...body, cart: { ...body.cart, payment: { methods: { ...body.cart.payment.methods } } } };
    again.cart.payment.methods.card = [{ amount: 15_000, token: tokenFor(vault, visa), type: "immediate" }];
    expect((await failure(place(checkout, again))).code).toBe("LoyaltyQuoteInvalid");
    expect(await points()).toBe(12_480 - 10_000 + 200);
  });

  test("points and gift cards pay together, points first", async () => {
    const body = await paying(5_000);
    const { card = [], ...methods } = body.cart.payment.methods;
    const voucher = [{ code: "GIFT0000000050", pin: "1234", amount: 5_000 }];
    const both = { ...methods, voucher, card: card.map((each) => ({ ...each, amount: 10_000 })) };
    await place(open(), { ...body, cart: { ...body.cart, payment: { methods: both } } });
    const [order] = await database.queries.select().from(orders);
    expect(order?.credits.map(({ type, amount }) => [type, amount])).toEqual([
      ["voucher", 5_000],
      ["points", 5_000],
    ]);
    const shown = await readOrder(database.queries, order ?? expect.unreachable("There is no order."));
    expect(shown.credits.map(({ type }) => type)).toEqual(["points", "voucher"]);
    const [mail] = await database.queries.select().from(outboxMails);
    expect(mail?.text).toContain("Qantas Points ($50.00), gift card ending 50 ($50.00), Visa ending 1111 ($100.00)");
  });

  test("more than there is, more than was quoted, a quote that has expired: refused, and nothing is taken", async () => {
    expect((await failure(Promise.resolve(quote(6_300)))).code).toBe("LoyaltyInsufficientPoints");
    const late = await paying(5_000);
    await database.queries.update(loyaltyQuotes).set({ expiresAt: new Date(0) });
    expect((await failure(place(open(), late))).code).toBe("LoyaltyQuoteInvalid");
    const { quoteNumber } = await quote(1_000);
    const [use] = late.cart.payment.methods.loyalty ?? [];
    const more = { ...late.cart.payment.methods, loyalty: [{ ...use!, quoteRef: quoteNumber }] };
    expect((await failure(place(open(), { ...late, cart: { ...late.cart, payment: { methods: more } } }))).code).toBe(
      "LoyaltyQuoteInvalid",
    );
    const spent = await paying(5_000);
    await database.queries.update(loyaltyMembers).set({ points: 9_999 });
    expect((await failure(place(open(), spent))).code).toBe("LoyaltyInsufficientPoints");
    expect(await points()).toBe(9_999);
    expect(await database.queries.select().from(placements)).toEqual([]);
  });

  test("a declined card gives the points back once, and the quote may pay for another try", async () => {
    const checkout = open();
    const body = await paying(5_000, "4000111111111115");
    const key = newKey();
    expect((await failure(place(checkout, body, key))).code).toBe("PaymentDeclined");
    expect((await failure(place(checkout, body, key))).code).toBe("PaymentDeclined");
    await checkout.recovery.runOnce();
    expect(await points()).toBe(12_480);
    const card = [{ amount: 15_000, token: tokenFor(vault, visa), type: "immediate" as const }];
    await place(checkout, { ...body, cart: { ...body.cart, payment: { methods: { ...body.cart.payment.methods, card } } } });
    expect(await points()).toBe(12_480 - 10_000 + 200);
  });

  test("a capture that is refused for good gives points back and takes back what was earned", async () => {
    const refusing = open({
      decorate: (gateway) => ({
        ...gateway,
        capture: async () => {
          throw new CaptureRefused("No.");
        },
      }),
    });
    await place(refusing, await paying(5_000));
    expect(await points()).toBe(12_480);
  });

  test("what was earned is taken back as far as it is there: a member who has spent it meanwhile is left with none, not with less", async () => {
    const spentMeanwhile = open({
      decorate: (gateway) => ({
        ...gateway,
        capture: async () => {
          await database.queries.update(loyaltyMembers).set({ points: 30 });
          throw new CaptureRefused("No.");
        },
      }),
    });
    const body = sampleOrder(tokenFor(vault, visa), { total: 20_000 });
    await place(spentMeanwhile, { ...body, cart: { ...body.cart, loyalty: ngata } });
    expect(await points()).toBe(0);
  });
});
