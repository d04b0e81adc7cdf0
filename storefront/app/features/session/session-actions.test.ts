import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Answer,
  failure,
  KeptState,
  loadPageCode,
  newBrowser,
  openPage,
  type PageCode,
  quantitiesOf,
  rest,
  stubBrowsers,
} from "../account-state/browsers.fixture.ts";
import { mapStorage } from "../checkout/checkout.fixture.ts";
import { restoreCheckout } from "../checkout/checkout-persistence.ts";
import { checkoutChanged } from "../checkout/checkout-slice.ts";
import { keepOrderAccess, readOrderAccess } from "../orders/order-access.ts";
import { keepUnsaved, readUnsaved } from "./unsaved-draft.ts";

let code: PageCode;
let server: KeptState;
let asked: string[];
/** What is answered instead of the usual, by the name of the call. */
let answers: Record<string, () => unknown>;

beforeAll(async () => {
  code = await loadPageCode();
});
beforeEach(() => {
  stubBrowsers();
  vi.stubGlobal("sessionStorage", mapStorage());
  vi.stubGlobal("location", { pathname: "/nz/" });
  server = new KeptState();
  asked = [];
  answers = {};
});
afterEach(() => vi.unstubAllGlobals());

const session = { idToken: "token", username: "mere", expiresAt: "2099-01-01T00:00:00Z" };
const credentials = { email: "mere@example.co.nz", password: "correct horse" };

const answer: Answer = async (name, { body }) => {
  asked.push(name);
  if (answers[name]) return answers[name]();
  if (name === "accountState.get") return server.get();
  if (name === "accountState.put") return server.put(body);
  if (name === "session.delete") return {};
  return session;
};

function open(browser = newBrowser()) {
  const page = openPage(code, browser, answer);
  const statuses: string[] = [page.store.getState().session.status];
  page.store.subscribe(() => {
    const { status } = page.store.getState().session;
    if (status !== statuses.at(-1)) statuses.push(status);
  });
  const signIn = () => page.run(() => page.store.dispatch(code.session.signIn(credentials)));
  return { ...page, browser, statuses, signIn };
}
const refuse = (status: number) => () => Promise.reject(failure(status));

describe("who is signed in", () => {
  test("AUTH-05 is not asked for a browser without a session, which is a guest's", async () => {
    const page = open();
    await page.ensureSession();
    expect(page.statuses).toEqual(["INITIALISING", "LOGGED_OUT"]);
    expect(asked).toEqual([]);
  });

  test("AUTH-05 is known after the session has been renewed", async () => {
    const page = open();
    page.browser.document.cookie = "theme=dark; signed_in=1";
    await page.ensureSession();
    expect(page.statuses).toEqual(["INITIALISING", "LOGGED_IN"]);
    expect(page.store.getState().session.username).toBe("mere");
  });

  test.each([401, 0, 503])("AUTH-09 is nobody when the renewal fails with %i", async (status) => {
    answers["session.refresh"] = refuse(status);
    const page = open();
    page.browser.document.cookie = "signed_in=1";
    await page.ensureSession();
    expect(page.statuses).toEqual(["INITIALISING", "LOGGED_OUT"]);
  });

  test("AUTH-08 is nobody when their user is gone from the pool: the shop says 'User not found.'", async () => {
    answers["accountState.get"] = refuse(401);
    answers["session.refresh"] = () => Promise.reject({ status: 401, code: "NotSignedIn", message: "User not found." });
    const page = open();
    await page.signIn();
    await vi.waitFor(() => expect(page.statuses.slice(-2)).toEqual(["LOGGED_IN", "LOGGED_OUT"]));
    expect(page.store.getState().session.username).toBeNull();
  });

  test("is who signed in while an old session was found to be over", async () => {
    const renewal = Promise.withResolvers<never>();
    answers["session.refresh"] = () => renewal.promise;
    const page = open();
    page.browser.document.cookie = "signed_in=1";
    const ensured = page.ensureSession();
    await page.signIn();
    renewal.reject(failure(401));
    await ensured;
    expect(page.store.getState().session).toEqual({ status: "LOGGED_IN", username: "mere" });
  });
});

test("a page that is just being opened while another tab signs out is a guest's, though its session was still renewed", async () => {
  const renewal = Promise.withResolvers<typeof session>();
  answers["session.refresh"] = () => renewal.promise;
  const page = open();
  page.browser.document.cookie = "signed_in=1";
  const ensured = page.ensureSession();
  await rest();
  page.browser.document.cookie = "";
  renewal.resolve(session);
  await ensured;
  expect(page.statuses).toEqual(["INITIALISING", "LOGGED_OUT"]);
  expect(page.store.getState().session.username).toBeNull();
});

