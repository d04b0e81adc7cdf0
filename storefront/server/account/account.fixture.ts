import { emptyAccountState, type SyncableState } from "#domain/account-state/account-state.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { RequestContext, SignedIn } from "../service.ts";
import type { NewCustomer } from "./customers.ts";

/** Two shoppers with an account, for tests. */
export const mere: SignedIn = { username: "0b9c6a4e-0001-4000-8000-000000000001", email: "mere@example.co.nz" };
export const tane: SignedIn = { username: "0b9c6a4e-0002-4000-8000-000000000002", email: "tane@example.co.nz" };

/** The context of a call that `account` makes. */
export function contextOf(account: SignedIn, country: CountryCode = "nz"): RequestContext {
  return { country, requestId: "test", clientAddress: "127.0.0.1", account };
}

/** What sign-up says of a shopper. */
export function newCustomer(account: SignedIn, changes: Partial<NewCustomer> = {}): NewCustomer {
  return {
    ...account,
    country: "nz",
    firstName: "Mere",
    lastName: "O’Neil",
    phone: null,
    dateOfBirth: null,
    ...changes,
  };
}

/** A state with one line of each variant named. */
export function stateWith(lines: Readonly<Record<string, number>>, createdAt = 1_000): SyncableState {
  const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "token-1" });
  const items = Object.entries(lines).map(([variantId, qty]) => {
    const id = `line-${variantId}`;
    return [id, { id, productId: variantId.split("-")[0] as string, variantId, qty, createdAt }] as const;
  });
  return { ...empty, cart: { ...empty.cart, items: Object.fromEntries(items) } };
}
