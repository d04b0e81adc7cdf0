import type { Account } from "#contract/account.ts";
import type { ParsedInputOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { membershipNumberProblem, membershipSurnameProblem } from "#domain/fields/frequent-flyer.ts";
import { membershipNumberMessages, membershipSurnameMessages } from "#domain/fields/messages.ts";
import { mayLink } from "#domain/loyalty/guest-membership.ts";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { and, eq, sql } from "../database/drizzle.ts";
import { customers, marketingContacts } from "../database/schema/schema.ts";
import { FieldIssues } from "../fields/field-issues.ts";
import type { Programme } from "../loyalty/programme.ts";
import { subscribeOwner, unsubscribeOwner } from "../marketing/contacts.ts";
import { type Service, type SignedIn, signedIn } from "../service.ts";
import { readCustomerDetails } from "./customer-details.ts";
import { type Customers, customerNotFound, lockCustomer, requireOpen } from "./customers.ts";
import { readAddresses } from "./saved-addresses.ts";

type UpdateBody = ParsedInputOf<"account.update">["body"];

export interface AccountInfoOptions {
  readonly database: Database;
  readonly customers: Customers;
  readonly programme: Programme;
  /** Told when a missing customer could not be made; the next look tries again. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Who a shopper is, as far as the shop knows. */
export function createAccountInfo(options: AccountInfoOptions): Service<"account.get" | "account.update"> {
  const { database, onError, now } = options;

  return {
    "account.get": async (_input, context) => {
      const { country } = context;
      const account = signedIn(context);
      const found = await readAccount(database.queries, country, account);
      if (found?.isUnproven) await prove(database.queries, account.username);
      if (found !== undefined) return found.account;
      // Nobody waits for it here: sign-up may be making it with everything it knows, and the next look finds either.
      void options.customers.createFromAccount(country, account).catch(onError);
      throw customerNotFound();
    },

    "account.update": async ({ body }, context) => {
      const { country } = context;
      const account = signedIn(context);
      const issues = new FieldIssues();
      const isTheirs = eq(customers.username, account.username);
      const [kept] = await database.queries.select({ firstName: customers.firstName }).from(customers).where(isTheirs);
      const rules = { at: "customer", isNameless: kept?.firstName === "", now: now() };
      const details = readCustomerDetails(issues, country, body.customer, rules);
      const loyalty = readLoyalty(issues, body.loyalty);
      issues.throwIfAny();
      if (body.loyalty?.action === "link") await options.programme.find(body.loyalty, context.clientAddress);
      return database.transaction(async (transaction) => {
        await lockCustomer(transaction, account.username);
        const { dateOfBirth, ...rest } = details;
        if (loyalty.loyaltyMemberId) await requireLinkable(transaction, account.username, loyalty.loyaltyMemberId);
        const [updated] = await transaction
          .update(customers)
          .set({
            ...rest,
            ...loyalty,
            subscribedToSms: body.customer.subscriptions.sms,
            dateOfBirth: sql`coalesce(${customers.dateOfBirth}, ${dateOfBirth})`,
          })
          .where(isTheirs)
          .returning({ dateOfBirth: customers.dateOfBirth });
        if (dateOfBirth !== null && updated?.dateOfBirth !== dateOfBirth) throw dateOfBirthLocked();
        await saveSubscription(transaction, country, account, body.customer.subscriptions.email);
        const saved = await readAccount(transaction, country, account);
        if (saved === undefined) throw customerNotFound();
        return saved.account;
      });
    },
  };
}

/** Membership as it is kept; nothing when it was not spoken of. Whether there is such a membership the programme says. */
function readLoyalty(issues: FieldIssues, loyalty: UpdateBody["loyalty"]) {
  if (loyalty === undefined) return {};
  if (loyalty.action === "unlink") return { loyaltyMemberId: null, loyaltyLastName: null };
  issues.note("loyalty.memberId", membershipNumberMessages, membershipNumberProblem(loyalty.memberId));
  issues.note("loyalty.lastName", membershipSurnameMessages, membershipSurnameProblem(loyalty.lastName));
  return { loyaltyMemberId: loyalty.memberId.replace(/\s/g, ""), loyaltyLastName: cleanText(loyalty.lastName) };
}

/** To be called while the customer is held. @throws ApiError 409 for an account that is linked with another membership */
async function requireLinkable(transaction: Queries, username: string, memberId: string): Promise<void> {
  const [customer] = await transaction
    .select({ linked: customers.loyaltyMemberId })
    .from(customers)
    .where(eq(customers.username, username));
  if (customer && !mayLink(customer.linked, memberId)) throw new ApiError(409, "MembershipLinked", loyaltyMessages.linkedAlready);
}

function dateOfBirthLocked(): ApiError {
  return new ApiError(
    409,
    "DateOfBirthLocked",
    "Your date of birth can't be changed once it is saved. Contact our support team if it's wrong.",
  );
}

async function saveSubscription(transaction: Queries, country: CountryCode, account: SignedIn, wanted: boolean): Promise<void> {
  const contact = { country, email: account.email, userId: account.username };
  if (wanted) await subscribeOwner(transaction, { ...contact, source: "Website Account Subscribe" });
  else await unsubscribeOwner(transaction, contact);
}

/** Notes that what sign-up said of a customer is that of who signs in. */
async function prove(queries: Queries, username: string): Promise<void> {
  await queries.update(customers).set({ isUnproven: false }).where(eq(customers.username, username));
}

async function readAccount(
  queries: Queries,
  country: CountryCode,
  account: SignedIn,
): Promise<{ account: Account; isUnproven: boolean } | undefined> {
  const { username, email } = account;
  const [row] = await queries
    .select({ customer: customers, status: marketingContacts.status })
    .from(customers)
    .leftJoin(marketingContacts, and(eq(marketingContacts.country, country), eq(marketingContacts.email, email)))
    .where(eq(customers.username, username));
  if (row === undefined) return undefined;
  const { customer, status } = row;
  requireOpen(customer);
  const known: Account = {
    username,
    customer: {
      email,
      firstName: customer.firstName,
      lastName: customer.lastName,
      phone: customer.phone,
      ...(customer.dateOfBirth !== null && { dateOfBirth: customer.dateOfBirth }),
      subscriptions: { email: status === "subscribed", sms: customer.subscribedToSms },
      addresses: await readAddresses(queries, username),
    },
    loyalty: {
      providers: customer.loyaltyMemberId === null ? [] : [{ name: "frequentFlyer", memberId: customer.loyaltyMemberId }],
    },
  };
  return { account: known, isUnproven: customer.isUnproven };
}
