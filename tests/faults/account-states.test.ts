import { setTimeout as delay } from "node:timers/promises";
import { ponsonbyRoad } from "@tread/storefront/domain/fields/address.fixture.ts";
import { contextOf, mere, newCustomer, stateWith } from "@tread/storefront/server/account/account.fixture.ts";
import { createAccountStates, takeFromKeptCart } from "@tread/storefront/server/account/account-states.ts";
import { createCustomers } from "@tread/storefront/server/account/customers.ts";
import { createSavedAddresses } from "@tread/storefront/server/account/saved-addresses.ts";
import type { Database } from "@tread/storefront/server/database/database.ts";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Operation, whyNotLinearisable } from "./linearisable.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

/** Histories of a thousand operations; FAULT_ROUNDS asks for more. */
const histories = Number(process.env.FAULT_ROUNDS ?? 3);

let postgres: Postgres;
/** Two servers' worth of connections to one database: whatever is decided between them, PostgreSQL decides. */
let databases: Database[];
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase("accounts");
  databases = [await openDatabase({ databaseUrl }), await openDatabase({ databaseUrl })];
}, 60_000);
afterAll(async () => {
  await Promise.all(databases?.map((database) => database.close()) ?? []);
  await postgres?.stop();
});

const either = (index: number) => databases[index % databases.length] as Database;
const nothing = { params: undefined, query: undefined, body: undefined };

function clientOf(index: number, username: string) {
  const states = createAccountStates(either(index));
  const context = contextOf({ ...mere, username });
  return {
    get: async () => states["accountState.get"](nothing, context),
    /** The version that was written, or undefined when somebody else was faster. */
    put: async (version: number, state: object) => {
      try {
        return await states["accountState.put"]({ ...nothing, body: { version, state: { ...state } } }, context);
      } catch (error) {
        if ((error as { code?: string }).code === "Conflict") return undefined;
        throw error;
      }
    },
  };
}

const quantity = (state: Record<string, unknown> | null) =>
  (state as { cart: { items: Record<string, { qty: number }> } } | null)?.cart.items["line-100101-9"]?.qty ?? 0;

describe("the kept cart on two servers", () => {
  test("twenty writers who each add ten pairs lose none and double none, while orders take some out", async () => {
    const username = "racing";
    const writers = Array.from({ length: 20 }, async (_, index) => {
      const client = clientOf(index, username);
      for (let added = 0; added < 10; ) {
        const { version, state } = await client.get();
        if ((await client.put(version, stateWith({ "100101-9": quantity(state) + 1 }))) !== undefined) added += 1;
      }
    });
    const orders = Array.from({ length: 5 }, async (_, index) => {
      const client = clientOf(index, username);
      while (quantity((await client.get()).state) < 20) await delay(5);
      await either(index).transaction((transaction) =>
        takeFromKeptCart(transaction, username, "nz", [{ variantId: "100101-9", qty: 2 }]),
      );
    });
    await Promise.all([...writers, ...orders]);
    const { version, state } = await clientOf(0, username).get();
    expect([version, quantity(state)]).toEqual([205, 190]);
  }, 60_000);

  test(`what eight clients see could have happened one thing after another (${histories} histories of 1,000 operations)`, async () => {
    for (let round = 0; round < histories; round += 1) {
      const history: Operation[] = [];
      const record = async <T>(ask: () => Promise<T>, read: (answer: T) => object) => {
        const start = performance.now();
        const answer = await ask();
        history.push({ start, end: performance.now(), ...read(answer) } as Operation);
        return answer;
      };
      const clients = Array.from({ length: 8 }, async (_, index) => {
        const client = clientOf(index, `history-${round}`);
        let known = 0;
        for (let n = 0; n < 125; n += 1) {
          if (Math.random() < 0.4) {
            const { version } = await record(client.get, (answer) => ({
              type: "read",
              version: answer.version,
              value: quantity(answer.state),
            }));
            known = version;
            continue;
          }
          const value = 1 + Math.floor(Math.random() * 9_000);
          const from = known;
          const answer = await record(
            () => client.put(from, stateWith({ "100101-9": value })),
            (written) =>
              written === undefined ? { type: "refused", from } : { type: "written", version: written.version, value },
          );
          if (answer !== undefined) known = answer.version;
        }
      });
      await Promise.all(clients);
      expect(history).toHaveLength(1_000);
      expect(history.filter(({ type }) => type === "written").length).toBeGreaterThan(20);
      expect(history.filter(({ type }) => type === "refused").length).toBeGreaterThan(20);
      expect(whyNotLinearisable(history)).toBeUndefined();
    }
  }, 600_000);
});

describe("what could not have happened one thing after another", () => {
  const write = (version: number, start: number, end = start + 1): Operation => ({
    type: "written",
    version,
    value: version,
    start,
    end,
  });
  const read = (version: number, start: number, end = start + 1, value = version): Operation => ({
    type: "read",
    version,
    value,
    start,
    end,
  });
  const refused = (from: number, start: number, end = start + 1): Operation => ({ type: "refused", from, start, end });

  test.each<[string, Operation[], string | undefined]>([
    ["nothing wrong", [read(0, 0), write(1, 2), read(1, 4), refused(0, 4), write(2, 6), refused(1, 6, 9)], undefined],
    ["reads beside a write may see either", [write(1, 0, 10), read(0, 1), read(1, 3)], undefined],
    ["a lost update", [write(1, 0), { ...write(1, 2), type: "written" }], "written twice"],
    ["a write from nowhere", [write(2, 0)], "never written"],
    ["a stale read", [write(1, 0), write(2, 2), read(1, 4)], "after version 2"],
    ["reads that go back", [write(1, 0, 20), read(1, 1), read(0, 3)], "after version 1"],
    ["a value nobody wrote", [write(1, 0), read(1, 2, 3, 7)], "another value"],
    ["a read of what is still to come", [read(1, 0), write(1, 5)], "before it was written"],
    ["a refusal without a reason", [write(1, 0), refused(1, 2)], "it was the latest"],
    ["a refusal too early", [write(1, 0), refused(1, 2), write(2, 5)], "before the next one"],
  ])("is told: %s", (_what, history, reason) => {
    const found = whyNotLinearisable(history);
    if (reason === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(reason);
  });
});

test("addresses that come at once on two servers are kept once each, fifty at most, with one default", async () => {
  await createCustomers(either(0)).create(newCustomer(mere));
  const body = (n: number) => ({
    ...ponsonbyRoad,
    street1: `${n} Ponsonby Road`,
    isDefaultBilling: true,
    isDefaultShipping: true,
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 120 }, async (_, index) =>
      createSavedAddresses(either(index))["addresses.create"]({ ...nothing, body: body(index % 60) }, contextOf(mere)),
    ),
  );
  const codes = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  expect(new Set(codes)).toEqual(new Set(["IdenticalAddress", "TooManyAddresses"]));
  const { addresses } = await createSavedAddresses(either(0))["addresses.list"](nothing, contextOf(mere));
  expect(new Set(addresses.map(({ street1 }) => street1)).size).toBe(50);
  expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1);
}, 60_000);
