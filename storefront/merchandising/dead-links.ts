import type { ShopDocument } from "#contract/shop-documents.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";

/** A link of a document to a page that would be gone. */
export interface DeadLink {
  /** The document whose page it was. */
  readonly lost: ShopDocument;
  /** The document that leads there. */
  readonly from: ShopDocument;
  /** Where in it: `columns.1.links.0.path`. */
  readonly at: string;
  readonly path: string;
}

/** The page that a document makes, as links name it. */
export function pathOf(document: ShopDocument): string | null {
  if (document.kind === "redirect") return document.id;
  return "path" in document ? document.path : null;
}

/** The pages that a document makes, by what they keep while it moves: itself, and a brand's of each group of what it makes. */
export function pagesOf(document: ShopDocument): ReadonlyMap<string, string> {
  const path = document.kind === "redirect" ? null : pathOf(document);
  if (path === null) return new Map();
  const rooms = document.kind === "brand" ? document.rooms.map(({ group }): [string, string] => [group, `${path}/${group}`]) : [];
  return new Map([["", path], ...rooms]);
}

function* textsIn(value: unknown, at = ""): Generator<{ readonly at: string; readonly text: string }> {
  if (typeof value === "string") yield { at, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, at === "" ? key : `${at}.${key}`);
}

/** A page that would be gone. */
export interface LostPage {
  /** The document whose page it was. */
  readonly document: ShopDocument;
  /** Countries in which it was, and would be no more. */
  readonly countries: readonly CountryCode[];
}

/** Countries in whose shop a document is. */
export function countriesOf(document: ShopDocument): readonly CountryCode[] {
  if (document.kind === "store") return countryCodes.filter((code) => code === document.address.country.toLowerCase());
  return "countries" in document ? document.countries : countryCodes;
}

/** Pages, by their paths, in whose place there would be nothing in a country after a change: neither another page nor a redirect. */
export function lostPages(before: readonly ShopDocument[], after: readonly ShopDocument[]): ReadonlyMap<string, LostPage> {
  const pathsOf = (document: ShopDocument) => [pathOf(document), ...pagesOf(document).values()];
  const held = new Set(
    after.flatMap((document) =>
      countriesOf(document).flatMap((country) => pathsOf(document).map((path) => `${country} ${path}`)),
    ),
  );
  const lost = new Map<string, LostPage>();
  for (const document of before) {
    const path = pathOf(document);
    const countries = countriesOf(document).filter((country) => !held.has(`${country} ${path}`));
    if (path !== null && countries.length > 0) lost.set(path, { document, countries });
  }
  return lost;
}

const linkKeys: ReadonlySet<string> = new Set(["path", "link", "to"]);

/** Where a document leads within the shop, without queries. Its own path is none of that. */
export function linksOf(document: ShopDocument): Pick<DeadLink, "at" | "path">[] {
  return [...textsIn(document)].flatMap(({ at, text }) => {
    const isLink = at !== "path" && text.startsWith("/") && linkKeys.has(at.slice(at.lastIndexOf(".") + 1));
    return isLink ? [{ at, path: text.split(/[?#]/)[0] ?? text }] : [];
  });
}

/** Links of documents that lead to a page now, and would to none after a change in a country where they are shown. A page that nothing leads to may go. */
export function deadLinks(lost: ReadonlyMap<string, LostPage>, after: readonly ShopDocument[]): DeadLink[] {
  if (lost.size === 0) return [];
  return after.flatMap((from) =>
    [...textsIn(from)].flatMap(({ at, text }) => {
      const [path = ""] = text.split(/[?#]/);
      const page = lost.get(path);
      const isShown = page !== undefined && countriesOf(from).some((country) => page.countries.includes(country));
      return isShown ? [{ lost: page.document, from, at, path }] : [];
    }),
  );
}
