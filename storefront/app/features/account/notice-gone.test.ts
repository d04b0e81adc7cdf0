import { expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { savedAddress, savedCard } from "./account.fixture.ts";
import { accountApi } from "./account-api.ts";
import { noticeGone } from "./notice-gone.ts";

/** A store that knows an address and a card, and which calls are made from then on. */
async function knowing() {
  const answers = { "addresses.list": { addresses: [savedAddress] }, "paymentMethods.list": { paymentMethods: [savedCard] } };
  const call = vi.fn(async (name: string) => answers[name as keyof typeof answers]);
  const store = createStore({ call: call as unknown as CallFunction });
  await store.dispatch(accountApi.endpoints.addresses.initiate());
  await store.dispatch(accountApi.endpoints.cards.initiate());
  call.mockClear();
  return { store, asked: () => call.mock.calls.map(([name]) => name) };
}

test.each(["AddressNotFound", "PaymentMethodNotFound"])("what is left is asked for once a change fails with %s", async (code) => {
  const { store, asked } = await knowing();
  expect(store.dispatch(noticeGone({ status: 404, code, message: "Gone." }))).toBe(true);
  await vi.waitFor(() => expect(asked()).toEqual(["addresses.list", "paymentMethods.list"]));
});

test("nothing is asked for after any other failure, or none", async () => {
  const { store, asked } = await knowing();
  expect(store.dispatch(noticeGone({ status: 503, code: "ServiceUnavailable", message: "Later." }))).toBe(false);
  expect(store.dispatch(noticeGone(undefined))).toBe(false);
  await new Promise((done) => setTimeout(done));
  expect(asked()).toEqual([]);
});
