import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ordersGet, ordersLookup } from "#contract/orders.ts";
import { ApiError } from "../api-error.ts";
import { newKey, sampleOrder, sampleProductById, sampleStock, tokenFor } from "../checkout/checkout.fixture.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { migrationsFolder } from "../database/migrations-folder.ts";
import { guesses as guessesTable, orderLines, orders as ordersTable, payments } from "../database/schema/schema.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { createGuesses } from "../security/guesses.ts";
import type { RequestContext } from "../service.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { createVouchers } from "../vouchers/vouchers.ts";
import { createOrders } from "./orders.ts";

const secret = new Uint8Array(32).fill(3);
const email = "mere@example.co.nz";
let database: Database;
let placed: string;
let failed: string;
let now = Date.now();

const context = (country: "nz" | "au" = "nz"): RequestContext => ({ country, requestId: "test", clientAddress: "127.0.0.1" });
const service = () => createOrders({ database, secret, now: () => now });
const lookup = (orderNumber: string, by = email, country: "nz" | "au" = "nz") =>
  Promise.resolve(
    service()["orders.lookup"]({ params: undefined, query: undefined, body: { orderNumber, email: by } }, context(country)),
  );
const get = (number: string, token: string, country: "nz" | "au" = "nz") =>
  Promise.resolve(service()["orders.get"]({ params: { number }, query: { token }, body: undefined }, context(country)));

beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedStock(database.queries, sampleStock);
  const vault = createVault(secret);
  const checkout = createCheckout({
    promotions: { nz: [], au: [] },
    database,
    stock: createStock(database),
    gateway: createSandboxGateway(database, vault),
    vouchers: createVouchers({ database, secret }),
    productById: sampleProductById,
  });
  const pairs = { productId: "100101", variantId: "100101-9", qty: 2 };
  const place = (card: string) =>
    Promise.resolve(
      checkout.service["checkout.orders"](
        { params: undefined, query: undefined, body: sampleOrder(tokenFor(vault, card), { items: [pairs], total: 40_000 }) },
        { ...context(), idempotencyKey: newKey() },
      ),
    );
  placed = (await place("378282246310005")).orderNumber;
  failed = await place("4000000000000119").then(
    () => "",
    (error: ApiError) => error.extra.orderNumber ?? "",
  );
});
afterAll(() => database.close());

