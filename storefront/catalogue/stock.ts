import { hash } from "#catalogue/art/core/random.ts";
import type { CountryCode } from "#domain/country/country.ts";

/** Pieces of a variant the country's warehouse opens with: about one in nine sold out, one in six nearly so. */
export function openingStock(country: CountryCode, variantId: string): number {
  const draw = hash(`stock ${country} ${variantId}`);
  const share = draw % 100;
  const amount = (draw >>> 8) % 32;
  if (share < 11) return 0;
  if (share < 28) return 1 + (amount % 3);
  return 4 + amount;
}
