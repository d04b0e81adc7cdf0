import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Queries } from "./database.ts";
import { sql } from "./drizzle.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/**
 * How many steps of the schema this release does not know. They take nothing away from it (`migrations.test.ts`), so that it may be
 * put back in a newer one's place, or run beside it.
 */
export async function countNewerSteps(queries: Queries): Promise<number> {
  const last = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const { rows } = await queries.execute<{ steps: number }>(
    sql`select count(*)::int as steps from drizzle.__drizzle_migrations where created_at > ${last}`,
  );
  return rows[0]?.steps ?? 0;
}
