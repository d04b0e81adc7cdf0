import { randomInt, randomUUID } from "node:crypto";
import { retentionConfiguration } from "#domain/configuration/configuration.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { formatOrderNumber } from "#domain/identifiers/order-number.ts";
import type { ItemStatus } from "#domain/orders/dispatch-steps.ts";
import type { PaidWith } from "#domain/payments/paid-with.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import { takeFromKeptCart } from "../account/account-states.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, eq, inArray, lt, sql } from "../database/drizzle.ts";
import type { OrderCredit, OrderDraft } from "../database/schema/order-draft.ts";
import { giftCards, idempotencyKeys, orderLines, orders, payments, placements } from "../database/schema/schema.ts";
import type { LoyaltyFailure } from "../loyalty/loyalty-failure.ts";
import type { Programme } from "../loyalty/programme.ts";
import { tellOfOrder } from "../marketing/contacts.ts";
import { orderConfirmation } from "../outbox/order-mails.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import { toPaidWithColumns } from "../payments/paid-with-columns.ts";
import { countPromotions, giveBackPromotions } from "../promotions/promotion-usage.ts";
import type { Stock, StockShortage } from "../stock/stock.ts";
import type { VoucherFailure } from "../vouchers/voucher-failure.ts";
import type { Vouchers } from "../vouchers/vouchers.ts";
import { claimCart } from "./claim-cart.ts";
import { findKey, type KeyRef, type KeyRow, type StoredAnswer, storeFailure } from "./idempotency.ts";

export type PlacementRow = typeof placements.$inferSelect;
/** Of a placement that has not ended: it still has its draft. */
type ReservedRow = PlacementRow & { readonly draft: OrderDraft };

/** Milliseconds for which a process is trusted to be at work on a placement without a sign of life. */
export const leaseTime = 20_000;
/** Milliseconds left to the placing process to capture by itself before recovery does. */
const captureGrace = 15_000;
/** Milliseconds for which an attempt that came to nothing is remembered. */
const remembered = retentionConfiguration.unplacedOrdersDays * 86_400_000;
/** Draws of an order number before giving up. */
const numberAttempts = 100;

export interface ReserveRequest {
  readonly key: KeyRef;
  readonly bodyHash: string;
  readonly country: CountryCode;
  readonly draft: OrderDraft;
  /** Who will be asked for the money. */
  readonly gateway: string;
  readonly promotions: readonly Promotion[];
  /** The cart of the account that places it; undefined for a guest. */
  readonly cartId?: string | undefined;
}

/** What a placement is known by outside its row. */
export interface Reservation {
  readonly id: string;
  readonly orderNumber: string;
}

export type ReserveOutcome =
  | { readonly type: "reserved"; readonly reservation: Reservation }
  | { readonly type: "keyTaken"; readonly row: KeyRow }
  | { readonly type: "cartOrdered" }
  | { readonly type: "soldOut"; readonly shortages: readonly StockShortage[] }
  | { readonly type: "promotionUsedUp" }
  | { readonly type: "voucherRefused"; readonly failure: VoucherFailure }
  | { readonly type: "pointsRefused"; readonly failure: LoyaltyFailure };

/** Money that the gateway holds for a placement. */
export interface HeldMoney {
  readonly gateway: string;
  readonly transactionId: string;
  readonly paidWith: PaidWith;
}

/** Somebody else brought the placement to its end first; `answer` is theirs, if there is one. */
export interface AlreadyEnded {
  readonly type: "alreadyEnded";
  readonly state: Exclude<PlacementRow["state"], "reserved">;
  readonly answer: StoredAnswer | undefined;
}

export type EndOutcome = { readonly type: "ended"; readonly answer: StoredAnswer | undefined } | AlreadyEnded;

/**
 * The steps of placing an order that the database decides, each one transaction. A placement leaves `reserved` exactly
 * once, whoever tries; what else belongs to that step happens in the same transaction or not at all.
 */
