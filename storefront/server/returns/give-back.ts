import { randomUUID } from "node:crypto";
import { refundCourse } from "#domain/payments/captured-money.ts";
import { earnedPointsLost, goodsShare, refundParts } from "#domain/returns/refund.ts";
import type { ReturnLine } from "#domain/returns/return-request.ts";
import type { Queries } from "../database/database.ts";
import { eq, sql } from "../database/drizzle.ts";
import type { orderLines } from "../database/schema/schema.ts";
import { payments, refunds } from "../database/schema/schema.ts";
import type { Programme } from "../loyalty/programme.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { placeOfRefund } from "../orders/read-refunds.ts";
import type { Vouchers } from "../vouchers/vouchers.ts";

/** One part of what goes back, in a shopper's words. */
export interface GivenBack {
  /** Where it goes: what it was paid with. */
  readonly label: string;
  /** Cents. */
  readonly amount: number;
  /** Balance is there at once; of money, what is to become of it. */
  readonly course: "there" | ReturnType<typeof refundCourse>;
}

export interface GiveBackDeps {
  readonly vouchers: Pick<Vouchers, "giveBack">;
  readonly programme: Pick<Programme, "giveBackPart" | "credit">;
}

const firstState = { there: "refunded", ask: "due", wait: "due", notOwed: "notOwed" } as const;

/**
 * Gives back what the items of a return were worth, inside the transaction that takes it in and holds the order: first the money
 * that was paid, then vouchers, then points. Money is written down as due; the refunds' own work asks the gateway for it. What a
 * bank has taken back, or what never came, is back with the shopper: it counts as theirs, and nothing is asked for it.
 * @param bought the order's lines as they were before this return
 */
export async function giveBack(
  transaction: Queries,
  { vouchers, programme }: GiveBackDeps,
  order: OrderRow,
  returnId: string,
  bought: readonly (typeof orderLines.$inferSelect)[],
  lines: readonly Pick<ReturnLine, "position" | "quantity">[],
): Promise<GivenBack[]> {
  const paid = await transaction.select().from(payments).where(eq(payments.orderNumber, order.number));
  const earlier = await transaction.select().from(refunds).where(eq(refunds.orderNumber, order.number));
  // A refund that was refused is people's to make: it counts, or it would go out twice.
  const backTo = (isPlace: (row: (typeof earlier)[number]) => boolean) =>
    earlier.reduce((sum, row) => (isPlace(row) ? sum + row.amount : sum), 0);
  const credits = order.credits.map((credit, index) => ({ credit, index }));
  const places = [
    ...paid.map((payment) => ({
      paymentId: payment.id,
      credit: null,
      amount: payment.amount,
      refunded: payment.refunded,
      course: refundCourse(payment),
    })),
    ...[
      ...credits.filter(({ credit }) => credit.type === "voucher"),
      ...credits.filter(({ credit }) => credit.type === "points"),
    ].map(({ credit: { amount }, index }) => ({
      paymentId: null,
      credit: index,
      amount,
      refunded: backTo((row) => row.credit === index),
      course: "there" as const,
    })),
  ];
  const worth = goodsShare(bought, order.totals.totalDiscount, lines);
  const given: GivenBack[] = [];
  for (const [index, amount] of refundParts(worth, places).entries()) {
    const place = places[index];
    if (place === undefined || amount === 0) continue;
    const { paymentId, credit: creditIndex, refunded, course } = place;
    await transaction.insert(refunds).values({
      id: randomUUID(),
      returnId,
      orderNumber: order.number,
      paymentId,
      credit: creditIndex,
      amount,
      state: firstState[course],
      ...(firstState[course] !== "due" && { endedAt: sql`now()` }),
    });
    if (paymentId !== null) {
      await transaction
        .update(payments)
        .set({ refunded: sql`${payments.refunded} + ${amount}` })
        .where(eq(payments.id, paymentId));
    }
    const credit = creditIndex === null ? undefined : order.credits[creditIndex];
    if (credit?.type === "voucher") await vouchers.giveBack(transaction, order.country, [{ ...credit, amount }]);
    if (credit?.type === "points") await programme.giveBackPart(transaction, credit, { amount, before: refunded });
    given.push({ label: placeOfRefund(order, paid, place), amount, course });
  }
  if (order.earning) {
    const allBack = bought.map(({ position, takenBack }) => ({ position, quantity: takenBack }));
    const before = goodsShare(
      bought.map((line) => ({ ...line, takenBack: 0 })),
      order.totals.totalDiscount,
      allBack,
    );
    const goods = order.totals.itemSubtotal - order.totals.totalDiscount;
    const { memberId, points } = order.earning;
    await programme.credit(transaction, { memberId, points: -earnedPointsLost(points, { before, now: worth, goods }) });
  }
  return given;
}
