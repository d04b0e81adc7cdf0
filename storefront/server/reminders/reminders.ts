import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { isReminderDue, offeredReminder } from "#domain/reminders/reminder.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, eq, gt, inArray, lt, ne, notExists, or, type SQL, sql } from "../database/drizzle.ts";
import { outboxMails, reminders as table } from "../database/schema/schema.ts";
import { requireEmail } from "../fields/require-email.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import type { Guesses } from "../security/guesses.ts";
import type { Service } from "../service.ts";
import { confirmationMail, reminderMail } from "./reminder-mails.ts";
import { createReminderTokens, type ReminderLink } from "./reminder-tokens.ts";

/** Milliseconds for which a link that confirms is good, and then is forgotten with what was asked for. */
const confirmable = 7 * 86_400_000;
/** Milliseconds for which an address is kept once there is nothing more to say to it. */
const remembered = 30 * 86_400_000;
/** Milliseconds for which something is waited for: what has not come by then may never, and its address would be kept for ever. */
const longestWait = 365 * 86_400_000;
/**
 * Mails that ask one address in a day, and different things that it may be entered for within a quarter of an hour: whoever enters a
 * stranger's must not fill their letter box.
 */
const mostAsked = 5;
const day = 86_400_000;
/** Reminders that one transaction sends. */
const batch = 100;

