import type { AddressCountry } from "#domain/checkout/address.ts";
import { type AddressDraft, type AddressField, addressProblems } from "#domain/fields/address.ts";
import { addressMessages } from "#domain/fields/address-messages.ts";
import type { FieldProblem } from "#domain/fields/field-problem.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";

/** What an address is for: the beginning of every field's id. */
export type AddressPurpose = "shipping" | "billing" | "saved";

export type AddressErrors = Partial<Record<AddressField, string>>;

/** The sentences for what is wrong with an address, by field. */
export function addressErrors(draft: AddressDraft, offered: readonly AddressCountry[]): AddressErrors {
  return Object.fromEntries(
    Object.entries(addressProblems(draft, offered, { typed: true })).map(([field, problem]) => [
      field,
      problemMessage(addressMessages[field as AddressField], problem as FieldProblem<string>),
    ]),
  );
}

/** Errors of an address under the names that its fields have in a form of that purpose. */
export function errorsByName(purpose: AddressPurpose, errors: AddressErrors): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${purpose}-${field}`, error]));
}

/** The other way round: a form's errors by field of the address. What belongs to other fields of the form does no harm. */
export function errorsByField(purpose: AddressPurpose, errors: Readonly<Record<string, string | undefined>>): AddressErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name.replace(`${purpose}-`, ""), error]));
}
