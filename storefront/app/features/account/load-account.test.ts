import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { type SessionStatus, sessionStatuses } from "../session/session-slice.ts";
import { account } from "./account.fixture.ts";
import { accountApi } from "./account-api.ts";
import { loadAccount } from "./load-account.ts";
import { updateAccount } from "./update-account.ts";

const notFound = { status: 404, code: "CustomerNotFound", message: "Your account is still being set up." };
const broken = { status: 400, code: "BadRequest", message: "Something went wrong." };

/** A signed-in shopper's store whose calls end like this, one after the other; the last one for ever. */
function shopper(...answers: unknown[]) {
  const call = vi.fn<(name: string, input: unknown, signal?: AbortSignal) => Promise<unknown>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if ((answer as { status?: number }).status) throw answer;
    return answer;
  });
  const store = createStore({ call: call as unknown as CallFunction }, { session: { status: "LOGGED_IN", username: "mere" } });
  return { store, call };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The account as pages see it. */
const known = ({ getState }: ReturnType<typeof createStore>) =>
  accountApi.endpoints.account.select()(
    getState() as ReturnType<typeof getState> & { api: ReturnType<typeof accountApi.reducer> },
  ).data;

const signal = () => new AbortController().signal;

describe("loading the account", () => {
  test("ACCT-08 ends in SUCCESS with the account, which is then known", async () => {
    const { store } = shopper(account);
    expect(await store.dispatch(loadAccount({ signal: signal() }))).toEqual({ result: "SUCCESS", account });
    expect(known(store)).toEqual(account);
  });

  test("ACCT-08 ends in ERROR when the shop cannot say", async () => {
    const { store, call } = shopper(broken);
    expect(await store.dispatch(loadAccount({ signal: signal() }))).toEqual({ result: "ERROR" });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("ACCT-09 ACCT-10 a customer not found is PREPARING, and is asked for again after 1, 2, 4 and 8 seconds", async () => {
    const { store, call } = shopper(notFound);
    const onPreparing = vi.fn();
    const loading = store.dispatch(loadAccount({ signal: signal(), onPreparing }));
    const asked = [];
    for (const seconds of [0, 1, 2, 4, 8]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      asked.push(call.mock.calls.length);
    }
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    expect(await loading).toEqual({ result: "PREPARING" });
    expect(onPreparing).toHaveBeenCalledTimes(4);
  });

  test("ACCT-10 an account that is made meanwhile is there at the next try", async () => {
    const { store } = shopper(notFound, account);
    const loading = store.dispatch(loadAccount({ signal: signal() }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loading).toEqual({ result: "SUCCESS", account });
  });

  test("ACCT-08 is ABORTED by whoever gives it up, while it is asked for and while it waits", async () => {
    const asking = new AbortController();
    const silent = shopper(account);
    silent.call.mockImplementation(
      (_name, _input, aborted) => new Promise((_, reject) => aborted?.addEventListener("abort", () => reject(aborted.reason))),
    );
    const first = silent.store.dispatch(loadAccount({ signal: asking.signal }));
    await vi.advanceTimersByTimeAsync(0);
    asking.abort();
    expect(await first).toEqual({ result: "ABORTED" });

    const waiting = new AbortController();
    const { store, call } = shopper(notFound);
    const second = store.dispatch(loadAccount({ signal: waiting.signal }));
    await vi.advanceTimersByTimeAsync(500);
    waiting.abort();
    expect(await second).toEqual({ result: "ABORTED" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(1);
  });

  const outside = sessionStatuses.filter((status) => status !== "LOGGED_IN");
  const storeOf = (status: SessionStatus) => {
    const call = vi.fn();
    return { call, store: createStore({ call: call as unknown as CallFunction }, { session: { status, username: null } }) };
  };

  test.each(outside)("ACCT-11 cannot be done while %s", async (status) => {
    const { store, call } = storeOf(status);
    await expect(store.dispatch(loadAccount({ signal: signal() }))).rejects.toThrow("Cannot load account");
    expect(call).not.toHaveBeenCalled();
  });

  test.each(outside)("ACCT-12 nor can it be updated while %s", async (status) => {
    const { store, call } = storeOf(status);
    await expect(store.dispatch(updateAccount({ customer: { ...account.customer, phone: "" } }))).rejects.toThrow(
      "Cannot update account",
    );
    expect(call).not.toHaveBeenCalled();
  });
});

test("an update takes the place of the account that was known", async () => {
  const updated = { ...account, customer: { ...account.customer, firstName: "Meremere" } };
  const { store, call } = shopper(account, updated);
  await store.dispatch(loadAccount({ signal: signal() }));
  const { firstName, lastName, subscriptions } = updated.customer;
  const change = { customer: { firstName, lastName, phone: "", subscriptions } };
  expect(await store.dispatch(updateAccount(change))).toEqual(updated);
  expect(call).toHaveBeenLastCalledWith("account.update", expect.objectContaining({ body: change }), expect.anything());
  await vi.advanceTimersByTimeAsync(0);
  expect(known(store)).toEqual(updated);
});
