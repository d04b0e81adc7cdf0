/** Stands for the shop's own origin, which no address may leave. */
const shop = "https://shop.invalid";

const countryBase = /^(\/(nz|au)(?=[/?#]|$))+\/?/;

/**
 * The place within the shop that somebody asked to be sent on to (ROUTE-53): a path below the country's base with its
 * query and fragment, in the form in which browsers read it. What they would read as an address of another site is none.
 * One that was copied with a country's base, as addresses show it, leads to the same place without.
 * @param asked the parameter `redirect` of an address, which anybody may have written
 * @returns null when it is no path of the shop
 */
export function redirectPath(asked: string | null | undefined): string | null {
  if (!asked?.startsWith("/") || asked.length > redirectPathMax || !URL.canParse(asked, shop)) return null;
  // Of an address of another site something stays before the path.
  const path = new URL(asked, shop).href.replace(shop, "").replace(countryBase, "/");
  return /^\/(?!\/)/.test(path) && path.length <= redirectPathMax ? path : null;
}

/** Characters of a path to go on to, as the wire takes it. */
export const redirectPathMax = 2048;
