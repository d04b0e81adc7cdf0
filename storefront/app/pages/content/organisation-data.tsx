import { siteName } from "#domain/configuration/site-name.ts";
import { useFrameQuery } from "../../features/shop/frame-api.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { StructuredData } from "../../platform/head/structured-data.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";

/**
 * The shop itself for search engines (schema.org Organization and WebSite), with the address of its search.
 * @param home whole address of the country's home page
 * @param origin public origin without a trailing slash
 * @param pages addresses of its pages elsewhere
 */
export function organisationData(home: string, origin: string, pages: readonly string[]): Record<string, unknown> {
  const organisation = `${home}#organization`;
  return {
    "@graph": [
      { "@type": "Organization", "@id": organisation, name: siteName, url: home, logo: `${origin}/favicon.svg`, sameAs: pages },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name: siteName,
        url: home,
        publisher: { "@id": organisation },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${home}search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

/** Says so in the home page. */
export function OrganisationData() {
  const href = useShopHref();
  const origin = useAppSelector((state) => state.shop.origin);
  const pages = useFrameQuery().data?.social.map((page) => page.href) ?? [];
  return <StructuredData data={organisationData(origin + href("/"), origin, pages)} />;
}
