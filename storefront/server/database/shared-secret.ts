import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { eq } from "./drizzle.ts";
import { meta } from "./schema/schema.ts";

/**
 * A secret of 32 bytes that every replica shares and a restart keeps: made once, by whoever asks first, and kept in the
 * database. For installations that configure none.
 */
export async function readOrCreateSecret(database: Database, name: string): Promise<Uint8Array> {
  const key = `secret ${name}`;
  await database.queries
    .insert(meta)
    .values({ key, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await database.queries.select({ value: meta.value }).from(meta).where(eq(meta.key, key));
  if (row === undefined) throw new Error(`The secret ${name} was neither found nor made.`);
  return Buffer.from(row.value, "base64url");
}
