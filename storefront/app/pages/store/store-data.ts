import { siteName } from "#domain/configuration/site-name.ts";
import type { Country } from "#domain/country/country.ts";
import type { Opening } from "#domain/stores/opening-hours.ts";
import type { Store } from "#domain/stores/store.ts";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const hours = (dayOfWeek: string, { opens, closes }: Opening) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: `https://schema.org/${dayOfWeek}`,
  opens: clock(opens),
  closes: clock(closes),
});

/** A store for search engines (schema.org LocalBusiness, and the shop for shoes that it is). */
export function storeData(store: Store, country: Country, origin: string): Record<string, unknown> {
  const { address, coordinates } = store;
  const { publicHolidays, week } = store.hours;
  const isAustralian = address.country === "AU";
  return {
    "@type": ["LocalBusiness", "ShoeStore"],
    name: `${siteName} ${store.name}`,
    url: origin + country.baseUrl + store.path,
    image: `${origin}/share.jpg`,
    telephone: `+${country.callingCode} ${store.phone.replace(/^0/, "")}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: [address.street2, address.street1].filter(Boolean).join(", "),
      addressLocality: isAustralian ? address.locality : address.region,
      ...(isAustralian && { addressRegion: address.region }),
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", ...coordinates },
    openingHoursSpecification: [
      ...week.flatMap((opening, day) => (opening ? [hours(days[day] ?? "", opening)] : [])),
      ...(publicHolidays ? [hours("PublicHolidays", publicHolidays)] : []),
    ],
    currenciesAccepted: country.currency.code,
    parentOrganization: { "@id": `${origin}${country.baseUrl}/#organization` },
  };
}
