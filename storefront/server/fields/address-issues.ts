import type { AddressCountry } from "#domain/checkout/address.ts";
import { type AddressDraft, type AddressField, addressProblems } from "#domain/fields/address.ts";
import { addressMessages } from "#domain/fields/address-messages.ts";
import type { FieldIssues } from "./field-issues.ts";

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
