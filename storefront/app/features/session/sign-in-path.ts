import { sessionConfiguration } from "#domain/configuration/configuration.ts";
import { redirectPathMax } from "#domain/session/redirect-path.ts";

/** Where signing in and out are done, and where they lead. */
export type SessionPlaces = Readonly<Record<keyof typeof sessionConfiguration, string>>;

/**
 * A page of the account from which the shopper goes on to the page that was wanted, if any was. What is longer than anybody is led on
 * to is left out: a browser may refuse the header that it would stand in.
 */
export const withRedirect = (path: string, wanted: string | null) =>
  wanted === null || wanted.length > redirectPathMax ? path : `${path}?redirect=${encodeURIComponent(wanted)}`;

/** The sign-in page, from which the shopper goes on to the page that was wanted, if any was (ROUTE-53). */
export function signInPathFor(wanted: string | null, { signInPath }: SessionPlaces = sessionConfiguration): string {
  return withRedirect(signInPath, wanted);
}

/** The sign-up page, after which the shopper goes on to the page that was wanted, if any was. */
export function signUpPathFor(wanted: string | null, { signUpPath }: SessionPlaces = sessionConfiguration): string {
  return withRedirect(signUpPath, wanted);
}
