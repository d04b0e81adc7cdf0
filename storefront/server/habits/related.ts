import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { type Occasion, relatedProducts } from "#domain/recommendations/related-products.ts";
import type { Database, Queries } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, desc, eq, gte, lt, sql } from "../database/drizzle.ts";
import { orderLines, orders, productViews, relatedProducts as table } from "../database/schema/schema.ts";
import { createDailyShare } from "./daily-share.ts";
import { mostRecommended, type Recommender } from "./recommender.ts";
import { dayOf, daysBefore, visitorOf } from "./visitors.ts";

/** Days for which visits and orders say what goes together. */
const days = { views: 30, orders: 180 };
/** What buying and looking at say, and what is too little to say anything. */
const weights = { bought: 4, viewed: 1, least: 3 };
/** Milliseconds for which what was worked out holds. */
const holds = 3_600_000;
/** Rows written in one statement. */
const chunk = 1_000;
/**
 * Views of a country that are read at most, and lines of its orders, the newest of each: there may be any number, and all are held in
 * memory together and have to come within the time of one statement.
 */
const mostOccasions = 200_000;

/** What a shopper did with products: an event of Algolia's Insights API, as far as it matters here. */
export interface ProductEvent {
  readonly eventType: "view" | "click" | "conversion";
  readonly userToken: string;
  readonly objectIDs?: readonly string[] | undefined;
}

export interface RelatedOptions {
  readonly database: Database;
  readonly secret: Uint8Array;
  /** Whether a country's shop shows a product. */
  readonly isShown: (country: CountryCode, id: string) => boolean;
  /** Views of a country that are read at most, and lines of its orders, the newest first. */
  readonly mostRead?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** What is bought and looked at together, worked out from orders and anonymous visits. */
export function createRelated({ database, secret, isShown, mostRead = mostOccasions, now = Date.now }: RelatedOptions) {
  const takenOf = createDailyShare(secret);

  async function occasionsOf(queries: Queries, country: CountryCode): Promise<Occasion[]> {
    const bought = await queries
      .select({ key: orderLines.orderNumber, productId: orderLines.productId })
      .from(orderLines)
      .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
      .where(
        and(
          eq(orders.country, country),
          eq(orders.state, "placed"),
          gte(orders.placedAt, databaseTimeIn(-days.orders * 86_400_000)),
        ),
      )
      .orderBy(desc(orders.placedAt), orderLines.orderNumber)
      .limit(mostRead);
    const viewed = await queries
      .select({ key: sql<string>`${productViews.day} || ${productViews.visitor}`, productId: productViews.productId })
      .from(productViews)
      .where(and(eq(productViews.country, country), gte(productViews.day, daysBefore(now(), days.views))))
      .orderBy(desc(productViews.day))
      .limit(mostRead);
    const grouped = (rows: readonly { key: string; productId: string }[], weight: number) =>
      [...Map.groupBy(rows, ({ key }) => key).values()].map((some) => ({
        products: some.map(({ productId }) => productId),
        weight,
      }));
    return [...grouped(bought, weights.bought), ...grouped(viewed, weights.viewed)];
  }

  const recommender: Recommender = {
    async boughtTogether(country, productId) {
      const [row] = await database.queries
        .select({ related: table.related })
        .from(table)
        .where(and(eq(table.country, country), eq(table.productId, productId)));
      return row?.related ?? [];
    },
    // What is of the same kind is known to whoever asks.
    alternatives: async () => [],
  };

  return {
    recommender,
    /**
     * Keeps which products were pressed or put into a cart in a visit. What was only in sight says nothing, and of more than any page
     * has to tell at once, or any network in a day, the rest is left out.
     */
    async noteEvents(country: CountryCode, events: readonly ProductEvent[], clientAddress: string): Promise<void> {
      const day = dayOf(now());
      const rows = events
        .filter(({ eventType }) => eventType !== "view")
        .flatMap(({ userToken, objectIDs = [] }) =>
          objectIDs
            .filter((id) => isShown(country, id))
            .map((productId) => ({ country, day, visitor: visitorOf(secret, day, userToken), productId })),
        )
        .slice(0, chunk);
      const taken = rows.slice(0, takenOf(day, clientAddress, rows.length));
      if (taken.length > 0) await database.queries.insert(productViews).values(taken).onConflictDoNothing();
    },
    /**
     * Works out anew what goes together, where that has not been done within the hour: by one process alone, the others pass.
     * @returns whether it was this one
     */
    makeAnew: (): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ mine: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended('related products', 0)) as mine`,
        );
        if (rows[0]?.mine !== true) return false;
        const [last] = await transaction
          .select({ at: table.madeAt })
          .from(table)
          .where(gte(table.madeAt, databaseTimeIn(-holds)))
          .limit(1);
        if (last !== undefined) return false;
        for (const country of countryCodes) {
          const related = relatedProducts(await occasionsOf(transaction, country), {
            most: mostRecommended,
            least: weights.least,
          });
          await transaction.delete(table).where(eq(table.country, country));
          // The row of no product says that it was done, also where nothing goes together yet.
          const values = [["", []] as const, ...related].map(([productId, others]) => ({ country, productId, related: others }));
          for (let from = 0; from < values.length; from += chunk) {
            await transaction.insert(table).values(values.slice(from, from + chunk));
          }
        }
        return true;
      }),
    /** Forgets visits that say nothing any more; to be called now and then. */
    async forgetOld(): Promise<void> {
      await database.queries.delete(productViews).where(lt(productViews.day, daysBefore(now(), days.views)));
    },
  };
}