describe("looking an order up", () => {
  test("ORDER-01 ORDER-03 number and e-mail open it, in the contract's shape", async () => {
    const answer = await lookup(placed);
    expect(ordersLookup.response.parse(answer)).toEqual(answer);
    const order = await get(placed, answer.token);
    expect(ordersGet.response.parse(order)).toEqual(order);
    expect(order).toMatchObject({
      number: placed,
      channel: "web",
      payment: { type: "card", label: "American Express ending 0005" },
      items: [{ quantity: 2, name: "Shoe 100101", size: "9", status: "processing" }],
      totals: { grandTotal: 40_000 },
    });
    expect(order.contact).not.toHaveProperty("agreeToMarketing");
  });

  test("names the offers that its discount is from", async () => {
    const offers = [{ id: "winter", name: "Winter sale" }];
    const promotions = offers.map((offer) => ({ ...offer, discount: 6_100 }));
    await database.queries.update(ordersTable).set({ promotions }).where(eq(ordersTable.number, placed));
    const { token } = await lookup(placed);
    expect((await get(placed, token)).offers).toEqual(offers);
  });

  test("what was once ordered in OS was ordered in one size", async () => {
    const { token } = await lookup(placed);
    const sizes = async () => (await get(placed, token)).items.map(({ size }) => size);
    await database.queries.update(orderLines).set({ size: "OS" }).where(eq(orderLines.orderNumber, placed));
    await database.queries.execute(readFileSync(join(migrationsFolder, "0018_one_size.sql"), "utf8"));
    expect(await sizes()).toEqual(["One size"]);
    await database.queries.update(orderLines).set({ size: "9" }).where(eq(orderLines.orderNumber, placed));
    await database.queries.execute(readFileSync(join(migrationsFolder, "0018_one_size.sql"), "utf8"));
    expect(await sizes()).toEqual(["9"]);
  });

  test("takes the number as people type it, and the e-mail in any case", async () => {
    for (const typed of [`#${placed}`, placed.toLowerCase(), ` ${placed.slice(0, 4)} ${placed.slice(4)} `]) {
      const { token, orderNumber } = await lookup(typed, " <MERE@Example.co.nz>\u200b ");
      expect(orderNumber).toBe(placed);
      expect((await get(`#${placed.toLowerCase()}`, token)).number).toBe(placed);
    }
  });

  test("ORDER-06 answers the same whichever part is wrong", async () => {
    const answers = await Promise.all(
      [
        lookup(placed, "hone@example.co.nz"),
        lookup("TT00000000", email),
        lookup("", ""),
        lookup("TT\u00001", email),
        lookup(placed, ""),
        lookup(placed, email, "au"),
      ].map((answer) => answer.catch((error: unknown) => error)),
    );
    for (const answer of answers) {
      expect(answer).toBeInstanceOf(ApiError);
      expect((answer as ApiError).status).toBe(404);
      expect((answer as ApiError).toBody()).toEqual({
        code: "OrderNotFound",
        message: "We couldn't find an order with those details.",
      });
    }
  });

  describe("guessed at", () => {
    const tooMany = { status: 429, code: "TooManyRequests" };
    const answersTo = async (tries: readonly [number: string, email: string][]) => {
      const replicas = [createGuesses(database), createGuesses(database)];
      const answers: number[] = [];
      for (const [index, [orderNumber, by]] of tries.entries()) {
        const orders = createOrders({ database, secret, guesses: replicas[index % 2]! });
        const from = { ...context(index % 3 === 0 ? "au" : "nz"), clientAddress: `203.0.113.${index}` };
        const input = { params: undefined, query: undefined, body: { orderNumber, email: by } };
        const answer = Promise.resolve(orders["orders.lookup"](input, from));
        answers.push(
          await answer.then(
            () => 200,
            ({ status }: ApiError) => status,
          ),
        );
      }
      return answers;
    };
    afterEach(() => database.queries.delete(guessesTable));

    test("by many e-mail addresses: shut for all, the right one too, and just so where there is no such order", async () => {
      const strangers = (number: string) =>
        Array.from({ length: 12 }, (_, index): [string, string] => [number, `stranger${index}@example.co.nz`]);
      const expected = [...Array(10).fill(404), 429, 429];
      expect(await answersTo(strangers(placed))).toEqual(expected);
      expect(await answersTo(strangers("TT00000000"))).toEqual(expected);
      expect(await answersTo([[`#${placed.toLowerCase()}`, email]])).toEqual([429]);
    });

    test("by many numbers for one e-mail address, from anywhere, in either shop", async () => {
      const numbers = Array.from({ length: 22 }, (_, index): [string, string] => [`TT${10_000_000 + index}`, email]);
      expect(await answersTo(numbers)).toEqual([...Array(20).fill(404), 429, 429]);
      expect(await answersTo([[placed, ` ${email.toUpperCase()} `]])).toEqual([429]);
    });

    test("by many pairs from one address of the network", async () => {
      const orders = createOrders({ database, secret, guesses: createGuesses(database) });
      const ask = (index: number) =>
        Promise.resolve(
          orders["orders.lookup"](
            { params: undefined, query: undefined, body: { orderNumber: `TT${index}`, email: `${index}@example.co.nz` } },
            context(),
          ),
        );
      for (let index = 0; index < 60; index += 1) await expect(ask(index)).rejects.toMatchObject({ status: 404 });
      await expect(ask(60)).rejects.toMatchObject(tooMany);
    });

    test("not at all by its owner, who may look as often as they like", async () => {
      const again = Array.from({ length: 30 }, (_, index): [string, string] => [
        placed,
        index % 3 === 0 ? "au@example.com" : email,
      ]);
      expect(await answersTo(again)).toEqual(again.map(([, by]) => (by === email ? 200 : 404)));
    });
  });

  test("an order whose payment failed is shown as cancelled and not charged", async () => {
    const { token } = await lookup(failed);
    expect(await get(failed, token)).toMatchObject({
      payment: { type: "none", label: "Not charged" },
      items: [{ status: "cancelled" }],
    });
  });

  test("an order that cost nothing is shown as one with nothing to pay", async () => {
    const { queries } = database;
    const { totals } = await get(failed, (await lookup(failed)).token);
    await queries.delete(payments).where(eq(payments.orderNumber, failed));
    await queries
      .update(ordersTable)
      .set({ totals: { ...totals, grandTotal: 0, amountOutstanding: 0 } })
      .where(eq(ordersTable.number, failed));
    expect((await get(failed, (await lookup(failed)).token)).payment).toEqual({ type: "none", label: "Nothing to pay" });
  });
});

describe("the token", () => {
  const notFound = { status: 404, code: "OrderNotFound" };

  test("opens its own order only, in its own country, for half an hour", async () => {
    const { token, expiresAt } = await lookup(placed);
    await expect(get(failed, token)).rejects.toMatchObject(notFound);
    await expect(get(placed, token, "au")).rejects.toMatchObject(notFound);
    expect(Date.parse(expiresAt) - now).toBeLessThanOrEqual(30 * 60_000);
    now += 30 * 60_000 + 1_000;
    await expect(get(placed, token)).rejects.toMatchObject(notFound);
    now -= 30 * 60_000 + 1_000;
    expect((await get(placed, token)).number).toBe(placed);
  });

  test("is refused when it is nobody's, unsigned, or signed by somebody else", async () => {
    const claims = { sub: placed, aud: "nz order", exp: Math.floor(now / 1000) + 600 };
    const foreign = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32).fill(4));
    const withTheRawSecret = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret);
    for (const token of ["", "x.y.z", new UnsecuredJWT(claims).encode(), foreign, withTheRawSecret]) {
      await expect(get(placed, token)).rejects.toMatchObject(notFound);
    }
  });
});
