import { retentionConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { SubscribePayload } from "#domain/marketing/subscription.ts";
import type { Database, Queries } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, desc, eq, gt, lt, lte, type SQL, sql } from "../database/drizzle.ts";
import { marketingContacts, marketingMessages } from "../database/schema/schema.ts";

type Message = typeof marketingMessages.$inferSelect;

/** What the provider says of a contact that it was told of. */
export interface SubscribeAnswer {
  readonly success: boolean;
  readonly status: "subscribed" | "unsubscribed";
}

/** Tells the provider of a contact; a rejection means that it is told again. */
export type TellProvider = (country: CountryCode, payload: SubscribePayload) => Promise<SubscribeAnswer>;

/** Writes down what the provider is to be told: it will be if, and only if, the caller's transaction is committed. */
export async function queueForProvider(transaction: Queries, country: CountryCode, payload: SubscribePayload): Promise<void> {
  await transaction.insert(marketingMessages).values({ country, payload });
}

/** What is to be told, and has been. */
export interface MarketingQueue {
  /** Newest first. */
  list(limit: number): Promise<readonly Pick<Message, "country" | "payload" | "state" | "attempts">[]>;
  /**
   * Tells what is due, each message by one process only. A failure waits longer each time, a few hours at most, and is never given
   * up: a shopper's word is not lost because somebody else's server was away (MKTG-09).
   * @param stopping once it is aborted, no other message is begun
   * @returns how many were told
   */
  deliver(stopping?: AbortSignal): Promise<number>;
  /**
   * Forgets what was told 90 days ago, with the address in it; to be called now and then. What is later than something still untold
   * stays, since that has to know of it.
   */
  forgetOld(): Promise<void>;
}

/** Milliseconds for which a process is trusted to be telling a message. */
const tellingTime = 60_000;
/** Messages that one call tells. */
const mostAtOnce = 20;
/** Milliseconds for which a message that was told is remembered. */
const remembered = retentionConfiguration.marketingMessagesDays * 24 * 3_600_000;
/** Seconds that a message waits at the most before it is told again. */
const longestPause = 4 * 3_600;

/**
 * The queue to the marketing provider.
 * @param tell without it messages wait until there is a provider
 */
export function createMarketingQueue(
  database: Database,
  tell: TellProvider | undefined,
  onError: (error: unknown) => void,
): MarketingQueue {
  /**
   * Whether a contact has said since whether they want to hear from the shop. A message that failed is told after later ones, and
   * must not put somebody back on a list that they have left, or take them off one that they have come back to.
   */
  async function isTakenBack({ country, payload }: Message, createdAt: SQL): Promise<boolean> {
    if (payload.subscribeToMarketing === undefined) return false;
    const later = await database.queries
      .select({ id: marketingMessages.id })
      .from(marketingMessages)
      .where(
        and(
          gt(marketingMessages.createdAt, createdAt),
          eq(marketingMessages.country, country),
          sql`${marketingMessages.payload}->>'email' = ${payload.email}`,
          sql`${marketingMessages.payload}->'subscribeToMarketing' is not null`,
        ),
      )
      .limit(1);
    return later.length > 0;
  }

  async function tellOne(message: Message, tellProvider: TellProvider): Promise<boolean> {
    const { id, country, payload, attempts } = message;
    /** As the database has it, which counts more finely than a date does. */
    const createdAt = sql`(select created_at from marketing_messages where id = ${id})`;
    try {
      const { subscribeToMarketing: _, ...rest } = payload;
      const { status } = await tellProvider(country, (await isTakenBack(message, createdAt)) ? rest : payload);
      await database.transaction(async (transaction) => {
        await transaction
          .update(marketingMessages)
          .set({ state: "sent", sentAt: sql`now()`, lastError: null })
          .where(eq(marketingMessages.id, id));
        // Somebody who has opted out with the provider has opted out here too, unless they have said something since.
        if (status === "unsubscribed")
          await transaction
            .update(marketingContacts)
            .set({ status, changedAt: sql`clock_timestamp()` })
            .where(
              and(
                eq(marketingContacts.country, country),
                eq(marketingContacts.email, payload.email.toLowerCase()),
                lte(marketingContacts.changedAt, createdAt),
              ),
            );
      });
      return true;
    } catch (error) {
      onError(error);
      await database.queries
        .update(marketingMessages)
        .set({
          lastError: error instanceof Error ? error.message.slice(0, 500) : String(error),
          sendAfter: databaseTimeIn(Math.min(2 ** Math.min(attempts, 20), longestPause) * 1000),
        })
        .where(eq(marketingMessages.id, id));
      return false;
    }
  }

  /** One at a time, the oldest first: what waits behind a slow one is nobody's yet, and not taken for being told. */
  const claimOne = () =>
    database.transaction(async (transaction) => {
      const [due] = await transaction
        .select({ id: marketingMessages.id })
        .from(marketingMessages)
        .where(and(eq(marketingMessages.state, "pending"), lte(marketingMessages.sendAfter, sql`now()`)))
        .orderBy(marketingMessages.createdAt)
        .limit(1)
        .for("update", { skipLocked: true });
      if (due === undefined) return undefined;
      const [claimed] = await transaction
        .update(marketingMessages)
        .set({ attempts: sql`${marketingMessages.attempts} + 1`, sendAfter: databaseTimeIn(tellingTime) })
        .where(eq(marketingMessages.id, due.id))
        .returning();
      return claimed;
    });

  return {
    list: (limit) => database.queries.select().from(marketingMessages).orderBy(desc(marketingMessages.createdAt)).limit(limit),

    async deliver(stopping) {
      if (tell === undefined) return 0;
      let told = 0;
      for (let tried = 0; tried < mostAtOnce && !stopping?.aborted; tried += 1) {
        const message = await claimOne();
        if (message === undefined) break;
        if (await tellOne(message, tell)) told += 1;
      }
      return told;
    },

    async forgetOld() {
      const untold = sql`(select min(created_at) from ${marketingMessages} where state = 'pending')`;
      await database.queries
        .delete(marketingMessages)
        .where(
          and(
            eq(marketingMessages.state, "sent"),
            lt(marketingMessages.createdAt, sql`least(${databaseTimeIn(-remembered)}, ${untold})`),
          ),
        );
    },
  };
}
