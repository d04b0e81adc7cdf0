import type { AddressCountry } from "../checkout/address.ts";
import { addressConfiguration } from "./address-country.ts";
import type { FieldProblem } from "./field-problem.ts";

export const postcodeMax = 10;
/** `otherState` is judged where the state is known. */
export type PostcodeProblemCode = "empty" | "tooLong" | "invalid" | "otherState";

/** A postcode without the spaces that people put into it: `6 021` is 6021. */
export const normalisePostcode = (value: string): string => value.replace(/\s+/g, "");

/** Postcode: required, at most 10, and exactly 4 digits in New Zealand and Australia (FORM-44, FORM-46, FORM-47). */
export function postcodeProblem(value: string, country: AddressCountry): FieldProblem<PostcodeProblemCode> | null {
  const postcode = normalisePostcode(value);
  const digits = addressConfiguration(country).postcodeDigits;
  if (postcode === "") return { code: "empty" };
  if (postcode.length > postcodeMax) return { code: "tooLong", n: postcodeMax };
  return postcode.length === digits && /^[0-9]+$/.test(postcode) ? null : { code: "invalid", n: digits };
}
