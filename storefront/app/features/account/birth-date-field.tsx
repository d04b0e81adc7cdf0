import { TextField, type TextFieldProps } from "@tread/design-system/field";
import { tidyBirthDate } from "#domain/fields/birth-date-text.ts";

export type BirthDateFieldProps = Omit<TextFieldProps, "type" | "label" | "inputMode" | "placeholder"> & {
  /** As typed. */
  value: string;
  /** Hears of what is typed, and of its tidy form once the field is left. */
  onChange: (value: string) => void;
};

/**
 * A birthday in one line, day first. It takes any separator or none, and a browser's own way of writing dates; once left, it
 * shows the date the way the shop writes it, and what is no date as it is. `readBirthDate` gives the rule what it judges.
 */
export function BirthDateField({ value, onChange, onBlur, ...props }: BirthDateFieldProps) {
  return (
    <TextField
      autoComplete="bday"
      help="For a treat. You can't change it later, so no fibbing."
      {...props}
      label="Birthday"
      placeholder="DD / MM / YYYY"
      inputMode="numeric"
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        onChange(tidyBirthDate(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}
