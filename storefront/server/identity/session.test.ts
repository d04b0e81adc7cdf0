import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { poolRefreshTokens } from "../database/schema/schema.ts";
import {
  becomeCustomer,
  goodPassword,
  mere,
  openBrowser,
  otherPassword,
  readMails,
  type Shop,
  type ShopBrowser,
  startIdentity,
} from "./identity.fixture.ts";

let database: Database;
let shop: Shop;
beforeEach(async () => {
  database = await openEmptyDatabase();
  shop = await startIdentity(database);
});
afterEach(async () => {
  await shop.close();
  await database.close();
});

describe("an account", () => {
  test("that agrees to marketing is heard even when its customer cannot be made", async () => {
    shop.troubles.noCustomers = true;
    const created = await openBrowser(shop).call("POST", "/users", { ...mere, agreeToMarketing: true });
    expect(created.status).toBe(200);
    expect([shop.profiles, shop.errors]).toMatchObject([[], [new Error("customers cannot be made just now")]]);
    expect(shop.agreed).toMatchObject([{ username: created.body.username, email: mere.email, firstName: "Mere", country: "nz" }]);
  });

  test("AUTH-11 AUTH-13 is created, verified by the mail's link, which signs in, renewed and left", async () => {
    const browser = openBrowser(shop);
    const created = await browser.call("POST", "/users", { ...mere, phone: "021 555 0184", redirect: "/account/wishlist" });
    expect(created).toMatchObject({ status: 200, body: { email: mere.email } });
    const { username } = created.body;
    expect(shop.profiles).toMatchObject([
      { username, country: "nz", email: mere.email, firstName: "Mere", phone: "+64215550184" },
    ]);

    const [mail] = await readMails(database);
    expect(mail).toMatchObject({ kind: "emailVerification", recipient: mere.email, country: "nz" });
    expect(mail?.url?.href).toMatch(/^http:\/\/shop\.test\/nz\/account\/verify\?/);
    expect(mail?.link).toMatchObject({ user: username, redirect: "/account/wishlist" });

    const mailedAgain = async (redirect: string) => {
      await browser.call("POST", "/users/verify/resend", { user: username, redirect });
      return (await readMails(database)).at(-1)?.link;
    };
    expect(await mailedAgain("//elsewhere.test/")).not.toHaveProperty("redirect");
    const newest = await mailedAgain("/account/wishlist");
    expect(newest).toMatchObject({ user: username, redirect: "/account/wishlist" });

    const verified = await browser.call("POST", "/users/verify", newest);
    expect(verified).toMatchObject({ status: 200, body: { session: { username } } });
    expect(await browser.account(verified.body.session.idToken)).toMatchObject({ status: 200, body: { username } });

    const refreshed = await browser.call("POST", "/session/refresh");
    expect(refreshed).toMatchObject({ status: 200, body: { username } });
    expect(await browser.account(refreshed.body.idToken)).toMatchObject({ body: { customer: { email: mere.email } } });

    const kept = new Map(browser.cookies);
    expect(await browser.call("DELETE", "/session")).toMatchObject({ status: 200, body: {} });
    expect(browser.cookies.size).toBe(0);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect(await browser.call("POST", "/session/refresh")).toMatchObject({ status: 401, body: { code: "NotSignedIn" } });
    expect(browser.cookies.size).toBe(0);
    expect(shop.errors).toEqual([]);
  });

  test("AUTH-10 is signed in to in another browser; out of it, a session ends in one browser alone", async () => {
    const [first, second] = [openBrowser(shop), openBrowser(shop)];
    await becomeCustomer(database, first);
    expect(await second.signIn("Mere@Example.co.nz")).toMatchObject({ status: 200 });
    await first.call("DELETE", "/session");
    expect(await second.call("POST", "/session/refresh")).toMatchObject({ status: 200 });
  });

  test("AUTH-14 gets a new password through a mailed link; the old one, and every session, end", async () => {
    const [signedIn, browser] = [openBrowser(shop), openBrowser(shop)];
    await becomeCustomer(database, signedIn);
    const forgot = (redirect: string) => browser.call("POST", "/users/password/forgot", { email: mere.email, redirect });
    expect(await forgot("//elsewhere.test/")).toMatchObject({ status: 200, body: {} });
    expect((await readMails(database)).at(-1)?.link).not.toHaveProperty("redirect");
    expect(await forgot("/cart?from=mail")).toMatchObject({ status: 200, body: {} });
    const mail = (await readMails(database)).at(-1);
    expect(mail).toMatchObject({ kind: "passwordReset", recipient: mere.email, link: { redirect: "/cart?from=mail" } });
    expect(mail?.url?.pathname).toBe("/nz/account/password/reset");
    const reset = await browser.call("POST", "/users/password/reset", { ...mail?.link, password: otherPassword });
    expect(reset).toMatchObject({ status: 200, body: {} });
    expect(await signedIn.call("POST", "/session/refresh")).toMatchObject({ status: 401 });
    expect(await browser.signIn()).toMatchObject({ status: 401 });
    expect(await browser.signIn(mere.email, otherPassword)).toMatchObject({ status: 200 });
    expect((await readMails(database)).at(-1)).toMatchObject({
      kind: "passwordChanged",
      recipient: mere.email,
      url: { pathname: "/nz/account/password/forgot" },
    });
  });

  test("is closed by its password alone, which ends every session and is mailed, and its address can sign up again", async () => {
    const [browser, other] = [openBrowser(shop), openBrowser(shop)];
    const { idToken, username } = (await becomeCustomer(database, browser)).body.session;
    await other.signIn();
    const close = (password: string, from = browser) =>
      from.call("POST", "/users/close", { password }, { authorization: `Bearer ${idToken}` });
    expect(await close(otherPassword)).toMatchObject({ status: 422, body: { code: "IncorrectPassword" } });
    expect(await close(goodPassword, openBrowser(shop))).toMatchObject({ status: 401 });
    expect(shop.forgotten).toEqual([]);
    expect(await close(goodPassword)).toMatchObject({ status: 200, body: {} });
    expect(shop.forgotten).toEqual([username]);
    expect(browser.cookies.size).toBe(0);
    expect(await other.call("POST", "/session/refresh")).toMatchObject({ status: 401 });
    expect(await other.signIn()).toMatchObject({ status: 401 });
    expect((await readMails(database)).at(-1)).toMatchObject({ kind: "accountClosed", recipient: mere.email });
    const again = await becomeCustomer(database, other);
    expect(again).toMatchObject({ status: 200 });
    expect(again.body.session.username).not.toBe(username);
  });

  test("opens to its password whichever way a keyboard writes the accents in it", async () => {
    const password = "Pākehā-Kererū-7";
    await becomeCustomer(database, openBrowser(shop), { ...mere, password: password.normalize("NFD") });
    for (const form of ["NFC", "NFD"]) {
      expect(await openBrowser(shop).signIn(mere.email, password.normalize(form))).toMatchObject({ status: 200 });
    }
  });

  test("AUTH-15 changes its password with the current one; other sessions end, this one goes on", async () => {
    const [browser, other] = [openBrowser(shop), openBrowser(shop)];
    const { idToken } = (await becomeCustomer(database, browser)).body.session;
    await other.signIn();
    const change = (currentPassword: string) =>
      browser.call(
        "POST",
        "/users/password/change",
        { currentPassword, password: otherPassword },
        { authorization: `Bearer ${idToken}` },
      );
    expect(await change("Not-The-One-1")).toMatchObject({ status: 422, body: { code: "IncorrectPassword" } });
    const changed = await change(goodPassword);
    expect(changed).toMatchObject({ status: 200 });
    expect(await browser.account(changed.body.idToken)).toMatchObject({ status: 200 });
    expect(await browser.call("POST", "/session/refresh")).toMatchObject({ status: 200 });
    expect(await other.call("POST", "/session/refresh")).toMatchObject({ status: 401 });
    expect(await other.signIn()).toMatchObject({ status: 401 });
    expect((await readMails(database)).at(-1)).toMatchObject({ kind: "passwordChanged" });
  });
});

