import { ComboboxField } from "@tread/design-system/combobox-field";
import { FormLayout, FormRow, SelectField, TextField } from "@tread/design-system/field";
import { useState } from "react";
import type { Address, AddressCountry } from "#domain/checkout/address.ts";
import type { AddressDraft, AddressField } from "#domain/fields/address.ts";
import { addressConfiguration } from "#domain/fields/address-country.ts";
import { useAddressSuggestions } from "../account/use-address-suggestions.ts";
import { usePickedAddress } from "../account/use-picked-address.ts";
import type { AddressErrors, AddressPurpose } from "./address-errors.ts";
import { addressLabels } from "./address-labels.ts";

const countryNames: Readonly<Record<AddressCountry, string>> = { NZ: "New Zealand", AU: "Australia" };

export interface AddressFieldsProps {
  /** Also the autofill section where it has one. */
  purpose: AddressPurpose;
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

/** What is said of a street that the lookup has nothing for. */
const byHand = "No match so far. Add the suburb, or type the rest in below.";

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
  const picked = usePickedAddress((address) => {
    const { contactName, company } = value;
    onChange({ contactName, company, ...address }, "SELECTED");
  });
  const enter = (change: AddressDraft) => {
    picked.forget();
    onChange({ ...value, ...change }, "ENTERED");
  };
  const set = (field: AddressField) => (text: string) =>
    ofRecipient.has(field) ? onChange({ ...value, [field]: text }) : enter({ [field]: text });
  const { city, states } = addressConfiguration(country);
  const section = purpose === "saved" ? "" : `${purpose} `;
  const shared = (field: AddressField) => ({
    id: `${purpose}-${field}`,
    name: `${purpose}-${field}`,
    value: value[field] ?? "",
    onChange: set(field),
    error: errors[field],
    label: addressLabels[field],
  });
  return (
    <FormLayout>
      {offered.length > 1 && (
        <SelectField
          {...shared("country")}
          onChange={(code) => enter({ country: code, city: undefined, state: undefined })}
          required
          autoComplete={`${section}country`}
          options={offered.map((code) => ({ value: code, label: countryNames[code] }))}
        />
      )}
      <TextField {...shared("contactName")} required autoComplete={`${section}name`} />
      <TextField {...shared("company")} autoComplete={`${section}organization`} />
      <ComboboxField
        {...shared("street1")}
        required
        autoComplete={`${section}address-line1`}
        listLabel="Suggested addresses"
        options={suggestions ?? []}
        help={picked.isLoading ? "Filling in the rest…" : suggestions?.length === 0 && !value.suburb ? byHand : undefined}
        onChange={(text) => {
          setTyped(text);
          set("street1")(text);
        }}
        onOptionSelect={(suggestion) => {
          setTyped(null);
          void picked.pick(suggestion, country);
        }}
      />
      <TextField {...shared("street2")} autoComplete={`${section}address-line2`} />
      <TextField {...shared("suburb")} required autoComplete={`${section}address-level${city ? 3 : 2}`} />
      <FormRow>
        {city && <TextField {...shared("city")} required autoComplete={`${section}address-level2`} />}
        {states && (
          <SelectField
            {...shared("state")}
            required
            autoComplete={`${section}address-level1`}
            options={[{ value: "", label: "Choose a state" }, ...states.map((state) => ({ value: state, label: state }))]}
          />
        )}
        <TextField {...shared("postcode")} required inputMode="numeric" autoComplete={`${section}postal-code`} />
      </FormRow>
    </FormLayout>
  );
}
