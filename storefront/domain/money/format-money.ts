import type { CountryCode } from "../country/country.ts";

const totalSymbols = { nz: "NZ$", au: "A$" } as const;

/**
 * An amount as shoppers read it: `$1,180.00`, or `NZ$1,180.00` / `A$1,180.00` with `withCode` (totals).
 * Both countries group by commas. Not by `Intl`: its first formatter costs a slow phone a tenth of a second, and a server
 * string that differs from the browser's breaks hydration. Negative amounts carry a true minus sign (U+2212).
 * @param cents cents, tax included; parts of one are rounded
 */
export function formatMoney(cents: number, country: CountryCode, { withCode = false }: { withCode?: boolean } = {}): string {
  const digits = String(Math.round(Math.abs(cents))).padStart(3, "0");
  const dollars = grouped(digits.slice(0, -2));
  return `${cents < 0 ? "\u2212" : ""}${withCode ? totalSymbols[country] : "$"}${dollars}.${digits.slice(-2)}`;
}

/** Digits as both countries group them: `12,480`. */
export function grouped(digits: string): string {
  let shown = digits;
  for (let at = shown.length - 3; at > 0; at -= 3) shown = `${shown.slice(0, at)},${shown.slice(at)}`;
  return shown;
}
