import type { AddressField } from "#domain/fields/address.ts";
import type { AddressPurpose } from "./address-errors.ts";

/** What the fields of an address are called. */
export const addressLabels: Readonly<Record<AddressField, string>> = {
  country: "Country",
  contactName: "Contact name",
  company: "Company",
  street1: "Street address",
  street2: "Apartment, floor, unit",
  suburb: "Suburb",
  city: "Town or city",
  state: "State",
  postcode: "Postcode",
};

/** The same by the ids that the fields have in a form of that purpose. */
export const addressNames = (purpose: AddressPurpose): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(addressLabels).map(([field, label]) => [`${purpose}-${field}`, label]));
