import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tokenFor } from "../checkout/checkout.fixture.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { customers, sandboxCards, sandboxTransactions } from "../database/schema/schema.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { contextOf, mere, newCustomer, tane } from "./account.fixture.ts";
import { createAccount } from "./create-account.ts";

const vault = createVault(new Uint8Array(32).fill(9));
let database: Database;
let account: ReturnType<typeof createAccount>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  account = createAccount({ database, gateway: createSandboxGateway(database, vault) });
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [customers, sandboxCards, sandboxTransactions]) await database.queries.delete(table);
  await account.customers.create(newCustomer(mere));
  await account.customers.create(newCustomer(tane));
});

const nothing = { params: undefined, query: undefined, body: undefined };
const list = async (who = mere) => (await account.service["paymentMethods.list"](nothing, contextOf(who))).paymentMethods;
const create = async (number: string, isDefault = false, who = mere, country: "nz" | "au" = "nz") =>
  (
    await account.service["paymentMethods.create"](
      { ...nothing, body: { token: tokenFor(vault, number), isDefault } },
      contextOf(who, country),
    )
  ).paymentMethods;
const remove = async (id: string, who = mere) =>
  (await account.service["paymentMethods.delete"]({ ...nothing, params: { id } }, contextOf(who))).paymentMethods;
const makeDefault = async (id: string, who = mere) =>
  (await account.service["paymentMethods.default"]({ ...nothing, params: { id } }, contextOf(who))).paymentMethods;

describe("saved cards", () => {
  test("PAYM-01 are shown by brand, last four digits and expiry, and nothing else of them is known", async () => {
    expect(await list()).toEqual([]);
    const saved = await create("4111111111111111");
    expect(saved).toEqual([
      {
        id: expect.any(String),
        brand: "visa",
        lastFour: "1111",
        expiryMonth: 12,
        expiryYear: new Date().getFullYear() + 3,
        isDefault: true,
      },
    ]);
    expect(await list()).toEqual(saved);
    expect(await list(tane)).toEqual([]);
  });

  test("are checked in the country's money", async () => {
    await create("4111111111111111", false, mere, "au");
    expect(await database.queries.select().from(sandboxTransactions)).toMatchObject([
      { amount: 100, currency: "AUD", state: "voided" },
    ]);
  });

  test("are kept once each, however often they are saved", async () => {
    await create("4111111111111111");
    await create("5555555555554444", true);
    expect((await create("4111111111111111")).map(({ brand, isDefault }) => [brand, isDefault])).toEqual([
      ["mastercard", true],
      ["visa", false],
    ]);
  });

  test("come the default first; it is chosen, deleted, and passes on", async () => {
    await create("4111111111111111");
    const [, mastercard] = await create("5555555555554444");
    expect((await makeDefault(mastercard!.id)).map(({ brand, isDefault }) => [brand, isDefault])).toEqual([
      ["mastercard", true],
      ["visa", false],
    ]);
    expect((await remove(mastercard!.id)).map(({ brand, isDefault }) => [brand, isDefault])).toEqual([["visa", true]]);
  });

  test.each([
    ["4000111111111115", 402, "PaymentDeclined"],
    ["6011111111111117", 402, "PaymentInstrumentTypeNotAccepted"],
    ["4000000000003337", 503, "PaymentServiceUnavailable"],
  ])("%s is not saved: %d %s", async (number, status, code) => {
    await expect(create(number)).rejects.toMatchObject({ status, code });
    expect(await list()).toEqual([]);
  });

  test("a card that its bank declines is not spoken of as a payment, which nobody has made", async () => {
    await expect(create("4000111111111115")).rejects.toMatchObject({
      message: "Your bank declined that card, so try another one or talk to your bank.",
    });
  });

  test("a token that is nonsense is refused as an expired one is", async () => {
    for (const token of ["nonsense", "sandbox_\u0000"]) {
      await expect(
        account.service["paymentMethods.create"]({ ...nothing, body: { token, isDefault: false } }, contextOf(mere)),
      ).rejects.toMatchObject({ status: 402, code: "PaymentDeclined" });
    }
  });

  test("another customer's card is not found by its id", async () => {
    const [theirs] = await create("4111111111111111", false, tane);
    for (const id of [theirs!.id, "nonsense", "a\u0000b"]) {
      await expect(remove(id)).rejects.toMatchObject({ status: 404, code: "PaymentMethodNotFound" });
      await expect(makeDefault(id)).rejects.toMatchObject({ status: 404, code: "PaymentMethodNotFound" });
    }
    expect(await list(tane)).toHaveLength(1);
  });

  test("are at most twenty", async () => {
    const kept = { customerId: mere.username, outcome: "success", cardType: "visa", expiryMonth: 12, expiryYear: 2040 } as const;
    const numbered = Array.from({ length: 20 }, (_, n) => ({
      ...kept,
      token: `t${n}`,
      nonceId: `n${n}`,
      lastFour: `${1000 + n}`,
    }));
    await database.queries.insert(sandboxCards).values(numbered);
    await expect(create("5555555555554444")).rejects.toMatchObject({ status: 422, code: "TooManyPaymentMethods" });
    expect(await list()).toHaveLength(20);
  });

  test("wait for their customer", async () => {
    await database.queries.delete(customers);
    await expect(list()).rejects.toMatchObject({ status: 404, code: "CustomerNotFound" });
  });
});
