import { randomUUID } from "node:crypto";
import type { Contact } from "#domain/checkout/checkout-state.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { type ContactSource, orderSubscription, signUpSources } from "#domain/marketing/subscription.ts";
import type { Queries } from "../database/database.ts";
import { and, eq, ne, or, sql } from "../database/drizzle.ts";
import { marketingContacts } from "../database/schema/schema.ts";
import { queueForProvider } from "./marketing-queue.ts";

/** Whose marketing mail it is. Each country keeps its own list. */
export interface ContactKey {
  readonly country: CountryCode;
  /** In lower case. */
  readonly email: string;
}

export interface SignUp extends ContactKey {
  readonly source: ContactSource;
  /** The account's username, when whoever asks is signed in (MKTG-13). */
  readonly userId?: string | undefined;
  /** What is known of them besides. */
  readonly person?: { readonly firstName: string; readonly lastName: string; readonly phone?: string | null };
}

async function insertNewcomer(queries: Queries, { country, email, source, userId }: SignUp): Promise<boolean> {
  const inserted = await queries
    .insert(marketingContacts)
    .values({ country, email, source, userId, status: "subscribed" })
    .onConflictDoNothing()
    .returning({ email: marketingContacts.email });
  return inserted.length > 0;
}

const tellOf = (transaction: Queries, { country, email, source, userId, person }: SignUp, subscribeToMarketing: boolean) =>
  queueForProvider(transaction, country, {
    email,
    ...(person && { firstName: person.firstName, lastName: person.lastName, ...(person.phone && { phone: person.phone }) }),
    // A visitor has no name of their own with the provider until one is made (MKTG-12).
    userId: userId ?? randomUUID(),
    signUpSource: signUpSources[source],
    subscribeToMarketing,
  });

/**
 * Subscribes an address that nobody has spoken for yet, and has the provider told. One that has opted out stays so: only its owner
 * can change that. To be called in a transaction.
 */
export async function subscribeNewcomer(transaction: Queries, signUp: SignUp): Promise<void> {
  if (await insertNewcomer(transaction, signUp)) await tellOf(transaction, signUp, true);
}

/** Subscribes an address for its owner, whatever it was before. To be called in a transaction. */
export async function subscribeOwner(transaction: Queries, signUp: SignUp & { readonly userId: string }): Promise<void> {
  const { country, email, source, userId } = signUp;
  const changed = await transaction
    .insert(marketingContacts)
    .values({ country, email, source, userId, status: "subscribed" })
    .onConflictDoUpdate({
      target: [marketingContacts.country, marketingContacts.email],
      set: { status: "subscribed", source, userId, changedAt: sql`clock_timestamp()` },
      setWhere: or(ne(marketingContacts.status, "subscribed"), sql`${marketingContacts.userId} is distinct from ${userId}`),
    })
    .returning({ email: marketingContacts.email });
  if (changed.length > 0) await tellOf(transaction, signUp, true);
}

/** Takes an address off the list for its owner. One that was never on it has opted out of nothing. To be called in a transaction. */
export async function unsubscribeOwner(
  transaction: Queries,
  { country, email, userId }: ContactKey & { readonly userId: string },
): Promise<void> {
  const changed = await transaction
    .update(marketingContacts)
    .set({ status: "unsubscribed", userId, changedAt: sql`clock_timestamp()` })
    .where(
      and(eq(marketingContacts.country, country), eq(marketingContacts.email, email), eq(marketingContacts.status, "subscribed")),
    )
    .returning({ email: marketingContacts.email });
  if (changed.length > 0) await tellOf(transaction, { country, email, userId, source: "Website Account Subscribe" }, false);
}

/** Has the provider told of an order's contact, and subscribes one who has agreed and never spoken before (MKTG-14). */
export async function tellOfOrder(
  transaction: Queries,
  country: CountryCode,
  contact: Contact,
  username: string | undefined,
): Promise<void> {
  const email = contact.email.toLowerCase();
  if (contact.agreeToMarketing) {
    await insertNewcomer(transaction, { country, email, source: "Website Checkout Success", userId: username });
  }
  await queueForProvider(transaction, country, orderSubscription({ ...contact, email }, username ?? randomUUID()));
}
