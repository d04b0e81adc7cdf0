import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { sessionConfiguration } from "#domain/configuration/configuration.ts";
import { onceSettled } from "../../platform/routing/overlay-entry.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { pathAfterSignIn } from "./guards.ts";
import { ensureSession } from "./session-actions.ts";
import { isUnanswered } from "./session-marks.ts";
import { statusChanged } from "./session-slice.ts";
import { signInPathFor } from "./sign-in-path.ts";

export interface SignedInOnlyProps {
  children: ReactNode;
  /** What is shown when the shop could not say who is signed in, with a way to ask again. */
  unanswered: (retry: () => void) => ReactNode;
}

/**
 * Shows a page to who is signed in. It is there already while that is being found out, when nothing private is: it then shows the
 * skeletons of what it is going to ask for. Nothing of it stays from the moment in which signing out begins. Who signed out here
 * is taken to where that leads, everybody else to the sign-in page and from there back.
 */
export function SignedInOnly({ children, unanswered }: SignedInOnlyProps) {
  const status = useAppSelector((state) => state.session.status);
  const unknown = useAppSelector(isUnanswered);
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef(false);
  const follow = useEffectEvent(() => {
    const path = leaving.current ? sessionConfiguration.signedOutPath : signInPathFor(pathname + search);
    // What lay over the page goes with it, and takes its own entry of the history back first.
    if (status === "LOGGED_OUT" && !unknown) queueMicrotask(() => onceSettled(() => navigate(path, { replace: true })));
    leaving.current = status === "LOGGING_OUT";
  });
  const retry = () => {
    dispatch(statusChanged("INITIALISING"));
    void dispatch(ensureSession());
  };
  const askAgain = useEffectEvent(() => {
    if (unknown) retry();
  });
  // Another page was told so: by now the shop may have an answer.
  useEffect(() => askAgain(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each status
  useEffect(() => follow(), [status]);
  if (unknown) return unanswered(retry);
  return status === "LOGGED_OUT" || status === "LOGGING_OUT" ? null : children;
}

export interface SignedOutOnlyProps {
  children: ReactNode;
  /** Tells who is signed in why they are taken elsewhere. Left out where they see that for themselves. */
  onTurnedAway?: () => void;
}

/**
 * Shows a page to who is not signed in, and takes everybody else on to where they wanted to go. Who may be signed in, for all the
 * shop has said so far, is asked about once more meanwhile.
 */
export function SignedOutOnly({ children, onTurnedAway }: SignedOutOnlyProps) {
  const status = useAppSelector((state) => state.session.status);
  const unknown = useAppSelector(isUnanswered);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const follow = useEffectEvent(() => {
    if (status !== "LOGGED_IN") return;
    onTurnedAway?.();
    navigate(pathAfterSignIn(search.get("redirect")), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each status
  useEffect(() => follow(), [status]);
  const askAgain = useEffectEvent(() => {
    if (unknown) void dispatch(ensureSession());
  });
  useEffect(() => askAgain(), []);
  return children;
}