export interface RemindersOptions {
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly guesses: Guesses;
  /** A product as it is shown now, with the stock of this moment; undefined for one that is not shown. */
  readonly productNow: (country: CountryCode, id: string) => Promise<Product | undefined>;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export interface Reminders {
  readonly service: Service<"reminders.create" | "reminders.confirm" | "reminders.end">;
  /**
   * Sends what has come, each reminder by one process only and once: it is marked in the transaction that writes its mail.
   * @returns how many mails were written
   */
  deliver(): Promise<number>;
  /** Forgets addresses that nothing more is said to; to be called now and then. */
  forgetOld(): Promise<void>;
}

/**
 * Ends reminders. Their address goes at once; that there was one stays a while, so that a link which is followed again says the same.
 */
const end = (queries: Queries, which: SQL) =>
  queries
    .update(table)
    .set({ state: "ended", email: sql`${table.id}::text`, changedAt: sql`now()` })
    .where(which)
    .returning();

/** Ends all that an address is waiting for, in both countries, for its owner. */
export async function endRemindersOf(queries: Queries, email: string): Promise<void> {
  await end(queries, eq(table.email, email));
}

/** Reminders of sizes that are there again and of products that are out: asked for, confirmed, sent once, ended. */
export function createReminders({ database, secret, guesses, productNow, now = Date.now }: RemindersOptions): Reminders {
  const tokens = createReminderTokens(secret);

  async function aboutOf(row: typeof table.$inferSelect) {
    const product = await productNow(row.country, row.productId);
    return { kind: row.kind, product: product ? { name: `${product.brand.name} ${product.name}`, path: product.path } : null };
  }

  /** Who confirms by an old mail may have left since, or been told already. */
  const confirm = ({ id, round }: ReminderLink, country: CountryCode) =>
    database.queries
      .update(table)
      .set({ state: sql`case when ${table.state} = 'unconfirmed' then 'waiting' else ${table.state} end` })
      .where(
        and(
          eq(table.id, id),
          eq(table.country, country),
          eq(table.round, round),
          inArray(table.state, ["unconfirmed", "waiting"]),
          or(ne(table.state, "unconfirmed"), sql`${table.changedAt} > ${databaseTimeIn(-confirmable)}`),
        ),
      )
      .returning();

  /** The reminder that a link is about. @throws ApiError 422 `LinkInvalid` */
  async function follow(token: string, does: ReminderLink["does"], country: CountryCode) {
    const link = tokens.read(token, does);
    // Who leaves by an old mail means it, in whichever country.
    const [row] =
      link === null ? [] : await (does === "end" ? end(database.queries, eq(table.id, link.id)) : confirm(link, country));
    if (row === undefined) {
      // Whoever wants no mail is not sent to ask for more of it.
      const over = "That reminder is over, and your address is forgotten with it.";
      const left = link === null ? "A piece of that link is missing, so open it from the mail again." : over;
      const again = "That link won't do any more. Ask to be told again on the product's page.";
      throw new ApiError(422, "LinkInvalid", does === "confirm" ? again : left);
    }
    return aboutOf(row);
  }

  /** Mails that have asked an address within a day, in both countries. */
  async function countQuestions(queries: Queries, address: string): Promise<number> {
    return queries.$count(
      outboxMails,
      and(
        eq(outboxMails.kind, "reminderConfirmation"),
        eq(outboxMails.recipient, address),
        gt(outboxMails.createdAt, databaseTimeIn(-day)),
      ),
    );
  }

  /** Sends one lot of reminders of one thing. */
  async function sendBatch(
    country: CountryCode,
    product: Product,
    awaited: { kind: "backInStock" | "release"; variantId: string },
  ) {
    return database.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(table)
        .where(
          and(
            eq(table.state, "waiting"),
            eq(table.country, country),
            eq(table.productId, product.id),
            eq(table.kind, awaited.kind),
            eq(table.variantId, awaited.variantId),
          ),
        )
        .limit(batch)
        .for("update", { skipLocked: true });
      if (rows.length === 0) return 0;
      await transaction
        .update(table)
        .set({ state: "sent", changedAt: sql`now()` })
        .where(
          inArray(
            table.id,
            rows.map(({ id }) => id),
          ),
        );
      for (const row of rows) await putInOutbox(transaction, country, reminderMail(tokens, row, product));
      return rows.length;
    });
  }

  return {
    service: {
      "reminders.create": async ({ body }, { country }) => {
        const email = requireEmail(body.email);
        const product = await productNow(country, body.productId);
        const offered = product && offeredReminder(product, body.variantId, now());
        if (!product || !offered) {
          throw new ApiError(409, "NothingToWaitFor", "It's there already. Load the page again to see it.");
        }
        const address = email.toLowerCase();
        const { kind } = offered;
        const variantId = offered.variantId ?? "";
        await guesses.note([
          { target: `reminders of ${country} ${address}`, guess: `${kind} ${product.id} ${variantId}`, most: mostAsked },
        ]);
        await database.transaction(async (transaction) => {
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reminders of ${address}`}, 0))`);
          if ((await countQuestions(transaction, address)) >= mostAsked) {
            const told = "We've mailed this address a few times today already. Look there, or try again tomorrow.";
            throw new ApiError(429, "TooManyRequests", told, {}, day / 1000);
          }
          const asked = { country, kind, productId: product.id, variantId, email: address };
          const [row] = await transaction
            .insert(table)
            .values(asked)
            .onConflictDoUpdate({
              target: [table.country, table.kind, table.productId, table.variantId, table.email],
              set: { state: "unconfirmed", round: sql`${table.round} + 1`, changedAt: sql`now()` },
              // What is waited for already is not asked about again, nor is what was asked a moment ago.
              setWhere: or(
                inArray(table.state, ["sent", "ended"]),
                and(eq(table.state, "unconfirmed"), lt(table.changedAt, databaseTimeIn(-600_000))),
              ),
            })
            .returning();
          if (row) await putInOutbox(transaction, country, confirmationMail(tokens, row, product));
        });
        return { status: "confirmationSent" };
      },

      "reminders.confirm": ({ body }, { country }) => follow(body.token, "confirm", country),
      "reminders.end": ({ body }, { country }) => follow(body.token, "end", country),
    },

    async deliver() {
      let sent = 0;
      for (const country of countryCodes) {
        const awaited = await database.queries
          .selectDistinct({ kind: table.kind, productId: table.productId, variantId: table.variantId })
          .from(table)
          .where(and(eq(table.state, "waiting"), eq(table.country, country)));
        for (const { productId, ...one } of awaited) {
          const product = await productNow(country, productId);
          if (!product || !isReminderDue(product, { ...one, variantId: one.variantId || null }, now())) continue;
          for (let more = batch; more === batch; sent += more) more = await sendBatch(country, product, one);
        }
      }
      return sent;
    },

    async forgetOld() {
      await database.queries
        .delete(table)
        .where(
          or(
            and(eq(table.state, "unconfirmed"), lt(table.changedAt, databaseTimeIn(-confirmable))),
            and(inArray(table.state, ["sent", "ended"]), lt(table.changedAt, databaseTimeIn(-remembered))),
            and(eq(table.state, "waiting"), lt(table.changedAt, databaseTimeIn(-longestWait))),
          ),
        );
      // A mail holds the address too. Those of the last day are what an address has been asked.
      await database.queries.delete(outboxMails).where(
        and(
          inArray(outboxMails.kind, ["reminderConfirmation", "reminder"]),
          lt(outboxMails.createdAt, databaseTimeIn(-day)),
          notExists(
            database.queries
              .select({ id: table.id })
              .from(table)
              .where(and(sql`${table.id}::text = split_part(${outboxMails.about}, ' ', 1)`, ne(table.state, "ended"))),
          ),
        ),
      );
    },
  };
}
