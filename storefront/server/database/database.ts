import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/schema.ts";

/** Drizzle's query builder, the same on either driver and inside or outside a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

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
  /** Resolves when the database answers; for readiness probes. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
