import { signedInCookie } from "../rendering/visitor.ts";
import type { Browser } from "../service.ts";
import type { IdentitySession } from "./identity-provider.ts";

/** Seconds that a session lasts at most: as long as its refresh token. */
const sessionLife = 30 * 24 * 3_600;
/** Seconds that a browser remembers what it signed up for: as long as the link of the mail. */
const signUpLife = 24 * 3_600;

/**
 * The cookies that no script reads. On https their names begin with `__Host-`, which browsers take only from this very host,
 * over https, for all its paths (RFC 6265bis §4.1.3.2); over plain http they do not take such a name at all.
 */
const secret = (browser: Browser, name: string) => (browser.isSecure ? `__Host-${name}` : name);

/** A username and something secret of it in one value; usernames hold no full stop. */
const pair = /^([\w-]{1,128})\.(.{1,4096})$/;

function readPair(browser: Browser, name: string): { username: string; value: string } | undefined {
  const [, username, value] = pair.exec(browser.cookie(secret(browser, name)) ?? "") ?? [];
  return username === undefined || value === undefined ? undefined : { username, value };
}

/** The session that the browser keeps, if any. */
export function keptSession(browser: Browser): { username: string; refreshToken: string } | undefined {
  const kept = readPair(browser, "session");
  return kept && { username: kept.username, refreshToken: kept.value };
}

/** Gives the session to the browser to keep. */
export function keepSession(browser: Browser, { account, refreshToken }: IdentitySession): void {
  const value = `${account.username}.${refreshToken}`;
  browser.setCookie({ name: secret(browser, "session"), value, maxAge: sessionLife, httpOnly: true });
  browser.setCookie({ name: signedInCookie, value: "1", maxAge: sessionLife });
}

/** Takes it back. */
export function forgetSession(browser: Browser): void {
  browser.setCookie({ name: secret(browser, "session"), value: "", maxAge: 0, httpOnly: true });
  browser.setCookie({ name: signedInCookie, value: "", maxAge: 0 });
}

/** What signs in once the address is verified, if this browser signed up for that account. */
export function keptSignUp(browser: Browser, username: string): string | undefined {
  const kept = readPair(browser, "sign-up");
  return kept?.username === username ? kept.value : undefined;
}

export function keepSignUp(browser: Browser, username: string, signUpSession: string): void {
  const value = `${username}.${signUpSession}`;
  browser.setCookie({ name: secret(browser, "sign-up"), value, maxAge: signUpLife, httpOnly: true });
}

export function forgetSignUp(browser: Browser): void {
  browser.setCookie({ name: secret(browser, "sign-up"), value: "", maxAge: 0, httpOnly: true });
}