test("a page that hears of another tab's sign-out before its session is renewed is a guest's, and has the late cookie taken back", async () => {
  const renewal = Promise.withResolvers<typeof session>();
  answers["session.refresh"] = () => renewal.promise;
  const page = open();
  page.browser.document.cookie = "signed_in=1";
  const ensured = page.ensureSession();
  await rest();
  page.run(() => page.store.dispatch(code.session.followTab("closed")));
  answers["session.refresh"] = () => {
    page.browser.document.cookie = "";
    throw failure(401);
  };
  renewal.resolve(session);
  await ensured;
  expect(page.statuses).toEqual(["INITIALISING", "LOGGED_OUT"]);
  expect(page.store.getState().session.username).toBeNull();
  expect(page.browser.document.cookie).toBe("");
  expect(asked).toEqual(["session.refresh", "session.refresh"]);
});

describe("signing in", () => {
  test("AUTH-05 is LOGGING_IN on its way, and LOGGED_IN then", async () => {
    const page = open();
    await page.ensureSession();
    await page.signIn();
    expect(page.statuses).toEqual(["INITIALISING", "LOGGED_OUT", "LOGGING_IN", "LOGGED_IN"]);
  });

  test("AUTH-05 that is refused leaves a guest, and says why", async () => {
    answers["session.create"] = refuse(401);
    const page = open();
    await page.ensureSession();
    expect(await page.signIn()).toMatchObject({ payload: { status: 401 } });
    expect(page.statuses).toEqual(["INITIALISING", "LOGGED_OUT", "LOGGING_IN", "LOGGED_OUT"]);
  });
});

describe("signing out", () => {
  async function openFilled() {
    const page = open();
    await page.signIn();
    await rest();
    await page.add("1", 2);
    await page.wish("2");
    page.run(() => page.store.dispatch(checkoutChanged({ contact: { email: "mere@example.co.nz" } } as never)));
    await rest();
    asked.length = 0;
    return page;
  }

  test("AUTH-05 is LOGGING_OUT on its way, and LOGGED_OUT then", async () => {
    const page = await openFilled();
    await page.signOut();
    expect(page.statuses.slice(-2)).toEqual(["LOGGING_OUT", "LOGGED_OUT"]);
  });

  test("that fails leaves the shopper signed in, with what is theirs", async () => {
    const page = await openFilled();
    answers["session.delete"] = refuse(503);
    expect(await page.signOut()).toMatchObject({ payload: { status: 503 } });
    expect(page.store.getState().session).toEqual({ status: "LOGGED_IN", username: "mere" });
    expect(page.quantities()).toEqual({ 1: 2 });
  });

  test("that fails while the shop gives no answer about the session makes nobody signed in", async () => {
    answers["session.refresh"] = refuse(503);
    answers["session.delete"] = refuse(503);
    const page = open();
    page.browser.document.cookie = "signed_in=1";
    await page.ensureSession();
    await page.signOut();
    expect(page.statuses).toEqual(["INITIALISING", "LOGGED_OUT", "LOGGING_OUT", "LOGGED_OUT"]);
  });

  test("CART-33 WISH-10 ANALYT-14 empties cart and wishlist, and makes a new search token", async () => {
    const page = await openFilled();
    const { searchUserToken, cart } = page.state();
    await page.signOut();
    expect(page.state().cart.items).toEqual({});
    expect(page.state().wishlist.items).toEqual({});
    expect(page.state().searchUserToken).toMatch(/^[0-9a-f]{32}$/);
    expect(page.state().searchUserToken).not.toBe(searchUserToken);
    expect(page.state().cart.id).not.toBe(cart.id);
  });

  test("leaves nothing of the shopper's in the browser", async () => {
    const page = await openFilled();
    const kept = () => Array.from({ length: page.browser.storage.length }, (_, n) => page.browser.storage.key(n) ?? "");
    const text = () =>
      kept()
        .map((key) => page.browser.storage.getItem(key))
        .join();
    expect(text()).toContain("mere");
    await page.signOut();
    expect(text()).not.toContain("mere");
    expect(kept()).toEqual(["account-state:nz"]);
  });

  test("CART-34 leaves the account's cart as it was, for the next time", async () => {
    const page = await openFilled();
    await page.signOut();
    await rest();
    expect(asked).toEqual(["session.delete"]);
    expect(quantitiesOf(server.state)).toEqual({ 1: 2 });
    await page.signIn();
    await rest();
    expect(page.quantities()).toEqual({ 1: 2 });
    expect(quantitiesOf(server.state)).toEqual({ 1: 2 });
  });

  test("CART-34 sends what was changed last before it ends the session", async () => {
    const page = await openFilled();
    answers["accountState.put"] = refuse(0);
    await page.add("3");
    await rest();
    delete answers["accountState.put"];
    asked.length = 0;
    await page.signOut();
    expect(asked).toEqual(["accountState.put", "session.delete"]);
    expect(quantitiesOf(server.state)).toEqual({ 1: 2, 3: 1 });
  });
});

