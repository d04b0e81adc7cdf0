import type { Database } from "../database/database.ts";
import type { Service } from "../service.ts";
import { createAccountInfo } from "./account-info.ts";
import { createAccountStates } from "./account-states.ts";
import { type Customers, createCustomers } from "./customers.ts";
import { createSavedAddresses } from "./saved-addresses.ts";

export interface AccountOptions {
  readonly database: Database;
  /** Told of what fails in the background. */
  readonly onError?: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export interface AccountService {
  readonly service: Service<
    | "account.get"
    | "account.update"
    | "accountState.get"
    | "accountState.put"
    | "addresses.list"
    | "addresses.create"
    | "addresses.update"
    | "addresses.delete"
  >;
  /** For sign-up, which makes them. */
  readonly customers: Customers;
}

/** The account of a signed-in shopper: who they are, their cart and wishlist, their addresses. */
export function createAccount({ database, onError = () => undefined, now = Date.now }: AccountOptions): AccountService {
  const customers = createCustomers(database);
  return {
    customers,
    service: {
      ...createAccountInfo({ database, customers, onError, now }),
      ...createAccountStates(database, now),
      ...createSavedAddresses(database),
    },
  };
}
