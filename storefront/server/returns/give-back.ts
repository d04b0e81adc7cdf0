import { earnedPointsLost, earningPrice, refundParts, returnedSoFar, returnedWorth } from "#domain/returns/refund.ts";
import type { ReturnLine } from "#domain/returns/return-request.ts";
import type { Queries } from "../database/database.ts";
import type { orderLines } from "../database/schema/schema.ts";
import type { Programme } from "../loyalty/programme.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { type GivenBack, placesToRefund, writeRefund } from "../refunds/given-back.ts";
import type { Vouchers } from "../vouchers/vouchers.ts";

export interface GiveBackDeps {
  readonly vouchers: Pick<Vouchers, "refund">;
  readonly programme: Pick<Programme, "giveBackPart" | "credit">;
}

/** What a return that has come back was worth to its shopper. */
export interface WorthOfReturn {
  readonly given: readonly GivenBack[];
  /** Points that the order had earned, and has not any more. */
  readonly pointsLost: number;
}

/** A return that has come back. */
export interface ReturnTakenIn {
  readonly id: string;
  readonly order: OrderRow;
  /** The order's lines as they were before it. */
  readonly bought: readonly (typeof orderLines.$inferSelect)[];
  /** What of them has come back with it. */
  readonly lines: readonly Pick<ReturnLine, "position" | "quantity">[];
}

/**
 * Gives back what the items of a return were worth, inside the transaction that takes it in and holds the order: first the money
 * that was paid, then vouchers, then points.
 */
export async function giveBack(
  transaction: Queries,
  { vouchers, programme }: GiveBackDeps,
  { id, order, bought, lines }: ReturnTakenIn,
): Promise<WorthOfReturn> {
  const places = await placesToRefund(transaction, order);
  const worth = returnedWorth(bought, order.totals.totalDiscount, lines);
  const given: GivenBack[] = [];
  for (const [index, amount] of refundParts(worth, places).entries()) {
    const place = places[index];
    if (place === undefined || amount === 0) continue;
    const written = await writeRefund(transaction, order, id, place, amount);
    const credit = place.credit === null ? undefined : order.credits[place.credit];
    const until = credit?.type === "voucher" ? await vouchers.refund(transaction, order.country, { ...credit, amount }) : null;
    given.push({ ...written, until });
    if (credit?.type === "points") await programme.giveBackPart(transaction, credit, { amount, before: place.refunded });
  }
  if (!order.earning) return { given, pointsLost: 0 };
  const before = returnedSoFar(bought, order.totals.totalDiscount);
  const earning = earningPrice(bought, order.totals);
  const { memberId, points } = order.earning;
  const pointsLost = earnedPointsLost(points, { before, now: worth, earning });
  await programme.credit(transaction, { memberId, points: -pointsLost });
  return { given, pointsLost };
}
