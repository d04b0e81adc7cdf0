import type { Order } from "#contract/orders.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { normaliseOrderNumber } from "#domain/identifiers/order-number.ts";
import { trackParcel } from "#domain/orders/parcel.ts";
import { creditLabel } from "#domain/payments/credit-label.ts";
import { paidWithLabel } from "#domain/payments/paid-with.ts";
import { earnedPointsKept } from "#domain/returns/refund.ts";
import { type BoughtItem, returnableUntil } from "#domain/returns/returnable-item.ts";
import { ApiError } from "../api-error.ts";
import type { Queries } from "../database/database.ts";
import { and, asc, eq } from "../database/drizzle.ts";
import { orderLines, orders, payments } from "../database/schema/schema.ts";
import { fromPaidWithColumns } from "../payments/paid-with-columns.ts";
import type { Downloads } from "./downloads.ts";
import { readRefunds } from "./read-refunds.ts";

export type OrderRow = typeof orders.$inferSelect;

/** An order of this country by its plain number. */
export async function findOrder(queries: Queries, country: CountryCode, number: string): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.country, country)));
  return row;
}

/** The same whichever part is wrong. */
export function orderNotFound(): ApiError {
  return new ApiError(404, "OrderNotFound", "We couldn't find an order with those details.");
}

/** What was typed, without what no number holds and a database may refuse to look for. */
export function plainNumber(typed: string): string {
  return normaliseOrderNumber(typed).replace(/[^A-Z0-9]/g, "");
}

/**
 * The whole of an order, as whoever may see it is shown it.
 * @param downloads makes the links to what is digital; without it there are none
 */
export async function readOrder(queries: Queries, row: OrderRow, downloads?: Pick<Downloads, "addressOf">): Promise<Order> {
  const [lines, [payment], refunds] = await Promise.all([
    queries.select().from(orderLines).where(eq(orderLines.orderNumber, row.number)).orderBy(asc(orderLines.position)),
    queries.select().from(payments).where(eq(payments.orderNumber, row.number)),
    readRefunds(queries, row),
  ]);
  const { agreeToMarketing: _, ...contact } = row.contact;
  const { type, methodCode, label, promise, pickup, parcel } = row.shipping;
  const isCancelled = row.state === "failed" || row.state === "cancelled";
  const { points = [], voucher: vouchers = [] } = Object.groupBy(row.credits, ({ type: paidBy }) => paidBy);
  const until = returnableUntil(lines.map((line) => toBoughtItem(row, line)));
  return {
    number: row.number,
    channel: row.channel,
    placedAt: row.placedAt.toISOString(),
    contact,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    shipping: { type, methodCode, label, promise, ...(pickup && { pickup }), ...(parcel && { parcel: trackParcel(parcel) }) },
    offers: row.promotions.map(({ id, name }) => ({ id, name })),
    payment: paymentOf(row, payment),
    // Whoever cancels an order takes all of them back.
    pointsEarned: row.earning && !isCancelled ? earnedPointsKept(row.earning.points, lines, row.totals) : 0,
    // As they are spent, and as checkout shows them: points first.
    credits: [...points, ...vouchers].map((credit) => ({ type: credit.type, label: creditLabel(credit), amount: credit.amount })),
    refunds,
    items: await Promise.all(
      lines.map(async (line) => {
        const download = await downloads?.addressOf(row, line);
        return { ...toItem(line), ...(download !== undefined && { download }) };
      }),
    ),
    returnableUntil: until === null ? null : new Date(until).toISOString(),
    totals: row.totals,
  };
}

/** A line as the wire has it. */
export function toItem(row: typeof orderLines.$inferSelect): Order["items"][number] {
  const { productId, variantId, name, brand, colourName, size, path, image, quantity, unitPrice, lineTotal } = row;
  const { status, sentBack, takenBack, sentAt, deliveredAt } = row;
  const product = { productId, variantId, name, brand, colourName, size, path, image };
  const sent = sentAt && { sentAt: sentAt.toISOString() };
  const arrived = deliveredAt && { deliveredAt: deliveredAt.toISOString() };
  return { ...product, quantity, unitPrice, lineTotal, status, sentBack, takenBack, ...sent, ...arrived };
}

/** A line as the rules of returns know it. */
export function toBoughtItem({ channel, placedAt }: OrderRow, line: typeof orderLines.$inferSelect): BoughtItem {
  const { position, status, quantity, sentBack, deliveredAt } = line;
  return {
    position,
    status,
    quantity,
    sentBack,
    channel,
    placedAt: placedAt.getTime(),
    deliveredAt: deliveredAt?.getTime() ?? null,
  };
}

function paymentOf({ credits, totals }: OrderRow, payment: typeof payments.$inferSelect | undefined): Order["payment"] {
  if (totals.amountOutstanding === 0) {
    return credits.length > 0 ? { type: "credit", label: "gift cards and points" } : { type: "none", label: "Nothing to pay" };
  }
  const paidWith = payment && payment.state !== "failed" ? fromPaidWithColumns(payment) : undefined;
  return payment && paidWith ? { type: payment.method, label: paidWithLabel(paidWith) } : { type: "none", label: "Not charged" };
}
