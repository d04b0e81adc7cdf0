import type { Address, AddressCountry } from "../checkout/address.ts";
import { addressCountryProblem } from "./address-country.ts";
import { cleanText } from "./clean-text.ts";
import { companyProblem } from "./company.ts";
import { contactNameProblem } from "./contact-name.ts";
import type { FieldProblem } from "./field-problem.ts";
import { postcodeProblem } from "./postcode.ts";
import { stateProblem } from "./state.ts";
import { street1Problem, street2Problem } from "./street.ts";
import { suburbProblem } from "./suburb.ts";

/** An address as a form or the wire gives it: any field may still be missing. */
export type AddressDraft = { readonly [K in keyof Omit<Address, "type">]?: string };
export type AddressField = keyof AddressDraft;

/**
 * Every problem of an address, by field (cart and checkout §5; FORM-33 to FORM-48). Postcode and state are judged once
 * the country is one of those offered.
 */
export function addressProblems(
  draft: AddressDraft,
  offered: readonly AddressCountry[],
): Partial<Record<AddressField, FieldProblem>> {
  const country = addressCountryProblem(draft.country ?? "", offered);
  const found: Record<AddressField, FieldProblem | null> = {
    country,
    contactName: contactNameProblem(draft.contactName ?? ""),
    company: companyProblem(draft.company),
    street1: street1Problem(draft.street1 ?? ""),
    street2: street2Problem(draft.street2),
    suburb: suburbProblem(draft.suburb ?? ""),
    state: country ? null : stateProblem(draft.state, draft.country as AddressCountry),
    postcode: country ? null : postcodeProblem(draft.postcode ?? "", draft.country as AddressCountry),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** The address as it is kept: every field cleaned, empty optional ones left out. */
export function normaliseAddress(address: Address): Address {
  const { contactName, company = "", street1, street2 = "", suburb, state = "", postcode, country, type } = address;
  const optional = Object.entries({ company, street2, state }).map(([key, value]) => [key, cleanText(value)]);
  return {
    contactName: cleanText(contactName),
    street1: cleanText(street1),
    suburb: cleanText(suburb),
    postcode: postcode.trim(),
    country,
    type,
    ...Object.fromEntries(optional.filter(([, value]) => value !== "")),
  };
}