export interface Placements {
  /** Claims the key and the account's cart, takes the stock, counts the offers, holds vouchers and points and writes the placement down. */
  reserve(request: ReserveRequest): Promise<ReserveOutcome>;
  /** Gives the holder another lease, or (0) hands the placement to recovery at once. */
  renew(id: string, milliseconds?: number): Promise<void>;
  /**
   * Records the order, its payment, its mail and its answer, and takes what was ordered out of the account's kept cart.
   * @param money null for an order that its vouchers pay in full
   */
  place(id: string, money: HeldMoney | null): Promise<EndOutcome>;
  /** The gateway said no: everything is given back and `failure` becomes the key's answer. */
  decline(id: string, failure: ApiError): Promise<EndOutcome>;
  /** The gateway is in a state for people to repair: everything is given back, the order number stays. */
  fail(id: string, gateway: string, transactionId: string | null): Promise<EndOutcome>;
  /** Nobody was asked for money: everything is given back and the key is free again. */
  abandon(id: string): Promise<EndOutcome>;
  /**
   * Forgets attempts of `unplacedOrdersDays` ago that came to nothing and are settled, whose order numbers may be drawn again; to be called now and
   * then. Those that came to an order stay, as their numbers do.
   */
  forgetOld(): Promise<void>;
}

class Undo extends Error {
  readonly outcome: ReserveOutcome;

  constructor(outcome: ReserveOutcome) {
    super("rolled back");
    this.outcome = outcome;
  }
}

