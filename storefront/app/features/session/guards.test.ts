import type { LoaderFunctionArgs } from "react-router";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { loadWith } from "../../platform/routing/load.ts";
import { signedInContext, storeContext } from "../../platform/store/loader-contexts.ts";
import { createStore } from "../../shell/create-store.ts";
import { pathAfterSignIn, signedInOnly, signedOutOnly } from "./guards.ts";
import { type SessionStatus, sessionStatuses } from "./session-slice.ts";
import { signInPathFor, signUpPathFor } from "./sign-in-path.ts";

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  return () => vi.unstubAllGlobals();
});

const guards = { signedInOnly, signedOutOnly };

/** Where a guard sends a visitor of an address, or null when they may come in. */
async function sentTo(guard: keyof typeof guards, address: string, about: { cookie: boolean } | { status: SessionStatus }) {
  const call: CallFunction = () => Promise.reject(new Error("guards make no calls"));
  const session = { status: "status" in about ? about.status : ("INITIALISING" as const), username: null };
  const store = createStore(
    { call },
    { shop: { country: "nz", origin: "https://shop.test", renderedAt: 0, year: 1970 }, session },
  );
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  if ("cookie" in about) context.set(signedInContext, about.cookie);
  const args = { request: new Request(`https://shop.test/nz${address}`), params: {}, context } as unknown as LoaderFunctionArgs;
  try {
    await loadWith(async (load) => guards[guard](load))(args);
    return null;
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    expect(status).toBe(302);
    return headers.get("location");
  }
}

describe("a page for signed-in shoppers", () => {
  test("ROUTE-53 sends who is signed out to the sign-in page, which remembers the page and its query", async () => {
    const there = "/account/signin?redirect=%2Faccount%2Forders%3Fpage%3D2";
    expect(await sentTo("signedInOnly", "/account/orders?page=2", { cookie: false })).toBe(there);
    expect(await sentTo("signedInOnly", "/account/orders/?page=2", { status: "LOGGED_OUT" })).toBe(there);
    expect(await sentTo("signedInOnly", "/account", { cookie: false })).toBe("/account/signin?redirect=%2Faccount");
  });

  test("lets in who is signed in, and waits in the browser until that is known", async () => {
    expect(await sentTo("signedInOnly", "/account", { cookie: true })).toBeNull();
    for (const status of sessionStatuses.filter((each) => each !== "LOGGED_OUT"))
      expect([status, await sentTo("signedInOnly", "/account", { status })]).toEqual([status, null]);
  });

  test("AUTH-09 lets in whoever the shop gave no answer about, so that the page says so", async () => {
    vi.stubGlobal("document", { cookie: "signed_in=1" });
    expect(await sentTo("signedInOnly", "/account", { status: "LOGGED_OUT" })).toBeNull();
  });
});

describe("a page for signed-out shoppers", () => {
  test.each([
    ["", "/account"],
    ["?redirect=%2Fcart%3Fx%3D1", "/cart?x=1"],
    ["?redirect=%2F%2Fevil.test", "/account"],
    ["?redirect=https%3A%2F%2Fevil.test%2F", "/account"],
    ["?redirect=%2F%5Cevil.test", "/account"],
  ])(
    "ROUTE-53 sends who is signed in on to the page that was wanted if the shop has it, else to the account: %s",
    async (query, path) => {
      expect(await sentTo("signedOutOnly", `/account/signin${query}`, { cookie: true })).toBe(path);
      expect(await sentTo("signedOutOnly", `/account/signin${query}`, { status: "LOGGED_IN" })).toBe(path);
    },
  );

  test("lets in who is not, or not yet", async () => {
    expect(await sentTo("signedOutOnly", "/account/signin", { cookie: false })).toBeNull();
    for (const status of sessionStatuses.filter((each) => each !== "LOGGED_IN"))
      expect([status, await sentTo("signedOutOnly", "/account/signin", { status })]).toEqual([status, null]);
  });
});

test("an address that is too long to go back to is left out, since no browser would take the header", () => {
  expect(signInPathFor(`/account?${"a=1&".repeat(500)}`)).toContain("?redirect=");
  expect(signInPathFor(`/account?${"a=1&".repeat(3_000)}`)).toBe("/account/signin");
});

test("ROUTE-50 where signing in is done and where it leads is configuration's to say", () => {
  const places = { signInPath: "/in", signUpPath: "/up", signedInPath: "/home", signedOutPath: "/bye" };
  expect(signInPathFor("/cart", places)).toBe("/in?redirect=%2Fcart");
  expect(signUpPathFor("/cart", places)).toBe("/up?redirect=%2Fcart");
  expect([signInPathFor(null, places), signUpPathFor(null, places)]).toEqual(["/in", "/up"]);
  expect(pathAfterSignIn(null, places)).toBe("/home");
  expect(pathAfterSignIn("/cart", places)).toBe("/cart");
});
