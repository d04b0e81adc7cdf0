import type { AddressCountry } from "../checkout/address.ts";
import { addressConfiguration } from "./address-country.ts";
import type { FieldProblem } from "./field-problem.ts";

export const stateMax = 50;
export type StateProblemCode = "empty" | "tooLong" | "invalid" | "notUsed";

/** State: at most 50; one of the eight in Australia, and empty in New Zealand (FORM-43, FORM-46, FORM-48). */
export function stateProblem(value: string | undefined, country: AddressCountry): FieldProblem<StateProblemCode> | null {
  const state = (value ?? "").trim();
  if (state.length > stateMax) return { code: "tooLong", n: stateMax };
  const states = addressConfiguration(country).states;
  if (!states) return state === "" ? null : { code: "notUsed" };
  if (state === "") return { code: "empty" };
  return states.includes(state) ? null : { code: "invalid" };
}
