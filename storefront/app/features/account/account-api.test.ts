import { expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { sessionClosed } from "../session/session-slice.ts";
import { savedAddress, savedCard } from "./account.fixture.ts";
import { accountApi } from "./account-api.ts";

/** A store whose calls are answered by name; what has no answer is refused. */
function storeAnswering(answers: Record<string, unknown>) {
  const call = vi.fn(async (name: string) => {
    if (!(name in answers)) throw { status: 400, code: "Refused", message: "No." };
    return answers[name];
  });
  return { store: createStore({ call: call as unknown as CallFunction }), call };
}

const settled = () => new Promise((done) => setTimeout(done));

test("a change of addresses is answered with all of them, which are then known without being asked for again", async () => {
  const work = { ...savedAddress, id: "address-2" };
  const { store, call } = storeAnswering({
    "addresses.list": { addresses: [savedAddress] },
    "addresses.create": { addresses: [savedAddress, work] },
    "addresses.delete": { addresses: [work] },
  });
  const { addresses, saveAddress, deleteAddress } = accountApi.endpoints;
  await store.dispatch(addresses.initiate());
  const { id: _, ...body } = work;
  await store.dispatch(saveAddress.initiate({ body }));
  await settled();
  expect((await store.dispatch(addresses.initiate())).data).toEqual([savedAddress, work]);
  await store.dispatch(deleteAddress.initiate("address-1"));
  await settled();
  expect((await store.dispatch(addresses.initiate())).data).toEqual([work]);
  expect(call.mock.calls.map(([name]) => name)).toEqual(["addresses.list", "addresses.create", "addresses.delete"]);
});

test("an address with an id is changed, one without is new", async () => {
  const { store, call } = storeAnswering({ "addresses.update": { addresses: [] }, "addresses.create": { addresses: [] } });
  const { id, ...body } = savedAddress;
  await store.dispatch(accountApi.endpoints.saveAddress.initiate({ id, body }));
  expect(call).toHaveBeenLastCalledWith("addresses.update", expect.objectContaining({ params: { id }, body }), expect.anything());
  await store.dispatch(accountApi.endpoints.saveAddress.initiate({ body }));
  expect(call).toHaveBeenLastCalledWith("addresses.create", expect.objectContaining({ body }), expect.anything());
});

test("a refused change leaves what was known", async () => {
  const { store } = storeAnswering({ "paymentMethods.list": { paymentMethods: [savedCard] } });
  const { cards, deleteCard } = accountApi.endpoints;
  await store.dispatch(cards.initiate());
  await store.dispatch(deleteCard.initiate("card-1"));
  await settled();
  expect((await store.dispatch(cards.initiate())).data).toEqual([savedCard]);
});

test("a saved, removed or default card takes the place of what was known", async () => {
  const other = { ...savedCard, id: "card-2" };
  const { store, call } = storeAnswering({
    "paymentMethods.list": { paymentMethods: [] },
    "paymentMethods.create": { paymentMethods: [savedCard] },
    "paymentMethods.default": { paymentMethods: [other, savedCard] },
    "paymentMethods.delete": { paymentMethods: [other] },
  });
  const { cards, saveCard, makeDefaultCard, deleteCard } = accountApi.endpoints;
  const known = async () => (await store.dispatch(cards.initiate())).data;
  expect(await known()).toEqual([]);
  await store.dispatch(saveCard.initiate({ token: "nonce", isDefault: false }));
  await settled();
  expect(await known()).toEqual([savedCard]);
  await store.dispatch(makeDefaultCard.initiate("card-2"));
  await settled();
  expect(await known()).toEqual([other, savedCard]);
  await store.dispatch(deleteCard.initiate("card-1"));
  await settled();
  expect(await known()).toEqual([other]);
  expect(call).toHaveBeenCalledTimes(4);
});

test("ORDER-04 nothing of the account is known any more once its session has ended", async () => {
  const { store } = storeAnswering({
    "accountOrders.list": { orders: [], page: 1, pageCount: 1, total: 0 },
    "paymentMethods.list": { paymentMethods: [savedCard] },
  });
  const { accountOrders, cards } = accountApi.endpoints;
  await store.dispatch(accountOrders.initiate(1, { subscribe: false }));
  await store.dispatch(cards.initiate(undefined, { subscribe: false }));
  expect(JSON.stringify(store.getState().api.queries)).toContain(savedCard.lastFour);
  store.dispatch(sessionClosed({ ended: true }));
  await vi.waitFor(() => expect(store.getState().api.queries).toEqual({}));
});

test("ORDER-04 an answer that is still on its way when a session ends is not given to the next shopper", async () => {
  const { promise, resolve } = Promise.withResolvers<{ addresses: unknown[] }>();
  const answers: unknown[] = [promise, { addresses: [] }];
  const store = createStore({ call: (async () => answers.shift()) as unknown as CallFunction });
  const { addresses } = accountApi.endpoints;
  const former = store.dispatch(addresses.initiate());
  store.dispatch(sessionClosed({ ended: true }));
  await vi.waitFor(async () => expect(await former).toMatchObject({ isError: true }));
  const next = store.dispatch(addresses.initiate(undefined, { forceRefetch: true }));
  resolve({ addresses: [savedAddress] });
  expect((await next).data).toEqual([]);
});
