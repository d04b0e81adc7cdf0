import { sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { placeOrder, type Reply, token } from "./buyer.ts";
import { type Network, startNetwork } from "./network.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";

let postgres: Postgres;
let books: Books;
let network: Network;
let replica: Replica;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase("connections");
  network = await startNetwork(url);
  replica = await startReplica(network.url);
  books = await openBooks(url);
  await books.run("update stock set qty = 1000000");
});
afterAll(async () => {
  await replica?.stop();
  await books?.close();
  await network?.close();
  await postgres?.stop();
});

/** Connections that one server of the shop may have. */
const poolSize = 10;
/** Enough to need all of them. */
const crowd = 2 * poolSize;

const orderAtOnce = (count: number) =>
  Promise.all(Array.from({ length: count }, () => placeOrder(replica, sampleOrder(token()))));

/** Buyers who order one thing after another until they are told to stop. */
function startBuyers(count: number): { readonly replies: readonly Reply[]; stop(): Promise<void> } {
  const replies: Reply[] = [];
  let open = true;
  const buyers = Array.from({ length: count }, async () => {
    while (open) replies.push(await placeOrder(replica, sampleOrder(token())));
  });
  return {
    replies,
    async stop() {
      open = false;
      await Promise.all(buyers);
    },
  };
}

test("a hundred connections lost under load leave the shop with all it had", { timeout: 180_000 }, async () => {
  const buyers = startBuyers(crowd);
  await expect.poll(() => buyers.replies.length, { timeout: 60_000 }).toBeGreaterThan(20);
  let lost = 0;
  await expect
    .poll(
      async () => {
        lost += await books.loseShopConnections(3);
        return lost;
      },
      { timeout: 120_000, interval: 50 },
    )
    .toBeGreaterThanOrEqual(100);
  await expect.poll(async () => (await orderAtOnce(1)).map(({ status }) => status), { timeout: 10_000 }).toEqual([200]);
  // A place in the pool that is lost for good is never filled again, whatever the load.
  await expect.poll(() => books.shopConnections(), { timeout: 10_000 }).toBe(poolSize);
  await buyers.stop();

  for (const { status } of buyers.replies) expect([200, 503]).toContain(status);
  expect((await orderAtOnce(crowd)).map(({ status }) => status)).toEqual(Array(crowd).fill(200));
  await expect.poll(() => books.count("placements", "state = 'reserved'"), { timeout: 60_000 }).toBe(0);
  const placed = buyers.replies.filter(({ status }) => status === 200).map(({ body }) => `'${body.orderNumber}'`);
  expect(await books.count("orders", `number in (${placed.join(",")})`)).toBe(placed.length);
});

test("a network that falls silent: every order is answered, and ten seconds after it is back all are taken", {
  timeout: 120_000,
}, async () => {
  const buyers = startBuyers(crowd);
  await expect.poll(() => buyers.replies.length, { timeout: 60_000 }).toBeGreaterThan(20);
  network.fallSilent();
  const answered = buyers.replies.length;
  // Each of them waits for an answer that will not come, for a while.
  await expect.poll(() => buyers.replies.length, { timeout: 20_000 }).toBeGreaterThan(answered + crowd);
  await buyers.stop();
  for (const { status } of buyers.replies) expect([200, 503]).toContain(status);

  network.heal();
  await expect.poll(async () => (await orderAtOnce(1)).map(({ status }) => status), { timeout: 10_000 }).toEqual([200]);
  expect((await orderAtOnce(crowd)).map(({ status }) => status)).toEqual(Array(crowd).fill(200));
});

test("connections that fell silent while nobody ordered are found out together, not one by one", {
  timeout: 120_000,
}, async () => {
  await orderAtOnce(crowd);
  network.fallSilent();
  network.heal();
  const silentAt = Date.now();
  await expect.poll(async () => (await orderAtOnce(1)).map(({ status }) => status), { timeout: 20_000 }).toEqual([200]);
  expect((await orderAtOnce(crowd)).map(({ status }) => status)).toEqual(Array(crowd).fill(200));
  expect(Date.now() - silentAt).toBeLessThan(10_000);
});
