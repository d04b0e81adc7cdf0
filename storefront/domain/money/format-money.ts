import { type CountryCode, countries } from "../country/country.ts";

const totalSymbols = { nz: "NZ$", au: "A$" } as const;
const formatters: Partial<Record<CountryCode, Intl.NumberFormat>> = {};

/**
 * An amount as shoppers read it: `$1,180.00`, or `NZ$1,180.00` / `A$1,180.00` with `withCode` (totals, visual guide §6).
 * Only the digits come from `Intl`; sign and symbol are ours, since they differ between versions of ICU and a server
 * string that differs from the browser's breaks hydration. Negative amounts carry a true minus sign (U+2212).
 * @param cents integer cents, tax included
 */
export function formatMoney(cents: number, country: CountryCode, { withCode = false }: { withCode?: boolean } = {}): string {
  formatters[country] ??= new Intl.NumberFormat(countries[country].locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const sign = cents < 0 ? "\u2212" : "";
  return sign + (withCode ? totalSymbols[country] : "$") + formatters[country].format(Math.abs(cents) / 100);
}
