import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { InputOf } from "#contract/calls.ts";
import { savedAddressesMax } from "#domain/account/saved-addresses.ts";
import { ponsonbyRoad } from "#domain/fields/address.fixture.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { customerAddresses, customers } from "../database/schema/schema.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { contextOf, mere, newCustomer, tane } from "./account.fixture.ts";
import { createAccount } from "./create-account.ts";

let database: Database;
let account: ReturnType<typeof createAccount>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  const gateway = createSandboxGateway(database, createVault(new Uint8Array(32)));
  account = createAccount({ database, gateway });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries.delete(customers);
  await account.customers.create(newCustomer(mere));
  await account.customers.create(newCustomer(tane));
});

type Body = NonNullable<InputOf<"addresses.create">["body"]>;
const address = (changes: Partial<Body> = {}) => ({
  ...ponsonbyRoad,
  city: "Auckland",
  isDefaultBilling: false,
  isDefaultShipping: false,
  ...changes,
});
const numbered = (n: number, changes: Partial<Body> = {}) => address({ street1: `${n} Ponsonby Road`, ...changes });

const list = async (who = mere) =>
  (await account.service["addresses.list"]({ params: undefined, query: undefined, body: undefined }, contextOf(who))).addresses;
const create = async (body: ReturnType<typeof address>, who = mere) =>
  (await account.service["addresses.create"]({ params: undefined, query: undefined, body }, contextOf(who))).addresses;
const update = async (id: string, body: ReturnType<typeof address>, who = mere) =>
  (await account.service["addresses.update"]({ params: { id }, query: undefined, body }, contextOf(who))).addresses;
const remove = async (id: string, who = mere) =>
  (await account.service["addresses.delete"]({ params: { id }, query: undefined, body: undefined }, contextOf(who))).addresses;

type Listed = Awaited<ReturnType<typeof list>>;
const idOf = (addresses: Listed, street1: string) => addresses.find((saved) => saved.street1 === street1)?.id as string;
const defaults = (addresses: Listed) => [
  addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.street1,
  addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.street1,
];