test("who signs out leaves nothing behind that opens their order in this tab", async () => {
  const page = open();
  page.browser.document.cookie = "signed_in=1";
  await page.signIn();
  page.run(() => keepOrderAccess("nz", { orderNumber: "TT1", token: "opens", expiresAt: "2099-01-01T00:00:00Z" }));
  await page.signOut();
  expect(page.run(() => readOrderAccess("nz", "TT1", 0))).toBeNull();
});

describe("a browser that is closed and opened again", () => {
  async function reopen(keep: boolean) {
    const page = open();
    await page.run(() => page.store.dispatch(code.session.signIn({ ...credentials, keep })));
    await rest();
    await page.add("1", 2);
    page.run(() => page.store.dispatch(restoreCheckout()));
    page.run(() => page.store.dispatch(checkoutChanged({ contact: { email: "mere@example.co.nz" } } as never)));
    await rest();
    page.browser.document.cookie = "";
    vi.stubGlobal("sessionStorage", mapStorage());
    const opened = open(page.browser);
    await opened.ensureSession();
    await rest();
    const kept = Array.from({ length: page.browser.storage.length }, (_, n) => page.browser.storage.key(n) ?? "");
    return { opened, text: kept.map((key) => page.browser.storage.getItem(key)).join() };
  }

  test("shows nothing of who did not want to stay signed in to whoever uses it next", async () => {
    const { opened, text } = await reopen(false);
    expect(opened.statuses).toEqual(["INITIALISING", "LOGGED_OUT"]);
    expect(opened.quantities()).toEqual({});
    expect(text).not.toContain("mere");
  });

  test("still has the cart of who wanted to, though their session has run out", async () => {
    const { opened, text } = await reopen(true);
    expect(opened.quantities()).toEqual({ 1: 2 });
    expect(text).toContain("mere");
  });
});

