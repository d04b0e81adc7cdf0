import { and, eq, ne, or, sql } from "drizzle-orm";
import type { contactSources } from "#contract/marketing.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Queries } from "../database/database.ts";
import { marketingContacts } from "../database/schema/schema.ts";

/** Whose marketing mail it is. Each country keeps its own list. */
export interface ContactKey {
  readonly country: CountryCode;
  /** In lower case. */
  readonly email: string;
}

export interface SignUp extends ContactKey {
  readonly source: (typeof contactSources)[number];
  /** The account's username, when whoever asks is signed in (MKTG-13). */
  readonly userId?: string;
}

/** Subscribes an address that nobody has spoken for yet. One that has opted out stays so: only its owner can change that. */
export async function subscribeNewcomer(queries: Queries, signUp: SignUp): Promise<void> {
  await queries
    .insert(marketingContacts)
    .values({ ...signUp, status: "subscribed" })
    .onConflictDoNothing();
}

/** Subscribes an address for its owner, whatever it was before. */
export async function subscribeOwner(queries: Queries, signUp: SignUp & { readonly userId: string }): Promise<void> {
  await queries
    .insert(marketingContacts)
    .values({ ...signUp, status: "subscribed" })
    .onConflictDoUpdate({
      target: [marketingContacts.country, marketingContacts.email],
      set: { status: "subscribed", source: signUp.source, userId: signUp.userId, changedAt: sql`now()` },
      setWhere: or(
        ne(marketingContacts.status, "subscribed"),
        sql`${marketingContacts.userId} is distinct from ${signUp.userId}`,
      ),
    });
}

/** Takes an address off the list for its owner. One that was never on it has opted out of nothing. */
export async function unsubscribeOwner(queries: Queries, { country, email, userId }: ContactKey & { readonly userId: string }) {
  await queries
    .update(marketingContacts)
    .set({ status: "unsubscribed", userId, changedAt: sql`now()` })
    .where(
      and(eq(marketingContacts.country, country), eq(marketingContacts.email, email), eq(marketingContacts.status, "subscribed")),
    );
}
