import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { sessionConfiguration } from "#domain/configuration/configuration.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { pathAfterSignIn } from "./guards.ts";
import { signInPathFor } from "./sign-in-path.ts";

/**
 * Shows a page to who is signed in. It is there already while that is being found out, when nothing private is: it then shows the
 * skeletons of what it is going to ask for. Nothing of it stays from the moment in which signing out begins. Who signed out here
 * is taken to where that leads, everybody else to the sign-in page and from there back.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const status = useAppSelector((state) => state.session.status);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef(false);
  const follow = useEffectEvent(() => {
    const path = leaving.current ? sessionConfiguration.signedOutPath : signInPathFor(pathname + search);
    if (status === "LOGGED_OUT") navigate(path, { replace: true });
    leaving.current = status === "LOGGING_OUT";
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each status
  useEffect(() => follow(), [status]);
  return status === "LOGGED_OUT" || status === "LOGGING_OUT" ? null : children;
}

/** Shows a page to who is not signed in, and takes everybody else on to where they wanted to go. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const status = useAppSelector((state) => state.session.status);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const follow = useEffectEvent(() => {
    if (status === "LOGGED_IN") navigate(pathAfterSignIn(search.get("redirect")), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each status
  useEffect(() => follow(), [status]);
  return children;
}
