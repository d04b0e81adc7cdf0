import { Button } from "@tread/design-system/button";
import { EmailField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Link } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import { useEffect, useRef, useState } from "react";
import { telephoneLink } from "#domain/country/country.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { signInPathFor } from "../session/sign-in-path.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import * as styles from "./footer-sign-up.css.ts";
import { useFooterSignUpMutation } from "./sign-up-api.ts";

export interface FooterSignUpProps {
  /** In the boutique's words. */
  btq: boolean;
}

/** The sign-up over the footer: one field, and what became of it in its place (MKTG-01, FOOT-04). */
export function FooterSignUp({ btq }: FooterSignUpProps) {
  const { code, supportPhone } = useCountry();
  const href = useShopHref();
  const [email, setEmail] = useState("");
  // What is said is said of the address that was sent, whatever stands in the field by then.
  const [signUp, { data: result, isError, isLoading, originalArgs: sent }] = useFooterSignUpMutation();
  const problem = emailProblem(email);
  const form = useForm({
    errors: { email: problem ? problemMessage(emailMessages, problem) : undefined },
    onSubmit: () => {
      signUp(normaliseEmail(email));
    },
  });

  const done = useRef<HTMLElement>(null);
  // The field and its button are gone, and focus with them unless it had gone on before.
  useEffect(() => {
    if (result === "SUCCESS" && document.activeElement === document.body) done.current?.focus({ preventScroll: true });
  }, [result]);

  if (result === "SUCCESS") {
    return (
      <Text ref={done} variant="body.lg" role="status" tabIndex={-1}>
        You're in. <strong>{sent}</strong> is subscribed, so look out for first dibs.
      </Text>
    );
  }
  return (
    // Without scripts nothing is sent: a plain submit would put the address into the URL.
    <form {...form.formProps} method="dialog">
      <noscript>
        <Text variant="body.sm">Signing up needs JavaScript.</Text>
      </noscript>
      <div className={styles.row}>
        <EmailField
          name="email"
          label="Email"
          placeholder={code === "nz" ? "you@email.co.nz" : "you@email.com.au"}
          required
          value={email}
          onChange={setEmail}
          error={form.errors.email}
        />
        <Button type="submit" size="lg" className={styles.button} loading={isLoading} loadingLabel="Signing up">
          Sign me up
        </Button>
      </div>
      <div role="status">
        {result === "PREV_UNSUB" && (
          <Text variant="body.sm">
            {sent} was unsubscribed before. <Link href={href(signInPathFor("/account/contact-info"))}>Sign in</Link> to hear from
            us again, or call <Link href={telephoneLink(supportPhone)}>{supportPhone}</Link>.
          </Text>
        )}
        {isError && !isLoading && (
          <Text variant="body.sm" tone="error">
            We're unable to subscribe {sent} right now. Try again.
          </Text>
        )}
      </div>
      <Text variant="body.sm" className={styles.note}>
        {btq ? "New pieces and private previews." : "New drops, early sale access and the odd bad pun."} Unsubscribe any time.
      </Text>
    </form>
  );
}
