import { redirect } from "react-router";
import { sessionConfiguration } from "#domain/configuration/configuration.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import type { LoadArgs } from "../../platform/routing/load.ts";
import { isUnanswered } from "./session-marks.ts";
import { type SessionPlaces, signInPathFor } from "./sign-in-path.ts";

/**
 * Where a shopper goes on to who is signed in (ROUTE-53).
 * @param asked the address's parameter `redirect`: followed when it is a path of this shop
 */
export function pathAfterSignIn(
  asked: string | null | undefined,
  { signedInPath }: SessionPlaces = sessionConfiguration,
): string {
  return redirectPath(asked) ?? signedInPath;
}

/**
 * Whether somebody is signed in; null while that is being found out or could not be, when the page itself sees to it (`SignedInOnly`).
 * For a document the request decides, which may be wrong either way: it is put right as soon as the session is known.
 */
function isSignedIn({ signedIn, store }: LoadArgs): boolean | null {
  if (signedIn !== null) return signedIn;
  const state = store.getState();
  const { status } = state.session;
  if (status === "LOGGED_IN") return true;
  return status === "LOGGED_OUT" && !isUnanswered(state) ? false : null;
}

/** Guard of pages for signed-in shoppers. @throws a redirect to the sign-in page, which remembers the wanted one (ROUTE-51) */
export function signedInOnly(args: LoadArgs): void {
  const { path, search } = args;
  if (isSignedIn(args) === false) throw redirect(signInPathFor(search.size > 0 ? `${path}?${search}` : path));
}

/** Guard of pages for signed-out shoppers. @throws a redirect to the page that was wanted, or the account (ROUTE-52) */
export function signedOutOnly(args: LoadArgs): void {
  if (isSignedIn(args) === true) throw redirect(pathAfterSignIn(args.search.get("redirect")));
}
