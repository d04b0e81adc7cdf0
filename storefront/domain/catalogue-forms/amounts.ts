import { readPrice } from "../catalogue/read-price.ts";
import type { CountryCode } from "../country/country.ts";

/** The currency that a country's prices are in (ISO 4217). */
export const currencies = { nz: "NZD", au: "AUD" } as const satisfies Record<CountryCode, string>;

/** Integer cents as dollars with two digits of cents. */
export const writeAmount = (cents: number): string => (cents / 100).toFixed(2);

/**
 * Reads `129.00 NZD`, as feeds write amounts.
 * @throws UnclearPrice when the amount cannot be understood without guessing; Error when the currency is another one
 */
export function readAmount(text: string): { readonly country: CountryCode; readonly cents: number } {
  const [, amount = text, currency = ""] = /^(\S+)\s+([A-Za-z]{3})$/.exec(text.trim()) ?? [];
  const country = (Object.keys(currencies) as CountryCode[]).find((code) => currencies[code] === currency.toUpperCase());
  if (country === undefined)
    throw new Error(`"${text.slice(0, 40)}" is not a price. Write it with its currency, as in 129.00 NZD or 129.00 AUD.`);
  return { country, cents: readPrice(amount) };
}

/** A whole number of pieces, none below zero, also as programs of tables write it (`3.0`); undefined when it is something else. */
export const readPieces = (text: string): number | undefined =>
  /^-?\d{1,7}(?:\.0{1,9})?$/.test(text) ? Math.max(0, Number(text)) : undefined;
