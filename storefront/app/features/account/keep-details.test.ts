import { expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { ponsonbyRoad } from "#domain/fields/address.fixture.ts";
import { shopperStore } from "../checkout/checkout.fixture.ts";
import { statusChanged } from "../session/session-slice.ts";
import { account } from "./account.fixture.ts";
import { keepDetails } from "./keep-details.ts";

/** A signed-in shopper, whose account has this number in the shop. */
function shopper(phone: string | null) {
  const known = { ...account, customer: { ...account.customer, phone } };
  const sent: { name: string; body: unknown }[] = [];
  const call = vi.fn(async (name: string, { body }: { body?: unknown }) => {
    if (body !== undefined) sent.push({ name, body });
    return name === "addresses.create" ? { addresses: [] } : known;
  });
  const store = shopperStore(call as unknown as CallFunction);
  store.dispatch(statusChanged("LOGGED_IN"));
  return { store, sent };
}
const { firstName, lastName, subscriptions } = account.customer;

test("the address becomes a saved one, and the number the account's, which otherwise stays as it is", async () => {
  const { store, sent } = shopper(null);
  await store.dispatch(keepDetails({ address: ponsonbyRoad, phone: "+64215550184" }));
  expect(sent).toEqual([
    { name: "addresses.create", body: { ...ponsonbyRoad, isDefaultBilling: false, isDefaultShipping: false } },
    { name: "account.update", body: { customer: { firstName, lastName, phone: "+64215550184", subscriptions } } },
  ]);
});

test("a number that another tab has given the account meanwhile stays", async () => {
  const { store, sent } = shopper("+64215550199");
  await store.dispatch(keepDetails({ address: null, phone: "+64215550184" }));
  expect(sent).toEqual([
    { name: "account.update", body: { customer: { firstName, lastName, phone: "+64215550199", subscriptions } } },
  ]);
});
