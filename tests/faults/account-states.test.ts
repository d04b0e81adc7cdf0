import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { SyncableState } from "@tread/storefront/domain/account-state/account-state.ts";
import type { AccountCommand } from "@tread/storefront/domain/account-state/command.ts";
import { foldPending } from "@tread/storefront/domain/account-state/fold-pending.ts";
import { ponsonbyRoad } from "@tread/storefront/domain/fields/address.fixture.ts";
import { mere, newCustomer, stateWith } from "@tread/storefront/server/account/account.fixture.ts";
import { createCustomers } from "@tread/storefront/server/account/customers.ts";
import { newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountClient, pairs, pairsIn } from "./account-client.ts";
import { type Books, openBooks } from "./books.ts";
import { placeOrder, token } from "./buyer.ts";
import { type Operation, whyNotLinearisable } from "./linearisable.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";
import { sessionOf } from "./sessions.ts";

/** Histories of a thousand operations; FAULT_ROUNDS asks for more. */
const histories = Number(process.env.FAULT_ROUNDS ?? 3);
/** Milliseconds, on a busy machine. */
const patience = 300_000 + histories * 20_000;

let postgres: Postgres;
let books: Books;
let databaseUrl: string;
let replicas: Replica[];
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase("accounts");
  replicas = await Promise.all([startReplica(databaseUrl), startReplica(databaseUrl)]);
  books = await openBooks(databaseUrl);
  await books.run("update stock set qty = 1000");
});
afterAll(async () => {
  await Promise.all(replicas?.map((replica) => replica.stop()) ?? []);
  await books?.close();
  await postgres?.stop();
});

const either = (index: number) => replicas[index % replicas.length] as Replica;
const shopper = (username: string) => ({ username, email: `${username}@example.co.nz` });

describe("the kept cart on two servers", () => {
  test("twenty writers who each add ten pairs lose none and double none, while orders take some out", async () => {
    const account = shopper("racing");
    const writers = Array.from({ length: 20 }, async (_, index) => {
      const client = accountClient(either(index), account);
      for (let added = 0; added < 10; ) {
        const { version, state } = await client.get();
        if ((await client.put(version, pairs(pairsIn(state) + 1))) !== undefined) added += 1;
      }
    });
    const orders = Array.from({ length: 5 }, async (_, index) => {
      const client = accountClient(either(index), account);
      while (pairsIn((await client.get()).state) < 20) await delay(5);
      const items = [{ productId: "100101", variantId: "100101-9", qty: 2 }];
      const order = sampleOrder(token(), { items, total: 40_000 });
      expect(await placeOrder(either(index + 1), order, newKey(), sessionOf(account))).toMatchObject({ status: 200 });
    });
    await Promise.all([...writers, ...orders]);
    const { version, state } = await accountClient(either(0), account).get();
    expect([version, pairsIn(state)]).toEqual([205, 190]);
    expect(await books.count("orders", "username = 'racing'")).toBe(5);
  });

  test(
    `what eight clients see could have happened one thing after another (${histories} histories of 1,000 operations)`,
    async () => {
      for (let round = 0; round < histories; round += 1) {
        const history: Operation[] = [];
        const record = async <T>(ask: () => Promise<T>, read: (answer: T) => object) => {
          const start = performance.now();
          const answer = await ask();
          history.push({ start, end: performance.now(), ...read(answer) } as Operation);
          return answer;
        };
        const clients = Array.from({ length: 8 }, async (_, index) => {
          const client = accountClient(either(index), shopper(`history-${round}`));
          let known = 0;
          for (let n = 0; n < 125; n += 1) {
            if (Math.random() < 0.4) {
              const { version } = await record(client.get, (answer) => ({
                type: "read",
                version: answer.version,
                value: pairsIn(answer.state),
              }));
              known = version;
              continue;
            }
            const value = 1 + Math.floor(Math.random() * 9_000);
            const from = known;
            const answer = await record(
              () => client.put(from, pairs(value)),
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
    },
    patience,
  );
});

test("a server that is killed between keeping a cart and saying so has kept it, and the change is made once", async () => {
  const account = shopper("killed");
  const victim = await startReplica(databaseUrl, "kept");
  const killed = once(victim.process, "exit");
  const [survivor, before] = [accountClient(either(0), account), stateWith({ "100101-9": 2 })];
  const item = { id: "line-100102-9", productId: "100102", variantId: "100102-9", qty: 3, createdAt: 1 };
  const pending: AccountCommand[] = [{ type: "cart/add", item, clientId: "browser", sequence: 1 }];
  const fold = (state: SyncableState) => foldPending(state, pending, { loggedIn: true, products: {} }).state;
  await survivor.put(0, before);

  await expect(accountClient(victim, account).put(1, fold(before))).rejects.toThrow();
  expect(await killed).toEqual([null, "SIGKILL"]);
  // The browser, which knows no better, sends it again to the next server, and is told to look first.
  expect(await survivor.put(1, fold(before))).toBeUndefined();
  const { version, state } = await survivor.get();
  expect([version, state]).toEqual([2, fold(before)]);
  await survivor.put(version, fold(state as SyncableState));
  expect((await survivor.get()).state?.cart.items).toMatchObject({ "line-100101-9": { qty: 2 }, "line-100102-9": { qty: 3 } });
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
    ["a lost update", [write(1, 0), write(1, 2)], "written twice"],
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
  const database = await openDatabase({ databaseUrl, poolSize: 1 });
  await createCustomers(database).create(newCustomer(mere));
  await database.close();
  const authorization = `Bearer ${sessionOf(mere)}`;
  const create = async (index: number, n: number) => {
    const response = await fetch(`${either(index).origin}/nz/api/account/addresses`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ ...ponsonbyRoad, street1: `${n} Ponsonby Road`, isDefaultBilling: true, isDefaultShipping: true }),
    });
    const body = (await response.json()) as { code?: string };
    return response.status === 200 ? "kept" : body.code;
  };
  const outcomes = await Promise.all(Array.from({ length: 120 }, (_, index) => create(index, index % 60)));
  expect(outcomes.filter((outcome) => outcome === "kept")).toHaveLength(50);
  expect(new Set(outcomes)).toEqual(new Set(["kept", "IdenticalAddress", "TooManyAddresses"]));
  const response = await fetch(`${either(0).origin}/nz/api/account/addresses`, { headers: { authorization } });
  const { addresses } = (await response.json()) as { addresses: { street1: string; isDefaultBilling: boolean }[] };
  expect(new Set(addresses.map(({ street1 }) => street1)).size).toBe(50);
  expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1);
});
