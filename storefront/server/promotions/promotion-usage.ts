import type { CountryCode } from "#domain/country/country.ts";
import type { PromotionUse } from "#domain/promotions/apply-promotions.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import type { Queries } from "../database/database.ts";
import { and, eq, gt, inArray, lt, sql } from "../database/drizzle.ts";
import { promotionCustomerUses, promotionUses } from "../database/schema/schema.ts";

/**
 * How often each offer was used so far, where one of its limits depends on it: most have none, and a cart is priced with every look
 * at it. Without a customer only in all.
 */
export async function readPromotionUse(
  queries: Queries,
  country: CountryCode,
  promotions: readonly Promotion[],
  customer: string | undefined,
): Promise<(promotion: Promotion) => PromotionUse> {
  const all = new Map<string, number>();
  const own = new Map<string, number>();
  const limited = promotions.filter(({ usageLimit }) => usageLimit !== null).map(({ id }) => id);
  if (limited.length > 0) {
    const rows = await queries
      .select()
      .from(promotionUses)
      .where(and(eq(promotionUses.country, country), inArray(promotionUses.promotionId, limited)));
    for (const row of rows) all.set(row.promotionId, row.used);
  }
  const rationed = promotions.filter(({ customerLimit }) => customerLimit !== null).map(({ id }) => id);
  if (rationed.length > 0 && customer !== undefined) {
    const rows = await queries
      .select()
      .from(promotionCustomerUses)
      .where(
        and(
          eq(promotionCustomerUses.country, country),
          eq(promotionCustomerUses.customer, customer),
          inArray(promotionCustomerUses.promotionId, rationed),
        ),
      );
    for (const row of rows) own.set(row.promotionId, row.used);
  }
  return ({ id }) => ({ all: all.get(id) ?? 0, customer: own.get(id) ?? 0 });
}

/**
 * Counts one use of each offer inside the caller's transaction, if its limits still allow one. Offers are counted in one
 * order everywhere, so that two orders never wait for each other.
 * @returns false as soon as a limit is reached; the caller must then roll back
 */
export async function countPromotions(
  transaction: Queries,
  country: CountryCode,
  promotions: readonly Promotion[],
  customer: string,
): Promise<boolean> {
  for (const { id, usageLimit, customerLimit } of promotions.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const counted = await transaction
      .insert(promotionUses)
      .values({ country, promotionId: id, used: 1 })
      .onConflictDoUpdate({
        target: [promotionUses.country, promotionUses.promotionId],
        set: { used: sql`${promotionUses.used} + 1` },
        setWhere: usageLimit === null ? undefined : lt(promotionUses.used, usageLimit),
      })
      .returning({ used: promotionUses.used });
    if (counted.length === 0) return false;
    const countedOwn = await transaction
      .insert(promotionCustomerUses)
      .values({ country, promotionId: id, customer, used: 1 })
      .onConflictDoUpdate({
        target: [promotionCustomerUses.country, promotionCustomerUses.promotionId, promotionCustomerUses.customer],
        set: { used: sql`${promotionCustomerUses.used} + 1` },
        setWhere: customerLimit === null ? undefined : lt(promotionCustomerUses.used, customerLimit),
      })
      .returning({ used: promotionCustomerUses.used });
    if (countedOwn.length === 0) return false;
  }
  return true;
}

/** Takes back one use of each offer inside the caller's transaction. */
export async function giveBackPromotions(
  transaction: Queries,
  country: CountryCode,
  promotionIds: readonly string[],
  customer: string,
): Promise<void> {
  for (const promotionId of promotionIds.toSorted()) {
    await transaction
      .update(promotionUses)
      .set({ used: sql`${promotionUses.used} - 1` })
      .where(and(eq(promotionUses.country, country), eq(promotionUses.promotionId, promotionId), gt(promotionUses.used, 0)));
    await transaction
      .update(promotionCustomerUses)
      .set({ used: sql`${promotionCustomerUses.used} - 1` })
      .where(
        and(
          eq(promotionCustomerUses.country, country),
          eq(promotionCustomerUses.promotionId, promotionId),
          eq(promotionCustomerUses.customer, customer),
          gt(promotionCustomerUses.used, 0),
        ),
      );
  }
}
