import type { ComponentProps, FocusEvent, ReactNode } from "react";
import * as css from "./Field.css.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { useTextEditing } from "./use-text-editing.ts";

export interface TextFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<"input">,
      keyof FieldProps | "value" | "defaultValue" | "onChange" | "onBlur" | "onCompositionEnd" | "prefix" | "size" | "children"
    > {
  /** The value, when the caller keeps it. */
  value?: string;
  /** The first value, when the form keeps it. */
  defaultValue?: string;
  /** Hears of the value at every change, cleaned of `invalidCharacters`. */
  onChange?: (value: string) => void;
  /** Runs when focus leaves the input, after the value was trimmed. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Characters that cannot be typed or pasted into the field. */
  invalidCharacters?: RegExp;
  /** Takes off space around the value when focus leaves. */
  trim?: boolean;
  /** Before the value, inside the box: an icon, a currency sign. */
  prefix?: ReactNode;
  /** After the value, inside the box: a button, a unit. */
  suffix?: ReactNode;
  /** Shows a counter against this many characters. The field takes more, so that the shopper sees what to cut. */
  countTo?: number;
  /** How the counter counts: the same way as the rule behind the limit. Code units unless said otherwise. */
  measure?: (value: string) => number;
}

/** A line of text. `autoComplete`, `inputMode`, `enterKeyHint`, `data-*` and `ref` reach the input. */
export function TextField({
  id,
  label,
  hideLabel,
  required,
  help,
  error,
  valid,
  disabled,
  className,
  prefix,
  suffix,
  countTo,
  measure,
  value,
  defaultValue,
  onChange,
  onBlur,
  invalidCharacters,
  trim = true,
  ref,
  "aria-describedby": describedBy,
  ...input
}: TextFieldProps) {
  const { handlers, length } = useTextEditing({ value, defaultValue, onChange, onBlur, invalidCharacters, measure, trim, ref });
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
      prefix={prefix}
      suffix={suffix}
      count={countTo === undefined ? undefined : { length: length(), max: countTo }}
      describedBy={describedBy}
    >
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          {...handlers}
          value={value}
          defaultValue={defaultValue}
          className={css.control}
        />
      )}
    </Field>
  );
}
