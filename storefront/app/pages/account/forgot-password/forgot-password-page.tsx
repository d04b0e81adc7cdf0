import { Button } from "@tread/design-system/button";
import { EmailField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Link } from "@tread/design-system/link";
import { Text, Title } from "@tread/design-system/text";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import * as styles from "../../../features/account/account-forms.css.ts";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { carriedEmail, carryEmail } from "../../../features/account/carried-email.ts";
import { News } from "../../../features/account/news.tsx";
import { refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { useForgotPasswordMutation } from "../../../features/account/users-api.ts";
import { FormProblems } from "../../../features/forms/form-problems.tsx";
import { SignedOutOnly } from "../../../features/session/guarded.tsx";
import { signInPathFor } from "../../../features/session/sign-in-path.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useShopHref } from "../../../features/shop/use-shop.ts";

const fieldIds = { email: "forgot-email" } as const;

function ForgotPassword() {
  const href = useShopHref();
  const [search] = useSearchParams();
  const wanted = redirectPath(search.get("redirect"));
  const signIn = href(signInPathFor(wanted));
  const [email, setEmail] = useState(carriedEmail);
  // Whoever comes here next brings their own.
  useEffect(() => carryEmail(""), []);
  const [ask, { error, isLoading, isSuccess, originalArgs, reset }] = useForgotPasswordMutation();
  const problem = emailProblem(email);
  const form = useForm({
    errors: { email: problem ? problemMessage(emailMessages, problem) : undefined },
    onSubmit: () => {
      if (!isLoading) ask({ email: normaliseEmail(email), redirect: wanted ?? undefined });
    },
  });

  if (isSuccess) {
    return (
      <News title="Check your email.">
        <Text>
          If there's an account for <strong>{originalArgs?.email}</strong>, a link to set a new password is on its way. It works
          once, so use the newest one.
        </Text>
        <Text tone="secondary">Nothing there? Have a look in your spam, or try another address.</Text>
        <Button
          size="lg"
          variant="secondary"
          onClick={() => {
            // The button that was pressed goes with the news.
            flushSync(() => {
              reset();
              form.reset();
            });
            document.getElementById(fieldIds.email)?.focus();
          }}
        >
          Send it again
        </Button>
        <Link variant="standalone" href={signIn}>
          Back to sign in
        </Link>
      </News>
    );
  }
  return (
    <>
      <Title level={2} size="lg">
        Get a link for a new password
      </Title>
      <form {...form.formProps} method="dialog" className={styles.form}>
        <NeedsScript what="Resetting your password" instead="ask" />
        <FormProblems fields={fieldIds} errors={form.errors} refusals={form.refusals}>
          {error && !isLoading && refusalMessage(refusals.forgotPassword, error as CallFailure)}
        </FormProblems>
        <EmailField
          id={fieldIds.email}
          name="email"
          label="Email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
          error={form.errors.email}
          valid={!problem}
          help="The one you signed up with."
        />
        <Button type="submit" size="xl" block loading={isLoading} loadingLabel="Sending">
          Send me a link
        </Button>
        <Link variant="standalone" href={signIn}>
          Back to sign in
        </Link>
      </form>
    </>
  );
}

/** Asks for the mail that leads to a new password (ROUTE-28, AUTH-14). The answer is the same for every address. */
export function ForgotPasswordPage() {
  return (
    <SignedOutOnly>
      <AuthScreen headline={{ shout: "Forgot", aside: "it? Happens." }} poster={2} note="We'll have you back in no time.">
        <ForgotPassword />
      </AuthScreen>
    </SignedOutOnly>
  );
}
