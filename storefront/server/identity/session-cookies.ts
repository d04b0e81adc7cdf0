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

/**
 * A username and something secret of it in one value; usernames hold no full stop. Browsers do not say how long they keep a
 * cookie, so that one which ends with the browser says it by its first character.
 */
const pair = /^(~?)([\w-]{1,128})\.(.{1,4096})$/;

function readPair(browser: Browser, name: string): { username: string; value: string; lasting: boolean } | undefined {
  const [, mark, username, value] = pair.exec(browser.cookie(secret(browser, name)) ?? "") ?? [];
  return username === undefined || value === undefined ? undefined : { username, value, lasting: mark === "" };
}

/** The session that a browser keeps, and whether it outlasts the browser. */
export interface KeptSession {
  readonly username: string;
  readonly refreshToken: string;
  readonly lasting: boolean;
}

/** The session that the browser keeps, if any. */
export function keptSession(browser: Browser): KeptSession | undefined {
  const kept = readPair(browser, "session");
  return kept && { username: kept.username, refreshToken: kept.value, lasting: kept.lasting };
}

/**
 * Gives the session to the browser to keep.
 * @param lasting false until the browser is closed, and no longer
 */
export function keepSession(
  browser: Browser,
  { account, refreshToken }: Pick<IdentitySession, "account" | "refreshToken">,
  lasting: boolean,
): void {
  const value = `${lasting ? "" : "~"}${account.username}.${refreshToken}`;
  const life = lasting ? { maxAge: sessionLife } : {};
  browser.setCookie({ name: secret(browser, "session"), value, ...life, httpOnly: true });
  browser.setCookie({ name: signedInCookie, value: "1", ...life });
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

/** Remembers for `keptSignUp` that this browser signed up for an account, until its address can no longer be verified. */
export function keepSignUp(browser: Browser, username: string, signUpSession: string): void {
  const value = `${username}.${signUpSession}`;
  browser.setCookie({ name: secret(browser, "sign-up"), value, maxAge: signUpLife, httpOnly: true });
}

/** Forgets what `keepSignUp` remembers. */
export function forgetSignUp(browser: Browser): void {
  browser.setCookie({ name: secret(browser, "sign-up"), value: "", maxAge: 0, httpOnly: true });
}
