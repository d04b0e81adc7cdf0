import { Button } from "@tread/design-system/button";
import { Card } from "@tread/design-system/card";
import { Checkbox } from "@tread/design-system/checkbox";
import { useForm } from "@tread/design-system/form";
import { Note } from "@tread/design-system/note";
import { Text } from "@tread/design-system/text";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CallFailure } from "#contract/rendering.ts";
import * as styles from "../../../features/account/account.css.ts";
import { useSaveCardMutation } from "../../../features/account/account-api.ts";
import { authorisationNote } from "../../../features/account/card-words.ts";
import { CardFields, type CardFieldsHandle } from "../../../features/payments/card-fields.tsx";

const unableToSave = "We couldn't save that card. Try again in a moment.";

/** Refusals whose sentence says what to do. */
const sayingWhy: ReadonlySet<string> = new Set([
  "PaymentDeclined",
  "PaymentInstrumentTypeNotAccepted",
  "TooManyPaymentMethods",
  "PaymentServiceUnavailable",
  "Unreachable",
]);

export interface CardFormProps {
  /** There is no other card, so that this one becomes the default anyway. */
  isFirst: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

/** A new card, by fields that the payment service keeps in frames of its own. */
export function CardForm({ isFirst, onSaved, onCancel }: CardFormProps) {
  const [isDefault, setIsDefault] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [save] = useSaveCardMutation();
  const card = useRef<CardFieldsHandle>(null);
  const title = useRef<HTMLElement>(null);
  const problemBox = useRef<HTMLDivElement>(null);
  // Enter in a card field and a press on the button can come before the page has been drawn again.
  const underway = useRef(false);
  // What was pressed to come here is gone.
  useEffect(() => title.current?.focus(), []);

  const fail = (message: string) => {
    // What is empty takes no focus, so the sentence has to be there first.
    flushSync(() => setProblem(message));
    problemBox.current?.focus();
  };
  const submit = async () => {
    if (underway.current) return;
    underway.current = true;
    setSaving(true);
    setProblem(null);
    try {
      const token = await card.current?.tokenize();
      if (!token) return;
      const { data, error } = await save({ token: token.nonce, isDefault: isDefault || isFirst });
      if (data) return onSaved();
      const { code, message } = error as CallFailure;
      fail(sayingWhy.has(code) ? message : unableToSave);
    } catch {
      fail(unableToSave);
    } finally {
      underway.current = false;
      setSaving(false);
    }
  };
  const form = useForm({ errors: {}, onSubmit: submit });
  return (
    <Card ref={title} tabIndex={-1} title="New card" className={styles.formCard}>
      <form {...form.formProps} method="dialog" className={styles.form}>
        <div ref={problemBox} tabIndex={-1} role="alert" className={styles.problem}>
          {problem && <Note tone="error">{problem}</Note>}
        </div>
        <CardFields ref={card} onSubmit={() => form.formProps.ref.current?.requestSubmit()} onFailure={fail} />
        {!isFirst && (
          <Checkbox name="defaultCard" checked={isDefault} onChange={setIsDefault}>
            Pay with this one unless I say otherwise
          </Checkbox>
        )}
        <Text variant="body.sm" tone="secondary">
          {authorisationNote}
        </Text>
        <div className={styles.actions}>
          <Button type="submit" size="lg" loading={saving} loadingLabel="Saving">
            Save card
          </Button>
          <Button size="lg" variant="ghost" disabled={saving} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
