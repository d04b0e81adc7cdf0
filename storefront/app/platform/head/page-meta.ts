import type { MetaDescriptor } from "react-router";
import { siteName } from "#domain/configuration/site-name.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path within the shop, `/products/osker/court-low-chalk`; null keeps the page out of indexes. */
  path: string | null;
  /** Address of a preview picture, from the site's root. */
  image?: string;
  /** The picture is a preview of 1200 by 630 pixels, which can be shown large. */
  card?: boolean;
  type?: "website" | "product";
  /** Ready-made: which country's shop, and where it is. */
  country: CountryCode;
  origin: string;
  btq?: boolean;
  /** The other country has no such page. */
  onlyHere?: boolean;
}

/** What link previews show of a page that has no picture of its own. */
export const defaultImage = "/share.jpg";

/** The country whose shop is for everybody that no other is for. */
const elsewhere = countries.nz;

/** As much of a description as search engines show, which is about this many characters. */
const longest = 155;

/** A text cut down to what search engines show of it, after a sentence, or after a word where the first is longer. */
export function wholeSentences(text: string): string {
  if (text.length <= longest) return text;
  const shown = text.slice(0, longest);
  const end = Math.max(shown.lastIndexOf(". "), shown.lastIndexOf("! "), shown.lastIndexOf("? "));
  return end > 0 ? shown.slice(0, end + 1) : `${shown.slice(0, shown.lastIndexOf(" "))}…`;
}

/** The same page in each country's shop, and for everybody else. */
const alternates = (origin: string, path: string | null): MetaDescriptor[] =>
  [...Object.values(countries).map(({ locale, baseUrl }) => [locale, baseUrl]), ["x-default", elsewhere.baseUrl]].map(
    ([hrefLang, baseUrl]) => ({ tagName: "link", rel: "alternate", hrefLang, href: `${origin}${baseUrl}${path}` }),
  );

/** Title, description, canonical and alternate links, Open Graph. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ title: siteName }];
  const { title, description, path, image = defaultImage, card, type = "website", country, origin, onlyHere } = head;
  const full = title.includes(siteName) ? title : `${title} | ${siteName}`;
  const url = path === null ? null : `${origin}/${country}${path === "/" ? "/" : path}`;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:locale", content: countries[country].locale.replace("-", "_") },
    { property: "og:image", content: origin + image },
    ...(card
      ? [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: title },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    ...(url === null
      ? [{ name: "robots", content: "noindex" }]
      : [
          { property: "og:url", content: url },
          { tagName: "link", rel: "canonical", href: url },
          ...(onlyHere ? [] : alternates(origin, path)),
        ]),
  ];
}
