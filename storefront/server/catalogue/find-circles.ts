import { leadsBack } from "#domain/catalogue/leads-back.ts";
import { countries } from "#domain/country/country.ts";
import { fixedRedirects } from "../content/fixed-redirects.ts";
import { type ImportSources, productsAfter, redirectsAfter } from "./after-import.ts";

export interface RedirectSources extends ImportSources {
  /** Under which shoppers reach the shop: an address there is one of its pages. */
  readonly origin: string;
}

const bases = Object.values(countries).map(({ baseUrl }) => baseUrl);

/** The path of a whole address on the shop's own host, its country in front; undefined for one elsewhere. */
function pathAt(origin: string, address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  return host === new URL(origin).host ? pathname : undefined;
}

/** Whether lines of a file say where a path leads. */
export const sayRedirects = ({ products, documents }: Pick<RedirectSources, "products" | "documents">): boolean =>
  products.some((read) => "document" in read && read.document.redirect !== null) ||
  documents.some((read) => "key" in read && read.key.kind === "redirect");

/**
 * Lines with which a shopper would be sent in a circle, by products' own redirects or by the shop's or by both, with what is wrong.
 * A redirect of the shop's counts before one that is there whatever the owner says, and that before the product's that has its path.
 */
export function findCircles({ products, documents, existing, stored, origin }: RedirectSources): ReadonlyMap<number, string> {
  const shops = redirectsAfter({ documents, stored });
  const own = new Map<string, string>();
  for (const { path, redirect } of productsAfter({ products, existing }))
    if (redirect) own.set(path, "path" in redirect ? redirect.path : redirect.href);
  /** Where a page of one of the countries leads: also to the other's, by its whole address. */
  const next = (at: string): string | undefined => {
    const base = bases.find((one) => at.startsWith(`${one}/`));
    const path = base === undefined ? at : at.slice(base.length);
    const to = shops.get(path) ?? fixedRedirects.get(path) ?? own.get(path);
    return to?.startsWith("/") ? `${base}${to}` : to && pathAt(origin, to);
  };
  const isInCircle = (path: string) => bases.some((base) => leadsBack(base + path, next));

  const circles = new Map<number, string>();
  for (const read of products) {
    if ("document" in read && read.document.redirect && isInCircle(read.document.path))
      circles.set(read.line, "redirect: leads back to where it comes from.");
  }
  for (const read of documents) {
    if (!("key" in read) || read.key.kind !== "redirect" || !isInCircle(read.key.id)) continue;
    const problem = "removed" in read ? "Without it redirects lead in a circle." : "to: leads back to where it comes from.";
    circles.set(read.line, problem);
  }
  return circles;
}
