import { type PgDatabase, type PgQueryResultHKT, sql } from "./drizzle.ts";
import type * as schema from "./schema/schema.ts";

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to a statement that is written out. */
interface Answer extends PgQueryResultHKT {
  readonly type: Rows<this["row"]>;
}

/** Drizzle's query builder, the same on either driver and inside or outside a transaction. */
export type Queries = PgDatabase<Answer, typeof schema>;

/** The shop's database. Code never asks which driver is behind it. */
export interface Database {
  readonly driver: "pglite" | "postgres";
  /** Single statements, each its own transaction. */
  readonly queries: Queries;
  /**
   * Runs `work` in one READ COMMITTED transaction. Deadlocks and serialisation failures (40P01, 40001) are tried again,
   * so `work` must touch nothing but the transaction it is given. What must be exact is exact by conditional statements.
   * @throws DatabaseUnavailable when the database cannot be reached; whether a lost commit happened is then unknown.
   */
  transaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T>;
  /**
   * Calls the listener with what `tell` said on a channel, in any process, once it is committed; and with nothing when something may
   * have been missed: when listening begins, or begins again after the connection was lost. Returns the way to stop.
   */
  listen(channel: string, listener: (said?: string) => void): () => Promise<void>;
  /** Resolves when the database answers, and says whether it takes no changes; for readiness probes. */
  ping(): Promise<"readOnly" | undefined>;
  close(): Promise<void>;
}

/** Tells all that listen to a channel, once the transaction is committed. */
export async function tell(transaction: Queries, channel: string, said: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${channel}, ${said})`);
}
