import { expect, test } from "vitest";
import { countries } from "#domain/country/country.ts";
import { organisationData } from "./organisation-data.tsx";

test("search engines learn who runs the shop, what its site is and how to search it", () => {
  const { "@graph": graph } = organisationData(
    "https://shop.test/nz/",
    "https://shop.test",
    ["https://social.test/shop"],
    countries.nz,
  );
  expect(graph).toMatchObject([
    {
      "@type": "Organization",
      name: "Tread & Thread",
      url: "https://shop.test/nz/",
      logo: "https://shop.test/favicon.svg",
      sameAs: ["https://social.test/shop"],
      contactPoint: { telephone: "0800 873 233", areaServed: "NZ" },
      hasMerchantReturnPolicy: { applicableCountry: "NZ", merchantReturnDays: 40 },
    },
    {
      "@type": "WebSite",
      publisher: { "@id": "https://shop.test/nz/#organization" },
      potentialAction: { target: { urlTemplate: "https://shop.test/nz/search?q={search_term_string}" } },
    },
  ]);
});
