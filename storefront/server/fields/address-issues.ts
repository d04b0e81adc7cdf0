import type { AddressCountry } from "#domain/checkout/address.ts";
import { type AddressDraft, type AddressField, addressProblems } from "#domain/fields/address.ts";
import {
  addressCountryMessages,
  cityMessages,
  companyMessages,
  contactNameMessages,
  postcodeMessages,
  stateMessages,
  street1Messages,
  street2Messages,
  suburbMessages,
} from "#domain/fields/messages.ts";
import type { Messages } from "#domain/fields/problem-message.ts";
import type { FieldIssues } from "./field-issues.ts";

const addressMessages: Readonly<Record<AddressField, Messages<string>>> = {
  contactName: contactNameMessages,
  company: companyMessages,
  street1: street1Messages,
  street2: street2Messages,
  suburb: suburbMessages,
  city: cityMessages,
  state: stateMessages,
  postcode: postcodeMessages,
  country: addressCountryMessages,
};

/** Notes every problem of an address. @param at where the address is in the body; empty when it is the body */
export function noteAddressIssues(
  issues: FieldIssues,
  at: string,
  address: AddressDraft,
  offered: readonly AddressCountry[],
): void {
  for (const [field, problem] of Object.entries(addressProblems(address, offered))) {
    issues.note(at === "" ? field : `${at}.${field}`, addressMessages[field as AddressField], problem);
  }
}
