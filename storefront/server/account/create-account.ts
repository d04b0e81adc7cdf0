import type { Database } from "../database/database.ts";
import { createProgramme, type Programme } from "../loyalty/programme.ts";
import { withDeadline } from "../payments/gateway-deadline.ts";
import type { PaymentGateway } from "../payments/payment-gateway.ts";
import type { Service } from "../service.ts";
import { createAccountInfo } from "./account-info.ts";
import { createAccountStates } from "./account-states.ts";
import { type Customers, createCustomers } from "./customers.ts";
import { createForgetCustomer, type ForgetCustomer } from "./forget-customer.ts";
import { createSavedAddresses } from "./saved-addresses.ts";
import { createSavedCards } from "./saved-cards.ts";

export interface AccountOptions {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  /** An embedded programme on the same database by default. */
  readonly programme?: Programme;
  /** Told of what fails in the background. */
  readonly onError?: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds that the gateway has to answer; 15,000 by default. */
  readonly gatewayDeadline?: number;
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
    | "paymentMethods.list"
    | "paymentMethods.create"
    | "paymentMethods.delete"
    | "paymentMethods.default"
  >;
  /** For sign-up, which makes them, and for closing an account, which has them forgotten. */
  readonly customers: Customers & ForgetCustomer;
}

/** The account of a signed-in shopper: who they are, their cart and wishlist, their addresses and cards. */
export function createAccount(options: AccountOptions): AccountService {
  const { database, onError = () => undefined, now = Date.now, gatewayDeadline = 15_000 } = options;
  const { cards } = withDeadline(options.gateway, gatewayDeadline);
  const customers = createCustomers(database);
  const programme = options.programme ?? createProgramme({ database });
  return {
    customers: { ...customers, ...createForgetCustomer(database, cards) },
    service: {
      ...createAccountInfo({ database, customers, programme, onError, now }),
      ...createAccountStates(database, now),
      ...createSavedAddresses(database),
      ...createSavedCards(database, cards),
    },
  };
}
