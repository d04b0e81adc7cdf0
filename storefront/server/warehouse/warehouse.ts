import type { CountryCode } from "#domain/country/country.ts";
import { type DispatchStep, nextDispatchStep, statusesUnderway } from "#domain/orders/dispatch-steps.ts";
import type { Parcel } from "#domain/orders/parcel.ts";
import { collectBy } from "#domain/stores/collect-by.ts";
import type { OpenStore } from "#domain/stores/opening-hours.ts";
import type { Database } from "../database/database.ts";
import { and, asc, desc, eq, inArray } from "../database/drizzle.ts";
import { orderLines, orders, payments, returns } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import type { Mail } from "../outbox/mail.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import type { Returns } from "../returns/returns.ts";
import { orderReadyMail, orderShippedMail } from "./dispatch-mails.ts";

/** An order as the warehouse sees it. */
export interface WarehouseOrder {
  readonly order: OrderRow;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  /** What is to be done next; null when nothing is, or not yet. */
  readonly next: DispatchStep | null;
  /** Whether money of it is promised and not taken yet. Nothing leaves the shop until it is: the bank may still say no. */
  readonly awaitsPayment: boolean;
  /** Returns that are on their way. */
  readonly expected: readonly { readonly id: string; readonly sequence: number }[];
}

/** What happens to orders after they are placed: they are sent out, and some of them come back. */
export interface Warehouse {
  /** The newest first. */
  list(limit: number): Promise<WarehouseOrder[]>;
  /**
   * Those that something is still to be done with, the oldest first; but what waits for its shopper, to be collected or sent back,
   * may do so for ever, and stands behind what is to be sent out or set aside.
   * @param onTheWay those as well that have been sent out, of which only the carrier knows when they arrive
   */
  waiting(limit: number, onTheWay?: boolean): Promise<WarehouseOrder[]>;
  /** One order; undefined when there is none. One whose payment is disputed, or was never made, has nothing to be done with it. */
  find(orderNumber: string): Promise<WarehouseOrder | undefined>;
  /**
   * Takes every item of an order that waits for this step through it, and mails the shopper. False when none does, or its payment
   * has not been taken yet.
   * @param parcel what they are sent out in; the mail and the order's page lead to the carrier's page about it
   */
  advance(orderNumber: string, step: DispatchStep, parcel?: Parcel): Promise<boolean>;
  /** Says, or sets right, which parcel an order is in that has been sent out. Nobody is mailed. False when it has not been. */
  track(orderNumber: string, parcel: Parcel): Promise<boolean>;
  /** Takes a return in. False when it is not expected. */
  receive(returnId: string): Promise<boolean>;
}

const mails: Readonly<
  Record<DispatchStep, ((order: OrderRow, lines: readonly (typeof orderLines.$inferSelect)[]) => Mail) | null>
> = {
  ship: orderShippedMail,
  setAside: orderReadyMail,
  handOver: null,
};

