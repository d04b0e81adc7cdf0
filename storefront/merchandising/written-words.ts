import type { ShopDocument } from "#contract/shop-documents.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";

/** What the words of a document may leave to the country's own rules, by the name that stands in braces for it. */
const ownWords: Readonly<Record<string, (country: CountryCode) => string>> = {
  freeExpressDeliveryFrom: (country) => `$${countries[country].freeExpressDeliveryFrom / 100}`,
  supportPhone: (country) => countries[country].supportPhone,
};

const braced = /\{([A-Za-z]{1,40})\}/g;

/** Words as the country's shop says them: `Free over {freeExpressDeliveryFrom}` becomes `Free over $150`. */
export function wordsIn(country: CountryCode, words: string): string {
  return words.replace(braced, (left, name: string) =>
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

/** What stands in braces in the words of a page or an announcement and means nothing: shoppers read it as it is. */
export function unknownWords(document: ShopDocument): string[] {
  if (document.kind !== "announcement" && document.kind !== "page" && document.kind !== "article") return [];
  const named = new Set([...JSON.stringify(document).matchAll(braced)].map(([, name = ""]) => name));
  const known = Object.keys(ownWords).map((name) => `{${name}}`);
  return [...named]
    .filter((name) => !Object.hasOwn(ownWords, name))
    .map((name) => `{${name}} stands for nothing here and is shown as it is; there are ${known.join(" and ")}.`);
}