describe("a token that has not run out", () => {
  const endings = {
    "changing the password": (browser: ShopBrowser, authorization: string) =>
      browser.call(
        "POST",
        "/users/password/change",
        { currentPassword: goodPassword, password: otherPassword },
        { authorization },
      ),
    "a new password by a mailed link": async (browser: ShopBrowser) => {
      await browser.call("POST", "/users/password/forgot", { email: mere.email });
      const { link } = (await readMails(database)).at(-1) ?? {};
      return browser.call("POST", "/users/password/reset", { ...link, password: otherPassword });
    },
    "closing the account": (browser: ShopBrowser, authorization: string) =>
      browser.call("POST", "/users/close", { password: goodPassword }, { authorization }),
  };

  test("proves nothing any more once its shopper has signed out, while the same shopper's other browser goes on", async () => {
    const [browser, other] = [openBrowser(shop), openBrowser(shop)];
    const { idToken } = (await becomeCustomer(database, browser)).body.session;
    const elsewhere = (await other.signIn()).body.idToken;
    const renewed = (await browser.call("POST", "/session/refresh")).body.idToken;
    expect(await browser.call("DELETE", "/session")).toMatchObject({ status: 200 });
    for (const token of [idToken, renewed]) {
      expect(await browser.account(token)).toMatchObject({ status: 401, body: { code: "NotSignedIn" } });
    }
    expect(await browser.call("POST", "/session/refresh")).toMatchObject({ status: 401 });
    expect(await other.account(elsewhere)).toMatchObject({ status: 200 });
    expect(await other.call("POST", "/session/refresh")).toMatchObject({ status: 200 });
  });

  test.each(Object.entries(endings))("proves nothing any more once %s has ended its session", async (_, end) => {
    const [browser, other] = [openBrowser(shop), openBrowser(shop)];
    const { idToken } = (await becomeCustomer(database, browser)).body.session;
    await other.signIn();
    await database.queries.update(poolRefreshTokens).set({ authenticatedAt: new Date("2026-11-23T08:00:00Z") });
    const old = (await other.call("POST", "/session/refresh")).body.idToken;
    expect(await other.account(old)).toMatchObject({ status: 200 });
    expect(await end(browser, `Bearer ${idToken}`)).toMatchObject({ status: 200 });
    expect(await other.account(old)).toMatchObject({ status: 401, body: { code: "NotSignedIn" } });
    await shop.forgetOld();
    expect(await other.account(old)).toMatchObject({ status: 401 });
  });

  test("proves as much as before once it is another account whose sessions have ended", async () => {
    const [browser, other] = [openBrowser(shop), openBrowser(shop)];
    const { idToken } = (await becomeCustomer(database, browser)).body.session;
    const bystander = (await becomeCustomer(database, other, { ...mere, email: "tane@example.co.nz" })).body.session;
    expect(await endings["closing the account"](browser, `Bearer ${idToken}`)).toMatchObject({ status: 200 });
    expect(await browser.account(idToken)).toMatchObject({ status: 401 });
    expect(await other.account(bystander.idToken)).toMatchObject({ status: 200 });
  });
});

test("a sign-in that the database fails is not tried again: whoever waits is told at once", async () => {
  const away = await openEmptyDatabase();
  const cutOff = await startIdentity(away);
  await away.close();
  expect(await openBrowser(cutOff).signIn()).toMatchObject({ status: 503, body: { code: "IdentityUnavailable" } });
  expect(cutOff.errors).toHaveLength(1);
  await cutOff.close();
});
