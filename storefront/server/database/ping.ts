import type { Queries } from "./database.ts";
import { sql } from "./drizzle.ts";

/** Asks whether the database answers, and takes changes: it takes none on a disk that is nearly full, nor as a standby. */
export async function ping(queries: Queries): Promise<"readOnly" | undefined> {
  const { rows } = await queries.execute<{ transaction_read_only: string }>(sql`show transaction_read_only`);
  return rows[0]?.transaction_read_only === "on" ? "readOnly" : undefined;
}
