import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { requestDataId } from "../../platform/store/request-data.tsx";

/** The text of the page's request-data block; null when there is none. */
export const requestData = (): string | null => document.getElementById(requestDataId)?.textContent ?? null;

/** The country's shop that this page was reached from by a link, unless it is this one's. A reload reaches it from nowhere. */
export function countryBefore(shop: CountryCode): CountryCode | null {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== "navigate") return null;
  const isFrom = (code: CountryCode) => document.referrer.startsWith(`${location.origin}${countries[code].baseUrl}/`);
  return countryCodes.find((code) => code !== shop && isFrom(code)) ?? null;
}

/** Whether there is anything to ask or to do about countries, which is so for few shoppers. */
export function concernsCountry(shop: CountryCode): boolean {
  const told = requestData() ?? "";
  return countryBefore(shop) !== null || countryCodes.some((code) => code !== shop && told.includes(`"${code}"`));
}
