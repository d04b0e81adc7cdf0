import type { FastifyInstance } from "fastify";
import { issuedVoucher, ownerVoucher, voucherState, voucherToIssue, whichVoucher } from "#contract/owner-vouchers.ts";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { normaliseVoucherCode, voucherCodeProblem } from "#domain/fields/voucher.ts";
import { calendarIn, isoDate, parseIsoDate } from "#domain/time/calendar.ts";
import { expiryAfter, expiryOfNew } from "#domain/vouchers/voucher-expiry.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { and, eq, inArray, ne, sql } from "../database/drizzle.ts";
import { giftCards, orders, vouchers as vouchersTable } from "../database/schema/schema.ts";
import { letOwnerIn } from "../owner/owner-only.ts";
import { readOwnerRequest } from "../owner/read-owner-request.ts";
import type { Vouchers } from "./vouchers.ts";

export interface OwnerVoucherDeps {
  readonly database: Database;
  readonly vouchers: Pick<Vouchers, "issue">;
  /** What the owner shows: `Authorization: Bearer <token>`. */
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const lastDay = (country: CountryCode, expiresAt: Date): string =>
  isoDate(calendarIn(countries[country].timeZone, expiresAt.getTime()));

/** When a gift card expires that is to be good until the end of a day. @throws ApiError when that day is over */
function expiryOf(country: CountryCode, typed: string, now: number): number {
  const day = parseIsoDate(typed);
  const expires = day === null ? Number.NaN : expiryAfter(country, day);
  if (!(expires > now)) throw new ApiError(400, "InvalidRequest", `${typed} is over. Nothing was issued.`);
  return expires;
}

/**
 * `/vouchers/…`: how the owner of the shop issues gift cards, looks at them and suspends them, by `pnpm vouchers` or any other
 * program. Not for browsers: nothing is answered without the owner's token.
 */
export async function registerOwnerVoucherRoutes(
  app: FastifyInstance,
  { database, vouchers, token, now = Date.now }: OwnerVoucherDeps,
): Promise<void> {
  async function find(typed: string, country: CountryCode | undefined) {
    const code = normaliseVoucherCode(typed);
    const found =
      voucherCodeProblem(typed) === null
        ? await database.queries
            .select({
              country: vouchersTable.country,
              code: vouchersTable.code,
              balance: vouchersTable.balance,
              state: vouchersTable.state,
              expiresAt: vouchersTable.expiresAt,
              isExpired: sql<boolean>`${vouchersTable.expiresAt} <= now()`,
            })
            .from(vouchersTable)
            .where(and(eq(vouchersTable.code, code), inArray(vouchersTable.country, country ? [country] : [...countryCodes])))
        : [];
    const [voucher, other] = found;
    if (voucher === undefined) throw new ApiError(404, "NotFound", `There is no gift card ${code}. Nothing was changed.`);
    if (other !== undefined)
      throw new ApiError(409, "NotDue", `Both countries have a gift card ${code}. Say which is meant. Nothing was changed.`);
    return voucher;
  }

  /** Whether a gift card was bought with an order that has been cancelled, which gave back what it cost. */
  async function isPaidBack(country: CountryCode, code: string): Promise<boolean> {
    const found = await database.queries
      .select({ number: orders.number })
      .from(giftCards)
      .innerJoin(orders, eq(orders.number, giftCards.orderNumber))
      .where(and(eq(giftCards.country, country), eq(giftCards.code, code), eq(orders.state, "cancelled")));
    return found.length > 0;
  }

  await app.register(async (scope) => {
    letOwnerIn(scope, token);

    scope.post("/vouchers", async ({ body }) => {
      const { country, amount, expires } = readOwnerRequest(voucherToIssue, body);
      const expiresAt = new Date(expires === undefined ? expiryOfNew(country, now()) : expiryOf(country, expires, now()));
      const { code, pin } = await vouchers.issue(database.queries, country, { amount, expiresAt });
      return issuedVoucher.parse({ number: code, pin, expires: lastDay(country, expiresAt) });
    });

    scope.get<{ Params: { number: string } }>("/vouchers/:number", async ({ params, query }) => {
      const { code, expiresAt, ...voucher } = await find(params.number, readOwnerRequest(whichVoucher, query).country);
      return ownerVoucher.parse({ ...voucher, number: code, expires: lastDay(voucher.country, expiresAt) });
    });

    scope.post<{ Params: { number: string } }>("/vouchers/:number/state", async ({ params, body }) => {
      const { state, country: which } = readOwnerRequest(voucherState, body);
      const { country, code } = await find(params.number, which);
      if (state === "active" && (await isPaidBack(country, code)))
        throw new ApiError(409, "NotDue", `The order that ${code} was bought with is cancelled. Nothing was changed.`);
      const changed = await database.queries
        .update(vouchersTable)
        .set({ state })
        .where(and(eq(vouchersTable.country, country), eq(vouchersTable.code, code), ne(vouchersTable.state, state)))
        .returning({ code: vouchersTable.code });
      if (changed.length === 0) throw new ApiError(409, "NotDue", `${code} is ${state} already. Nothing was changed.`);
      return { changed: true };
    });
  });
}
