import type { CountryCode } from "#domain/country/country.ts";
import { signInPathFor } from "../session/sign-in-path.ts";

interface Notice {
  content: string;
  /** Milliseconds. */
  duration: number;
}

/**
 * What is said when a session has ended without a press on this page.
 * @param path where the shopper is; pages of the account are shut to a guest, and each of them leads to signing in by itself
 * @param lapsed whether it ended by itself; otherwise its shopper has signed out in another tab
 * @returns null where the page says enough
 */
export function endedNotice(country: CountryCode, path: string, lapsed: boolean): Notice | null {
  const isAccount = /^\/account(\/|$)/.test(path);
  const back = `/${country}${signInPathFor(path)}`;
  if (!lapsed) {
    if (isAccount) return null;
    const content = `You signed out in another tab, so your cart has left this one too. It's kept in your account: <a href="${back}">sign in again</a>.`;
    return { content, duration: 20_000 };
  }
  // Signing in is what the page under it is for, so that it does not stand before that for long.
  if (isAccount) return { content: "Your session has ended. Sign in to carry on where you were.", duration: 10_000 };
  const content = `You're signed out, and nothing you entered is lost. Go on as a guest, or <a href="${back}">sign in again</a>.`;
  return { content, duration: 20_000 };
}
