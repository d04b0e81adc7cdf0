import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { createStore } from "../../shell/create-store.ts";
import { keepGuestMembership, readGuestMembership } from "../loyalty/kept-membership.ts";
import { account } from "./account.fixture.ts";
import { loadAccount } from "./load-account.ts";

const now = Date.UTC(2026, 10, 20);
const minute = 60_000;
const ngata = { memberId: "1900142", lastName: "Ngata" };
const linkedWith = (memberId: string) => ({ ...account, loyalty: { providers: [{ name: "frequentFlyer" as const, memberId }] } });

/** Loads the account of a shopper who entered a membership as a guest so many minutes ago. */
async function load({ age, found = account, refusal }: { age: number; found?: typeof account; refusal?: object }) {
  keepGuestMembership({ ...ngata, createdAt: now - age * minute });
  const sent: unknown[] = [];
  const call = async (name: string, { body }: { body: { loyalty: typeof ngata } }) => {
    if (name === "account.get") return found;
    sent.push(body);
    if (refusal) throw refusal;
    return linkedWith(body.loyalty.memberId);
  };
  const store = createStore({ call: call as unknown as CallFunction }, { session: { status: "LOGGED_IN", username: "mere" } });
  const { signal } = new AbortController();
  return { load: await store.dispatch(loadAccount({ signal })), sent };
}

beforeEach(() => void vi.spyOn(Date, "now").mockReturnValue(now));
afterEach(() => {
  keepGuestMembership(null);
  vi.restoreAllMocks();
});

test("LOYAL-04 LOYAL-05 an account without a membership is linked with what its shopper entered as a guest, which is then forgotten", async () => {
  const { load: outcome, sent } = await load({ age: 119 });
  const { firstName, lastName, phone, subscriptions } = account.customer;
  expect(sent).toEqual([{ customer: { firstName, lastName, phone, subscriptions }, loyalty: { action: "link", ...ngata } }]);
  expect(outcome).toEqual({ result: "SUCCESS", account: linkedWith("1900142") });
  expect(readGuestMembership(now)).toBeNull();
});

test("LOYAL-06 CONF-16 what was entered more than 120 minutes ago is not linked, and is forgotten", async () => {
  const { load: outcome, sent } = await load({ age: 121 });
  expect([outcome, sent]).toEqual([{ result: "SUCCESS", account }, []]);
  expect(localStorageOrMemory.getItem("loyalty-membership")).toBeNull();
});

test("LOYAL-07 an account that has its own membership keeps it", async () => {
  const own = linkedWith("1234567");
  const { load: outcome, sent } = await load({ age: 1, found: own });
  expect([outcome, sent]).toEqual([{ result: "SUCCESS", account: own }, []]);
});

test("a membership that the shop refuses is forgotten, one without an answer is tried again; the account is loaded all the same", async () => {
  const refused = await load({ age: 1, refusal: { status: 422, code: "MembershipInactive", message: "Inactive." } });
  expect(refused.load).toEqual({ result: "SUCCESS", account });
  expect(readGuestMembership(now)).toBeNull();
  for (const status of [0, 429, 500, 503]) {
    const unanswered = await load({ age: 1, refusal: { status, code: "Trouble", message: "Trouble." } });
    expect([unanswered.load, unanswered.sent.length]).toEqual([{ result: "SUCCESS", account }, 1]);
    expect(readGuestMembership(now)).toMatchObject(ngata);
  }
});
