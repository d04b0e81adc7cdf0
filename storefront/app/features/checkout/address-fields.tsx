import { ComboboxField } from "@tread/design-system/combobox-field";
import { FormLayout, FormRow, SelectField, TextField } from "@tread/design-system/field";
import { useState } from "react";
import type { Address, AddressCountry } from "#domain/checkout/address.ts";
import { type AddressDraft, type AddressField, addressProblems } from "#domain/fields/address.ts";
import { addressConfiguration } from "#domain/fields/address-country.ts";
import type { FieldProblem } from "#domain/fields/field-problem.ts";
import {
  addressCountryMessages,
  cityMessages,
  companyMessages,
  contactNameMessages,
  type Messages,
  postcodeMessages,
  problemMessage,
  stateMessages,
  street1Messages,
  street2Messages,
  suburbMessages,
} from "#domain/fields/messages.ts";
import { useAddressSuggestions } from "../account/use-address-suggestions.ts";

const messages: Readonly<Record<AddressField, Messages<string>>> = {
  country: addressCountryMessages,
  contactName: contactNameMessages,
  company: companyMessages,
  street1: street1Messages,
  street2: street2Messages,
  suburb: suburbMessages,
  city: cityMessages,
  state: stateMessages,
  postcode: postcodeMessages,
};

export type AddressErrors = Partial<Record<AddressField, string>>;

/** The sentences for what is wrong with an address, by field. */
export function addressErrors(draft: AddressDraft, offered: readonly AddressCountry[]): AddressErrors {
  return Object.fromEntries(
    Object.entries(addressProblems(draft, offered, { cityRequired: true })).map(([field, problem]) => [
      field,
      problemMessage(messages[field as AddressField], problem as FieldProblem<string>),
    ]),
  );
}

/** Errors of an address under the names that its fields have in a form of that purpose. */
export function errorsByName(purpose: AddressFieldsProps["purpose"], errors: AddressErrors): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${purpose}-${field}`, error]));
}

/** The other way round: a form's errors by field of the address. What belongs to other fields of the form does no harm. */
export function errorsByField(
  purpose: AddressFieldsProps["purpose"],
  errors: Readonly<Record<string, string | undefined>>,
): AddressErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name.replace(`${purpose}-`, ""), error]));
}

const countryNames: Readonly<Record<AddressCountry, string>> = { NZ: "New Zealand", AU: "Australia" };

export interface AddressFieldsProps {
  /** What the address is for: the beginning of every field's id, and the autofill section where it has one. */
  purpose: "shipping" | "billing" | "saved";
  value: AddressDraft;
  /**
   * Hears of every change. `type` says how the place came about: SELECTED when it was picked from the lookup, ENTERED once any of
   * it has been typed (ADDR-02). Who it is for leaves it as it was.
   */
  onChange: (value: AddressDraft, type?: Address["type"]) => void;
  /** Errors that may be shown. */
  errors: AddressErrors;
  offered: readonly AddressCountry[];
}

/** Fields that say who gets it, and not where that is. */
const ofRecipient: ReadonlySet<AddressField> = new Set(["contactName", "company"]);

/**
 * The fields of an address, as the country writes one. The street can be completed from the address lookup, which fills in the
 * rest. Names carry the purpose, so that two forms can share a page.
 */
export function AddressFields({ purpose, value, onChange, errors, offered }: AddressFieldsProps) {
  const country = offered.find((code) => code === value.country) ?? offered[0] ?? "NZ";
  // Only what is typed is looked for: what was picked, or kept before, needs no more suggestions.
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = useAddressSuggestions(typed, country);
  const set = (field: AddressField) => (text: string) =>
    onChange({ ...value, [field]: text }, ofRecipient.has(field) ? undefined : "ENTERED");
  const { city, states } = addressConfiguration(country);
  const section = purpose === "saved" ? "" : `${purpose} `;
  const shared = (field: AddressField) => ({
    id: `${purpose}-${field}`,
    name: `${purpose}-${field}`,
    value: value[field] ?? "",
    onChange: set(field),
    error: errors[field],
  });
  return (
    <FormLayout>
      {offered.length > 1 && (
        <SelectField
          {...shared("country")}
          onChange={(code) => onChange({ ...value, country: code, city: undefined, state: undefined }, "ENTERED")}
          label="Country"
          required
          autoComplete={`${section}country`}
          options={offered.map((code) => ({ value: code, label: countryNames[code] }))}
        />
      )}
      <TextField {...shared("contactName")} label="Contact name" required autoComplete={`${section}name`} />
      <TextField {...shared("company")} label="Company" autoComplete={`${section}organization`} />
      <ComboboxField
        {...shared("street1")}
        label="Street address"
        required
        autoComplete={`${section}address-line1`}
        listLabel="Suggested addresses"
        options={suggestions}
        onChange={(text) => {
          setTyped(text);
          set("street1")(text);
        }}
        onOptionSelect={({ address }) => {
          setTyped(null);
          const { contactName, company } = value;
          onChange({ contactName, company, ...address }, "SELECTED");
        }}
      />
      <TextField {...shared("street2")} label="Apartment, floor, unit" autoComplete={`${section}address-line2`} />
      {city && <TextField {...shared("suburb")} label="Suburb" required autoComplete={`${section}address-level3`} />}
      <FormRow>
        <TextField
          {...shared(city ? "city" : "suburb")}
          label={city ? "Town or city" : "Suburb"}
          required
          autoComplete={`${section}address-level2`}
        />
        <TextField {...shared("postcode")} label="Postcode" required inputMode="numeric" autoComplete={`${section}postal-code`} />
      </FormRow>
      {states && (
        <SelectField
          {...shared("state")}
          label="State"
          required
          autoComplete={`${section}address-level1`}
          options={[{ value: "", label: "Choose a state" }, ...states.map((state) => ({ value: state, label: state }))]}
        />
      )}
    </FormLayout>
  );
}
