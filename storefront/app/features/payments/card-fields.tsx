import { FormLayout, FormRow } from "@tread/design-system/field";
import { HostedField } from "@tread/design-system/hosted-field";
import { Icon } from "@tread/design-system/icon";
import { Spinner } from "@tread/design-system/spinner";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from "react";
import { cardExpiryMessages, cardNumberMessages, cardSecurityCodeMessages } from "#domain/fields/messages.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import * as styles from "./card-fields.css.ts";
import { hostedFieldStyles } from "./hosted-field-styles.css.ts";
import {
  type CardToken,
  createHostedFields,
  type HostedFieldName,
  type HostedFieldState,
  type HostedFields,
  HostedFieldsError,
} from "./hosted-fields-client.ts";
import { usePaymentService } from "./use-payment-service.ts";

/** What the payment step asks of the card fields. */
export interface CardFieldsHandle {
  /**
   * A single-use token for what the fields hold, or null when something is wrong with them, which they then say.
   * Waits for fields that are still on their way.
   */
  tokenize(): Promise<CardToken | null>;
}

const missing: Readonly<Record<HostedFieldName, string>> = {
  number: cardNumberMessages.empty,
  expirationDate: cardExpiryMessages.empty,
  cvv: cardSecurityCodeMessages.empty,
};
// The fields say that something is wrong and not what, so one sentence answers for a date that is no date and for one past.
const wrong: Readonly<Record<HostedFieldName, string>> = {
  number: cardNumberMessages.invalid,
  expirationDate: "Check the expiry date. It's month and year, like 08/28.",
  cvv: "Check the security code.",
};

const unableToLoad = "We can't load the card fields right now.";

const fieldNames = ["number", "expirationDate", "cvv"] as const;

export interface CardFieldsProps {
  ref?: Ref<CardFieldsHandle>;
  /** Something has been typed into fields that were empty. */
  onBegin?: () => void;
  /** Enter was pressed in a field. */
  onSubmit: () => void;
  /** Something that is not the fields' own fault, as a sentence. */
  onFailure: (message: string) => void;
}

/**
 * Card number, expiry and security code, each in a frame of another origin: the digits never touch this document, its
 * scripts, logs or storage (issue of PCI DSS SAQ A).
 */
export function CardFields({ ref, onBegin, onSubmit, onFailure }: CardFieldsProps) {
  const id = useId();
  const service = usePaymentService();
  const fields = useRef<HostedFields>(null);
  const arrival = useRef<Promise<boolean>>(Promise.resolve(false));
  const [loading, setLoading] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(1);
  const [states, setStates] = useState<Partial<Record<HostedFieldName, HostedFieldState>>>({});
  const [shown, setShown] = useState<ReadonlySet<HostedFieldName>>(new Set());
  // After a refused submit an error stays while its field is put right, as in every other form.
  const [refused, setRefused] = useState(false);
  // Pay may be pressed between a frame's word and the next drawing.
  const heard = useRef<Partial<Record<HostedFieldName, HostedFieldState>>>({});
  const begin = useEffectEvent(() => onBegin?.());
  const submit = useEffectEvent(onSubmit);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the frames anew.
  useEffect(() => {
    let gone = false;
    const container = (name: HostedFieldName) => document.getElementById(`${id}-${name}`) as HTMLElement;
    const hear = (state: HostedFieldState) => {
      const left = heard.current[state.field]?.isFocused && !state.isFocused && !state.isEmpty;
      if (left) setShown((names) => new Set([...names, state.field]));
      if (!state.isEmpty && fieldNames.every((name) => heard.current[name]?.isEmpty ?? true)) begin();
      heard.current = { ...heard.current, [state.field]: state };
      setStates(heard.current);
    };
    const create = service ? service.createFields : createHostedFields;
    arrival.current = create({
      fields: {
        number: { container: container("number"), label: "Card number", placeholder: "1234 1234 1234 1234" },
        expirationDate: { container: container("expirationDate"), label: "Expiry", placeholder: "MM / YY" },
        cvv: { container: container("cvv"), label: "CVV", placeholder: "123" },
      },
      styles: hostedFieldStyles,
      onChange: hear,
      onSubmit: () => submit(),
    }).then(
      (created) => {
        if (gone) {
          created.teardown();
          return false;
        }
        fields.current = created;
        setLoading("ready");
        return true;
      },
      () => {
        if (!gone) setLoading("failed");
        return false;
      },
    );
    return () => {
      gone = true;
      fields.current?.teardown();
      fields.current = null;
    };
  }, [id, attempt]);

  const retry = () => {
    heard.current = {};
    setStates(heard.current);
    setShown(new Set());
    setRefused(false);
    setLoading("loading");
    setAttempt(attempt + 1);
  };

  const errorOf = (name: HostedFieldName): string | undefined => {
    const state = states[name];
    if (!shown.has(name)) return undefined;
    if (!state || state.isEmpty) return missing[name];
    return state.isValid || (state.isFocused && !refused) ? undefined : wrong[name];
  };

  useEffect(() => {
    for (const name of fieldNames) fields.current?.setError(name, errorOf(name) ?? "");
  });

  useImperativeHandle(ref, () => ({
    async tokenize() {
      if (!(await arrival.current)) {
        onFailure(unableToLoad);
        return null;
      }
      const invalid = fieldNames.filter((name) => !heard.current[name]?.isValid);
      if (invalid[0]) {
        setShown(new Set(fieldNames));
        setRefused(true);
        fields.current?.focus(invalid[0]);
        return null;
      }
      try {
        return (await fields.current?.tokenize()) ?? null;
      } catch (error) {
        if (error instanceof HostedFieldsError) {
          for (const name of error.fields) setShown((names) => new Set([...names, name]));
          if (error.fields[0]) fields.current?.focus(error.fields[0]);
          onFailure(error.message);
          return null;
        }
        throw error;
      }
    },
  }));

  const field = (name: HostedFieldName, label: string, prefix?: ReactNode) => (
    <HostedField
      id={`${id}-${name}`}
      label={label}
      error={errorOf(name)}
      valid={states[name]?.isValid && !states[name]?.isFocused}
      focused={states[name]?.isFocused}
      disabled={loading === "loading"}
      aria-busy={loading === "loading" || undefined}
      prefix={prefix}
      suffix={loading === "loading" && <Spinner className={styles.spinner} label="Loading" />}
      onFocusRequest={() => fields.current?.focus(name)}
    />
  );

  if (loading === "failed") return <LoadFailedNote message={unableToLoad} onRetry={retry} />;
  return (
    <FormLayout>
      {field("number", "Card number", <Icon name="card" />)}
      <FormRow>
        {field("expirationDate", "Expiry")}
        {field("cvv", states.number?.code?.name ?? "CVV")}
      </FormRow>
    </FormLayout>
  );
}
