import { Button } from "@tread/design-system/button";
import { useForm } from "@tread/design-system/form";
import { Text, Title } from "@tread/design-system/text";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import * as styles from "../../../features/account/account-forms.css.ts";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { mailLink } from "../../../features/account/mail-link.ts";
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordErrors,
  noPassword,
} from "../../../features/account/new-password-fields.tsx";
import { News } from "../../../features/account/news.tsx";
import { fieldRefusals, refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { useRefusedValues } from "../../../features/account/use-refused-values.ts";
import { type MailLink, useResetPasswordMutation } from "../../../features/account/users-api.ts";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { FormProblems } from "../../../features/forms/form-problems.tsx";
import { SignedOutOnly } from "../../../features/session/guarded.tsx";
import { signInPathFor, withRedirect } from "../../../features/session/sign-in-path.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";

/** It is read by who expected a form, so that it stays longer than what confirms a press. */
const signedInAlready = {
  content: "You're signed in. To choose a new password with that link, sign out and open it again.",
  duration: 20_000,
} as const;

const fieldIds = { password: "reset-password", repeat: "reset-repeat" } as const;

interface LinkRefusedProps {
  code: "LinkInvalid" | "LinkExpired";
  wanted: string | null;
  takesFocus: boolean;
}

function SignIn({ wanted, variant }: { wanted: string | null; variant?: "secondary" }) {
  const href = useShopHref();
  return (
    <Button size="lg" variant={variant} href={href(signInPathFor(wanted))}>
      Sign in
    </Button>
  );
}

function LinkRefused({ code, wanted, takesFocus }: LinkRefusedProps) {
  const href = useShopHref();
  const another = "/account/password/forgot";
  return (
    <News title="That link won’t do." takesFocus={takesFocus}>
      <Text>{refusals.resetPassword[code]}</Text>
      <Button size="lg" href={href(withRedirect(another, wanted))}>
        Get a new link
      </Button>
      {code === "LinkExpired" && <SignIn wanted={wanted} variant="secondary" />}
    </News>
  );
}

function ResetPassword({ link, wanted }: { link: MailLink; wanted: string | null }) {
  const [entered, setEntered] = useState<NewPassword>(noPassword);
  const [send, { error, isLoading, isSuccess }] = useResetPasswordMutation();
  const { refuse, refusalOf } = useRefusedValues<"password">();
  const failure = error as CallFailure | undefined;
  const wrong = newPasswordErrors(entered);
  const form = useForm({
    errors: { ...wrong, password: wrong.password ?? refusalOf("password", entered.password) },
    async onSubmit() {
      if (isLoading) return;
      const { error: refused } = await send({ ...link, password: entered.password });
      const { password } = refused ? fieldRefusals(refused as CallFailure) : {};
      if (!password) return;
      refuse("password", entered.password, password);
      document.getElementById(fieldIds.password)?.focus();
    },
  });

  if (failure?.code === "LinkInvalid" || failure?.code === "LinkExpired")
    return <LinkRefused code={failure.code} wanted={wanted} takesFocus />;
  if (isSuccess) {
    return (
      <News title="New password, sorted.">
        <Text>You've been signed out everywhere, so sign in again with the new one.</Text>
        <SignIn wanted={wanted} />
      </News>
    );
  }
  return (
    <>
      <Title level={2} size="lg">
        Choose a new password
      </Title>
      <form {...form.formProps} method="dialog" className={styles.form}>
        <NeedsScript what="Setting a new password" instead="ask" />
        <FormProblems fields={fieldIds} errors={form.errors} refusals={form.refusals}>
          {failure && !isLoading && !fieldRefusals(failure).password && refusalMessage(refusals.resetPassword, failure)}
        </FormProblems>
        <NewPasswordFields label="New password" ids={fieldIds} value={entered} onChange={setEntered} errors={form.errors} />
        <Button type="submit" size="xl" block loading={isLoading} loadingLabel="Saving">
          Save new password
        </Button>
      </form>
    </>
  );
}

/** Sets a new password by the link of a mail (ROUTE-29, AUTH-14). */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const link = mailLink(search);
  const wanted = redirectPath(search.get("redirect"));
  const dispatch = useAppDispatch();
  return (
    <SignedOutOnly onTurnedAway={() => dispatch(showAlert(signedInAlready))}>
      <AuthScreen headline={{ shout: "Fresh", aside: "start." }} poster={2} note="Make it long, make it yours.">
        {link ? (
          <ResetPassword link={link} wanted={wanted} />
        ) : (
          <LinkRefused code="LinkInvalid" wanted={wanted} takesFocus={false} />
        )}
      </AuthScreen>
    </SignedOutOnly>
  );
}
