import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import type { Country } from "#domain/country/country.ts";
import { useFrameQuery } from "../../features/shop/frame-api.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { StructuredData } from "../../platform/head/structured-data.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";

/**
 * The shop itself for search engines (schema.org Organization and WebSite), with the address of its search, the number to
 * call and for how long things are taken back.
 * @param home whole address of the country's home page
 * @param origin public origin without a trailing slash
 * @param pages addresses of its pages elsewhere
 */
export function organisationData(
  home: string,
  origin: string,
  pages: readonly string[],
  country: Country,
): Record<string, unknown> {
  const organisation = `${home}#organization`;
  return {
    "@graph": [
      {
        "@type": "Organization",
        "@id": organisation,
        name: siteName,
        url: home,
        logo: `${origin}/favicon.svg`,
        sameAs: pages,
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          telephone: country.supportPhone.replaceAll("\u00a0", " "),
          areaServed: country.code.toUpperCase(),
        },
        hasMerchantReturnPolicy: {
          "@type": "MerchantReturnPolicy",
          applicableCountry: country.code.toUpperCase(),
          returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          merchantReturnDays: returnsConfiguration.windowDays,
          returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
          returnFees: "https://schema.org/FreeReturn",
        },
      },
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
  const country = useCountry();
  const origin = useAppSelector((state) => state.shop.origin);
  const pages = useFrameQuery().data?.social.map((page) => page.href) ?? [];
  return <StructuredData data={organisationData(origin + href("/"), origin, pages, country)} />;
}