export interface WarehouseOptions {
  /** A store that orders are picked up from, as it is now; undefined where there is none any more. */
  readonly pickupStore?: (country: CountryCode, erpStoreId: string) => OpenStore | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Payments of these orders that a bank has promised and the shop has not taken. */
const untakenOf = (numbers: string[]) => and(inArray(payments.orderNumber, numbers), eq(payments.state, "authorised"));

/** What the warehouse and the stores do with orders, on the database. @param returned takes in what comes back */
export function createWarehouse(
  database: Database,
  returned: Pick<Returns, "receive">,
  { pickupStore = () => undefined, now = Date.now }: WarehouseOptions = {},
): Warehouse {
  const { queries } = database;

  /** An order with the last day on which it is kept: who is told late that it is ready has as many days as anybody. */
  function keptFromNow(order: OrderRow): OrderRow {
    const { erpStoreId, pickup } = order.shipping;
    const store = erpStoreId === undefined ? undefined : pickupStore(order.country, erpStoreId);
    if (pickup === undefined || store === undefined) return order;
    return { ...order, shipping: { ...order.shipping, pickup: { ...pickup, collectBy: collectBy(store, now()) } } };
  }

  function inStep(order: OrderRow, step: DispatchStep, parcel: Parcel | undefined): OrderRow {
    if (step === "setAside") return keptFromNow(order);
    return step === "ship" && parcel ? { ...order, shipping: { ...order.shipping, parcel } } : order;
  }

  /** Orders with what is in them and what comes back of them. */
  async function withLines(found: readonly OrderRow[]): Promise<WarehouseOrder[]> {
    const numbers = found.map(({ number }) => number);
    if (numbers.length === 0) return [];
    const [lines, expected, untaken] = await Promise.all([
      queries.select().from(orderLines).where(inArray(orderLines.orderNumber, numbers)).orderBy(asc(orderLines.position)),
      queries
        .select()
        .from(returns)
        .where(and(inArray(returns.orderNumber, numbers), eq(returns.state, "requested")))
        .orderBy(asc(returns.sequence)),
      queries.select({ number: payments.orderNumber }).from(payments).where(untakenOf(numbers)),
    ]);
    return found.map((order) => {
      const own = lines.filter(({ orderNumber }) => orderNumber === order.number);
      const due = own.flatMap(({ status }) => nextDispatchStep(order.shipping.type, status) ?? [])[0]?.step ?? null;
      const awaitsPayment = untaken.some(({ number }) => number === order.number);
      return {
        order,
        awaitsPayment,
        next: order.state === "placed" && !awaitsPayment ? due : null,
        lines: own,
        expected: expected.filter(({ orderNumber }) => orderNumber === order.number),
      };
    });
  }

  return {
    list: async (limit) =>
      withLines(
        await queries.select().from(orders).where(eq(orders.state, "placed")).orderBy(desc(orders.placedAt)).limit(limit),
      ),

    async waiting(limit, onTheWay = false) {
      const here = statusesUnderway.filter((status) => onTheWay || status !== "shipped");
      const underway = queries
        .select({ number: orderLines.orderNumber })
        .from(orderLines)
        .where(inArray(orderLines.status, here));
      const toPack = queries
        .select({ number: orderLines.orderNumber })
        .from(orderLines)
        .where(eq(orderLines.status, "processing"));
      const comingBack = queries.select({ number: returns.orderNumber }).from(returns).where(eq(returns.state, "requested"));
      return withLines(
        await queries
          .select()
          .from(orders)
          .where(and(eq(orders.state, "placed"), inArray(orders.number, underway.union(comingBack))))
          .orderBy(desc(inArray(orders.number, toPack)), asc(orders.placedAt))
          .limit(limit),
      );
    },

    find: async (orderNumber) => (await withLines(await queries.select().from(orders).where(eq(orders.number, orderNumber))))[0],

    advance: (orderNumber, step, parcel) =>
      database.transaction(async (transaction) => {
        const [found] = await transaction.select().from(orders).where(eq(orders.number, orderNumber)).for("update");
        if (found?.state !== "placed") return false;
        if (
          (
            await transaction
              .select()
              .from(payments)
              .where(untakenOf([orderNumber]))
          ).length > 0
        )
          return false;
        const order = inStep(found, step, parcel);
        const lines = await transaction.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
        const moved: typeof lines = [];
        for (const line of lines) {
          const next = nextDispatchStep(order.shipping.type, line.status);
          if (next?.step !== step) continue;
          await transaction
            .update(orderLines)
            .set({ status: next.becomes, [next.becomes === "delivered" ? "deliveredAt" : "sentAt"]: new Date(now()) })
            .where(and(eq(orderLines.orderNumber, orderNumber), eq(orderLines.position, line.position)));
          moved.push(line);
        }
        if (moved.length === 0) return false;
        if (order !== found)
          await transaction.update(orders).set({ shipping: order.shipping }).where(eq(orders.number, orderNumber));
        const mail = mails[step];
        if (mail) await putInOutbox(transaction, order.country, mail(order, moved));
        return true;
      }),

    track: (orderNumber, parcel) =>
      database.transaction(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.number, orderNumber)).for("update");
        if (order?.shipping.type !== "DELIVERY") return false;
        const lines = await transaction.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
        if (!lines.some(({ status, deliveredAt }) => status === "shipped" || deliveredAt !== null)) return false;
        await transaction
          .update(orders)
          .set({ shipping: { ...order.shipping, parcel } })
          .where(eq(orders.number, orderNumber));
        return true;
      }),

    receive: (returnId) => returned.receive(returnId),
  };
}
