import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { signUpApi } from "../../features/marketing/sign-up-api.ts";
import { frameApi } from "../../features/shop/frame-api.ts";
import { createStore } from "../../shell/create-store.ts";

/** A store whose calls fail with these statuses, one after the other, and then succeed. */
function storeThatFails(...statuses: number[]) {
  const call = vi.fn(async () => {
    const status = statuses.shift();
    if (status !== undefined) throw { status, code: "Failed", message: "Try again." };
    return {};
  });
  return { store: createStore({ call: call as unknown as CallFunction }), call };
}

async function askForTheFrame(...statuses: number[]) {
  const { store, call } = storeThatFails(...statuses);
  const answer = store.dispatch(frameApi.endpoints.frame.initiate(undefined, { subscribe: false }));
  await vi.runAllTimersAsync();
  return { error: (await answer).error, calls: call.mock.calls.length };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a call that only reads", () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])("HTTP-03 is made once more after %i, and no more", async (status) => {
    expect(await askForTheFrame(status)).toEqual({ error: undefined, calls: 2 });
    expect(await askForTheFrame(status, status)).toMatchObject({ error: { status }, calls: 2 });
  });

  test.each([0, 400, 401, 403, 404, 410, 501])("HTTP-04 is not made again after %i", async (status) => {
    expect(await askForTheFrame(status)).toMatchObject({ error: { status }, calls: 1 });
  });
});

test("HTTP-06 a read whose failure says when to come back is not made again here as well", async () => {
  const call = vi.fn(() => Promise.reject({ status: 503, code: "Busy", message: "Try again.", retryAfter: 60 }));
  const store = createStore({ call });
  const answer = store.dispatch(frameApi.endpoints.frame.initiate(undefined, { subscribe: false }));
  await vi.runAllTimersAsync();
  expect((await answer).error).toMatchObject({ status: 503 });
  expect(call).toHaveBeenCalledTimes(1);
});

test("HTTP-05 a call that writes is never made again", async () => {
  const { store, call } = storeThatFails(503);
  const answer = store.dispatch(signUpApi.endpoints.footerSignUp.initiate("mere@example.co.nz"));
  await vi.runAllTimersAsync();
  expect((await answer).error).toMatchObject({ status: 503 });
  expect(call).toHaveBeenCalledTimes(1);
});
