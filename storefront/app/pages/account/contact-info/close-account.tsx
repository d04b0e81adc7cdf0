import { Button } from "@tread/design-system/button";
import { PasswordField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Text, Title } from "@tread/design-system/text";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CallFailure } from "#contract/rendering.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import * as styles from "../../../features/account/account.css.ts";
import { PasswordOwner } from "../../../features/account/password-owner.tsx";
import { refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { useRefusedValues } from "../../../features/account/use-refused-values.ts";
import { useCloseAccountMutation } from "../../../features/account/users-api.ts";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { FormProblems } from "../../../features/forms/form-problems.tsx";
import { endSession } from "../../../features/session/session-actions.ts";
import { tellOtherTabs } from "../../../features/session/session-channel.ts";
import { statusChanged } from "../../../features/session/session-slice.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";
import * as own from "./close-account.css.ts";

const fieldIds = { password: "close-password" } as const;

const closed = {
  content: "Your account is closed. We've sent you an email that says so.",
  duration: 20_000,
} as const;

function CloseForm({ email, onKeep }: { email: string; onKeep: () => void }) {
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState("");
  const [close, { error, isLoading }] = useCloseAccountMutation();
  const { refuse, refusalOf } = useRefusedValues<"password">();
  const form = useForm({
    errors: { password: password === "" ? "Enter your password." : refusalOf("password", password) },
    async onSubmit() {
      if (isLoading) return;
      const { error: refused } = await close(password);
      if (refused) {
        if ((refused as CallFailure).code !== "IncorrectPassword") return;
        refuse("password", password, refusals.closeAccount.IncorrectPassword);
        document.getElementById(fieldIds.password)?.focus();
        return;
      }
      // Seen by the account's guard, which leads whoever leaves of their own accord home, and everybody else to signing in.
      flushSync(() => dispatch(statusChanged("LOGGING_OUT")));
      dispatch(endSession());
      tellOtherTabs("closed");
      dispatch(showAlert(closed));
    },
  });
  const failure = isLoading ? undefined : (error as CallFailure | undefined);

  return (
    <form {...form.formProps} method="dialog" className={own.form}>
      <FormProblems fields={fieldIds} errors={form.errors} refusals={form.refusals}>
        {failure && failure.code !== "IncorrectPassword" && refusalMessage(refusals.closeAccount, failure)}
      </FormProblems>
      <Text>
        This can't be undone. We'll email {email} once it's done, and you're signed out everywhere. You can sign up with that
        address again any time.
      </Text>
      <div className={own.group}>
        <Title level={3} size="sm">
          What goes
        </Title>
        <ul className={own.list}>
          <Text as="li">Your details, addresses and saved cards.</Text>
          <Text as="li">Your cart and wishlist, in New Zealand and Australia.</Text>
          <Text as="li">Your frequent-flyer membership here, our news by email and text, and reminders you asked for.</Text>
        </ul>
      </div>
      <div className={own.group}>
        <Title level={3} size="sm">
          What stays
        </Title>
        <ul className={own.list}>
          <Text as="li">
            Your orders, which the law has us keep. They're no longer in an account, but you can find and return each by its
            number and your email address.
          </Text>
          <Text as="li">Gift cards, which you spend by their number and PIN as ever.</Text>
        </ul>
      </div>
      <PasswordOwner email={email} />
      <PasswordField
        id={fieldIds.password}
        name="password"
        label="Your password"
        required
        value={password}
        onChange={setPassword}
        error={form.errors.password}
      />
      <div className={styles.actions}>
        <Button type="submit" size="lg" variant="danger" loading={isLoading} loadingLabel="Closing">
          Close my account
        </Button>
        <Button size="lg" variant="ghost" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </form>
  );
}

/** Closes the account of whoever says so with its password, and is told first what goes and what stays. */
export function CloseAccount({ email }: { email: string }) {
  const [asked, setAsked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const ask = (now: boolean) => {
    flushSync(() => setAsked(now));
    (now ? title : opener).current?.focus();
  };
  return (
    <section className={own.section} aria-labelledby="close-account">
      <Title id="close-account" ref={title} tabIndex={-1} level={2} size="md">
        Close account
      </Title>
      {asked ? (
        <CloseForm email={email} onKeep={() => ask(false)} />
      ) : (
        <>
          <Text tone="secondary">Done with {siteName}? You can close your account here, and we'll forget you.</Text>
          <div>
            <Button ref={opener} variant="secondary" onClick={() => ask(true)}>
              Close account
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
