import { Button } from "@tread/design-system/button";
import { EmailField, SelectField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Text } from "@tread/design-system/text";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { useCountry } from "../shop/use-shop.ts";
import * as styles from "./reminders.css.ts";
import { useAskReminderMutation } from "./reminders-api.ts";

export interface AskReminderProps {
  productId: string;
  /** The sizes that are sold out, as their buttons say them; null where the whole product is waited for. */
  sizes: readonly { readonly id: string; readonly code: string; readonly label?: string }[] | null;
  /** The size chosen on the page. */
  selected: string | undefined;
}

/** Asks for an address to mail once what is waited for has come. What became of it stands in its place. */
export default function AskReminder({ productId, sizes, selected }: AskReminderProps) {
  const { code } = useCountry();
  // A size that nobody has chosen is not waited for.
  const [variantId, setVariantId] = useState(() => sizes?.find(({ id }) => sizes.length === 1 || id === selected)?.id ?? "");
  const size = sizes?.find(({ id }) => id === variantId);
  const [email, setEmail] = useState("");
  // What is said is said of what was sent, whatever stands in the fields by then.
  const [ask, { data, error, isLoading, originalArgs: sent }] = useAskReminderMutation();
  const problem = emailProblem(email);
  const form = useForm({
    errors: {
      size: sizes && !size ? "Choose a size." : undefined,
      email: problem ? problemMessage(emailMessages, problem) : undefined,
    },
    onSubmit: () => {
      void ask({ email: normaliseEmail(email), productId, variantId: variantId || null });
    },
  });
  const isRelease = sizes === null;
  const begin = useEffectEvent(() => form.formProps.ref.current?.querySelector<HTMLElement>("select, input")?.focus());
  // Whoever pressed for this goes on in it.
  useEffect(() => begin(), []);
  const done = useRef<HTMLElement>(null);
  // The form is gone, and focus with it unless it had gone on before.
  useEffect(() => {
    if (data && document.activeElement === document.body) done.current?.focus({ preventScroll: true });
  }, [data]);

  if (data) {
    const asked = sizes?.find(({ id }) => id === sent?.variantId);
    return (
      <Text ref={done} role="status" tabIndex={-1}>
        Check your mail. Press the link we've sent to <strong>{sent?.email}</strong>, and we'll tell you{" "}
        {isRelease
          ? "when it's out"
          : asked && sizes.length > 1
            ? `when size ${asked.label ?? asked.code} is back`
            : "when it's back"}
        .
      </Text>
    );
  }
  return (
    // Without scripts nothing is sent: a plain submit would put the address into the URL.
    <form
      {...form.formProps}
      method="dialog"
      className={styles.form}
      aria-label={isRelease ? "Tell me when it's out" : "Tell me when it's back"}
    >
      <Text variant="body.sm">
        {isRelease
          ? "Leave your email, and we'll tell you the moment it's out."
          : "Leave your email, and we'll tell you when it's back."}
      </Text>
      {sizes && sizes.length > 1 && (
        <SelectField
          label="Size"
          name="size"
          required
          placeholder="Choose a size"
          value={variantId}
          onChange={setVariantId}
          error={form.errors.size}
          options={sizes.map(({ id, code: size, label }) => ({ value: id, label: label ?? size }))}
        />
      )}
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
        <Button type="submit" size="lg" variant="secondary" className={styles.button} loading={isLoading} loadingLabel="Asking">
          Tell me
        </Button>
      </div>
      <div role="alert" className={styles.problem}>
        {error && !isLoading && (
          <Text variant="body.sm" tone="error">
            {(error as CallFailure).message}
          </Text>
        )}
      </div>
      <Text variant="body.xs" tone="secondary">
        One mail when it happens, no newsletter.
      </Text>
    </form>
  );
}
