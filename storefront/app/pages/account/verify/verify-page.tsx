import { Button } from "@tread/design-system/button";
import { Spinner } from "@tread/design-system/spinner";
import { Text } from "@tread/design-system/text";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import type { SessionAnswer } from "#contract/session.ts";
import { sessionConfiguration } from "#domain/configuration/configuration.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import * as styles from "../../../features/account/account-forms.css.ts";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { mailLink } from "../../../features/account/mail-link.ts";
import { News } from "../../../features/account/news.tsx";
import { refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { ResendVerification } from "../../../features/account/resend-verification.tsx";
import { type MailLink, useVerifyQuery } from "../../../features/account/users-api.ts";
import { keepFocusNear } from "../../../features/alerts/keep-focus-near.ts";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { pathAfterSignIn } from "../../../features/session/guards.ts";
import { signedIn, signOut } from "../../../features/session/session-actions.ts";
import { signInPathFor } from "../../../features/session/sign-in-path.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { useAppDispatch, useAppSelector } from "../../../platform/store/hooks.ts";

/** The way on for who has a verified address and is not signed in here. Somebody else who is would be led on in their place. */
function SignInNext({ wanted }: { wanted: string | null }) {
  const href = useShopHref();
  const dispatch = useAppDispatch();
  const isSomebodyElse = useAppSelector(({ session }) => session.username !== null);
  const isLeaving = useAppSelector(({ session }) => session.status === "LOGGING_OUT");
  const leave = async () => {
    if (isLeaving) return;
    if (signOut.rejected.match(await dispatch(signOut())))
      dispatch(showAlert({ type: "ERROR", content: "Unable to log out. Try again later." }));
  };
  if (!isSomebodyElse) {
    return (
      <Button size="lg" href={href(signInPathFor(wanted))}>
        Sign in
      </Button>
    );
  }
  return (
    <div ref={keepFocusNear} className={styles.news}>
      <Text>Another account is signed in here, so sign out of that one first.</Text>
      <Button size="lg" loading={isLeaving} loadingLabel="Signing out" onClick={leave}>
        Sign out
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
      <Text>Verifying your email address</Text>
      <NeedsScript what="Verifying your email address" instead="ask" />
    </div>
  );
}

/** Signs in with the session that the link has brought, and goes on. */
function SignedInByLink({ session, wanted }: { session: SessionAnswer; wanted: string | null }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    dispatch(signedIn(session));
    dispatch(showAlert({ type: "SUCCESS", content: "Your email address is verified. Good to have you." }));
    navigate(pathAfterSignIn(wanted), { replace: true });
  });
  useEffect(() => goOn(), []);
  return <Waiting />;
}

interface LinkRefusedProps {
  code: "LinkInvalid" | "LinkExpired";
  link: MailLink | null;
  takesFocus?: boolean;
}

function LinkRefused({ code, link, takesFocus = false }: LinkRefusedProps) {
  const href = useShopHref();
  return (
    <News title="That link won’t do." takesFocus={takesFocus}>
      <Text>{refusals.verification[code]}</Text>
      {link ? (
        <ResendVerification to={{ user: link.user }} label="Send me a new link" messages={refusals.newVerificationLink} />
      ) : (
        <Button size="lg" href={href(sessionConfiguration.signInPath)}>
          Sign in to get a new one
        </Button>
      )}
    </News>
  );
}

function Verification({ link, wanted }: { link: MailLink; wanted: string | null }) {
  const { data, error, isFetching, refetch } = useVerifyQuery(link);
  // The button that was pressed is gone by the time its answer is there.
  const [retried, setRetried] = useState(false);
  const isSignedIn = useAppSelector((state) => state.session.username === link.user);
  const href = useShopHref();
  if (isFetching || (!data && !error)) return <Waiting />;
  if (data?.session) return <SignedInByLink session={data.session} wanted={wanted} />;
  if (data) {
    return (
      <News title="You’re verified." takesFocus={retried}>
        <Text>Your email address is all set. Sign in to carry on.</Text>
        <SignInNext wanted={wanted} />
      </News>
    );
  }
  const failure = error as CallFailure;
  if (failure.code === "LinkInvalid" || failure.code === "LinkExpired")
    return <LinkRefused code={failure.code} link={link} takesFocus={retried} />;
  if (failure.code === "AlreadyVerified") {
    return (
      <News title="Been here before." takesFocus={retried}>
        <Text>
          {isSignedIn ? "Your email address is verified, and you're signed in." : refusals.verification.AlreadyVerified}
        </Text>
        {isSignedIn ? (
          <Button size="lg" href={href(pathAfterSignIn(wanted))}>
            Carry on
          </Button>
        ) : (
          <SignInNext wanted={wanted} />
        )}
      </News>
    );
  }
  return (
    <News title="That didn’t work." takesFocus={retried}>
      <Text>{refusalMessage(refusals.verification, failure)}</Text>
      <Button
        size="lg"
        onClick={() => {
          setRetried(true);
          refetch();
        }}
      >
        Try again
      </Button>
    </News>
  );
}

/** Verifies an e-mail address by the link of a mail (ROUTE-27, AUTH-13). Open to all: mails are read in any browser. */
export function VerifyPage() {
  const [search] = useSearchParams();
  const link = mailLink(search);
  return (
    <AuthScreen headline={{ shout: "Nearly", aside: "there." }} poster={1} note="One quick check that it's really you.">
      {/* Nobody has asked for what happens here, so it is told as it happens. */}
      <div aria-live="polite">
        {link ? (
          <Verification link={link} wanted={redirectPath(search.get("redirect"))} />
        ) : (
          <LinkRefused code="LinkInvalid" link={null} />
        )}
      </div>
    </AuthScreen>
  );
}
