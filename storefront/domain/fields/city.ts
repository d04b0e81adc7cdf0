import type { AddressCountry } from "../checkout/address.ts";
import { addressConfiguration } from "./address-country.ts";
import { type AddressTextProblemCode, addressTextProblem } from "./address-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export const cityMax = 50;
export type CityProblemCode = AddressTextProblemCode | "notUsed";

/**
 * Town or city: at most 50, in New Zealand only; an Australian address has its suburb there.
 * @param required true in a form; an order may come without it, as orders did before there was the field
 */
export function cityProblem(
  value: string | undefined,
  { country, required }: { readonly country: AddressCountry; readonly required: boolean },
): FieldProblem<CityProblemCode> | null {
  if (!addressConfiguration(country).city) return (value ?? "").trim() === "" ? null : { code: "notUsed" };
  return addressTextProblem(value ?? "", { required, max: cityMax });
}
