import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { sql } from "../../database/drizzle.ts";
import { meta } from "../../database/schema/schema.ts";

const key = "search push lease";
/** Seconds for which one server is trusted to be pushing. */
const length = 30;

/**
 * Says whether this server is the one that pushes to the hosted search: one of all that share the database, and another once it
 * has been silent for half a minute. To be asked again and again.
 */
export function createPushLease(database: Database, holder: string = randomUUID()): () => Promise<boolean> {
  const until = sql`(extract(epoch from clock_timestamp()) + ${length})::bigint`;
  return async () => {
    const value = sql`${holder} || ' ' || ${until}`;
    const rows = await database.queries
      .insert(meta)
      .values({ key, value })
      .onConflictDoUpdate({
        target: meta.key,
        set: { value },
        setWhere: sql`split_part(${meta.value}, ' ', 1) = ${holder} or split_part(${meta.value}, ' ', 2)::bigint < extract(epoch from clock_timestamp())`,
      })
      .returning({ key: meta.key });
    return rows.length > 0;
  };
}
