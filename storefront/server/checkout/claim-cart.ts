import type { Queries } from "../database/database.ts";
import { and, eq, sql } from "../database/drizzle.ts";
import { idempotencyKeys, placements } from "../database/schema/schema.ts";

/**
 * Claims a cart for a placement, so that two devices of one account, or two tabs of a guest that cannot take turns, do not order it
 * twice, whatever their keys: the cart's id is one more idempotency key, in a scope of its shopper's carts, and is kept and forgotten
 * as all of them are. A placement that came to nothing leaves it to the next. To be called in the transaction that writes the
 * placement down.
 * @returns false when the cart has been ordered, or is being ordered
 */
export async function claimCart(transaction: Queries, scope: string, cartId: string, placementId: string): Promise<boolean> {
  const isIt = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, cartId));
  const claim = { scope, key: cartId, bodyHash: "", state: "done", placementId } as const;
  const claimed = await transaction.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning();
  if (claimed.length > 0) return true;
  const [held] = await transaction.select().from(idempotencyKeys).where(isIt).for("update");
  if (held === undefined) return true;
  // By a statement of its own: one that had waited for the row would not see what was committed meanwhile.
  const [other] = await transaction
    .select({ state: placements.state })
    .from(placements)
    .where(eq(placements.id, held.placementId));
  if (other?.state === "reserved" || other?.state === "placed") return false;
  await transaction.update(idempotencyKeys).set({ placementId, createdAt: sql`now()` }).where(isIt);
  return true;
}