/** Placements in the shop's database, each step of one in a transaction. */
export function createPlacements(database: Database, stock: Stock, vouchers: Vouchers, programme: Programme): Placements {
  async function reserveOnce(transaction: Queries, request: ReserveRequest): Promise<ReserveOutcome> {
    const id = randomUUID();
    if (!(await claimKey(transaction, request, id))) {
      const row = await findKey(transaction, request.key);
      // The row can vanish in between when its placement is abandoned; then the key is free.
      return row === undefined ? reserveOnce(transaction, request) : { type: "keyTaken", row };
    }
    await takeAll(transaction, request, id);
    return { type: "reserved", reservation: await writeDown(transaction, request, id) };
  }

  /** @throws Undo where the cart has been ordered, or something of the order is no longer to be had */
  async function takeAll(
    transaction: Queries,
    { country, draft, promotions, cartId }: ReserveRequest,
    id: string,
  ): Promise<void> {
    if (
      cartId !== undefined &&
      !(await claimCart(transaction, `${country} cart of ${draft.username ?? "a guest"}`, cartId, id))
    ) {
      throw new Undo({ type: "cartOrdered" });
    }
    if (!(await countPromotions(transaction, country, promotions, draft.customer))) throw new Undo({ type: "promotionUsedUp" });
    const shortages = await stock.take(transaction, country, draft.stock, draft.shipping.erpStoreId);
    if (shortages.length > 0) throw new Undo({ type: "soldOut", shortages });
    const refused = await vouchers.hold(transaction, country, draft.vouchers ?? []);
    if (refused !== undefined) throw new Undo({ type: "voucherRefused", failure: refused });
    const unpaid = draft.points && (await programme.hold(transaction, country, draft.points));
    if (unpaid !== undefined) throw new Undo({ type: "pointsRefused", failure: unpaid });
  }

  /** Runs `work` on a placement that is still reserved, and holds off everybody else meanwhile. */
  async function end(
    id: string,
    work: (transaction: Queries, row: ReservedRow) => Promise<StoredAnswer | undefined>,
  ): Promise<EndOutcome> {
    let country: CountryCode | undefined;
    const outcome = await database.transaction(async (transaction): Promise<EndOutcome> => {
      const [row] = await transaction.select().from(placements).where(eq(placements.id, id)).for("update");
      if (row === undefined) throw new Error(`There is no placement ${id}.`);
      if (row.state !== "reserved" || row.draft === null) {
        const keyRow = await findKey(transaction, row);
        const answer =
          keyRow?.placementId === id && keyRow.status !== null && keyRow.response !== null
            ? { status: keyRow.status, response: keyRow.response }
            : undefined;
        return { type: "alreadyEnded", state: row.state as AlreadyEnded["state"], answer };
      }
      country = row.country;
      return { type: "ended", answer: await work(transaction, { ...row, draft: row.draft }) };
    });
    if (country !== undefined) stock.committed(country);
    return outcome;
  }

  async function giveBack(transaction: Queries, row: ReservedRow): Promise<void> {
    const promotionIds = row.draft.promotions.map(({ id }) => id);
    await giveBackPromotions(transaction, row.country, promotionIds, row.draft.customer);
    await stock.giveBack(transaction, row.country, row.draft.stock, row.draft.shipping.erpStoreId);
    await vouchers.giveBack(transaction, row.country, row.draft.vouchers ?? []);
    if (row.draft.points) await programme.giveBack(transaction, row.draft.points);
  }

  return {
    async reserve(request) {
      try {
        const outcome = await database.transaction((transaction) => reserveOnce(transaction, request));
        if (outcome.type === "reserved") stock.committed(request.country);
        return outcome;
      } catch (error) {
        if (error instanceof Undo) return error.outcome;
        throw error;
      }
    },

    async renew(id, milliseconds = leaseTime) {
      await database.queries
        .update(placements)
        .set({ leaseUntil: databaseTimeIn(milliseconds) })
        .where(and(eq(placements.id, id), eq(placements.state, "reserved")));
    },

    place: (id, money) =>
      end(id, async (transaction, row) => {
        const placedAt = new Date();
        await recordOrder(transaction, row, "placed", placedAt);
        if (row.draft.earning) await programme.credit(transaction, row.draft.earning);
        if (money !== null) {
          await transaction.insert(payments).values({
            ...paymentOf(row),
            gateway: money.gateway,
            transactionId: money.transactionId,
            state: "authorised",
            ...toPaidWithColumns(money.paidWith),
            captureAfter: databaseTimeIn(captureGrace),
          });
        }
        await putInOutbox(
          transaction,
          row.country,
          orderConfirmation(row.country, row.orderNumber, placedAt, row.draft, money?.paidWith ?? null),
        );
        const { username, lines, contact } = row.draft;
        await tellOfOrder(transaction, row.country, contact, username);
        if (username !== undefined) await takeFromKeptCart(transaction, username, row.country, taken(lines));
        await close(transaction, row, "placed");
        const response = { orderNumber: row.orderNumber, placedAt: placedAt.toISOString(), totals: row.draft.totals };
        return answer(transaction, row, { status: 200, response: JSON.stringify(response) });
      }),

    decline: (id, failure) =>
      end(id, async (transaction, row) => {
        await giveBack(transaction, row);
        await close(transaction, row, "declined");
        return answer(transaction, row, storeFailure(failure));
      }),

    fail: (id, gateway, transactionId) =>
      end(id, async (transaction, row) => {
        await giveBack(transaction, row);
        await recordOrder(transaction, row, "failed", new Date());
        await transaction.insert(payments).values({ ...paymentOf(row), gateway, transactionId, state: "failed" });
        await close(transaction, row, "failed");
        return answer(transaction, row, storeFailure(unrecoverable(row.orderNumber)));
      }),

    abandon: (id) =>
      end(id, async (transaction, row) => {
        await giveBack(transaction, row);
        await close(transaction, row, "abandoned");
        await transaction.delete(idempotencyKeys).where(keyOf(row));
        return undefined;
      }),

    async forgetOld() {
      await database.queries
        .delete(placements)
        .where(
          and(
            inArray(placements.state, ["declined", "abandoned"]),
            placements.settled,
            lt(placements.endedAt, databaseTimeIn(-remembered)),
          ),
        );
    },
  };
}

