import type { ComponentProps, FocusEvent } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import * as css from "./TextareaField.css.ts";
import { useTextEditing } from "./use-text-editing.ts";

export interface TextareaFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<"textarea">,
      keyof FieldProps | "value" | "defaultValue" | "onChange" | "onBlur" | "onCompositionEnd" | "prefix" | "children"
    > {
  /** The value, when the caller keeps it. */
  value?: string;
  /** The first value, when the form keeps it. */
  defaultValue?: string;
  /** Hears of the value at every change, cleaned of `invalidCharacters`. */
  onChange?: (value: string) => void;
  /** Runs when focus leaves the text, after the value was trimmed. */
  onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
  /** Characters that cannot be typed or pasted into the field. */
  invalidCharacters?: RegExp;
  /** Takes off space around the value when focus leaves. */
  trim?: boolean;
  /** Shows a counter against this many characters. The field takes more, so that the shopper sees what to cut. */
  countTo?: number;
  /** How the counter counts: the same way as the rule behind the limit. Code units unless said otherwise. */
  measure?: (value: string) => number;
}

/** A few lines of text, with a counter when they may only be so many. */
export function TextareaField({
  id,
  label,
  hideLabel,
  required,
  help,
  error,
  valid,
  disabled,
  className,
  value,
  defaultValue,
  countTo,
  measure,
  onChange,
  onBlur,
  invalidCharacters,
  trim = true,
  ref,
  "aria-describedby": describedBy,
  ...textarea
}: TextareaFieldProps) {
  const { handlers, length } = useTextEditing<HTMLTextAreaElement>({
    value,
    defaultValue,
    onChange,
    onBlur,
    invalidCharacters,
    measure,
    trim,
    ref,
  });
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      required={required}
      help={help}
      error={error}
      valid={valid}
      disabled={disabled}
      className={className}
      count={countTo === undefined ? undefined : { length: length(), max: countTo }}
      describedBy={describedBy}
    >
      {(control) => (
        <textarea
          rows={3}
          {...textarea}
          {...control}
          {...handlers}
          value={value}
          defaultValue={defaultValue}
          className={css.textarea}
        />
      )}
    </Field>
  );
}