describe("a session that ends by itself", () => {
  /** Somebody who is buying, in a page at this address. */
  async function openBuying(pathname = "/nz/checkout/shipping") {
    vi.stubGlobal("location", { pathname });
    const page = open();
    page.browser.document.cookie = "signed_in=1";
    await page.signIn();
    await rest();
    await page.add("1", 2);
    page.run(() => page.store.dispatch(restoreCheckout()));
    page.run(() => page.store.dispatch(checkoutChanged({ contact, shippingType: "DELIVERY" })));
    page.run(() => sessionStorage.setItem("checkout-draft:nz:shipping", '{"street1":"12 Pons"}'));
    await rest();
    return page;
  }
  const runOut = async (page: Awaited<ReturnType<typeof openBuying>>) => {
    answers["accountState.put"] = refuse(401);
    answers["session.refresh"] = refuse(401);
    page.browser.document.cookie = "";
    await page.add("2");
    await vi.waitFor(() => expect(page.store.getState().session.status).toBe("LOGGED_OUT"));
    answers = {};
  };
  const contact = {
    email: "mere@example.co.nz",
    firstName: "Mere",
    lastName: "O’Neil",
    phone: "021 555 0184",
    agreeToMarketing: false,
  };
  const draft = () => sessionStorage.getItem("checkout-draft:nz:shipping");

  test("in the middle of checkout loses nothing: a guest goes on with the cart, the contact and what is being typed", async () => {
    const page = await openBuying();
    await runOut(page);
    expect(page.quantities()).toEqual({ 1: 2, 2: 1 });
    expect(page.store.getState().checkout.current).toMatchObject({ contact, shippingType: "DELIVERY" });
    expect(draft()).not.toBeNull();
    // So does the same browser after a reload, and its other tab once that is looked at.
    const reloaded = open(page.browser);
    await reloaded.ensureSession();
    expect(reloaded.quantities()).toEqual({ 1: 2, 2: 1 });
    expect(page.browser.storage.getItem("checkout:nz")).toContain("021 555 0184");
  });

  test("and is opened again by the same shopper goes on where it was, with each thing once", async () => {
    const page = await openBuying();
    await runOut(page);
    await page.add("3");
    await page.signIn();
    await rest();
    expect(page.quantities()).toEqual({ 1: 2, 2: 1, 3: 1 });
    expect(quantitiesOf(server.state)).toEqual({ 1: 2, 2: 1, 3: 1 });
    expect(page.store.getState().checkout.current).toMatchObject({ contact, shippingType: "DELIVERY" });
    expect(draft()).not.toBeNull();
  });

  test("leaves nothing to somebody else who signs in then", async () => {
    const page = await openBuying();
    await runOut(page);
    answers["session.create"] = () => ({ ...session, username: "tane" });
    server = new KeptState();
    await page.signIn();
    await rest();
    expect(page.quantities()).toEqual({});
    expect(page.store.getState().checkout.current.contact).toBeNull();
    expect(draft()).toBeNull();
  });

  test("keeps what was typed into the account's forms for the same shopper alone, until they sign out or somebody else signs in", async () => {
    const page = await openBuying("/nz/account/addresses");
    const typed = { contactName: "Mere P" };
    const kept = (username = "mere") => page.run(() => readUnsaved("address", username, { contactName: "" }));
    await runOut(page);
    // As the form does that goes with the session.
    page.run(() => keepUnsaved("address", "mere", typed));
    expect(kept()).toEqual(typed);
    page.browser.document.cookie = "signed_in=1";
    await page.signIn();
    expect(kept()).toEqual(typed);
    await page.signOut();
    expect(kept()).toBeNull();

    await page.signIn();
    await runOut(page);
    page.run(() => keepUnsaved("address", "mere", typed));
    answers["session.create"] = () => ({ ...session, username: "tane" });
    server = new KeptState();
    await page.signIn();
    expect([kept(), kept("tane")]).toEqual([null, null]);
  });

  test("anywhere else loses nothing either, what the shop has not heard of and another tab's checkout included", async () => {
    const page = await openBuying("/nz/products/osker/court-low-chalk");
    await runOut(page);
    expect(quantitiesOf(server.state)).toEqual({ 1: 2 });
    expect(page.quantities()).toEqual({ 1: 2, 2: 1 });
    expect(page.browser.storage.getItem("checkout:nz")).toContain("021 555 0184");
    expect(draft()).not.toBeNull();
    await page.signIn();
    await rest();
    expect(quantitiesOf(server.state)).toEqual({ 1: 2, 2: 1 });
  });

  test("is found over by each of two tabs, which lose nothing and keep nothing of the account's own", async () => {
    const page = await openBuying("/nz/");
    const other = open(page.browser);
    page.browser.document.cookie = "signed_in=1";
    await other.ensureSession();
    page.browser.document.cookie = "";
    answers["paymentMethods.list"] = () => ({ paymentMethods: [{ id: "card", lastFour: "4242" }] });
    const { accountApi } = await import("../account/account-api.ts");
    const knownOf = (tab: typeof page) => JSON.stringify(tab.store.getState().api.queries);
    for (const tab of [other, page]) {
      await tab.run(() => tab.store.dispatch(accountApi.endpoints.cards.initiate(undefined, { subscribe: false })));
      expect(knownOf(tab)).toContain('"4242"');
    }
    for (const tab of [other, page]) {
      tab.run(() => tab.store.dispatch(code.session.loseSession()));
      await vi.waitFor(() => expect(knownOf(tab)).not.toContain('"4242"'));
      expect(tab.store.getState().session).toEqual({ status: "LOGGED_OUT", username: null });
      expect(tab.quantities()).toEqual({ 1: 2 });
    }
  });

  test("keeps what was gathered where the next page finds it over, and leaves with the shopper who signs out after all", async () => {
    const page = await openBuying("/nz/");
    page.browser.document.cookie = "";
    const next = open(page.browser);
    await next.ensureSession();
    expect(next.store.getState().session).toEqual({ status: "LOGGED_OUT", username: null });
    expect(next.quantities()).toEqual({ 1: 2 });
    page.browser.document.cookie = "signed_in=1";
    await next.signIn();
    await next.signOut();
    await rest();
    expect(next.quantities()).toEqual({});
    expect(page.browser.storage.getItem("checkout:nz")).toBeNull();
    expect(quantitiesOf(server.state)).toEqual({ 1: 2 });
  });

  test("takes what is the shopper's along where they signed out in another tab", async () => {
    const page = await openBuying();
    const other = open(page.browser);
    page.browser.document.cookie = "signed_in=1";
    await other.ensureSession();
    await other.signOut();
    page.browser.document.cookie = "";
    page.run(() => page.store.dispatch(code.session.loseSession()));
    await rest();
    expect(page.quantities()).toEqual({});
    expect(page.store.getState().checkout.current.contact).toBeNull();
  });
});
