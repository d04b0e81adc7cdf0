import { type CountryCode, countries } from "#domain/country/country.ts";

/**
 * Where a redirect leads: a whole address in the country's own shop becomes its path there, anything else stays.
 * @param origin under which shoppers reach the shop; undefined when nobody has said so, and then no address is known to be ours
 */
export function pathWithinShop(target: string, country: CountryCode, origin: string | undefined): string {
  if (origin === undefined || !URL.canParse(target)) return target;
  const { host, pathname, search, hash } = new URL(target);
  const { baseUrl } = countries[country];
  if (host !== new URL(origin).host || !`${pathname}/`.startsWith(`${baseUrl}/`)) return target;
  return (pathname.slice(baseUrl.length) || "/") + search + hash;
}
