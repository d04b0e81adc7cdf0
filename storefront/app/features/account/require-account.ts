import type { Account } from "./account-api.ts";

/** Thrown where the account is used before it is there: a mistake of the caller (ERRCAT-06). */
export class AccountNotLoaded extends Error {
  override readonly name = "AccountNotLoaded";

  constructor() {
    super("Account not loaded");
  }
}

/**
 * The account that was loaded.
 * @throws AccountNotLoaded
 */
export function requireAccount(account: Account | undefined): Account {
  if (!account) throw new AccountNotLoaded();
  return account;
}
