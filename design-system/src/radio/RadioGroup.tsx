import { type ComponentProps, type ReactNode, useId } from "react";
import { error as errorClass } from "../checkbox/check.css.ts";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import { Radio } from "./Radio.tsx";
import { RadioFieldset } from "./RadioFieldset.tsx";
import * as css from "./RadioGroup.css.ts";

export interface RadioOption {
  /** As it is posted. */
  value: string;
  /** As it is read. */
  label: ReactNode;
  /** Is seen, and cannot be chosen. */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<"fieldset">, "onChange" | "children" | "defaultValue"> {
  /** The question. */
  legend: ReactNode;
  /** The choices, in order. */
  options: readonly RadioOption[];
  /** Form name. Made up when left out. */
  name?: string;
  /** The choice, when the caller keeps it; `null` for none yet. */
  value?: string | null;
  /** The first choice, when the form keeps it. */
  defaultValue?: string;
  /** Hears of the chosen value. */
  onChange?: (value: string) => void;
  /** A question that may stay unanswered says 'optional'. */
  required?: boolean;
  /** One sentence under the question. */
  help?: ReactNode;
  /** What is wrong and what to do. */
  error?: string;
}

/** A few choices of which one holds, all in view (APG radio group, on native radios: arrows move and choose). */
export function RadioGroup({
  id: givenId,
  legend,
  options,
  name,
  value,
  defaultValue,
  onChange,
  required = false,
  help,
  error,
  className,
  "aria-describedby": describedBy,
  ...fieldset
}: RadioGroupProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const description = [describedBy, error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <RadioFieldset
      {...fieldset}
      id={id}
      className={classNames(css.group, className)}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={description || undefined}
    >
      <legend className={css.legend}>
        {legend}
        {!required && (
          <>
            {" "}
            <span className={css.optional}>optional</span>
          </>
        )}
      </legend>
      {help && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name ?? id}
          value={option.value}
          disabled={option.disabled}
          checked={value === undefined ? undefined : value === option.value}
          defaultChecked={value === undefined ? defaultValue === option.value : undefined}
          onSelect={() => onChange?.(option.value)}
        >
          {option.label}
        </Radio>
      ))}
      {error && (
        <p className={errorClass} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </RadioFieldset>
  );
}
