import type { MetaDescriptor } from "react-router";
import { type CountryCode, countries } from "#domain/country/country.ts";

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path within the shop, `/products/osker/court-low-chalk`; null keeps the page out of indexes. */
  path: string | null;
  /** Address of a preview picture, from the site's root. */
  image?: string;
  type?: "website" | "product";
  /** Ready-made: which country's shop, and where it is. */
  country: CountryCode;
  origin: string;
  btq?: boolean;
}

const siteName = "Tread & Thread";

/** Title, description, canonical and alternate links, Open Graph. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ title: siteName }];
  const { title, description, path, image, type = "website", country, origin } = head;
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
    ...(image ? [{ property: "og:image", content: origin + image }] : []),
    ...(url === null
      ? [{ name: "robots", content: "noindex" }]
      : [
          { property: "og:url", content: url },
          { tagName: "link", rel: "canonical", href: url },
          ...Object.values(countries).map((other) => ({
            tagName: "link",
            rel: "alternate",
            hrefLang: other.locale,
            href: `${origin}${other.baseUrl}${path}`,
          })),
        ]),
  ];
}
