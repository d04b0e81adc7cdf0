import { type FocusEvent, useId } from "react";
import { TextField, type TextFieldProps } from "../field/index.ts";
import { Icon } from "../icon/index.ts";
import * as css from "./PhoneField.css.ts";
import { type PhoneCountry, phoneCountries } from "./phone-field.contract.ts";
import { readPhoneNumber } from "./phone-number.ts";

export interface PhoneFieldProps
  extends Omit<TextFieldProps, "type" | "inputMode" | "prefix" | "trim" | "invalidCharacters" | "defaultValue"> {
  /** As typed, or as written in its country once it was read. */
  value: string;
  /** Hears of the number at every change. */
  onChange: (value: string) => void;
  /** The chosen country: `NZ`. */
  country: string;
  /** Hears of the country, chosen or read from a pasted number. */
  onCountryChange: (country: string) => void;
  /** The countries to choose from. `phoneCountries` unless said otherwise. */
  countries?: readonly PhoneCountry[];
}

/** Anything a phone number is never written with. */
const invalidCharacters = /[^\d+() .-]/;

/**
 * A phone number and the country it is read in. When the shopper leaves it, a number that can exist is put as its
 * country writes it, and a pasted `+61 …` brings its country along. Whether it is valid is the caller's rule
 * (`readPhoneNumber`), shown through `error`.
 */
export function PhoneField({
  id: givenId,
  value,
  onChange,
  country,
  onCountryChange,
  countries = phoneCountries,
  name,
  autoComplete = "tel",
  disabled,
  onBlur,
  onFocus,
  ...props
}: PhoneFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const chosen = countries.find((entry) => entry.code === country) ?? countries[0];

  const settle = async (typed: string) => {
    if (!typed) return;
    const number = await readPhoneNumber(typed, country);
    if (!number.valid || !number.country || !countries.some((entry) => entry.code === number.country)) return;
    if (number.country !== country) onCountryChange(number.country);
    if (number.national !== typed) onChange(number.national);
  };

  return (
    <TextField
      {...props}
      id={id}
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      disabled={disabled}
      value={value}
      onChange={onChange}
      invalidCharacters={invalidCharacters}
      onFocus={(event) => {
        // The numbering plans are on their way before they are needed; a failed download is tried again on leaving.
        readPhoneNumber("", country).catch(() => undefined);
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        settle(event.currentTarget.value.trim()).catch(() => undefined);
        onBlur?.(event);
      }}
      prefix={
        <span className={css.country}>
          {chosen && <Icon name={chosen.flag} />}
          <Icon name="chevron-down" size="sm" />
          <select
            className={css.select}
            aria-label="Country of the phone number"
            name={name ? `${name}Country` : undefined}
            autoComplete="off"
            value={chosen?.code}
            disabled={disabled}
            onChange={(event) => onCountryChange(event.currentTarget.value)}
          >
            {countries.map((entry) => (
              <option key={entry.code} value={entry.code}>
                {entry.name} (+{entry.callingCode})
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
