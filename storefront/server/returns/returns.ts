import type { CountryCode } from "#domain/country/country.ts";
import { returnNumber } from "#domain/returns/return-number.ts";
import { canCancelReturn, type ReturnLine, returnProblem } from "#domain/returns/return-request.ts";
import { statusAfterReturn } from "#domain/returns/returnable-item.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { and, eq, max, sql } from "../database/drizzle.ts";
import { orderLines, orders, returnLines, returns } from "../database/schema/schema.ts";
import { createOrderTokens } from "../orders/order-token.ts";
import { findOrder, type OrderRow, orderNotFound, plainNumber, toBoughtItem } from "../orders/read-order.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import type { Service } from "../service.ts";
import type { Stock } from "../stock/stock.ts";
import { type GiveBackDeps, giveBack } from "./give-back.ts";
import { readLines, readReturns } from "./read-returns.ts";
import { returnCancelledMail, returnReceivedMail, returnRequestedMail } from "./return-mails.ts";

export interface ReturnsOptions extends GiveBackDeps {
  readonly database: Database;
  /** The same on every replica, and that of the orders: a guest's order token opens a return. */
  readonly secret: Uint8Array;
  readonly stock: Pick<Stock, "giveBack" | "committed">;
  /** Whether what comes back is sold again. */
  readonly restock: boolean;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export interface Returns {
  readonly service: Service<"returns.open" | "returns.get" | "returns.create" | "returns.cancel">;
  /**
   * Takes a return in, once: its items have come back, what they were worth goes back to the shopper and, where the shop restocks,
   * they are on a shelf again. That is the store's for what was picked up there and is handed in over the counter, and else the
   * warehouse's, where parcels and everything from other stores go. False if there is none to take.
   */
  receive(id: string): Promise<boolean>;
}

/** The columns of the line decide, whoever else is at it: nothing is written that would be more than was bought. */
async function sendBack(transaction: Queries, orderNumber: string, { position, quantity }: ReturnLine): Promise<void> {
  const [line] = await transaction
    .update(orderLines)
    .set({ sentBack: sql`${orderLines.sentBack} + ${quantity}` })
    .where(
      and(
        eq(orderLines.orderNumber, orderNumber),
        eq(orderLines.position, position),
        sql`${orderLines.sentBack} + ${quantity} <= ${orderLines.quantity}`,
      ),
    )
    .returning();
  if (line === undefined) throw notPossible("tooMany", position);
  await setStatus(transaction, line);
}

/** The reverse, for a return that will not come. */
async function keep(transaction: Queries, orderNumber: string, { position, quantity }: ReturnLine): Promise<void> {
  const [line] = await transaction
    .update(orderLines)
    .set({ sentBack: sql`${orderLines.sentBack} - ${quantity}` })
    .where(and(eq(orderLines.orderNumber, orderNumber), eq(orderLines.position, position)))
    .returning();
  if (line !== undefined) await setStatus(transaction, line);
}

async function setStatus(transaction: Queries, line: typeof orderLines.$inferSelect): Promise<void> {
  await transaction
    .update(orderLines)
    .set({ status: statusAfterReturn(line) })
    .where(and(eq(orderLines.orderNumber, line.orderNumber), eq(orderLines.position, line.position)));
}

function notPossible(problem: string, position: number | null): ApiError {
  return new ApiError(409, "ReturnNotPossible", "Some of that can't be returned any more. Have a look at what's left.", {
    details: { problem, position },
  });
}

function alreadyHere(): ApiError {
  return new ApiError(409, "ReturnNotPossible", "That return has reached us already, so it can't be cancelled any more.");
}

/** Holds an order against everybody else who would send something of it back or take it in. */
async function lockOrder(transaction: Queries, number: string): Promise<OrderRow | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.number, number)).for("update");
  return order;
}

