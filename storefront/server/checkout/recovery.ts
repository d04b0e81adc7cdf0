import { retentionConfiguration } from "#domain/configuration/configuration.ts";
import type { Database } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, eq, getTableColumns, inArray, lt, lte, sql } from "../database/drizzle.ts";
import { idempotencyKeys, placements as placementsTable } from "../database/schema/schema.ts";
import type { Captures } from "../payments/captures.ts";
import type { Gateways } from "../payments/gateways.ts";
import type { OpenDisputes } from "../payments/open-disputes.ts";
import { orderFailure } from "../payments/order-failure.ts";
import { paymentRefusal } from "../payments/payment-failure.ts";
import type { Refunds } from "../refunds/refunds.ts";
import type { GiftCards } from "../vouchers/gift-cards.ts";
import { leaseTime, type PlacementRow, type Placements } from "./placements.ts";

/**
 * Brings what was left half done to an end: an order with its money, or no order and none taken; issues gift cards that are paid, makes
 * the refunds that are due, and asks after disputes.
 */
export interface Recovery {
  /** Looks once at everything that is due, whichever process left it. */
  runOnce(): Promise<void>;
  /**
   * Runs now and every `interval` milliseconds (5000 by default), never twice at a time.
   * @returns the way to stop, which waits for what is under way
   */
  start(interval?: number): () => Promise<void>;
}

export interface RecoveryOptions {
  readonly database: Database;
  readonly placements: Placements;
  readonly gateways: Gateways;
  readonly captures: Captures;
  readonly disputes: OpenDisputes;
  readonly refunds: Refunds;
  readonly giftCards: GiftCards;
  /** Milliseconds after the start of a placement from which "not found" at the gateway is believed; 20,000 by default. */
  readonly believeMissingAfter?: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onError?: (error: unknown) => void;
}

/** Milliseconds for which an abandoned placement is watched for an authorisation that comes in late. */
const watchTime = 10 * 60_000;
/** Milliseconds between two looks at it. */
const watchInterval = 10_000;
/** Milliseconds after which no more placements are looked at in a run, so that what comes after them has its turn. */
const turnTime = 10_000;
const { orderKeysDays: keyDays } = retentionConfiguration;

type DueRow = PlacementRow & { readonly missingIsBelieved: boolean; readonly watchIsOver: boolean };

/**
 * With a lease of 20 s, a run every 5 s and 20 s until "not found" is believed, a placement whose server was killed is
 * brought to its end within 30 s while the gateway answers.
 */
export function createRecovery(options: RecoveryOptions): Recovery {
  const { database, placements, gateways, captures, disputes, refunds, giftCards, now } = options;
  const { believeMissingAfter = 20_000, onError = () => undefined } = options;

  const claimDue = (): Promise<DueRow[]> =>
    database.transaction(async (transaction) => {
      const ids = await transaction
        .select({ id: placementsTable.id })
        .from(placementsTable)
        .where(and(eq(placementsTable.settled, false), lte(placementsTable.leaseUntil, sql`now()`)))
        .orderBy(placementsTable.leaseUntil)
        .limit(20)
        .for("update", { skipLocked: true });
      if (ids.length === 0) return [];
      return transaction
        .update(placementsTable)
        .set({ leaseUntil: databaseTimeIn(leaseTime) })
        .where(
          inArray(
            placementsTable.id,
            ids.map(({ id }) => id),
          ),
        )
        .returning({
          ...getTableColumns(placementsTable),
          missingIsBelieved: sql<boolean>`${placementsTable.startedAt} <= ${databaseTimeIn(-believeMissingAfter)}`,
          watchIsOver: sql<boolean>`coalesce(${placementsTable.endedAt} <= ${databaseTimeIn(-watchTime)}, false)`,
        });
    });

  const lookAgainIn = (id: string, milliseconds: number) =>
    database.queries
      .update(placementsTable)
      .set({ leaseUntil: databaseTimeIn(milliseconds) })
      .where(eq(placementsTable.id, id));

  const settle = (id: string) =>
    database.queries.update(placementsTable).set({ settled: true }).where(eq(placementsTable.id, id));

  async function finishReserved(row: DueRow): Promise<void> {
    // What vouchers pay in full is paid already: no gateway was asked, and none knows of it.
    if (row.amount === 0) {
      await placements.place(row.id, null);
      return;
    }
    const gateway = gateways.named(row.gateway);
    const found = await gateway.findByReference(row.id);
    if (found === null) {
      if (row.missingIsBelieved) await placements.abandon(row.id);
      else await lookAgainIn(row.id, 1000);
      return;
    }
    switch (found.state) {
      case "authorised":
      case "captured": {
        const outcome = await placements.place(row.id, { gateway: gateway.name, ...found });
        if (outcome.type === "ended") await captures.capture(row.id, found.transactionId, gateway.name);
        break;
      }
      case "refused":
      case "voided":
        await placements.decline(row.id, paymentRefusal("declined", found.paidWith.method));
        break;
      case "unrecoverable":
        await placements.fail(row.id, gateway.name, found.transactionId);
        break;
    }
  }

  async function watchAbandoned(row: DueRow): Promise<void> {
    const gateway = gateways.named(row.gateway);
    const found = await gateway.findByReference(row.id);
    if (found?.state === "authorised") await gateway.void(found.transactionId);
    if (found !== null || row.watchIsOver) await settle(row.id);
    else await lookAgainIn(row.id, watchInterval);
  }

  async function finish(row: DueRow): Promise<void> {
    try {
      await (row.state === "reserved" ? finishReserved(row) : watchAbandoned(row));
    } catch (error) {
      onError(orderFailure(row.orderNumber, error));
      await lookAgainIn(row.id, 5000).catch(onError);
    }
  }

  async function run(isStopping: () => boolean): Promise<void> {
    // With a gateway that is silent for longer than a placement is left alone there is always one more that is due.
    const end = now() + turnTime;
    let due = await claimDue();
    while (due.length > 0) {
      await Promise.all(due.map(finish));
      if (isStopping()) return;
      due = now() < end ? await claimDue() : [];
    }
    await captures.captureDue();
    await giftCards.issueDue();
    await disputes.lookAgain();
    await refunds.refundDue();
    await database.queries
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.state, "done"), lt(idempotencyKeys.createdAt, databaseTimeIn(-keyDays * 24 * 3600 * 1000))));
  }

  return {
    runOnce: () => run(() => false),
    start(interval = 5000) {
      let running: Promise<void> | undefined;
      let stopping = false;
      const runAlone = () => {
        running ??= run(() => stopping)
          .catch(onError)
          .finally(() => {
            running = undefined;
          });
      };
      runAlone();
      const timer = setInterval(runAlone, interval);
      timer.unref();
      return async () => {
        stopping = true;
        clearInterval(timer);
        await running;
      };
    },
  };
}
