import type { CountryCode } from "#domain/country/country.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { and, eq, sql } from "../database/drizzle.ts";
import { customers } from "../database/schema/schema.ts";
import { httpError } from "../http/to-api-error.ts";
import { subscribeNewcomer } from "../marketing/contacts.ts";
import type { SignedIn } from "../service.ts";
import type { CustomerDetails } from "./customer-details.ts";

/** Somebody for whom the user pool has made an account. */
export interface NewCustomer extends CustomerDetails {
  readonly country: CountryCode;
  readonly username: string;
  readonly email: string;
}

/** The customers of the shop: what it knows of the user pool's accounts. */
export interface Customers {
  /**
   * To be called at sign-up, once the user pool has the account. May be repeated; completes a customer that was made from
   * the account alone, and never changes what a customer has said since.
   */
  create(customer: NewCustomer): Promise<void>;
  /**
   * To be called when whoever reads the account's mail has taken it over. What a sign-up said of a customer is not theirs to have,
   * where nobody had come by the account before: they say it themselves.
   */
  forgetUnproven(username: string): Promise<void>;
  /** Subscribes who has agreed to it at sign-up. It needs no customer, so that the word holds even if that could not be made. */
  agreeToMarketing(customer: NewCustomer): Promise<void>;
  /**
   * Makes a customer of an account that has none, without a name: its sign-up died between the user pool and the shop, or the
   * pool got it another way. Whoever signs in with it can fill in the rest.
   */
  createFromAccount(country: CountryCode, account: SignedIn): Promise<void>;
}

/** Customers in the shop's database. E-mail addresses are kept in lower case. */
export function createCustomers(database: Database): Customers {
  return {
    create: async (customer) => {
      const email = customer.email.toLowerCase();
      const { firstName, lastName, phone, dateOfBirth } = customer;
      await database.queries
        .insert(customers)
        .values({ ...customer, email, isUnproven: true })
        .onConflictDoUpdate({
          target: customers.username,
          set: {
            firstName,
            lastName,
            phone: sql`coalesce(${customers.phone}, ${phone})`,
            dateOfBirth: sql`coalesce(${customers.dateOfBirth}, ${dateOfBirth})`,
          },
          setWhere: eq(customers.firstName, ""),
        });
    },

    async forgetUnproven(username) {
      await database.queries
        .update(customers)
        .set({ firstName: "", lastName: "", phone: null, dateOfBirth: null, isUnproven: false })
        .where(and(eq(customers.username, username), customers.isUnproven));
    },

    agreeToMarketing: ({ country, username, email, firstName, lastName, phone }) =>
      database.transaction((transaction) =>
        subscribeNewcomer(transaction, {
          ...{ country, email: email.toLowerCase(), source: "Website Account Creation", userId: username },
          person: { firstName, lastName, phone },
        }),
      ),

    async createFromAccount(country, { username, email }) {
      await database.queries
        .insert(customers)
        .values({ username, country, email: email.toLowerCase(), firstName: "", lastName: "" })
        .onConflictDoNothing();
    },
  };
}

/** The customer is not there yet: ask again in a moment (ACCT-09). */
export function customerNotFound(): ApiError {
  return new ApiError(404, "CustomerNotFound", "We're still setting up your account. Try again in a moment.", {}, 1);
}

/** What is left of a customer who has closed the account has no address: whoever still holds a token keeps nothing for it any more. */
export function requireOpen(row: { readonly email: string } | undefined): void {
  if (row === undefined) throw customerNotFound();
  if (row.email === "") throw httpError("NotSignedIn");
}

/** @throws ApiError 404 `CustomerNotFound`; 401 `NotSignedIn` once the account is closed */
export async function requireCustomer(queries: Queries, username: string): Promise<void> {
  const [row] = await queries.select({ email: customers.email }).from(customers).where(eq(customers.username, username));
  requireOpen(row);
}

/**
 * Locks a customer until the transaction ends, so that what is written for them is written one after the other.
 * @throws ApiError 404 `CustomerNotFound`; 401 `NotSignedIn` once the account is closed
 */
export async function lockCustomer(transaction: Queries, username: string): Promise<void> {
  const [row] = await transaction
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.username, username))
    .for("update");
  requireOpen(row);
}
