import { type CountryCode, countries } from "#domain/country/country.ts";

/** What the words of a document may leave to the country's own rules, by the name that stands in braces for it. */
const ownWords: Readonly<Record<string, (country: CountryCode) => string>> = {
  freeExpressDeliveryFrom: (country) => `$${countries[country].freeExpressDeliveryFrom / 100}`,
  supportPhone: (country) => countries[country].supportPhone,
};

/** Words as the country's shop says them: `Free over {freeExpressDeliveryFrom}` becomes `Free over $150`. */
export function wordsIn(country: CountryCode, words: string): string {
  return words.replace(/\{([A-Za-z]{1,40})\}/g, (left, name: string) =>
    Object.hasOwn(ownWords, name) ? (ownWords[name]?.(country) ?? left) : left,
  );
}

/** The same for every text in a value. */
export function everyWordIn<T>(country: CountryCode, value: T): T {
  if (typeof value === "string") return wordsIn(country, value) as T;
  if (Array.isArray(value)) return value.map((one) => everyWordIn(country, one)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, everyWordIn(country, one)])) as T;
}
