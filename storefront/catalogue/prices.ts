import type { CountryCode } from "#domain/country/country.ts";
import type { Style } from "./style.ts";

/** Australian prices follow at about 0.92 and end on a five. */
const australian = (dollars: number) => Math.max(5, Math.round((dollars * 0.92) / 5) * 5);

/** What a style costs in a country, in cents with GST: `original` is the price before anything is taken off. Whole dollars always. */
export function priceIn(
  country: CountryCode,
  style: Pick<Style, "price" | "priceAu">,
  off = 0,
): { price: number; original: number } {
  const original = country === "nz" ? style.price : (style.priceAu ?? australian(style.price));
  return { price: Math.round(original * (1 - off)) * 100, original: original * 100 };
}
