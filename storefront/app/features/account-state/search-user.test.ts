import { afterEach, expect, test, vi } from "vitest";
import { emptyAccountState } from "#domain/account-state/account-state.ts";
import { mapStorage } from "../checkout/checkout.fixture.ts";
import { searchUser } from "./search-user.ts";

afterEach(() => vi.unstubAllGlobals());

function askedOf(dataset: { consent?: string }, answer?: string) {
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", mapStorage());
  if (answer !== undefined) localStorage.setItem("consent", answer);
  const current = emptyAccountState({ cartId: "cart", searchUserToken: "somebody" });
  return searchUser({ accountState: { current } } as Parameters<typeof searchUser>[0]);
}

test("who searches is told to the search service only where the shopper may be measured", () => {
  expect(askedOf({})).toEqual({ userToken: "somebody" });
  expect(askedOf({}, "refused")).toEqual({});
  expect(askedOf({ consent: "asked" })).toEqual({});
  expect(askedOf({ consent: "asked" }, "granted")).toEqual({ userToken: "somebody" });
});
