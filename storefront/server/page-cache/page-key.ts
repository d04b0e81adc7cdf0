import type { CountryCode } from "#domain/country/country.ts";
import { facetParameters } from "#domain/listing/facet-vocabulary.ts";

/** Pages whose HTML holds nothing personal (architecture, walk 1): the same for every visitor of a country. */
const sharedSections = new Set([
  "",
  "btq",
  "products",
  "brands",
  "categories",
  "articles",
  "blog",
  "stores",
  "search",
  "offline",
]);

/** The facets by which listings are filtered (LIST-12), but for the range of prices, which has a parameter for each end. */
const facets = facetParameters.filter((parameter) => parameter !== "price");

/** Query parameters that change what these pages show (LIST-11, LIST-12, LIST-13, CONT-01, TILE-41). All others are ignored. */
const knownParameters = new Set<string>([
  ...facets,
  "adj",
  "baseColours",
  "brand.name",
  "dynamicallyFiltered",
  "maxPrice",
  "minPrice",
  "near",
  "page",
  "q",
  "size",
  "sort",
  "tag",
]);

/** Longer addresses are rendered for whoever asks and not kept. */
const longestAddress = 1_024;

export interface SharedPage {
  /** What the cache keeps the page under. */
  readonly key: string;
  /** The address to render, from the country's base on: parameters that mean nothing to the page are gone, the rest sorted. */
  readonly address: string;
}

/** What, besides the address, makes two visitors' pages differ. */
export interface Visitor {
  readonly country: CountryCode;
  readonly geoCountry: CountryCode | null;
  /** Crawlers get everything in one piece, and a shorter error page. */
  readonly crawler: boolean;
}

/**
 * The shared page at an address, or null when the page is personal or the address is too long to be worth keeping.
 * Parameters keep the order of their own values; their names are sorted, so `?sort=x&page=2` and `?page=2&sort=x` are one page.
 * @param url path and query as requested, e.g. `/nz/categories/men?page=2&utm_source=x`
 */
export function sharedPage(url: string, visitor: Visitor): SharedPage | null {
  if (url.length > longestAddress) return null;
  const mark = url.indexOf("?");
  const path = plainPath(mark === -1 ? url : url.slice(0, mark));
  const [, base, section = ""] = path.split("/", 3);
  if (base !== visitor.country) return null;
  if (!sharedSections.has(section) || path.endsWith(".data")) return null;
  const address = mark === -1 ? path : path + knownQuery(url.slice(mark + 1));
  return { address, key: `${visitor.geoCountry ?? "-"}${visitor.crawler ? "c" : "v"} ${address}` };
}

/** Whether an address is below one of the sections that hold nothing personal, as it is or as data. */
export function isSharedSection(url: string): boolean {
  const [, , section = ""] = plainPath(url.split("?", 1)[0] as string).split("/", 3);
  return sharedSections.has(section.replace(/\.data$/, ""));
}

/** A path in the one spelling that its others are read as: what may stand as it is, is not encoded (RFC 3986 §6.2.2). */
function plainPath(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}

/** Path of the page that a key stands for, `/nz/products/osker/x`, without its query. */
export function pathOfKey(key: string): string {
  return key.slice(key.indexOf(" ") + 1).split("?", 1)[0] as string;
}

/** Query parameters that say which campaign or list led to an address. */
const campaign = /^(?:utm_\w{1,20}|utm(?:Campaign|Content|Medium|Source|Term)|gclid|dclid|fbclid|msclkid|ref)$/;

/**
 * Where a redirect sends a visitor: what their address says of the campaign that led to it goes along, also behind an old or sloppily
 * written link. An address outside the shops stays as it is.
 * @param url path and query as requested
 */
export function redirectFor(location: string, url: string): string {
  const mark = url.indexOf("?");
  if (mark === -1 || !/^\/(?![/\\])/.test(location)) return location;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(location) ?? [];
  const known = new URLSearchParams(query);
  const told = [...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => campaign.test(name) && !known.has(name));
  if (told.length === 0) return location;
  return `${path}?${query && `${query}&`}${new URLSearchParams(told)}${hash}`;
}

function knownQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => knownParameters.has(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}
