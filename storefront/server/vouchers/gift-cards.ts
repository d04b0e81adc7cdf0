import type { CountryCode } from "#domain/country/country.ts";
import { expiryOfNew } from "#domain/vouchers/voucher-expiry.ts";
import type { Database, Queries } from "../database/database.ts";
import { and, asc, eq, exists, isNotNull, isNull, ne, notExists, or, sql } from "../database/drizzle.ts";
import { giftCards, orders, payments, vouchers as vouchersTable } from "../database/schema/schema.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import { giftCardMail } from "./gift-card-mails.ts";
import type { VoucherClaim, Vouchers, VoucherTerms } from "./vouchers.ts";

/** The gift cards that shoppers buy. */
export interface GiftCards {
  /**
   * Issues those of orders that are paid, and mails their numbers and PINs: all of an order's in one transaction with the mail, each
   * once, whoever else is at it.
   * @returns how many were issued
   */
  issueDue(): Promise<number>;
}

/** Orders that are looked at in one go. */
const mostAtOnce = 20;

/** Holds for orders of which all the money is there and nobody contests it. */
const isPaid = (queries: Queries) =>
  notExists(
    queries
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderNumber, orders.number), or(ne(payments.state, "captured"), eq(payments.disputed, true)))),
  );

const isDue = (queries: Queries) =>
  exists(
    queries
      .select({ unit: giftCards.unit })
      .from(giftCards)
      .where(and(eq(giftCards.orderNumber, orders.number), isNull(giftCards.code))),
  );

export interface GiftCardsOptions {
  readonly database: Database;
  readonly vouchers: Pick<Vouchers, "issue">;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Told of orders whose gift cards could not be issued; they are tried again. */
  readonly onError: (error: unknown) => void;
}

/** The issuing of gift cards that were bought. */
export function createGiftCards({ database, vouchers, now, onError }: GiftCardsOptions): GiftCards {
  const issueOf = (orderNumber: string) =>
    database.transaction(async (transaction) => {
      // Whoever cancels an order, or loses its money, holds it as well.
      const [order] = await transaction
        .select()
        .from(orders)
        .where(and(eq(orders.number, orderNumber), eq(orders.state, "placed"), isPaid(transaction)))
        .for("update");
      if (order === undefined) return 0;
      const due = await transaction
        .select()
        .from(giftCards)
        .where(and(eq(giftCards.orderNumber, orderNumber), isNull(giftCards.code)))
        .orderBy(asc(giftCards.position), asc(giftCards.unit));
      if (due.length === 0) return 0;
      const expiresAt = new Date(expiryOfNew(order.country, now()));
      const cards: (VoucherClaim & VoucherTerms)[] = [];
      for (const { position, unit, amount } of due) {
        const claim = await vouchers.issue(transaction, order.country, { amount, expiresAt });
        await transaction
          .update(giftCards)
          .set({ code: claim.code, issuedAt: new Date(now()) })
          .where(and(eq(giftCards.orderNumber, orderNumber), eq(giftCards.position, position), eq(giftCards.unit, unit)));
        cards.push({ ...claim, amount, expiresAt });
      }
      await putInOutbox(transaction, order.country, giftCardMail(order, cards));
      return cards.length;
    });

  return {
    async issueDue() {
      const { queries } = database;
      const due = await queries
        .select({ number: orders.number })
        .from(orders)
        .where(and(eq(orders.state, "placed"), isDue(queries), isPaid(queries)))
        .limit(mostAtOnce);
      let issued = 0;
      for (const { number } of due) {
        try {
          issued += await issueOf(number);
        } catch (error) {
          onError(error);
        }
      }
      return issued;
    },
  };
}

/** The gift cards of an order that were issued, in the order in which vouchers are taken everywhere. */
const issuedOf = (queries: Queries, orderNumber: string) =>
  queries
    .select({ country: giftCards.country, code: sql<string>`${giftCards.code}`, amount: giftCards.amount })
    .from(giftCards)
    .where(and(eq(giftCards.orderNumber, orderNumber), isNotNull(giftCards.code)))
    .orderBy(asc(giftCards.code));

const ofVoucher = ({ country, code }: { readonly country: CountryCode; readonly code: string }) =>
  and(eq(vouchersTable.country, country), eq(vouchersTable.code, code));

/**
 * Takes back the gift cards of an order inside the caller's transaction, which holds it: those that were issued pay nothing more, and
 * no other will be.
 * @returns whether all of them were still whole, so that what they cost may go back
 */
export async function withdrawGiftCards(transaction: Queries, orderNumber: string): Promise<boolean> {
  await transaction.delete(giftCards).where(and(eq(giftCards.orderNumber, orderNumber), isNull(giftCards.code)));
  let areWhole = true;
  for (const card of await issuedOf(transaction, orderNumber)) {
    const [voucher] = await transaction
      .update(vouchersTable)
      .set({ state: sql`case ${vouchersTable.state} when 'locked' then 'locked' else 'suspended' end` })
      .where(ofVoucher(card))
      .returning({ balance: vouchersTable.balance });
    if (voucher === undefined || voucher.balance < card.amount) areWhole = false;
  }
  return areWhole;
}

/**
 * Stops the gift cards of an order inside the caller's transaction, which holds it, while a bank decides about what paid for them, and
 * has them pay again once it has decided for the shop. One that its owner has suspended stays so.
 */
export async function holdGiftCards(transaction: Queries, orderNumber: string, disputed: boolean): Promise<void> {
  const [from, to] = disputed ? (["active", "disputed"] as const) : (["disputed", "active"] as const);
  for (const card of await issuedOf(transaction, orderNumber)) {
    await transaction
      .update(vouchersTable)
      .set({ state: to })
      .where(and(ofVoucher(card), eq(vouchersTable.state, from)));
  }
}
