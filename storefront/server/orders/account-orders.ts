import { ordersPerPage } from "#contract/account.ts";
import type { Database } from "../database/database.ts";
import { and, asc, count, desc, eq, inArray, isNull, or } from "../database/drizzle.ts";
import { orderLines, orders } from "../database/schema/schema.ts";
import { type Service, type SignedIn, signedIn } from "../service.ts";
import type { Downloads } from "./downloads.ts";
import { findOrder, orderNotFound, plainNumber, readOrder, toItem } from "./read-order.ts";

/**
 * Whose order it is: the account's that placed it. A guest's belongs to whoever has proven that its e-mail address is theirs,
 * which is where its confirmation went.
 */
const isTheirs = ({ username, email }: SignedIn) =>
  or(eq(orders.username, username), and(isNull(orders.username), eq(orders.email, email)));

/**
 * The orders of an account in the country's shop, those that it placed as a guest among them.
 * @param downloads makes the links to what is digital
 */
export function createAccountOrders(
  database: Database,
  downloads?: Pick<Downloads, "addressOf">,
): Service<"accountOrders.list" | "accountOrders.get"> {
  const { queries } = database;

  async function readLines(numbers: string[]) {
    if (numbers.length === 0) return [];
    return queries.select().from(orderLines).where(inArray(orderLines.orderNumber, numbers)).orderBy(asc(orderLines.position));
  }

  return {
    "accountOrders.list": async ({ query: { page } }, context) => {
      const found = and(eq(orders.country, context.country), isTheirs(signedIn(context)));
      const [[counted], rows] = await Promise.all([
        queries.select({ total: count() }).from(orders).where(found),
        queries
          .select()
          .from(orders)
          .where(found)
          .orderBy(desc(orders.placedAt), desc(orders.number))
          .limit(ordersPerPage)
          .offset((page - 1) * ordersPerPage),
      ]);
      const lines = await readLines(rows.map(({ number }) => number));
      const total = counted?.total ?? 0;
      return {
        orders: rows.map(({ number, placedAt, shipping, totals }) => ({
          number,
          placedAt: placedAt.toISOString(),
          shippingType: shipping.type,
          grandTotal: totals.grandTotal,
          items: lines.filter(({ orderNumber }) => orderNumber === number).map(toItem),
        })),
        page,
        pageCount: Math.ceil(total / ordersPerPage),
        total,
      };
    },

    "accountOrders.get": async ({ params }, context) => {
      const account = signedIn(context);
      const row = await findOrder(queries, context.country, plainNumber(params.number));
      if (row === undefined || !(row.username === null ? row.email === account.email : row.username === account.username)) {
        throw orderNotFound();
      }
      return readOrder(queries, row, downloads);
    },
  };
}
