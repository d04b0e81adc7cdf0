import { Button } from "@tread/design-system/button";
import { Checkbox } from "@tread/design-system/checkbox";
import { EmailField, FormLayout, PasswordField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Link } from "@tread/design-system/link";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import * as styles from "../../../features/account/account-forms.css.ts";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { carryEmail } from "../../../features/account/carried-email.ts";
import { refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { ResendVerification } from "../../../features/account/resend-verification.tsx";
import { SignInTabs } from "../../../features/account/sign-in-tabs.tsx";
import { FormProblems } from "../../../features/forms/form-problems.tsx";
import { SignedOutOnly } from "../../../features/session/guarded.tsx";
import { signIn } from "../../../features/session/session-actions.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { track } from "../../../platform/analytics/track.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";

const fieldIds = { email: "sign-in-email", password: "sign-in-password" } as const;

const cookiesBlocked: CallFailure = { status: 403, code: "CookiesBlocked", message: "" };

/**
 * Whether the browser keeps cookies, without which nobody stays signed in. It is tried: what a browser says of itself
 * (`navigator.cookieEnabled`) is wrong for some of the ways to block them.
 */
function keepsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store on the versions that we support
  document.cookie = "cookies=kept; SameSite=Lax";
  const isKept = document.cookie.includes("cookies=kept");
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "cookies=; Max-Age=0";
  return isKept;
}

/** Why signing in failed, and for which address. */
interface Refused {
  failure: CallFailure;
  email: string;
}

function SignInForm() {
  const href = useShopHref();
  const location = useLocation();
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [keep, setKeep] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const problem = emailProblem(email);
  const form = useForm({
    errors: {
      email: problem ? problemMessage(emailMessages, problem) : undefined,
      password: password === "" ? "Enter your password." : undefined,
    },
    async onSubmit() {
      if (busy) return;
      setBusy(true);
      setRefused(null);
      const credentials = { email: normaliseEmail(email), password };
      try {
        if (!keepsCookies()) throw cookiesBlocked;
        // Who is signed in is taken on from here by the page's guard.
        await dispatch(signIn({ ...credentials, keep })).unwrap();
        track({ type: "signedIn" });
      } catch (error) {
        const failure = error as CallFailure;
        // The sentence has taken focus by then, and the field takes it from there.
        flushSync(() => {
          setRefused({ failure, email: credentials.email });
          setBusy(false);
        });
        if (failure.code !== "IncorrectCredentials") return;
        // Nobody sees where a password went wrong: it is typed anew, and its field is no mistake yet.
        setPassword("");
        form.reset();
        passwordField.current?.focus();
      }
    },
  });
  const unverified = refused?.failure.code === "EmailNotVerified";

  return (
    <>
      <form {...form.formProps} method="dialog" className={styles.form}>
        <NeedsScript what="Signing in" instead="ask" />
        <FormProblems fields={fieldIds} errors={form.errors} refusals={form.refusals}>
          {refused && refusalMessage(refusals.signIn, refused.failure)}
        </FormProblems>
        <FormLayout>
          <EmailField
            id={fieldIds.email}
            name="email"
            label="Email"
            autoComplete="username"
            required
            value={email}
            onChange={setEmail}
            error={form.errors.email}
          />
          <PasswordField
            id={fieldIds.password}
            ref={passwordField}
            name="password"
            label="Password"
            required
            value={password}
            onChange={setPassword}
            error={form.errors.password}
          />
        </FormLayout>
        <div className={styles.beside}>
          <Checkbox name="keep" checked={keep} onChange={setKeep}>
            Keep me signed in
          </Checkbox>
          <Link variant="standalone" href={href(`/account/password/forgot${location.search}`)} onClick={() => carryEmail(email)}>
            Forgot your password?
          </Link>
        </div>
        <Button type="submit" size="xl" block loading={busy} loadingLabel="Signing in">
          Sign in
        </Button>
      </form>
      {unverified && <ResendVerification key={refused.email} to={{ email: refused.email }} />}
    </>
  );
}

/** Signs in (ROUTE-25, AUTH-10), and goes on to the page that was wanted. */
export function SignInPage() {
  return (
    <SignedOutOnly>
      <AuthScreen
        headline={{ shout: "Back", aside: "for more?" }}
        poster={0}
        note="Wishlist, orders, points, members-only drops. All where you left them."
      >
        <SignInTabs current="signIn" />
        <SignInForm />
      </AuthScreen>
    </SignedOutOnly>
  );
}
