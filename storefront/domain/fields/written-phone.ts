import type { AddressCountry } from "../checkout/address.ts";

/** How the shop's countries write their numbers: a mobile's in three groups, a landline's after its area. */
const countries = [
  { country: "NZ", code: "+64", groups: [/^(2\d)(\d{3})(\d{3,5})$/, /^([34679])(\d{3})(\d{4})$/] },
  { country: "AU", code: "+61", groups: [/^(4\d{2})(\d{3})(\d{3})$/, /^([2378])(\d{4})(\d{4})$/] },
] as const;

/** Whose number it is, as far as its beginning says so; undefined for any other country's. */
export function phoneCountry(international: string): AddressCountry | undefined {
  return countries.find(({ code }) => international.startsWith(code))?.country;
}

/**
 * A number that is kept as `+64215550184` as people write it in its country, `021 555 0184`. Those of other countries, and those whose
 * groups nobody knows, are as they were. It knows no numbering plan, so that it weighs nothing.
 */
export function writtenPhone(international: string): string {
  const plan = countries.find(({ code }) => international.startsWith(code));
  if (!plan) return international;
  const national = international.slice(plan.code.length);
  for (const group of plan.groups) {
    const [, first, ...rest] = group.exec(national) ?? [];
    if (first !== undefined) return [`0${first}`, ...rest].join(" ");
  }
  return international;
}
