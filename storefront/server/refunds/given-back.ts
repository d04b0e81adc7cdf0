import { randomUUID } from "node:crypto";
import { formatPoints, pointsBack } from "#domain/loyalty/points.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { refundCourse } from "#domain/payments/captured-money.ts";
import { labelWithinSentence } from "#domain/payments/label-within-sentence.ts";
import type { Queries } from "../database/database.ts";
import { eq, sql } from "../database/drizzle.ts";
import { payments, refunds } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { placeOfRefund } from "../orders/read-refunds.ts";
import { mailDate } from "../outbox/order-in-mail.ts";

/** Balance is there at once; of money, what is to become of it. */
type Course = "there" | ReturnType<typeof refundCourse>;

/** One part of what goes back, in a shopper's words. */
export interface GivenBack {
  /** Where it goes: what it was paid with. */
  readonly label: string;
  /** Cents. */
  readonly amount: number;
  /** How many points that is, where points had paid it. */
  readonly points?: number;
  readonly course: Course;
  /** When the gift card expires that it goes back to, where it would have done so sooner. */
  readonly until?: Date | null;
}

/** What paid for part of an order, and may get some of it back. */
export interface PlaceToRefund {
  /** The payment; null for balance. */
  readonly paymentId: string | null;
  /** The order's credit, counted from 0; null for money. */
  readonly credit: number | null;
  /** As a shopper knows it. */
  readonly label: string;
  /** What it paid and what of that has gone back, in cents. */
  readonly amount: number;
  readonly refunded: number;
  readonly course: Course;
  /** When the gift card expires that it goes back to, where it would have done so sooner. */
  readonly until?: Date | null;
}

/**
 * What paid for an order: first the money, then gift cards, then points. Who gives something back holds the order by the transaction
 * whose queries these are.
 */
export async function placesToRefund(queries: Queries, order: OrderRow): Promise<PlaceToRefund[]> {
  const paid = await queries.select().from(payments).where(eq(payments.orderNumber, order.number));
  const earlier = await queries.select().from(refunds).where(eq(refunds.orderNumber, order.number));
  const credits = order.credits.map((credit, index) => ({ credit, index }));
  return [
    ...paid.map((payment) => ({
      ...{ paymentId: payment.id, credit: null, label: placeOfRefund(order, paid, { paymentId: payment.id, credit: null }) },
      ...{ amount: payment.amount, refunded: payment.refunded, course: refundCourse(payment) },
    })),
    ...[
      ...credits.filter(({ credit }) => credit.type === "voucher"),
      ...credits.filter(({ credit }) => credit.type === "points"),
    ].map(({ credit: { amount }, index }) => ({
      ...{ paymentId: null, credit: index, label: placeOfRefund(order, paid, { paymentId: null, credit: index }), amount },
      refunded: earlier.reduce((sum, row) => (row.credit === index ? sum + row.amount : sum), 0),
      course: "there" as const,
    })),
  ];
}

const firstState = { there: "refunded", ask: "due", wait: "due", notOwed: "notOwed" } as const;

/**
 * Writes a refund down. Money is due then: the refunds' own work asks the gateway for it. What a bank has taken back, or what never
 * came, is back with the shopper: it counts as theirs, and nothing is asked for it. Balance is the caller's to give.
 * @param returnId what it is for; null where the order was cancelled
 * @param amount cents
 */
export async function writeRefund(
  transaction: Queries,
  order: OrderRow,
  returnId: string | null,
  { paymentId, credit, label, refunded, course }: PlaceToRefund,
  amount: number,
): Promise<GivenBack> {
  const state = firstState[course];
  await transaction.insert(refunds).values({
    ...{ id: randomUUID(), returnId, orderNumber: order.number, paymentId, credit, amount, state },
    ...(state !== "due" && { endedAt: sql`now()` }),
  });
  if (paymentId !== null) {
    await transaction
      .update(payments)
      .set({ refunded: sql`${payments.refunded} + ${amount}` })
      .where(eq(payments.id, paymentId));
  }
  const isPoints = credit !== null && order.credits[credit]?.type === "points";
  return { label, amount, course, ...(isPoints && { points: pointsBack({ amount, before: refunded }) }) };
}

/** What goes where and when, in a sentence. */
export function givenBackWords(
  { country }: Pick<OrderRow, "country">,
  { label, amount, points, course, until }: GivenBack,
): string {
  const money = formatMoney(amount, country);
  if (points !== undefined) return `${money} is back as ${formatPoints(points)} with Qantas.`;
  const place = labelWithinSentence(label);
  return {
    there: `${money} is back on ${place}${until ? `, which is now good until ${mailDate(country, until)}` : ""}.`,
    ask: `${money} is on its way back to ${place}, within five working days.`,
    wait: `${money} goes back to ${place} as soon as the bank has settled the payment.`,
    notOwed: `${money} of it is with ${place} already, so we send nothing there.`,
  }[course];
}
