import { afterAll, beforeAll } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { startPostgres } from "./postgres.ts";
import { type Replica, startReplica } from "./replicas.ts";

/** Two servers of one shop, for as long as a file's tests run. Only tests may read what has to be started first. */
export interface TwoServers {
  readonly books: Books;
  /** Address of the database that they share. */
  readonly url: string;
  /** One or the other, by turns. */
  readonly either: (index: number) => Replica;
  /** So many buyers at once. */
  readonly buyers: <T>(count: number, buy: (index: number) => Promise<T>) => Promise<T[]>;
  /** Takes every order out of the books, with all that hangs on it; then runs the statements. */
  readonly forgetOrders: (...statements: string[]) => Promise<void>;
}

const ofOrders =
  "orders, order_lines, gift_cards, returns, return_lines, payments, placements, idempotency_keys, outbox_mails, sandbox_transactions, refunds, promotion_uses, promotion_customer_uses, marketing_contacts, marketing_messages, loyalty_quotes";

/**
 * Starts them on a database of their own before a file's first test, and stops them after its last.
 * @param database its name
 */
export function twoServers(database: string): TwoServers {
  let stop: (() => Promise<void>)[] = [];
  let started: { books: Books; url: string; replicas: readonly Replica[] } | undefined;
  const running = () => {
    if (!started) throw new Error("The servers start before the first test.");
    return started;
  };

  beforeAll(async () => {
    const postgres = await startPostgres();
    stop = [() => postgres.stop()];
    const url = await postgres.createDatabase(database);
    const replicas = await Promise.all([startReplica(url), startReplica(url)]);
    stop.unshift(async () => void (await Promise.all(replicas.map((replica) => replica.stop()))));
    const books = await openBooks(url);
    stop.splice(1, 0, () => books.close());
    started = { books, url, replicas };
  });
  afterAll(async () => {
    for (const end of stop) await end();
  });

  return {
    get books() {
      return running().books;
    },
    get url() {
      return running().url;
    },
    either: (index) => {
      const { replicas } = running();
      return replicas[index % replicas.length] as Replica;
    },
    buyers: (count, buy) => Promise.all(Array.from({ length: count }, (_, index) => buy(index))),
    forgetOrders: (...statements) => running().books.run([`truncate ${ofOrders}`, ...statements].join("; ")),
  };
}
