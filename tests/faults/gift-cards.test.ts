import { once } from "node:events";
import { sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { placeOrder, token } from "./buyer.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";

/** Milliseconds in which what a dead server left must have come to an end. */
const minute = 60_000;

let postgres: Postgres;
let books: Books;
let url: string;
const servers: Replica[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase("gift_cards");
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await books?.close();
  await postgres?.stop();
});

/** An order of so many gift cards of $50, paid. */
async function buy(server: Replica, qty: number): Promise<void> {
  const items = [{ productId: "400101", variantId: "400101-OS", qty }];
  const body = sampleOrder(token(), { items, total: qty * 5_000 });
  const reply = await placeOrder(server, { ...body, shipping: { type: "DELIVERY", options: { methodCode: "email" } } });
  expect(reply.status, reply.text).toBe(200);
}

/** Keeps gift cards from being issued. @returns what lets go on whoever has come so far meanwhile, once so many wait */
async function holdBack(): Promise<{ readonly letGo: (waiting: number) => Promise<void> }> {
  const database = await openDatabase({ databaseUrl: url, poolSize: 1 });
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const { promise: isLetGo, resolve: release } = Promise.withResolvers<void>();
  const holding = database.transaction(async (transaction) => {
    await transaction.execute("lock table vouchers in share row exclusive mode");
    held();
    await isLetGo;
  });
  await isHeld;
  return {
    async letGo(waiting) {
      await expect.poll(() => books.waiting(), { timeout: minute }).toBe(waiting);
      release();
      await holding;
      await database.close();
    },
  };
}

test(
  "each gift card that is paid for is issued once and mailed once, though one server dies over them and two others are at them at once",
  async () => {
    const victim = await startReplica(url, "issuing");
    const killed = once(victim.process, "exit");
    books = await openBooks(url);
    const before = await books.count("vouchers");
    await buy(victim, 3);
    expect(await killed).toEqual([null, "SIGKILL"]);
    expect([await books.count("gift_cards", "code is not null"), await books.count("vouchers")]).toEqual([0, before]);

    // What the dead server has left waits until both of the others can be at it in the same moment.
    await books.run("update payments set state = 'authorised', capture_after = now() + interval '1 hour'");
    servers.push(...(await Promise.all([startReplica(url), startReplica(url)])));
    const [one, other] = servers as [Replica, Replica];
    const gate = await holdBack();
    await books.run("update payments set state = 'captured'");
    await Promise.all(Array.from({ length: 8 }, (_, index) => buy(index % 2 === 0 ? one : other, 1 + (index % 3))));
    await gate.letGo(servers.length);
    const pieces = await books.count("gift_cards");
    expect(pieces).toBe(3 + 15);
    await expect.poll(() => books.count("gift_cards", "code is null"), { timeout: minute }).toBe(0);
    // Whoever came second has had its turn by then as well.
    await buy(one, 1);
    await expect.poll(() => books.count("gift_cards", "code is not null"), { timeout: minute }).toBe(pieces + 1);

    const isOfOrder = "exists (select 1 from gift_cards where gift_cards.code = vouchers.code)";
    expect(await books.count("vouchers", `${isOfOrder} and balance = 5000 and state = 'active'`)).toBe(pieces + 1);
    expect(await books.count("vouchers")).toBe(before + pieces + 1);
    expect(await books.count("outbox_mails", "kind = 'giftCards'")).toBe(await books.count("orders"));
    const isMailed = `exists (select 1 from outbox_mails
      where kind = 'giftCards' and about = order_number and strpos(replace(text, ' ', ''), code) > 0)`;
    expect(await books.count("gift_cards", isMailed)).toBe(pieces + 1);
  },
  6 * minute,
);
