import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { account, savedAddress } from "../account/account.fixture.ts";
import { contact, mapStorage } from "./checkout.fixture.ts";
import { checkoutChanged } from "./checkout-slice.ts";
import { followAccount } from "./follow-account.ts";

const { id, isDefaultBilling: _, isDefaultShipping: __, ...place } = savedAddress;

/** A signed-in shopper's store; calls without an answer are refused. */
function signedIn(answers: Record<string, unknown>) {
  const call = vi.fn(async (name: string) => {
    if (!(name in answers)) throw { status: 400, code: "Refused", message: "No." };
    const answer = answers[name];
    if ((answer as { status?: number }).status) throw answer;
    return answer;
  });
  return createStore({ call: call as unknown as CallFunction }, { session: { status: "LOGGED_IN", username: "mere" } });
}

const signal = () => new AbortController().signal;
const everything = { "account.get": account, "addresses.list": { addresses: [savedAddress] } };

beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("sessionStorage", mapStorage());
});
afterEach(() => void vi.unstubAllGlobals());

describe("the checkout of a signed-in shopper", () => {
  test("CHK-04 CHK-21 is filled in: contact, delivery address, delivery", async () => {
    const store = signedIn(everything);
    await store.dispatch(followAccount(signal()));
    const { email, firstName, lastName, phone } = account.customer;
    expect(store.getState().checkout.current).toMatchObject({
      contact: { email, firstName, lastName, phone },
      shippingType: "DELIVERY",
      delivery: { address: { ...place, savedId: id } },
      billingAddress: null,
    });
  });

  test("ADDR-03 ADDR-04 ADDR-05 follows the saved addresses that were chosen, and drops one that is gone", async () => {
    const moved = { ...savedAddress, street1: "1 New Street" };
    const store = signedIn({ ...everything, "addresses.list": { addresses: [moved] } });
    store.dispatch(
      checkoutChanged({
        billingAddress: { ...place, savedId: "gone" },
        delivery: { address: { ...place, savedId: id }, options: { methodCode: "express" } },
      }),
    );
    await store.dispatch(followAccount(signal()));
    const { billingAddress, delivery } = store.getState().checkout.current;
    expect(billingAddress).toBeNull();
    expect(delivery).toEqual({ address: { ...place, street1: "1 New Street", savedId: id }, options: { methodCode: "express" } });
  });

  test("ADDR-05 sends nothing to the default address in place of one that is gone", async () => {
    const store = signedIn(everything);
    store.dispatch(checkoutChanged({ delivery: { address: { ...place, savedId: "gone" }, options: { methodCode: "express" } } }));
    await store.dispatch(followAccount(signal()));
    expect(store.getState().checkout.current.delivery).toEqual({ address: null, options: { methodCode: "express" } });
  });

  test("keeps what was entered when nothing can be loaded", async () => {
    const store = signedIn({});
    store.dispatch(checkoutChanged({ contact }));
    await store.dispatch(followAccount(signal()));
    expect(store.getState().checkout.current).toMatchObject({ contact, shippingType: null, delivery: { address: null } });
  });

  test("does not wait for an account that is still being set up", async () => {
    const preparing = { status: 404, code: "CustomerNotFound", message: "Not yet." };
    const store = signedIn({ "account.get": preparing, "addresses.list": preparing });
    await store.dispatch(followAccount(signal()));
    expect(store.getState().checkout).toMatchObject({ loaded: true, current: { contact: null } });
  });

  test("changes nothing once it is given up", async () => {
    const store = signedIn(everything);
    const controller = new AbortController();
    const following = store.dispatch(followAccount(controller.signal));
    controller.abort();
    await following;
    expect(store.getState().checkout.loaded).toBe(false);
  });
});
