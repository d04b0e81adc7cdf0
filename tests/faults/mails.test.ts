import { once } from "node:events";
import { sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { placeOrder, token } from "./buyer.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";

const minute = 60_000;

let postgres: Postgres;
let books: Books;
let url: string;
const servers: Replica[] = [];
/** Ids of the mails that a server of mails was given, in their order: each is in the Message-ID. */
const mailed: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase("mails");
  books = await openBooks(url);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await books?.close();
  await postgres?.stop();
});

async function start(killAt?: string): Promise<Replica> {
  const server = await startReplica(url, killAt, true);
  server.process.on("message", (message: { mailed: string }) => mailed.push(message.mailed));
  return server;
}

const buy = async (server: Replica) => expect((await placeOrder(server, sampleOrder(token()))).status).toBe(200);

test(
  "a mail whose server dies before it has noted that it went out goes out again as the same mail, and every other goes out once",
  async () => {
    const victim = await start("mailed");
    await books.run("update stock set qty = 1000");
    const killed = once(victim.process, "exit");
    await buy(victim);
    expect(await killed).toEqual([null, "SIGKILL"]);
    expect(mailed).toHaveLength(1);
    const [twice] = mailed;

    servers.push(...(await Promise.all([start(), start()])));
    await Promise.all(Array.from({ length: 20 }, (_, index) => buy(servers[index % 2] as Replica)));
    await expect.poll(() => books.count("outbox_mails", "state = 'sent'"), { timeout: 3 * minute }).toBe(21);
    expect(mailed).toHaveLength(22);
    expect(new Set(mailed).size).toBe(21);
    expect(mailed.lastIndexOf(twice ?? "")).toBeGreaterThan(0);
    expect(await books.count("outbox_mails")).toBe(21);
  },
  6 * minute,
);
