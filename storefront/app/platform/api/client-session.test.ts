import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import type { SessionAnswer } from "#contract/session.ts";
import { callAddresses } from "./call-addresses.ts";
import { ClientSession } from "./client-session.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const nothing = { params: undefined, query: undefined, body: undefined };
const refused: CallFailure = { status: 401, code: "NotSignedIn", message: "Sign in." };
const unreachable: CallFailure = { status: 0, code: "Unreachable", message: "No answer." };

const answer = (idToken: string, over: Partial<SessionAnswer> = {}): SessionAnswer => ({
  idToken,
  username: "mere",
  expiresAt: new Date(now + 3_600_000).toISOString(),
  ...over,
});

type Request = { headers?: Record<string, string> };

/** A session over a shop that takes the tokens in `accepted`, and renews with what `renewal` gives. */
function openSession() {
  const accepted = new Set<string>();
  const renewal = vi.fn<() => Promise<SessionAnswer>>(() => Promise.reject(refused));
  const made: { name: string; token: string | undefined }[] = [];
  const call = vi.fn(async (name: string, input: Request) => {
    const token = input.headers?.authorization?.replace("Bearer ", "");
    made.push({ name, token });
    if (name === "session.refresh") return renewal();
    if (token !== undefined && !accepted.has(token)) throw refused;
    return { token };
  });
  const session = new ClientSession(call as unknown as CallFunction);
  session.onEnded = vi.fn();
  const tokensOf = (name: string) => made.filter((one) => one.name === name).map(({ token }) => token);
  return { session, accepted, renewal, made, call, tokensOf };
}

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("the token", () => {
  const names = Object.keys(callAddresses) as (keyof typeof callAddresses)[];
  const make = async (session: ClientSession) => {
    for (const name of names) await session.call(name, nothing as never);
  };

  test("AUTH-02 HTTP-07 CHK-06 goes along with the calls that know an account, and with no other", async () => {
    const { session, accepted, made, renewal } = openSession();
    renewal.mockResolvedValue(answer("unused"));
    accepted.add("token-1");
    session.open(answer("token-1"));
    await make(session);
    const withToken = made.filter(({ token }) => token === "token-1").map(({ name }) => name);
    expect(withToken).toEqual(names.filter((name) => callAddresses[name][3] !== undefined));
    expect(withToken).toEqual(expect.arrayContaining(["accountState.put", "checkout.info", "users.changePassword"]));
    expect(withToken).not.toContain("products.byIds");
  });

  test("HTTP-07 CHK-06 goes along with no call of a guest, nor after signing out", async () => {
    const { session, made, renewal } = openSession();
    renewal.mockResolvedValue(answer("unused"));
    await make(new ClientSession(session.call));
    session.open(answer("token-1"));
    session.close();
    await make(session);
    expect(made.filter(({ token }) => token !== undefined)).toEqual([]);
  });

  test("leaves the call's own headers as they are", async () => {
    const { session, accepted, call } = openSession();
    accepted.add("token-1");
    session.open(answer("token-1"));
    const headers = { "idempotency-key": "key-1" };
    await session.call("checkout.orders", { ...nothing, headers } as never);
    expect(call.mock.lastCall?.[1].headers).toEqual({ ...headers, authorization: "Bearer token-1" });
  });

  test("is renewed first when it would not outlive the call", async () => {
    const { session, accepted, renewal, made } = openSession();
    accepted.add("token-2");
    renewal.mockResolvedValue(answer("token-2"));
    session.open(answer("token-1", { expiresAt: new Date(now + 29_000).toISOString() }));
    await session.call("account.get", nothing);
    expect(made).toEqual([
      { name: "session.refresh", token: undefined },
      { name: "account.get", token: "token-2" },
    ]);
  });

  test("is used while it lasts", async () => {
    const { session, accepted, tokensOf } = openSession();
    accepted.add("token-1");
    session.open(answer("token-1", { expiresAt: new Date(now + 31_000).toISOString() }));
    await session.call("account.get", nothing);
    expect(tokensOf("session.refresh")).toEqual([]);
  });
});

