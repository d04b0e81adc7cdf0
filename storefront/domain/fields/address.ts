import { type Address, type AddressCountry, optionalAddressFields } from "../checkout/address.ts";
import { addressCountryProblem } from "./address-country.ts";
import { cityProblem } from "./city.ts";
import { cleanText } from "./clean-text.ts";
import { companyProblem } from "./company.ts";
import { contactNameProblem } from "./contact-name.ts";
import type { FieldProblem } from "./field-problem.ts";
import { normalisePostcode, postcodeProblem } from "./postcode.ts";
import { isPostcodeOf } from "./postcode-states.ts";
import { stateProblem } from "./state.ts";
import { street1Problem, street2Problem } from "./street.ts";
import { suburbProblem } from "./suburb.ts";

/** An address as a form or the wire gives it: any field may still be missing. */
export type AddressDraft = { readonly [K in keyof Omit<Address, "type">]?: string };
export type AddressField = keyof AddressDraft;

/**
 * Every problem of an address, by field (FORM-33 to FORM-48). Postcode, town and state are judged once the country is one of
 * those offered.
 * @param typed true in a form: what is asked of who can still put it right, a town where the country has them and a postcode of
 * the chosen state, is not asked of addresses that were kept before or come from elsewhere
 */
export function addressProblems(
  draft: AddressDraft,
  offered: readonly AddressCountry[],
  { typed = false }: { readonly typed?: boolean } = {},
): Partial<Record<AddressField, FieldProblem>> {
  const country = addressCountryProblem(draft.country ?? "", offered);
  const found: Record<AddressField, FieldProblem | null> = {
    country,
    contactName: contactNameProblem(draft.contactName ?? ""),
    company: companyProblem(draft.company),
    street1: street1Problem(draft.street1 ?? ""),
    street2: street2Problem(draft.street2),
    suburb: suburbProblem(draft.suburb ?? ""),
    city: country ? null : cityProblem(draft.city, { country: draft.country as AddressCountry, required: typed }),
    state: country ? null : stateProblem(draft.state, draft.country as AddressCountry),
    postcode: country ? null : postcodeProblem(draft.postcode ?? "", draft.country as AddressCountry),
  };
  const { state = "", postcode = "" } = draft;
  if (typed && state && !found.state && !found.postcode && !isPostcodeOf(state, normalisePostcode(postcode)))
    found.postcode = { code: "otherState" };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** The address as it is kept: every field cleaned, empty optional ones left out. */
export function normaliseAddress(address: Address): Address {
  const { contactName, street1, suburb, postcode, country, type } = address;
  const optional = optionalAddressFields.map((field) => [field, cleanText(address[field] ?? "")]);
  return {
    contactName: cleanText(contactName),
    street1: cleanText(street1),
    suburb: cleanText(suburb),
    postcode: normalisePostcode(postcode),
    country,
    type,
    ...Object.fromEntries(optional.filter(([, value]) => value !== "")),
  };
}
