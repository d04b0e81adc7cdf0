import { randomUUID } from "node:crypto";
import type { SyncableState } from "#domain/account-state/account-state.ts";
import { parseAccountState } from "#domain/account-state/parse-account-state.ts";
import { takeOrdered } from "#domain/account-state/take-ordered.ts";
import { withoutFutureDates } from "#domain/account-state/without-future-dates.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { and, eq, lte, sql } from "../database/drizzle.ts";
import type { StockLine } from "../database/schema/order-draft.ts";
import { accountStates } from "../database/schema/schema.ts";
import { type Service, signedIn } from "../service.ts";

/** Largest version that its column holds; a caller that claims a later one is simply not up to date. */
const mostVersion = 2 ** 31 - 1;

const keyOf = (username: string, country: CountryCode) =>
  and(eq(accountStates.username, username), eq(accountStates.country, country));

/**
 * The cart and wishlist of each account: a register with compare-and-set. A write names the version that it comes from, and
 * one conditional statement decides whether nobody has written since; so there is one round trip, and nothing to lock.
 */
export function createAccountStates(
  database: Database,
  now: () => number = Date.now,
): Service<"accountState.get" | "accountState.put"> {
  const { queries } = database;

  async function write(username: string, country: CountryCode, from: number, state: SyncableState): Promise<boolean> {
    const values = { state: { ...state }, syncableStateVersion: state.syncableStateVersion, changedAt: sql`now()` };
    if (from > mostVersion) return false;
    const written =
      from === 0
        ? await queries
            .insert(accountStates)
            .values({ username, country, version: 1, ...values })
            .onConflictDoNothing()
            .returning({ version: accountStates.version })
        : await queries
            .update(accountStates)
            .set({ version: sql`${accountStates.version} + 1`, ...values })
            .where(
              and(
                keyOf(username, country),
                eq(accountStates.version, from),
                lte(accountStates.syncableStateVersion, state.syncableStateVersion),
              ),
            )
            .returning({ version: accountStates.version });
    return written.length > 0;
  }

  /** Why a write was not taken. */
  async function refusal(username: string, country: CountryCode, state: SyncableState): Promise<ApiError> {
    const [kept] = await queries
      .select({ syncableStateVersion: accountStates.syncableStateVersion })
      .from(accountStates)
      .where(keyOf(username, country));
    return kept !== undefined && kept.syncableStateVersion > state.syncableStateVersion
      ? new ApiError(412, "NewerStateKept", "This shop has been updated, so reload the page to go on.")
      : new ApiError(409, "Conflict", "Your cart has changed on another device. Try again.");
  }

  return {
    "accountState.get": async (_input, context) => {
      const { username } = signedIn(context);
      const [row] = await queries
        .select({ version: accountStates.version, state: accountStates.state })
        .from(accountStates)
        .where(keyOf(username, context.country));
      return row ?? { version: 0, state: null };
    },

    "accountState.put": async ({ body }, context) => {
      const { username } = signedIn(context);
      const read = parseAccountState(body.state);
      if (!read.ok) {
        const path = read.problem.code === "Invalid" && read.problem.path !== "" ? `.${read.problem.path}` : "";
        throw new ApiError(422, "UnprocessableRequest", "Your cart couldn't be saved. Reload the page and try again.", {
          issues: [{ path: `body.state${path}`, message: "This can't be kept." }],
        });
      }
      const state = withoutFutureDates(read.value, now());
      if (!(await write(username, context.country, body.version, state))) {
        throw await refusal(username, context.country, state);
      }
      return { version: body.version + 1, state: { ...state } };
    },
  };
}

/**
 * Takes what was ordered out of an account's kept cart, inside the transaction that records the order. A cart that a newer
 * shop has written is left as it is: this one cannot read it.
 */
export async function takeFromKeptCart(
  transaction: Queries,
  username: string,
  country: CountryCode,
  ordered: readonly StockLine[],
): Promise<void> {
  const [row] = await transaction
    .select({ state: accountStates.state })
    .from(accountStates)
    .where(keyOf(username, country))
    .for("update");
  const read = row === undefined ? undefined : parseAccountState(row.state);
  if (!read?.ok) return;
  await transaction
    .update(accountStates)
    .set({
      state: { ...takeOrdered(read.value, ordered, randomUUID()) },
      version: sql`${accountStates.version} + 1`,
      changedAt: sql`now()`,
    })
    .where(keyOf(username, country));
}
