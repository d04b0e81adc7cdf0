import { afterAll, beforeAll, expect, test } from "vitest";
import { ponsonbyRoad } from "#domain/fields/address.fixture.ts";
import type { Database } from "../database/database.ts";
import { eq, sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { accountStates, customers, marketingContacts, reminders } from "../database/schema/schema.ts";
import { type CardVault, GatewayUnreachable, type PaymentGateway } from "../payments/payment-gateway.ts";
import { contextOf, mere, newCustomer, stateWith, tane } from "./account.fixture.ts";
import { createAccount } from "./create-account.ts";
import { createCustomers } from "./customers.ts";
import { createForgetCustomer } from "./forget-customer.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const rua = { username: "rua", email: "rua@example.co.nz" };
const noCards = { list: async () => [] } as unknown as CardVault;
const away = { list: () => Promise.reject(new GatewayUnreachable("out of reach")) } as unknown as CardVault;

const keepState = (username: string) =>
  database.queries
    .insert(accountStates)
    .values({ username, country: "nz", version: 1, syncableStateVersion: 1, state: { ...stateWith({ "104201-9": 1 }) } });
const rowsOf = (username: string) => database.queries.select().from(customers).where(eq(customers.username, username));
const statesOf = (username: string) => database.queries.select().from(accountStates).where(eq(accountStates.username, username));

test("a customer whose cards cannot be forgotten stays whole, and is told to try again", async () => {
  await createCustomers(database).create(newCustomer(tane));
  await expect(createForgetCustomer(database, away).forget(tane)).rejects.toMatchObject({
    status: 503,
    code: "PaymentServiceUnavailable",
  });
  expect(await rowsOf(tane.username)).toMatchObject([{ email: tane.email, firstName: "Mere" }]);
});

test("a browser that has not heard of it is signed out of a closed account, and keeps neither details, addresses nor cards for it", async () => {
  const hoani = { username: "hoani", email: "hoani@example.co.nz" };
  await createCustomers(database).create(newCustomer(hoani));
  const kept: string[] = [];
  const vault = { list: async () => [], keep: async () => kept.push("a card") && "kept" } as unknown as CardVault;
  const { service } = createAccount({ database, gateway: { cards: vault } as unknown as PaymentGateway });
  await createForgetCustomer(database, noCards).forget(hoani);
  const input = { params: undefined, query: undefined };
  const address = { ...ponsonbyRoad, isDefaultBilling: true, isDefaultShipping: true };
  const customer = { firstName: "Hoani", lastName: "Ngata", phone: "", subscriptions: { email: true, sms: true } };
  const tries = [
    () => service["account.get"]({ ...input, body: undefined }, contextOf(hoani)),
    () => service["account.update"]({ ...input, body: { customer } }, contextOf(hoani)),
    () => service["addresses.create"]({ ...input, body: address }, contextOf(hoani)),
    () => service["paymentMethods.create"]({ ...input, body: { token: "a token", isDefault: true } }, contextOf(hoani)),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 401, code: "NotSignedIn" });
  expect(kept).toEqual([]);
  const isTheirs = eq(marketingContacts.email, hoani.email);
  expect(await database.queries.select().from(marketingContacts).where(isTheirs)).toEqual([]);
});

test("the cards of a closed account are gone from the vault, and nobody else's", async () => {
  const kept = [
    { of: rua.username, token: "visa" },
    { of: rua.username, token: "amex" },
    { of: tane.username, token: "visa" },
  ];
  const isIt = (of: string, token: string) => (card: (typeof kept)[number]) => card.of === of && card.token === token;
  const vault = {
    list: async (of: string) => kept.filter((card) => card.of === of),
    delete: async (of: string, token: string) => kept.splice(kept.findIndex(isIt(of, token)), 1).length > 0,
  } as unknown as CardVault;
  await createForgetCustomer(database, vault).forget(rua);
  expect(kept).toEqual([{ of: tane.username, token: "visa" }]);
});

test("nothing that a closed account waits for is mailed to it, in either country, and what others wait for is", async () => {
  const waits = (country: "nz" | "au", email: string) =>
    ({ country, kind: "backInStock", productId: "104201", variantId: "104201-9", email, state: "waiting" }) as const;
  await database.queries
    .insert(reminders)
    .values([waits("nz", rua.email), waits("au", rua.email), waits("nz", "somebody@example.co.nz")]);
  const { forget } = createForgetCustomer(database, noCards);
  await forget(rua);
  await forget(rua);
  const left = await database.queries.select().from(reminders).where(eq(reminders.state, "waiting"));
  expect(left.map(({ email }) => email)).toEqual(["somebody@example.co.nz"]);
  expect(JSON.stringify(await database.queries.select().from(reminders))).not.toContain(rua.email);
});

test("what a sign-up said of somebody who has not come by the account for a month is forgotten", async () => {
  const shop = createCustomers(database);
  const { forgetOld } = createForgetCustomer(database, noCards);
  const ids = ["new", "old", "proven", "shopping"] as const;
  for (const id of ids) await shop.create(newCustomer({ ...mere, username: id, email: `${id}@example.co.nz` }));
  await keepState("shopping");
  await database.queries.update(customers).set({ isUnproven: false }).where(eq(customers.username, "proven"));
  const age = (days: number, id: string) =>
    database.queries
      .update(customers)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(customers.username, id));
  for (const id of ids) await age(id === "new" ? 29 : 31, id);
  await forgetOld();
  expect((await Promise.all(ids.map(rowsOf))).map((rows) => rows.length)).toEqual([1, 0, 1, 1]);
});

test("a customer is forgotten, also twice, is mailed no more news, and comes back to life by no browser that is still signed in", async () => {
  const shop = createCustomers(database);
  const { forget, forgetOld } = createForgetCustomer(database, noCards);
  await shop.create(newCustomer(mere, { phone: "+64215550184", dateOfBirth: "1990-02-28" }));
  await shop.agreeToMarketing(newCustomer(mere));
  await keepState(mere.username);
  await forget(mere);
  await forget(mere);
  await shop.createFromAccount("nz", mere);
  expect(await rowsOf(mere.username)).toMatchObject([{ email: "", firstName: "", lastName: "", phone: null, dateOfBirth: null }]);
  expect(await statesOf(mere.username)).toEqual([]);
  expect(await database.queries.select().from(marketingContacts)).toMatchObject([
    { email: mere.email, status: "unsubscribed", userId: null },
  ]);

  // What a browser has written that had not heard of it goes with what is left, an hour later.
  await keepState(mere.username);
  await forgetOld();
  expect(await rowsOf(mere.username)).toHaveLength(1);
  await database.queries.update(customers).set({ createdAt: sql`now() - interval '61 minutes'` });
  await forgetOld();
  expect([await rowsOf(mere.username), await statesOf(mere.username)]).toEqual([[], []]);
  expect(await rowsOf(tane.username)).toHaveLength(1);
});
