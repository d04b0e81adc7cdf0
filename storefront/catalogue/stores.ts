import type { CountryCode } from "#domain/country/country.ts";
import type { Opening, OpeningHours } from "#domain/stores/opening-hours.ts";
import type { ProductKind, Store } from "#domain/stores/store.ts";

const between = (opens: number, closes: number): Opening => ({ opens: opens * 60, closes: closes * 60 });

const everything: readonly ProductKind[] = ["shoes", "clothing", "accessories"];
const withBoutique: readonly ProductKind[] = [...everything, "btq"];
const shoesOnly: readonly ProductKind[] = ["shoes", "accessories"];

/** A street of shops: late on Thursdays and Fridays. */
const street: OpeningHours = {
  week: [between(10, 17), between(9, 18), between(9, 18), between(9, 18), between(9, 20), between(9, 20), between(10, 17)],
  publicHolidays: between(10, 16),
};
/** In a mall: the mall's hours. */
const mall: OpeningHours = {
  week: [between(10, 18), between(9, 18), between(9, 18), between(9, 18), between(9, 21), between(9, 21), between(9, 18)],
  publicHolidays: between(10, 17),
};
/** Among offices: quiet at the weekend. */
const city: OpeningHours = {
  week: [
    between(11, 16),
    between(8.5, 18),
    between(8.5, 18),
    between(8.5, 18),
    between(8.5, 18),
    between(8.5, 19),
    between(10, 16),
  ],
  publicHolidays: null,
};

interface StoreFacts extends Pick<Store, "name" | "phone" | "hours" | "carries" | "services"> {
  readonly id: string;
  readonly street: string;
  readonly level?: string;
  readonly suburb: string;
  readonly region: string;
  readonly postcode: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly timeZone?: string;
  /** True unless said otherwise. */
  readonly clickAndCollect?: false;
}

const newZealand: readonly StoreFacts[] = [
  {
    id: "0011",
    name: "Ponsonby",
    street: "142 Ponsonby Road",
    suburb: "Ponsonby",
    region: "Auckland",
    postcode: "1011",
    at: [-36.8556, 174.7456],
    phone: "09 555 0142",
    hours: street,
    carries: withBoutique,
    services: ["Foot scanning"],
  },
  {
    id: "0012",
    name: "Commercial Bay",
    street: "7 Queen Street",
    suburb: "Auckland Central",
    region: "Auckland",
    postcode: "1010",
    at: [-36.8437, 174.7661],
    phone: "09 555 0107",
    hours: mall,
    carries: everything,
    services: ["Foot scanning", "Gift wrapping"],
  },
  {
    id: "0013",
    name: "Newmarket",
    street: "277 Broadway",
    level: "Level 1",
    suburb: "Newmarket",
    region: "Auckland",
    postcode: "1023",
    at: [-36.8709, 174.7774],
    phone: "09 555 0127",
    hours: mall,
    carries: withBoutique,
    services: ["Gift wrapping"],
  },
  {
    id: "0014",
    name: "Takapuna",
    street: "38 Hurstmere Road",
    suburb: "Takapuna",
    region: "Auckland",
    postcode: "0622",
    at: [-36.7876, 174.7724],
    phone: "09 555 0138",
    hours: street,
    carries: everything,
    services: [],
  },
  {
    id: "0015",
    name: "St Lukes",
    street: "80 St Lukes Road",
    suburb: "Mount Albert",
    region: "Auckland",
    postcode: "1025",
    at: [-36.8826, 174.7326],
    phone: "09 555 0180",
    hours: mall,
    carries: shoesOnly,
    services: ["Foot scanning"],
  },
  {
    id: "0021",
    name: "Cuba Street",
    street: "118 Cuba Street",
    suburb: "Te Aro",
    region: "Wellington",
    postcode: "6011",
    at: [-41.2936, 174.7756],
    phone: "04 555 0118",
    hours: street,
    carries: withBoutique,
    services: ["Foot scanning"],
  },
  {
    id: "0022",
    name: "Lambton Quay",
    street: "204 Lambton Quay",
    suburb: "Wellington Central",
    region: "Wellington",
    postcode: "6011",
    at: [-41.2837, 174.7757],
    phone: "04 555 0124",
    hours: city,
    carries: everything,
    services: ["Gift wrapping"],
  },
  {
    id: "0023",
    name: "Queensgate",
    street: "45 Knights Road",
    suburb: "Hutt Central",
    region: "Lower Hutt",
    postcode: "5010",
    at: [-41.2102, 174.9063],
    phone: "04 555 0145",
    hours: mall,
    carries: shoesOnly,
    services: [],
  },
  {
    id: "0031",
    name: "Cashel Street",
    street: "96 Cashel Street",
    suburb: "Christchurch Central City",
    region: "Christchurch",
    postcode: "8011",
    at: [-43.5332, 172.6358],
    phone: "03 555 0196",
    hours: street,
    carries: everything,
    services: ["Foot scanning"],
  },
  {
    id: "0041",
    name: "George Street",
    street: "211 George Street",
    suburb: "Central Dunedin",
    region: "Dunedin",
    postcode: "9016",
    at: [-45.8712, 170.5046],
    phone: "03 555 0121",
    hours: street,
    carries: everything,
    services: [],
    clickAndCollect: false,
  },
];