describe("a call that is refused for its token", () => {
  test("HTTP-06 is made again after a renewal, which all that wait share", async () => {
    const { session, accepted, renewal, tokensOf } = openSession();
    accepted.add("token-2");
    renewal.mockResolvedValue(answer("token-2"));
    session.open(answer("token-1"));
    await Promise.all([1, 2, 3].map(() => session.call("account.get", nothing)));
    await session.call("addresses.list", nothing);
    expect(renewal).toHaveBeenCalledTimes(1);
    expect(tokensOf("account.get")).toEqual(["token-1", "token-1", "token-1", "token-2", "token-2", "token-2"]);
    expect(tokensOf("addresses.list")).toEqual(["token-2"]);
  });

  test("HTTP-06 whose refusal arrives after another's renewal is made again without a second one", async () => {
    const { session, accepted, renewal, call, tokensOf } = openSession();
    accepted.add("token-2");
    renewal.mockResolvedValue(answer("token-2"));
    session.open(answer("token-1"));
    const late = Promise.withResolvers<never>();
    call.mockImplementationOnce(() => late.promise);
    const slow = session.call("addresses.list", nothing);
    await session.call("account.get", nothing);
    late.reject(refused);
    expect(await slow).toEqual({ token: "token-2" });
    expect(tokensOf("session.refresh")).toHaveLength(1);
  });

  test("HTTP-06 is made again once, and its second refusal is passed on", async () => {
    const { session, renewal, tokensOf } = openSession();
    renewal.mockResolvedValue(answer("token-2"));
    session.open(answer("token-1"));
    await expect(session.call("account.get", nothing)).rejects.toEqual(refused);
    expect(tokensOf("account.get")).toEqual(["token-1", "token-2"]);
    expect(renewal).toHaveBeenCalledTimes(1);
  });

  test("AUTH-09 ends the session when it cannot be renewed", async () => {
    const { session, tokensOf } = openSession();
    session.open(answer("token-1"));
    await expect(session.call("account.get", nothing)).rejects.toEqual(refused);
    expect(session.onEnded).toHaveBeenCalledTimes(1);
    await session.call("account.get", nothing);
    expect(tokensOf("account.get")).toEqual(["token-1", undefined]);
  });

  test("keeps the session when the renewal gets no answer", async () => {
    const { session, accepted, renewal } = openSession();
    renewal.mockRejectedValueOnce(unreachable).mockResolvedValue(answer("token-2"));
    session.open(answer("token-1"));
    await expect(session.call("account.get", nothing)).rejects.toEqual(unreachable);
    expect(session.onEnded).not.toHaveBeenCalled();
    accepted.add("token-2");
    expect(await session.call("account.get", nothing)).toEqual({ token: "token-2" });
  });

  test.each([0, 403, 409, 500])("is told from one that fails with %i, which renews nothing", async (status) => {
    const { session, renewal, call } = openSession();
    session.open(answer("token-1"));
    call.mockRejectedValueOnce({ status, code: "Failed", message: "" });
    await expect(session.call("account.get", nothing)).rejects.toMatchObject({ status });
    expect(renewal).not.toHaveBeenCalled();
  });
});

describe("who signs in or out while the session is renewed", () => {
  test("stays signed out", async () => {
    const { session, renewal, tokensOf } = openSession();
    const waiting = Promise.withResolvers<SessionAnswer>();
    renewal.mockReturnValue(waiting.promise);
    session.open(answer("token-1"));
    const renewed = session.renew();
    session.close();
    waiting.resolve(answer("token-2"));
    await renewed;
    await session.call("account.get", nothing);
    expect(tokensOf("account.get")).toEqual([undefined]);
  });

  test("stays signed in when the session before theirs turns out to be over", async () => {
    const { session, renewal, accepted } = openSession();
    accepted.add("token-b");
    const waiting = Promise.withResolvers<SessionAnswer>();
    renewal.mockReturnValue(waiting.promise);
    const renewed = session.renew();
    session.open(answer("token-b", { username: "aroha" }));
    waiting.reject(refused);
    await renewed;
    expect(await session.call("account.get", nothing)).toEqual({ token: "token-b" });
    expect(session.onEnded).not.toHaveBeenCalled();
  });

  test("does not get what the shopper before them was sending", async () => {
    const { session, call, tokensOf, accepted } = openSession();
    accepted.add("token-b");
    const late = Promise.withResolvers<never>();
    call.mockImplementationOnce(() => late.promise);
    session.open(answer("token-1"));
    const sent = session.call("accountState.put", nothing as never);
    session.open(answer("token-b", { username: "aroha" }));
    late.reject(refused);
    await expect(sent).rejects.toEqual(refused);
    expect(tokensOf("accountState.put")).not.toContain("token-b");
  });

  test("in another tab, as somebody else, ends this page's session", async () => {
    const { session, renewal, accepted, tokensOf } = openSession();
    accepted.add("token-b");
    renewal.mockResolvedValue(answer("token-b", { username: "aroha" }));
    session.open(answer("token-1"));
    await expect(session.call("accountState.put", nothing as never)).rejects.toEqual(refused);
    expect(session.onEnded).toHaveBeenCalledTimes(1);
    expect(tokensOf("accountState.put")).not.toContain("token-b");
  });
});
