import { retentionConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Database, Queries } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, desc, eq, lt, lte, ne, sql } from "../database/drizzle.ts";
import { outboxMails } from "../database/schema/schema.ts";
import type { Mail } from "./mail.ts";

export type OutboxMail = typeof outboxMails.$inferSelect;

const { mailsDays, mailTracesDays } = retentionConfiguration;

/** Writes a mail down inside the caller's transaction: it goes out if, and only if, that transaction is committed. */
export async function putInOutbox(transaction: Queries, country: CountryCode, mail: Mail): Promise<void> {
  await transaction
    .insert(outboxMails)
    .values({ country, ...mail })
    .onConflictDoNothing();
}

/** Hands one mail over; a rejection means that it may be tried again. */
export type SendMail = (
  mail: Pick<OutboxMail, "id" | "recipient" | "subject" | "text" | "html" | "unsubscribe">,
) => Promise<void>;

/** The mails that have been written, for the sandbox's page and for sending. */
export interface Outbox {
  /** Newest first. */
  list(limit: number): Promise<OutboxMail[]>;
  find(id: string): Promise<OutboxMail | undefined>;
  /**
   * Sends what is due, each mail by one process only; a failure waits longer each time and is given up after a day.
   * Without a sender the outbox itself is where mails arrive.
   * @param stopping once it is aborted, no other mail is begun
   * @returns how many went out
   */
  deliver(stopping?: AbortSignal): Promise<number>;
  /**
   * Blanks what went out 90 days ago, or was given up, whom it was to and what it said. That there was such a mail is known for a
   * year. Without a sender that is every mail of then, and none of them goes out once there is one.
   */
  forgetOld(): Promise<void>;
}

/** Milliseconds for which a process is trusted to be sending a mail. */
const sendingTime = 60_000;
const day = 86_400_000;
/** Mails that one call sends. */
const mostAtOnce = 20;
/** Seconds that a mail waits at the most before it is tried again. */
const longestWait = 4 * 3600;
/** How often a mail is tried: the waits between come to a day, so that a server of mails may be away for one. */
const attemptsMax = 19;

/** Seconds until a mail is tried again that has been so often, in vain; null once it is given up. */
export function waitAfter(attempts: number): number | null {
  return attempts >= attemptsMax ? null : Math.min(2 ** attempts, longestWait);
}

/**
 * The outbox in the shop's database.
 * @param send hands a mail to a server of mails; without it mails stay in the outbox, to be read on its page
 * @param onError is told why a mail could not be handed over; it is tried again later
 */
export function createOutbox(database: Database, send?: SendMail, onError?: (error: unknown) => void): Outbox {
  async function deliverOne(mail: OutboxMail, sender: SendMail): Promise<boolean> {
    try {
      await sender(mail);
    } catch (error) {
      onError?.(error);
      const wait = waitAfter(mail.attempts);
      await database.queries
        .update(outboxMails)
        .set({
          state: wait === null ? "refused" : "pending",
          lastError: error instanceof Error ? error.message.slice(0, 500) : String(error),
          ...(wait !== null && { sendAfter: databaseTimeIn(wait * 1000) }),
        })
        .where(eq(outboxMails.id, mail.id));
      return false;
    }
    await database.queries
      .update(outboxMails)
      .set({ state: "sent", sentAt: sql`now()`, lastError: null })
      .where(eq(outboxMails.id, mail.id));
    return true;
  }

  /** One at a time: what waits behind a slow one is nobody's yet, and not taken for being sent. */
  const claimOne = () =>
    database.transaction(async (transaction) => {
      const [due] = await transaction
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .where(and(eq(outboxMails.state, "pending"), lte(outboxMails.sendAfter, sql`now()`)))
        .orderBy(outboxMails.sendAfter)
        .limit(1)
        .for("update", { skipLocked: true });
      if (due === undefined) return undefined;
      const [claimed] = await transaction
        .update(outboxMails)
        .set({ attempts: sql`${outboxMails.attempts} + 1`, sendAfter: databaseTimeIn(sendingTime) })
        .where(eq(outboxMails.id, due.id))
        .returning();
      return claimed;
    });

  return {
    list: (limit) =>
      database.queries
        .select()
        .from(outboxMails)
        .where(ne(outboxMails.recipient, ""))
        .orderBy(desc(outboxMails.createdAt))
        .limit(limit),

    async find(id) {
      const [mail] = await database.queries.select().from(outboxMails).where(eq(outboxMails.id, id));
      return mail;
    },

    async deliver(stopping) {
      if (send === undefined) return 0;
      let sent = 0;
      for (let tried = 0; tried < mostAtOnce && !stopping?.aborted; tried += 1) {
        const mail = await claimOne();
        if (mail === undefined) break;
        if (await deliverOne(mail, send)) sent += 1;
      }
      return sent;
    },

    async forgetOld() {
      await database.queries
        .update(outboxMails)
        .set({
          ...{ recipient: "", subject: "", text: "", html: "", unsubscribe: null },
          state: sql`case ${outboxMails.state} when 'pending' then 'refused' else ${outboxMails.state} end`,
        })
        .where(
          and(
            ne(outboxMails.recipient, ""),
            send && ne(outboxMails.state, "pending"),
            lt(outboxMails.createdAt, databaseTimeIn(-mailsDays * day)),
          ),
        );
      await database.queries
        .delete(outboxMails)
        .where(and(eq(outboxMails.recipient, ""), lt(outboxMails.createdAt, databaseTimeIn(-mailTracesDays * day))));
    },
  };
}