const australia: readonly StoreFacts[] = [
  {
    id: "0211",
    name: "Pitt Street",
    street: "182 Pitt Street",
    level: "Level 2",
    suburb: "Sydney",
    region: "NSW",
    postcode: "2000",
    at: [-33.8699, 151.2081],
    phone: "02 5550 0182",
    hours: mall,
    carries: withBoutique,
    services: ["Foot scanning", "Gift wrapping"],
  },
  {
    id: "0212",
    name: "Oxford Street",
    street: "316 Oxford Street",
    suburb: "Paddington",
    region: "NSW",
    postcode: "2021",
    at: [-33.8847, 151.2269],
    phone: "02 5550 0116",
    hours: street,
    carries: withBoutique,
    services: [],
  },
  {
    id: "0221",
    name: "Bourke Street",
    street: "260 Bourke Street",
    suburb: "Melbourne",
    region: "VIC",
    postcode: "3000",
    at: [-37.8135, 144.9658],
    phone: "03 5550 0160",
    hours: mall,
    carries: everything,
    services: ["Foot scanning"],
    timeZone: "Australia/Melbourne",
  },
  {
    id: "0222",
    name: "Brunswick Street",
    street: "274 Brunswick Street",
    suburb: "Fitzroy",
    region: "VIC",
    postcode: "3065",
    at: [-37.7975, 144.9782],
    phone: "03 5550 0174",
    hours: street,
    carries: shoesOnly,
    services: [],
    timeZone: "Australia/Melbourne",
  },
  {
    id: "0231",
    name: "Adelaide Street",
    street: "141 Adelaide Street",
    suburb: "Brisbane City",
    region: "QLD",
    postcode: "4000",
    at: [-27.4686, 153.0258],
    phone: "07 5550 0141",
    hours: city,
    carries: everything,
    services: ["Gift wrapping"],
    timeZone: "Australia/Brisbane",
  },
];

function build(country: CountryCode, facts: StoreFacts): Store {
  const { id, name, phone, hours, carries, services, street: street1, level = "", clickAndCollect = true } = facts;
  const [latitude, longitude] = facts.at;
  return {
    erpStoreId: id,
    name,
    path: `/stores/${name.toLowerCase().replaceAll(" ", "-")}`,
    phone,
    address: {
      country: country === "nz" ? "NZ" : "AU",
      postcode: facts.postcode,
      region: facts.region,
      street1,
      street2: level,
      locality: facts.suburb,
    },
    coordinates: { latitude, longitude },
    timeZone: facts.timeZone ?? (country === "nz" ? "Pacific/Auckland" : "Australia/Sydney"),
    hours,
    carries,
    services: clickAndCollect ? ["Click and collect", ...services] : services,
    clickAndCollect,
  };
}

/** The demo shop's stores, from north to south as far as the country allows. Places and numbers are made up. */
export const stores: Readonly<Record<CountryCode, readonly Store[]>> = {
  nz: newZealand.map((facts) => build("nz", facts)),
  au: australia.map((facts) => build("au", facts)),
};
