import { normaliseEmail } from "#domain/fields/email.ts";
import type { Database } from "../database/database.ts";
import { type Guess, type Guesses, unlimitedGuesses } from "../security/guesses.ts";
import { isSameText } from "../security/is-same-text.ts";
import { networkOf } from "../security/network-of.ts";
import type { Service } from "../service.ts";
import type { Downloads } from "./downloads.ts";
import { createOrderTokens } from "./order-token.ts";
import { findOrder, orderNotFound, plainNumber, readOrder } from "./read-order.ts";

export interface OrdersOptions {
  readonly database: Database;
  /** The same on every replica. */
  readonly secret: Uint8Array;
  /** Makes the links to what is digital. */
  readonly downloads?: Pick<Downloads, "addressOf">;
  /** Counts lookups; without it they are not limited. */
  readonly guesses?: Guesses;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Different e-mail addresses that may be tried on one order. */
const emailsAnOrder = 10;
/** Different orders that may be looked up for one e-mail address, and pairs of the two from one address of the network. */
const ordersAnEmail = 20;
const lookupsAnAddress = 60;

/** What a lookup tries to guess. Both countries count together: whose shop it is asked in makes no difference to a guesser. */
function lookupGuesses(number: string, email: string, clientAddress: string): Guess[] {
  return [
    { target: `order ${number}`, guess: email, most: emailsAnOrder },
    { target: `orders of ${email}`, guess: number, most: ordersAnEmail },
    ...(clientAddress === ""
      ? []
      : [{ target: `orders from ${networkOf(clientAddress)}`, guess: `${number} ${email}`, most: lookupsAnAddress }]),
  ];
}

/**
 * Orders for guests. Number and e-mail together open one for half an hour; whichever part is wrong, the answer is the
 * same and takes the same work, and so it is when too much was tried.
 */
export function createOrders({
  database,
  secret,
  downloads,
  guesses = unlimitedGuesses,
  now,
}: OrdersOptions): Service<"orders.lookup" | "orders.get"> {
  const tokens = createOrderTokens(secret, now);

  return {
    "orders.lookup": async ({ body }, { country, clientAddress }) => {
      const number = plainNumber(body.orderNumber);
      const email = normaliseEmail(body.email).toLowerCase();
      await guesses.note(lookupGuesses(number, email, clientAddress));
      const row = await findOrder(database.queries, country, number);
      const isTheirs = isSameText(row?.email ?? "", email);
      const { token, expiresAt } = await tokens.issue(country, number);
      if (row === undefined || !isTheirs) throw orderNotFound();
      return { token, orderNumber: number, expiresAt: expiresAt.toISOString() };
    },

    "orders.get": async ({ params, query }, { country }) => {
      const number = plainNumber(params.number);
      if (!(await tokens.allows(query.token, country, number))) throw orderNotFound();
      const row = await findOrder(database.queries, country, number);
      if (row === undefined) throw orderNotFound();
      return readOrder(database.queries, row, downloads);
    },
  };
}
