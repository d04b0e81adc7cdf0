import { expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { shopperStore } from "../checkout/checkout.fixture.ts";
import { statusChanged } from "../session/session-slice.ts";
import { account } from "./account.fixture.ts";
import { changeMembership } from "./change-membership.ts";

/** A signed-in shopper, whose account the shop has as the other tab left it. */
function shopper() {
  const elsewhere = { ...account, customer: { ...account.customer, firstName: "Ariana", phone: "+64215550199" } };
  const call = vi.fn(async (_name: string, _input: { body?: unknown }) => elsewhere);
  const store = shopperStore(call as unknown as CallFunction);
  store.dispatch(statusChanged("LOGGED_IN"));
  return { store, call };
}

test("ERRCAT-06 changing an account that is not loaded raises 'Account not loaded', and asks nothing of the shop", async () => {
  const { store, call } = shopper();
  await expect(store.dispatch(changeMembership(undefined, { action: "unlink" }))).rejects.toThrow("Account not loaded");
  expect(call).not.toHaveBeenCalled();
});

test("what another tab has changed in the account since it was loaded stays as it is", async () => {
  const { store, call } = shopper();
  await store.dispatch(changeMembership(account, { action: "unlink" }));
  const { lastName, subscriptions } = account.customer;
  const customer = { firstName: "Ariana", lastName, phone: "+64215550199", subscriptions };
  const [name, input] = call.mock.lastCall ?? [];
  expect([name, input?.body]).toEqual(["account.update", { customer, loyalty: { action: "unlink" } }]);
});
