import { type ClipboardEvent, type FocusEvent, useId, useImperativeHandle, useRef } from "react";
import { TextField, type TextFieldProps } from "../field/index.ts";
import { CountrySelect } from "./CountrySelect.tsx";
import { type PhoneCountry, phoneCountries } from "./phone-field.contract.ts";
import { groupDigits, loadNumberingPlans, readPhoneNumber } from "./phone-number.ts";
import { groupTyping } from "./typing.ts";

export interface PhoneFieldProps
  extends Omit<TextFieldProps, "type" | "inputMode" | "prefix" | "trim" | "invalidCharacters" | "defaultValue"> {
  /** As typed, in the groups its country writes it in. */
  value: string;
  /** Hears of the number at every change, grouped. */
  onChange: (value: string) => void;
  /** The chosen country: `NZ`. */
  country: string;
  /** Hears of the country that was chosen, or that a number with a prefix brought along. */
  onCountryChange: (country: string) => void;
  /** Countries to choose from, in order. Those the shop sells to unless given; `loadEveryPhoneCountry` has the rest. */
  countries?: readonly PhoneCountry[];
  /** What the browser may fill in (HTML's `autocomplete`). */
  autoComplete?: string;
}

/** Anything a phone number is never written with. An extension goes whole: its digits would make another number of it. */
const invalidCharacters = / ?(?:ext[a-z]{0,6}|x|#)[.: ]*\d+\s*$|[^\d+() .-]/i;

/**
 * A phone number and the country it is read in (FORM-26). Digits fall into the country's groups while they are typed;
 * a pasted or finished `+61 …` brings its country along. Whether the number is valid is the caller's rule
 * (`readPhoneNumber`), shown through `error`. The selector's id is the field's with `-country` behind it.
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
  onPaste,
  ref,
  ...props
}: PhoneFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const settle = async (typed: string) => {
    if (!typed) return;
    const number = await readPhoneNumber(typed, country);
    // The plans may have taken their time, and the shopper may have typed on.
    if (input.current?.value.trim() !== typed) return;
    if (!number.valid || !number.country || !countries.some((entry) => entry.code === number.country)) return;
    if (number.country !== country) onCountryChange(number.country);
    if (number.national !== typed) onChange(number.national);
  };

  const change = (next: string) => {
    const element = input.current;
    if (pasted.current) {
      pasted.current = false;
      onChange(next);
      settle(next.trim()).catch(() => undefined);
      return;
    }
    const typed = { text: next, caret: element?.selectionStart ?? next.length };
    const { text, caret } = groupTyping(typed, value, (number) => groupDigits(number, country));
    // The control is corrected before React hears of it, or the caret would be thrown to the end.
    if (element && text !== next) {
      element.value = text;
      element.setSelectionRange(caret, caret);
    }
    onChange(text);
  };

  return (
    <TextField
      {...props}
      ref={input}
      id={id}
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      disabled={disabled}
      value={value}
      onChange={change}
      invalidCharacters={invalidCharacters}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        pasted.current = true;
        onPaste?.(event);
      }}
      onFocus={(event) => {
        // On their way before they are needed; a failed download is tried again on leaving.
        loadNumberingPlans().catch(() => undefined);
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        pasted.current = false;
        settle(event.currentTarget.value.trim()).catch(() => undefined);
        onBlur?.(event);
      }}
      prefix={
        <CountrySelect
          id={`${id}-country`}
          name={name ? `${name}Country` : undefined}
          label="Country of the phone number"
          countries={countries}
          value={countries.some(({ code }) => code === country) ? country : (countries[0]?.code ?? "")}
          onChange={onCountryChange}
          disabled={disabled}
        />
      }
    />
  );
}
