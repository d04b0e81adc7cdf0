import { expect, test } from "vitest";
import { countries } from "#domain/country/country.ts";
import type { Store } from "#domain/stores/store.ts";
import { storeData } from "./store-data.ts";

const usual = { opens: 540, closes: 1_080 };
const paddington: Store = {
  erpStoreId: "0212",
  name: "Oxford Street",
  path: "/stores/oxford-street",
  phone: "02 5550 0116",
  address: {
    country: "AU",
    postcode: "2021",
    region: "NSW",
    street1: "316 Oxford Street",
    street2: "Level 1",
    locality: "Paddington",
  },
  coordinates: { latitude: -33.88, longitude: 151.22 },
  timeZone: "Australia/Sydney",
  hours: { week: [null, usual, usual, usual, usual, usual, { opens: 600, closes: 990 }], publicHolidays: null },
  carries: ["shoes"],
  services: [],
  clickAndCollect: true,
};

test("search engines get the address, the number as it is dialled from abroad, and the days it opens", () => {
  const data = storeData(paddington, countries.au, "https://shop.test");
  expect(data).toMatchObject({
    "@type": ["LocalBusiness", "ShoeStore"],
    url: "https://shop.test/au/stores/oxford-street",
    telephone: "+61 2 5550 0116",
    address: {
      streetAddress: "Level 1, 316 Oxford Street",
      addressLocality: "Paddington",
      addressRegion: "NSW",
      postalCode: "2021",
    },
    geo: { latitude: -33.88, longitude: 151.22 },
  });
  const specification = data.openingHoursSpecification as readonly unknown[];
  expect(specification).toHaveLength(6);
  expect(specification.at(-1)).toMatchObject({ dayOfWeek: "https://schema.org/Saturday", opens: "10:00", closes: "16:30" });
});

test("a New Zealand address has its city, and holiday hours where there are any", () => {
  const address = { ...paddington.address, country: "NZ", region: "Auckland", locality: "Ponsonby", street2: "" } as const;
  const store = { ...paddington, address, hours: { ...paddington.hours, publicHolidays: usual } };
  const data = storeData(store, countries.nz, "https://shop.test");
  expect(data.address).toEqual({
    "@type": "PostalAddress",
    streetAddress: "316 Oxford Street",
    addressLocality: "Auckland",
    postalCode: "2021",
    addressCountry: "NZ",
  });
  expect(data.openingHoursSpecification).toContainEqual(
    expect.objectContaining({ dayOfWeek: "https://schema.org/PublicHolidays", opens: "09:00" }),
  );
});
