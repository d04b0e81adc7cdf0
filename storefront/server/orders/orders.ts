import { createHash, timingSafeEqual } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Order } from "#contract/orders.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { normaliseOrderNumber } from "#domain/identifiers/order-number.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { orderLines, orders, payments } from "../database/schema/schema.ts";
import { whileAvailable } from "../database/while-available.ts";
import { cardLabel } from "../payments/card-label.ts";
import { type Guess, type Guesses, unlimitedGuesses } from "../security/guesses.ts";
import type { Service } from "../service.ts";
import { createOrderTokens } from "./order-token.ts";

export interface OrdersOptions {
  readonly database: Database;
  /** The same on every replica. */
  readonly secret: Uint8Array;
  /** Counts lookups; without it they are not limited. */
  readonly guesses?: Guesses;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Different e-mail addresses that may be tried on one order. */
const emailsAnOrder = 10;
/** Different orders that may be looked up for one e-mail address, and pairs of the two from one address of the network. */
const ordersAnEmail = 20;
const lookupsAnAddress = 60;

/** What a lookup tries to guess. Both countries count together: whose shop it is asked in makes no difference to a guesser. */
function lookupGuesses(number: string, email: string, clientAddress: string): Guess[] {
  return [
    { target: `order ${number}`, guess: email, most: emailsAnOrder },
    { target: `orders of ${email}`, guess: number, most: ordersAnEmail },
    ...(clientAddress === ""
      ? []
      : [{ target: `orders from ${clientAddress}`, guess: `${number} ${email}`, most: lookupsAnAddress }]),
  ];
}

/**
 * Orders for guests. Number and e-mail together open one for half an hour; whichever part is wrong, the answer is the
 * same and takes the same work, and so it is when too much was tried.
 */
export function createOrders({
  database,
  secret,
  guesses = unlimitedGuesses,
  now,
}: OrdersOptions): Service<"orders.lookup" | "orders.get"> {
  const tokens = createOrderTokens(secret, now);

  async function findOrder(country: CountryCode, number: string) {
    const [row] = await database.queries
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), eq(orders.country, country)));
    return row;
  }

  return {
    "orders.lookup": ({ body }, { country, clientAddress }) =>
      whileAvailable(async () => {
        const number = plainNumber(body.orderNumber);
        const email = body.email.trim().toLowerCase();
        await guesses.note(lookupGuesses(number, email, clientAddress));
        const row = await findOrder(country, number);
        const isTheirs = isSameText(row?.email ?? "", email);
        const { token, expiresAt } = await tokens.issue(country, number);
        if (row === undefined || !isTheirs) throw notFound();
        return { token, orderNumber: number, expiresAt: expiresAt.toISOString() };
      }),

    "orders.get": ({ params, query }, { country }) =>
      whileAvailable(async () => {
        const number = plainNumber(params.number);
        if (!(await tokens.allows(query.token, country, number))) throw notFound();
        const row = await findOrder(country, number);
        if (row === undefined) throw notFound();
        const [lines, [payment]] = await Promise.all([
          database.queries.select().from(orderLines).where(eq(orderLines.orderNumber, number)).orderBy(asc(orderLines.position)),
          database.queries.select().from(payments).where(eq(payments.orderNumber, number)),
        ]);
        return toOrder(row, lines, payment);
      }),
  };
}

function notFound(): ApiError {
  return new ApiError(404, "OrderNotFound", "We couldn't find an order with those details.");
}

/** What was typed, without what no number holds and a database may refuse to look for. */
function plainNumber(typed: string): string {
  return normaliseOrderNumber(typed).replace(/[^A-Z0-9]/g, "");
}

/** Compares without telling by the time it takes where two texts begin to differ. */
function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b)) && a !== "";
}

function toOrder(
  row: typeof orders.$inferSelect,
  lines: readonly (typeof orderLines.$inferSelect)[],
  payment: typeof payments.$inferSelect | undefined,
): Order {
  const { agreeToMarketing: _, ...contact } = row.contact;
  const { type, methodCode, label, promise } = row.shipping;
  return {
    number: row.number,
    channel: row.channel,
    placedAt: row.placedAt.toISOString(),
    contact,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    shipping: { type, methodCode, label, promise },
    payment: {
      type: "card",
      label: paymentLabel(payment),
    },
    items: lines.map(({ orderNumber: _number, position: _position, ...line }) => line),
    totals: row.totals,
  };
}

function paymentLabel(payment: typeof payments.$inferSelect | undefined): string {
  if (!payment || payment.state === "failed" || payment.cardType === null || payment.lastFour === null) return "Not charged";
  return cardLabel({ cardType: payment.cardType, lastFour: payment.lastFour });
}
