import { describe, expect, test } from "vitest";
import type { Browser } from "../service.ts";
import { forgetSession, forgetSignUp, keepSession, keepSignUp, keptSession, keptSignUp } from "./session-cookies.ts";

type Cookie = Parameters<Browser["setCookie"]>[0];

/** A browser that keeps what it is given and gives it back. */
function browserOf(isSecure: boolean) {
  const jar = new Map<string, Cookie>();
  const browser: Browser = {
    origin: isSecure ? "https://shop.example" : "http://shop.example",
    isSecure,
    cookie: (name) => jar.get(name)?.value,
    setCookie: (cookie) => void jar.set(cookie.name, cookie),
  };
  return { browser, jar };
}

const session = {
  account: { username: "user-1", email: "mere@example.co.nz", authenticatedAt: new Date(0), sessionId: "session-1" },
  refreshToken: "refresh.token",
};
const month = 30 * 24 * 3_600;

describe("a session", () => {
  test.each([true, false])("is read back as it was kept, whether it outlasts the browser (%s) or not", (lasting) => {
    const { browser } = browserOf(true);
    keepSession(browser, session, lasting);
    expect(keptSession(browser)).toEqual({ username: "user-1", refreshToken: "refresh.token", lasting });
  });

  test("that lasts is kept for 30 days, and any other until the browser is closed", () => {
    const { browser, jar } = browserOf(true);
    keepSession(browser, session, true);
    expect([...jar.values()].map(({ maxAge }) => maxAge)).toEqual([month, month]);
    keepSession(browser, session, false);
    for (const cookie of jar.values()) expect(cookie).not.toHaveProperty("maxAge");
  });

  test("is bound to the host on https, and hidden from scripts everywhere; that somebody is signed in is not", () => {
    const secure = browserOf(true);
    keepSession(secure.browser, session, true);
    expect(secure.jar.get("__Host-session")).toMatchObject({ httpOnly: true });
    const plain = browserOf(false);
    keepSession(plain.browser, session, true);
    expect(plain.jar.get("session")).toMatchObject({ httpOnly: true });
    expect(plain.jar.get("signed_in")).toEqual({ name: "signed_in", value: "1", maxAge: month });
  });

  test("is gone once it is taken back", () => {
    const { browser, jar } = browserOf(true);
    keepSession(browser, session, true);
    forgetSession(browser);
    expect(keptSession(browser)).toBeUndefined();
    expect([...jar.values()]).toEqual([
      { name: "__Host-session", value: "", maxAge: 0, httpOnly: true },
      { name: "signed_in", value: "", maxAge: 0 },
    ]);
  });

  test.each([
    "",
    "user-1",
    "user-1.",
    ".token",
    "us er.token",
    `${"u".repeat(129)}.token`,
    `user-1.${"t".repeat(4_097)}`,
    "~~user-1.t",
  ])("is none that the shop did not write: %s", (value) => {
    const { browser } = browserOf(true);
    browser.setCookie({ name: "__Host-session", value });
    expect(keptSession(browser)).toBeUndefined();
  });
});

describe("what signs in once an address is verified", () => {
  test("is kept for a day, hidden from scripts, for that account alone", () => {
    const { browser, jar } = browserOf(true);
    keepSignUp(browser, "user-1", "secret");
    expect(jar.get("__Host-sign-up")).toEqual({
      name: "__Host-sign-up",
      value: "user-1.secret",
      maxAge: 24 * 3_600,
      httpOnly: true,
    });
    expect(keptSignUp(browser, "user-1")).toBe("secret");
    expect(keptSignUp(browser, "user-2")).toBeUndefined();
  });

  test("is gone once it was used", () => {
    const { browser, jar } = browserOf(true);
    keepSignUp(browser, "user-1", "secret");
    forgetSignUp(browser);
    expect(keptSignUp(browser, "user-1")).toBeUndefined();
    expect(jar.get("__Host-sign-up")).toEqual({ name: "__Host-sign-up", value: "", maxAge: 0, httpOnly: true });
  });
});
