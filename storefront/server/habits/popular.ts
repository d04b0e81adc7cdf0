import type { CountryCode } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { countedSearch, popularSearches } from "#domain/search/popular-searches.ts";
import type { Database } from "../database/database.ts";
import { and, count, desc, eq, gte, lt, sql } from "../database/drizzle.ts";
import { searchesMade } from "../database/schema/schema.ts";
import { networkOf } from "../security/network-of.ts";
import type { Service } from "../service.ts";
import { createDailyShare } from "./daily-share.ts";
import { dayOf, daysBefore, visitorOf } from "./visitors.ts";

/** Days that searches count for. */
const remembered = 14;
/** Visitors that a search must have had on one day, since nobody knows the next day who they were, and searches that are shown. */
const popular = { floor: 5, most: 6 };
/** Searches above the floor that are looked at; anybody may make any number of others. */
const mostCandidates = 1_000;
/** Milliseconds for which what is popular is said again without looking. */
const maxAge = 60_000;

export interface PopularOptions {
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly search: Service<"search.queries">;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Searches, counted once a visitor and day, and what is popular among them. */
export function createPopularSearches({ database, secret, search, now = Date.now }: PopularOptions) {
  const takenOf = createDailyShare(secret);
  const known = new Map<CountryCode, { at: number; searches: Promise<string[]> }>();

  /** Whether all of a search finds anything today: one that finds only without some of its words could say anything with them. */
  async function finds(country: CountryCode, query: string): Promise<boolean> {
    const requests = [{ indexName: searchIndexName(country, "products"), query, hitsPerPage: 0 }];
    const input = { params: undefined, query: undefined, body: { requests } };
    const { results } = await search["search.queries"](input, { country, requestId: "popular", clientAddress: "" });
    const [found] = results;
    return found !== undefined && found.nbHits > 0 && found.queryAfterRemoval === undefined;
  }

  async function readPopular(country: CountryCode): Promise<string[]> {
    const daily = database.queries
      .select({ query: searchesMade.query, visitors: count().as("visitors") })
      .from(searchesMade)
      .where(and(eq(searchesMade.country, country), gte(searchesMade.day, daysBefore(now(), remembered))))
      .groupBy(searchesMade.query, searchesMade.day)
      .as("daily");
    const visitors = sql<number>`sum(${daily.visitors})`.mapWith(Number);
    const rows = await database.queries
      .select({ query: daily.query, visitors })
      .from(daily)
      .groupBy(daily.query)
      .having(sql`max(${daily.visitors}) >= ${popular.floor}`)
      .orderBy(desc(visitors))
      .limit(mostCandidates);
    const candidates = popularSearches(rows, popular);
    const found = await Promise.all(candidates.map((query) => finds(country, query)));
    return candidates.filter((_, index) => found[index]);
  }

  const service: Service<"searches.note" | "searches.popular"> = {
    "searches.note": async ({ body }, { country, clientAddress }) => {
      const query = countedSearch(body.text);
      if (query === null) return {};
      const day = dayOf(now());
      if (takenOf(day, clientAddress, 1) === 0) return {};
      await database.queries
        .insert(searchesMade)
        .values({ country, day, query, visitor: visitorOf(secret, day, networkOf(clientAddress)) })
        .onConflictDoNothing();
      return {};
    },

    "searches.popular": async (_input, { country }) => {
      const last = known.get(country);
      if (last && Math.abs(now() - last.at) < maxAge) return { searches: await last.searches };
      const searches = readPopular(country);
      known.set(country, { at: now(), searches });
      searches.catch(() => known.delete(country));
      return { searches: await searches };
    },
  };
  return {
    service,
    /** Forgets what counts no more; to be called now and then. */
    async forgetOld(): Promise<void> {
      await database.queries.delete(searchesMade).where(lt(searchesMade.day, daysBefore(now(), remembered)));
    },
  };
}