/** Claims the request's key for a placement. @returns whether it was free */
async function claimKey(transaction: Queries, { key, bodyHash }: ReserveRequest, placementId: string): Promise<boolean> {
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ ...key, bodyHash, state: "inFlight", placementId })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** Writes a placement down, under an order number that nobody has. */
async function writeDown(
  transaction: Queries,
  { key, country, draft, gateway }: ReserveRequest,
  id: string,
): Promise<Reservation> {
  for (let attempt = 1; attempt <= numberAttempts; attempt += 1) {
    const [row] = await transaction
      .insert(placements)
      .values({
        id,
        ...key,
        country,
        // Drawn, not counted: a number is no guide to the next one.
        orderNumber: formatOrderNumber(randomInt(10_000_000)),
        state: "reserved",
        draft,
        amount: draft.totals.amountOutstanding,
        currency: countries[country].currency.code,
        gateway,
        leaseUntil: databaseTimeIn(leaseTime),
      })
      .onConflictDoNothing({ target: placements.orderNumber })
      .returning({ id: placements.id, orderNumber: placements.orderNumber });
    if (row !== undefined) return row;
  }
  throw new Error("No free order number was found.");
}

/** The key's row, as long as it is this placement's. */
const keyOf = ({ scope, key, id }: PlacementRow) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), eq(idempotencyKeys.placementId, id));

async function close(transaction: Queries, row: PlacementRow, state: AlreadyEnded["state"]): Promise<void> {
  await transaction
    .update(placements)
    .set({ state, draft: null, endedAt: sql`now()`, settled: state !== "abandoned", leaseUntil: databaseTimeIn(0) })
    .where(eq(placements.id, row.id));
}

async function answer(transaction: Queries, row: PlacementRow, stored: StoredAnswer): Promise<StoredAnswer> {
  await transaction
    .update(idempotencyKeys)
    .set({ state: "done", ...stored })
    .where(keyOf(row));
  return stored;
}

function unrecoverable(orderNumber: string): ApiError {
  return new ApiError(
    502,
    "PaymentFailureUnrecoverable",
    `We couldn't complete the payment for order ${orderNumber}, so contact our support team with this number.`,
    { orderNumber },
  );
}

const paymentOf = ({ id, orderNumber, amount, currency }: PlacementRow) => ({ id, orderNumber, amount, currency });

/** What was ordered out of a cart: what an offer gave with it was never there. */
const taken = (lines: OrderDraft["lines"]) =>
  lines.filter(({ promotionId }) => promotionId === undefined).map(({ variantId, quantity }) => ({ variantId, qty: quantity }));

function orderCredits({ vouchers = [], points }: OrderDraft): OrderCredit[] {
  return [
    ...vouchers.map(({ code, amount }) => ({ type: "voucher" as const, code, amount })),
    ...(points ? [{ type: "points" as const, ...points }] : []),
  ];
}

function statusOf({ digital, giftCard }: OrderDraft["lines"][number], state: "placed" | "failed"): ItemStatus {
  if (state === "failed") return "cancelled";
  return digital || giftCard ? "emailed" : "processing";
}

async function recordOrder(transaction: Queries, row: ReservedRow, state: "placed" | "failed", placedAt: Date): Promise<void> {
  const { draft } = row;
  await transaction.insert(orders).values({
    number: row.orderNumber,
    country: row.country,
    channel: "web",
    state,
    email: draft.contact.email.toLowerCase(),
    username: draft.username ?? null,
    customer: draft.customer,
    contact: draft.contact,
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    shipping: draft.shipping,
    promotions: draft.promotions,
    credits: state === "placed" ? orderCredits(draft) : [],
    earning: state === "placed" ? (draft.earning ?? null) : null,
    totals: draft.totals,
    placementId: row.id,
    placedAt,
  });
  await transaction.insert(orderLines).values(
    draft.lines.map((line, position) => ({
      orderNumber: row.orderNumber,
      position,
      ...line,
      status: statusOf(line, state),
    })),
  );
  if (state === "placed") await noteGiftCards(transaction, row);
}

/** Writes down which gift cards are to be issued once the order is paid. */
async function noteGiftCards(transaction: Queries, { orderNumber, country, draft }: ReservedRow) {
  const pieces = draft.lines.flatMap(({ giftCard, quantity, unitPrice: amount }, position) =>
    giftCard ? Array.from({ length: quantity }, (_, index) => ({ orderNumber, position, unit: index + 1, country, amount })) : [],
  );
  if (pieces.length > 0) await transaction.insert(giftCards).values(pieces);
}