/** Sending back what was ordered, for guests and accounts alike: a token that was given for an order is all that is needed. */
export function createReturns({
  database,
  secret,
  stock,
  restock,
  vouchers,
  programme,
  now = Date.now,
}: ReturnsOptions): Returns {
  const orderTokens = createOrderTokens(secret, now);
  const tokens = createOrderTokens(secret, now, "return");

  /** Changes the returns of an order for whom its token allows to, one at a time, and answers with them as they are then. */
  const change = async (
    country: CountryCode,
    given: string,
    token: string,
    make: (transaction: Queries, order: OrderRow) => Promise<void>,
  ) => {
    const number = plainNumber(given);
    if (!(await tokens.allows(token, country, number))) throw orderNotFound();
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, number);
      if (order?.country !== country) throw orderNotFound();
      await make(transaction, order);
      return readReturns(transaction, order, now());
    });
  };

  return {
    service: {
      "returns.open": async ({ body }, { country, account }) => {
        const number = plainNumber(body.orderNumber);
        const order = await findOrder(database.queries, country, number);
        const byToken = body.orderToken !== undefined && (await orderTokens.allows(body.orderToken, country, number));
        const byAccount =
          account !== undefined &&
          (order?.username === null ? order.email === account.email : order?.username === account.username);
        if (order === undefined || !(byToken || byAccount)) throw orderNotFound();
        const { token, expiresAt } = await tokens.issue(country, number);
        return { token, orderNumber: number, expiresAt: expiresAt.toISOString() };
      },

      "returns.get": async ({ params, query }, { country }) => {
        const number = plainNumber(params.number);
        if (!(await tokens.allows(query.token, country, number))) throw orderNotFound();
        const order = await findOrder(database.queries, country, number);
        if (order === undefined) throw orderNotFound();
        return readReturns(database.queries, order, now());
      },

      "returns.create": ({ params, body: { token, id, method, lines } }, { country }) =>
        change(country, params.number, token, async (transaction, order) => {
          const { number } = order;
          const [made] = await transaction.select().from(returns).where(eq(returns.id, id));
          if (made !== undefined) {
            if (made.orderNumber !== number) throw notPossible("unknownItem", null);
            return;
          }
          const bought = await readLines(transaction, number);
          const problem = returnProblem(
            bought.map((line) => toBoughtItem(order, line)),
            lines,
            now(),
          );
          if (problem) throw notPossible(problem.type, problem.position);
          for (const line of lines) await sendBack(transaction, number, line);
          const [last] = await transaction
            .select({ sequence: max(returns.sequence) })
            .from(returns)
            .where(eq(returns.orderNumber, number));
          const sequence = (last?.sequence ?? 0) + 1;
          await transaction.insert(returns).values({ id, orderNumber: number, sequence, method, requestedAt: new Date(now()) });
          await transaction.insert(returnLines).values(lines.map((line) => ({ returnId: id, orderNumber: number, ...line })));
          const facts = { number: returnNumber(number, sequence), method, lines };
          await putInOutbox(transaction, country, returnRequestedMail(order, bought, facts));
        }),

      "returns.cancel": ({ params, body }, { country }) =>
        change(country, params.number, body.token, async (transaction, order) => {
          const { number } = order;
          const ofOrder = await transaction.select().from(returns).where(eq(returns.orderNumber, number));
          const asked = ofOrder.find(({ sequence }) => returnNumber(number, sequence) === body.return);
          if (asked === undefined) throw orderNotFound();
          if (asked.state === "cancelled") return;
          if (!canCancelReturn(asked.state)) throw alreadyHere();
          await transaction.update(returns).set({ state: "cancelled" }).where(eq(returns.id, asked.id));
          const lines = await transaction.select().from(returnLines).where(eq(returnLines.returnId, asked.id));
          for (const line of lines) await keep(transaction, number, line);
          const facts = { number: body.return, method: asked.method, lines };
          await putInOutbox(transaction, country, returnCancelledMail(order, await readLines(transaction, number), facts));
        }),
    },

    receive: async (id) => {
      const [asked] = await database.queries.select().from(returns).where(eq(returns.id, id));
      if (asked === undefined) return false;
      const country = await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, asked.orderNumber);
        const [taken] = await transaction
          .update(returns)
          .set({ state: "received", receivedAt: new Date(now()) })
          .where(and(eq(returns.id, id), eq(returns.state, "requested")))
          .returning();
        if (order === undefined || taken === undefined) return undefined;
        const lines = await transaction.select().from(returnLines).where(eq(returnLines.returnId, id));
        const before = await readLines(transaction, order.number);
        const worth = await giveBack(transaction, { vouchers, programme }, { id, order, bought: before, lines });
        const shelf: { variantId: string; qty: number }[] = [];
        for (const { position, quantity } of lines) {
          const [line] = await transaction
            .update(orderLines)
            .set({ takenBack: sql`${orderLines.takenBack} + ${quantity}` })
            .where(and(eq(orderLines.orderNumber, order.number), eq(orderLines.position, position)))
            .returning();
          if (line === undefined) throw new Error(`Order ${order.number} has no line ${position}.`);
          await setStatus(transaction, line);
          shelf.push({ variantId: line.variantId, qty: quantity });
        }
        const store = taken.method === "store" ? order.shipping.erpStoreId : undefined;
        if (restock) await stock.giveBack(transaction, order.country, shelf, store);
        const number = returnNumber(order.number, taken.sequence);
        const bought = await readLines(transaction, order.number);
        const facts = { number, method: taken.method, lines };
        await putInOutbox(transaction, order.country, returnReceivedMail(order, bought, facts, worth));
        return order.country;
      });
      if (country === undefined) return false;
      if (restock) stock.committed(country);
      return true;
    },
  };
}
