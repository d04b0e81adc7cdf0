import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { useReadBack } from "../form/use-read-back.ts";
import { Field, type FieldProps } from "./Field.tsx";
import * as css from "./SelectField.css.ts";

export interface SelectOption {
  /** As it is posted. */
  value: string;
  /** As it is read. */
  label: string;
  /** Is seen, and cannot be chosen. */
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<"select">,
      keyof FieldProps | "value" | "defaultValue" | "onChange" | "onBlur" | "prefix" | "size" | "children"
    > {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** The choice, when the caller keeps it. */
  value?: string;
  /** The first choice, when the form keeps it. */
  defaultValue?: string;
  /** Hears of the chosen value. */
  onChange?: (value: string) => void;
  /** Runs when focus leaves the select. */
  onBlur?: (event: FocusEvent<HTMLSelectElement>) => void;
  /** First, empty choice: 'Choose a state'. */
  placeholder?: string;
  /** Before the value, inside the box: a flag. */
  prefix?: ReactNode;
}

/** One of a short list, as the browser's own select: it opens the platform's picker and works without script. */
export function SelectField({
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
  options,
  placeholder,
  onChange,
  ref,
  "aria-describedby": describedBy,
  ...select
}: SelectFieldProps) {
  const attach = useReadBack<HTMLSelectElement>(({ value }) => {
    if (select.value !== undefined && value !== select.value) onChange?.(value);
  }, ref);
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
      describedBy={describedBy}
      kind="select"
    >
      {(control) => (
        <select
          {...select}
          {...control}
          ref={attach}
          className={css.select}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
