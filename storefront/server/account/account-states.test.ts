import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountStatePut } from "#contract/account.ts";
import type { ParsedInputOf } from "#contract/calls.ts";
import { parseAccountState } from "#domain/account-state/parse-account-state.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { accountStates } from "../database/schema/schema.ts";
import { parseInput } from "../http/input.ts";
import { contextOf, mere, stateWith, tane } from "./account.fixture.ts";
import { createAccountStates, takeFromKeptCart } from "./account-states.ts";

const now = 1_800_000_000_000;
let database: Database;
let service: ReturnType<typeof createAccountStates>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  service = createAccountStates(database, () => now);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries.delete(accountStates);
});

const get = (who = mere, country: CountryCode = "nz") =>
  Promise.resolve(service["accountState.get"]({ params: undefined, query: undefined, body: undefined }, contextOf(who, country)));
const put = async (version: number, state: unknown, who = mere, country: CountryCode = "nz") =>
  service["accountState.put"](
    parseInput(accountStatePut, { body: { version, state } }) as ParsedInputOf<"accountState.put">,
    contextOf(who, country),
  );

describe("the kept state of an account", () => {
  test("is nothing at version 0, and then whatever was written, each time one version on", async () => {
    expect(await get()).toEqual({ version: 0, state: null });
    const first = stateWith({ "100101-9": 1 });
    expect(await put(0, first)).toEqual({ version: 1, state: first });
    const second = stateWith({ "100101-9": 2, "200101-OS": 1 });
    expect(await put(1, second)).toEqual({ version: 2, state: second });
    expect(await get()).toEqual({ version: 2, state: second });
  });

  test("is each account's own, and each country's", async () => {
    await put(0, stateWith({ "100101-9": 1 }));
    expect(await get(tane)).toEqual({ version: 0, state: null });
    expect(await get(mere, "au")).toEqual({ version: 0, state: null });
  });

  test("a write from any other version is a conflict and changes nothing", async () => {
    const kept = await put(0, stateWith({ "100101-9": 1 }));
    for (const version of [0, 2, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      await expect(put(version, stateWith({}))).rejects.toMatchObject({ status: 409, code: "Conflict" });
    }
    await expect(put(1, stateWith({}), tane)).rejects.toMatchObject({ code: "Conflict" });
    expect(await get()).toEqual(kept);
  });

  test("of many writes from one version exactly one is taken", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => put(0, stateWith({ "100101-9": n + 1 }))));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await get()).version).toBe(1);
  });

  test("what a newer shop has written is left as it is", async () => {
    const newer = { syncableStateVersion: 2, basket: ["something else"] };
    await database.queries
      .insert(accountStates)
      .values({ username: mere.username, country: "nz", version: 7, syncableStateVersion: 2, state: newer });
    await expect(put(7, stateWith({}))).rejects.toMatchObject({ status: 412, code: "NewerStateKept" });
    await expect(put(0, stateWith({}))).rejects.toMatchObject({ code: "NewerStateKept" });
    expect(await get()).toEqual({ version: 7, state: newer });
    await database.transaction((transaction) =>
      takeFromKeptCart(transaction, mere.username, "nz", [{ variantId: "100101-9", qty: 1 }]),
    );
    expect(await get()).toEqual({ version: 7, state: newer });
  });

  test("keeps no more than the state's own fields", async () => {
    const { state } = await put(0, { ...stateWith({}), admin: true });
    expect(state).not.toHaveProperty("admin");
    expect((await get()).state).toEqual(state);
  });

  test("dates to come count as now, so that a clock that runs ahead gains nothing", async () => {
    const year = 365 * 24 * 3600_000;
    const ahead = stateWith({ "100101-9": 1 }, now + year);
    const wish = { productId: "100101", variantId: "100101-9", createdAt: now + year, qty: 1 };
    const { state } = await put(0, { ...ahead, wishlist: { items: { "100101": wish } } });
    expect(state).toMatchObject({
      cart: { items: { "line-100101-9": { createdAt: now } } },
      wishlist: { items: { "100101": { createdAt: now } } },
    });
    expect((await get()).state).toEqual(state);
  });

  test("takes the odd characters that JSON has", async () => {
    const odd = stateWith({ "100101-9": 1 });
    const line = odd.cart.items["line-100101-9"];
    const items = { "line-100101-9": { ...line, challengeAnswer: "a\u0000\ud800b" } };
    const { state } = await put(0, { ...odd, cart: { ...odd.cart, items } });
    expect((await get()).state).toEqual(state);
  });
});

describe("a state that cannot be kept", () => {
  const lines = (count: number) =>
    stateWith(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${100_000 + n}-9`, 1])));
  const good = stateWith({ "100101-9": 1 });
  const line = { id: "a", productId: "1", variantId: "1-9", qty: 1, createdAt: 1 };
  const cart = (items: unknown) => ({ ...good, cart: { ...good.cart, items } });
  const proto = JSON.parse('{"__proto__": {"id": "__proto__", "productId": "1", "variantId": "1-9", "qty": 1, "createdAt": 1}}');

  test.each([
    ["10,000 lines", lines(10_000), "body.state.cart.items"],
    ["one line more than a cart holds", lines(201), "body.state.cart.items"],
    ["__proto__ as an id", cart(proto), "body.state.cart.items.__proto__"],
    ["an id that is not its key", cart({ b: line }), "body.state.cart.items.b"],
    ["no quantity", cart({ a: { ...line, qty: 0 } }), "body.state.cart.items.a.qty"],
    ["half a pair", cart({ a: { ...line, qty: 0.5 } }), "body.state.cart.items.a.qty"],
    ["more than anybody sells", cart({ a: { ...line, qty: 10_000 } }), "body.state.cart.items.a.qty"],
    ["a date that is none", cart({ a: { ...line, createdAt: -1 } }), "body.state.cart.items.a.createdAt"],
    ["lines in a list", cart([line]), "body.state.cart.items"],
    ["no version", { ...good, syncableStateVersion: undefined }, "body.state"],
    ["a version to come", { ...good, syncableStateVersion: 2 }, "body.state"],
    ["nothing", {}, "body.state"],
  ])("is refused: %s", async (_what, state, path) => {
    await expect(put(0, state)).rejects.toMatchObject({
      status: 422,
      code: "UnprocessableRequest",
      extra: { issues: [{ path: expect.stringContaining(path) }] },
    });
    expect(await get()).toEqual({ version: 0, state: null });
  });

  test("a cart as full as it may be is kept, and is within the body that the call takes", async () => {
    const full = lines(200);
    expect(JSON.stringify({ version: 0, state: full }).length).toBeLessThan(accountStatePut.bodyLimit);
    expect(parseAccountState((await put(0, full)).state)).toMatchObject({ ok: true });
  });
});