describe("saved addresses", () => {
  test("the first becomes both defaults, cleaned, and is part of the account", async () => {
    expect(await list()).toEqual([]);
    const [saved, ...others] = await create(address({ street1: " 12  Ponsonby Road ", postcode: "10 11", company: " " }));
    expect(others).toEqual([]);
    expect(saved).toEqual({
      ...ponsonbyRoad,
      city: "Auckland",
      id: expect.any(String),
      isDefaultBilling: true,
      isDefaultShipping: true,
    });
    const { customer } = await account.service["account.get"](
      { params: undefined, query: undefined, body: undefined },
      contextOf(mere),
    );
    expect(customer.addresses).toEqual([saved]);
  });

  test("a default passes to whichever is made it, for billing and for delivery apart", async () => {
    await create(numbered(1));
    expect(defaults(await create(numbered(2)))).toEqual(["1 Ponsonby Road", "1 Ponsonby Road"]);
    expect(defaults(await create(numbered(3, { isDefaultShipping: true })))).toEqual(["1 Ponsonby Road", "3 Ponsonby Road"]);
    const two = idOf(await list(), "2 Ponsonby Road");
    expect(defaults(await update(two, numbered(2, { isDefaultBilling: true })))).toEqual(["2 Ponsonby Road", "3 Ponsonby Road"]);
    expect(defaults(await update(two, numbered(2)))).toEqual(["2 Ponsonby Road", "3 Ponsonby Road"]);
  });

  test("the default that is deleted passes on", async () => {
    await create(numbered(1));
    await create(numbered(2));
    const saved = await create(numbered(3, { isDefaultShipping: true }));
    expect(defaults(await remove(idOf(saved, "3 Ponsonby Road")))).toEqual(["1 Ponsonby Road", "1 Ponsonby Road"]);
    expect(defaults(await remove(idOf(saved, "1 Ponsonby Road")))).toEqual(["2 Ponsonby Road", "2 Ponsonby Road"]);
    expect(await remove(idOf(saved, "2 Ponsonby Road"))).toEqual([]);
  });

  test("an identical one is refused in the shop's words, also when another is changed into it", async () => {
    await create(numbered(1));
    const saved = await create(numbered(2));
    const identical = { status: 409, code: "IdenticalAddress", message: "You have already saved this address." };
    await expect(create(numbered(1, { suburb: "GREY LYNN", type: "SELECTED" }))).rejects.toMatchObject(identical);
    await expect(update(idOf(saved, "2 Ponsonby Road"), numbered(1))).rejects.toMatchObject(identical);
    expect(await update(idOf(saved, "1 Ponsonby Road"), numbered(1, { type: "SELECTED" }))).toHaveLength(2);
    expect(await create(numbered(1), tane)).toHaveLength(1);
  });

  test("is judged field by field in the forms' words", async () => {
    await expect(create(address({ contactName: "", postcode: "12", state: "NSW" }))).rejects.toMatchObject({
      status: 422,
      code: "UnprocessableRequest",
      extra: {
        issues: [
          { path: "body.contactName", message: "Enter the name of whoever's getting it." },
          { path: "body.state", message: "Leave the state empty for a New Zealand address." },
          { path: "body.postcode", message: "Use 4 digits." },
        ],
      },
    });
    expect(await list()).toEqual([]);
  });

  test.each([
    ["another customer's", async () => idOf(await create(numbered(1), tane), "1 Ponsonby Road")],
    [
      "one that is gone",
      async () => {
        const id = idOf(await create(numbered(1)), "1 Ponsonby Road");
        await remove(id);
        return id;
      },
    ],
    ["none", async () => randomUUID()],
    ["nonsense", async () => "a\u0000b"],
  ])("cannot be changed or deleted by the id of %s", async (_what, makeId) => {
    const id = await makeId();
    const notFound = { status: 404, code: "AddressNotFound" };
    await expect(update(id, numbered(9))).rejects.toMatchObject(notFound);
    await expect(remove(id)).rejects.toMatchObject(notFound);
    expect(await list()).toEqual([]);
  });

  test("are at most fifty, also when many come at once", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: savedAddressesMax + 5 }, (_, n) => create(numbered(n + 1))));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(savedAddressesMax);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ status: 422, code: "TooManyAddresses" });
    }
    expect(await list()).toHaveLength(savedAddressesMax);
  });

  test("an identical one that comes at the same moment is refused too", async () => {
    const outcomes = await Promise.allSettled([create(numbered(1)), create(numbered(1)), create(numbered(1))]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("ADDR-06 of a country that the shop no longer knows are left out", async () => {
    await create(numbered(1));
    await database.queries.insert(customerAddresses).values({
      id: randomUUID(),
      username: mere.username,
      address: { ...ponsonbyRoad, country: "GB" as "NZ" },
      defaultShippingSince: new Date(),
    });
    expect(defaults(await list())).toEqual(["1 Ponsonby Road", "1 Ponsonby Road"]);
    expect(await list()).toHaveLength(1);
  });

  test("belong to a customer: without one there is nowhere to keep them", async () => {
    await database.queries.delete(customers);
    await expect(list()).rejects.toMatchObject({ status: 404, code: "CustomerNotFound" });
    await expect(create(numbered(1))).rejects.toMatchObject({ status: 404, code: "CustomerNotFound" });
  });

  test("whatever is done to them, they are those of a plain list, with one default each", async () => {
    const command = fc.oneof(
      fc.record({
        do: fc.constant("create" as const),
        n: fc.integer({ min: 1, max: 6 }),
        billing: fc.boolean(),
        shipping: fc.boolean(),
      }),
      fc.record({
        do: fc.constant("update" as const),
        n: fc.integer({ min: 1, max: 6 }),
        billing: fc.boolean(),
        shipping: fc.boolean(),
      }),
      fc.record({
        do: fc.constant("remove" as const),
        n: fc.integer({ min: 1, max: 6 }),
        billing: fc.constant(false),
        shipping: fc.constant(false),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 12 }), async (commands) => {
        await database.queries.delete(customerAddresses);
        const model = new Set<string>();
        for (const step of commands) {
          const street1 = `${step.n} Ponsonby Road`;
          const body = numbered(step.n, { isDefaultBilling: step.billing, isDefaultShipping: step.shipping });
          const id = idOf(await list(), street1) ?? randomUUID();
          const outcome = await (step.do === "create"
            ? create(body)
            : step.do === "update"
              ? update(id, body)
              : remove(id)
          ).catch((error: unknown) => error);
          const expected = step.do === "create" ? !model.has(street1) : model.has(street1);
          expect(Array.isArray(outcome)).toBe(expected);
          if (expected && step.do === "remove") model.delete(street1);
          else if (expected) model.add(street1);
          const saved = await list();
          expect(saved.map((one) => one.street1).sort()).toEqual([...model].sort());
          const [billing, shipping] = defaults(saved);
          if (expected && step.billing) expect(billing).toBe(street1);
          if (expected && step.shipping) expect(shipping).toBe(street1);
          expect([billing === undefined, shipping === undefined]).toEqual([model.size === 0, model.size === 0]);
        }
      }),
      { numRuns: 15 },
    );
  });
});
