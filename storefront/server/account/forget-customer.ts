import { retentionConfiguration } from "#domain/configuration/configuration.ts";
import { countryCodes } from "#domain/country/country.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, eq, inArray, lt, notExists, sql } from "../database/drizzle.ts";
import { accountStates, customerAddresses, customers, marketingContacts, orders } from "../database/schema/schema.ts";
import { unsubscribeOwner } from "../marketing/contacts.ts";
import { type CardVault, GatewayUnreachable } from "../payments/payment-gateway.ts";
import { endRemindersOf } from "../reminders/reminders.ts";
import type { SignedIn } from "../service.ts";

/** Milliseconds for which an account that was closed is known to have been: longer than any token of it is good. */
const remembered = 3_600_000;

/** Milliseconds for which what a sign-up said is kept while nobody comes by the account. */
const unproven = retentionConfiguration.unconfirmedAccountsDays * 86_400_000;

/** Forgetting who has closed their account. */
export interface ForgetCustomer {
  /**
   * Forgets what the shop keeps of an account: cards, details, addresses, cart, wishlist and membership; neither news nor reminders that
   * it has asked for are mailed to it any more. Its orders stay, as a guest's. May be repeated.
   * @throws ApiError 503 `PaymentServiceUnavailable` when the cards cannot be forgotten, and nothing else is then
   */
  forget(account: SignedIn): Promise<void>;
  /**
   * Forgets that there were closed accounts, and what was written for them by browsers that had not heard of it yet; and what was said
   * a month ago of somebody who has never come by their account. To be called now and then.
   */
  forgetOld(): Promise<void>;
}

/** Forgets customers in the shop's database, and their cards in the gateway's vault. */
export function createForgetCustomer(database: Database, cards: CardVault): ForgetCustomer {
  async function forgetCards(username: string): Promise<void> {
    try {
      for (const { token } of await cards.list(username)) await cards.delete(username, token);
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      const message = "We can't reach our card service just now. Try again in a moment.";
      throw new ApiError(503, "PaymentServiceUnavailable", message, {}, 5);
    }
  }

  return {
    async forget({ username, email }) {
      await forgetCards(username);
      await database.transaction(async (transaction) => {
        const isTheirs = eq(customers.username, username);
        await transaction.select({ username: customers.username }).from(customers).where(isTheirs).for("update");
        // It stays without anything in it, so that no browser that is still signed in has the customer made anew.
        const nothing = { email: "", firstName: "", lastName: "", phone: null, dateOfBirth: null, isUnproven: false };
        await transaction
          .insert(customers)
          .values({ username, country: "nz", ...nothing })
          .onConflictDoUpdate({
            target: customers.username,
            set: {
              ...nothing,
              ...{ subscribedToSms: false, loyaltyMemberId: null, loyaltyLastName: null, createdAt: sql`now()` },
            },
          });
        await transaction.delete(customerAddresses).where(eq(customerAddresses.username, username));
        await transaction.delete(accountStates).where(eq(accountStates.username, username));
        await transaction.update(orders).set({ username: null }).where(eq(orders.username, username));
        await endRemindersOf(transaction, email);
        for (const country of countryCodes) await unsubscribeOwner(transaction, { country, email, userId: username });
        await transaction.update(marketingContacts).set({ userId: null }).where(eq(marketingContacts.userId, username));
      });
    },

    async forgetOld() {
      const closed = and(eq(customers.email, ""), lt(customers.createdAt, databaseTimeIn(-remembered)));
      await database.transaction(async (transaction) => {
        const gone = await transaction.select({ username: customers.username }).from(customers).where(closed).for("update");
        if (gone.length === 0) return;
        const names = gone.map(({ username }) => username);
        await transaction.delete(accountStates).where(inArray(accountStates.username, names));
        await transaction.delete(customers).where(inArray(customers.username, names));
      });
      const states = database.queries
        .select({ username: accountStates.username })
        .from(accountStates)
        .where(eq(accountStates.username, customers.username));
      await database.queries
        .delete(customers)
        .where(and(customers.isUnproven, lt(customers.createdAt, databaseTimeIn(-unproven)), notExists(states)));
    },
  };
}
