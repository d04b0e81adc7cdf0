import type { CountryCode } from "#domain/country/country.ts";

/** Opening and closing hour of a day, 24-hour clock; null when closed. */
export type Hours = readonly [opens: string, closes: string] | null;

/** A shop with a door. */
export interface Store {
  readonly id: string;
  readonly country: CountryCode;
  readonly slug: string;
  readonly name: string;
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly state?: string;
  readonly postcode: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Monday first. */
  readonly hours: readonly [Hours, Hours, Hours, Hours, Hours, Hours, Hours];
  readonly services: readonly ("collect" | "fitting" | "btq" | "repairs")[];
}

const high: Store["hours"] = [
  ["09:00", "18:00"],
  ["09:00", "18:00"],
  ["09:00", "18:00"],
  ["09:00", "20:00"],
  ["09:00", "20:00"],
  ["10:00", "17:00"],
  ["10:00", "17:00"],
];
const mall: Store["hours"] = [
  ["09:00", "18:00"],
  ["09:00", "18:00"],
  ["09:00", "18:00"],
  ["09:00", "21:00"],
  ["09:00", "21:00"],
  ["09:00", "18:00"],
  ["10:00", "18:00"],
];
const town: Store["hours"] = [
  ["09:00", "17:30"],
  ["09:00", "17:30"],
  ["09:00", "17:30"],
  ["09:00", "17:30"],
  ["09:00", "18:30"],
  ["10:00", "16:00"],
  null,
];

type Row = [
  slug: string,
  name: string,
  street: string,
  suburb: string,
  city: string,
  region: string,
  postcode: string,
  latitude: number,
  longitude: number,
  hours: Store["hours"],
  services: Store["services"],
];

const collect = ["collect"] as const;
const fitted = ["collect", "fitting"] as const;
const boutique = ["collect", "fitting", "btq"] as const;
const mending = ["collect", "repairs"] as const;

const nz: readonly Row[] = [
  ["ponsonby", "Ponsonby", "142 Ponsonby Road", "Ponsonby", "Auckland", "", "1011", -36.8546, 174.7442, high, boutique],
  [
    "commercial-bay",
    "Commercial Bay",
    "7 Queen Street",
    "Auckland Central",
    "Auckland",
    "",
    "1010",
    -36.8442,
    174.7668,
    mall,
    fitted,
  ],
  ["newmarket", "Newmarket", "309 Broadway", "Newmarket", "Auckland", "", "1023", -36.8702, 174.7777, mall, fitted],
  [
    "sylvia-park",
    "Sylvia Park",
    "286 Mount Wellington Highway",
    "Mount Wellington",
    "Auckland",
    "",
    "1060",
    -36.9165,
    174.8419,
    mall,
    collect,
  ],
  ["takapuna", "Takapuna", "34 Hurstmere Road", "Takapuna", "Auckland", "", "0622", -36.7876, 174.7731, high, collect],
  ["albany", "Albany", "219 Don McKinnon Drive", "Albany", "Auckland", "", "0632", -36.7283, 174.7107, mall, collect],
  [
    "whangarei",
    "Whangārei",
    "41 Cameron Street",
    "Whangārei Central",
    "Whangārei",
    "",
    "0110",
    -35.7251,
    174.3237,
    town,
    mending,
  ],
  ["hamilton", "Hamilton", "501 Victoria Street", "Hamilton Central", "Hamilton", "", "3204", -37.7869, 175.2798, high, fitted],
  ["tauranga", "Tauranga", "88 Devonport Road", "Tauranga Central", "Tauranga", "", "3110", -37.6861, 176.1681, high, collect],
  [
    "mount-maunganui",
    "Mount Maunganui",
    "152 Maunganui Road",
    "Mount Maunganui",
    "Tauranga",
    "",
    "3116",
    -37.6323,
    176.1775,
    high,
    collect,
  ],
  ["rotorua", "Rotorua", "1170 Tutanekai Street", "Rotorua Central", "Rotorua", "", "3010", -38.1368, 176.2497, town, collect],
  ["napier", "Napier", "66 Emerson Street", "Napier South", "Napier", "", "4110", -39.4913, 176.9169, town, collect],
  [
    "new-plymouth",
    "New Plymouth",
    "27 Devon Street West",
    "New Plymouth Central",
    "New Plymouth",
    "",
    "4310",
    -39.0571,
    174.0745,
    town,
    mending,
  ],
  [
    "palmerston-north",
    "Palmerston North",
    "70 The Square",
    "Palmerston North Central",
    "Palmerston North",
    "",
    "4410",
    -40.3556,
    175.6111,
    town,
    collect,
  ],
  ["cuba-street", "Cuba Street", "118 Cuba Street", "Te Aro", "Wellington", "", "6011", -41.2937, 174.7754, high, fitted],
  [
    "lambton-quay",
    "Lambton Quay",
    "254 Lambton Quay",
    "Wellington Central",
    "Wellington",
    "",
    "6011",
    -41.2823,
    174.7757,
    high,
    collect,
  ],
  ["nelson", "Nelson", "193 Trafalgar Street", "Nelson Central", "Nelson", "", "7010", -41.2727, 173.2838, town, mending],
  [
    "christchurch",
    "The Terrace",
    "64 Oxford Terrace",
    "Christchurch Central",
    "Christchurch",
    "",
    "8011",
    -43.5338,
    172.6333,
    high,
    fitted,
  ],
  [
    "queenstown",
    "Queenstown",
    "12 Camp Street",
    "Queenstown Central",
    "Queenstown",
    "",
    "9300",
    -45.0321,
    168.6611,
    mall,
    mending,
  ],
  ["dunedin", "Dunedin", "218 George Street", "Dunedin Central", "Dunedin", "", "9016", -45.8716, 170.5043, high, collect],
];

const au: readonly Row[] = [
  ["paddington", "Paddington", "346 Oxford Street", "Paddington", "Sydney", "NSW", "2021", -33.8854, 151.2282, high, boutique],
  ["pitt-street", "Pitt Street", "188 Pitt Street", "Sydney", "Sydney", "NSW", "2000", -33.8696, 151.2079, mall, fitted],
  ["newtown", "Newtown", "271 King Street", "Newtown", "Sydney", "NSW", "2042", -33.8972, 151.1794, high, collect],
  [
    "bondi-junction",
    "Bondi Junction",
    "500 Oxford Street",
    "Bondi Junction",
    "Sydney",
    "NSW",
    "2022",
    -33.8911,
    151.2502,
    mall,
    fitted,
  ],
  ["manly", "Manly", "43 The Corso", "Manly", "Sydney", "NSW", "2095", -33.7975, 151.2859, high, collect],
  ["parramatta", "Parramatta", "159 Church Street", "Parramatta", "Sydney", "NSW", "2150", -33.8172, 151.0035, mall, collect],
  ["newcastle", "Newcastle", "92 Darby Street", "Cooks Hill", "Newcastle", "NSW", "2300", -32.9324, 151.7717, town, mending],
  ["byron-bay", "Byron Bay", "21 Jonson Street", "Byron Bay", "Byron Bay", "NSW", "2481", -28.6441, 153.6124, high, collect],
  ["canberra", "Braddon", "27 Lonsdale Street", "Braddon", "Canberra", "ACT", "2612", -35.2731, 149.1327, high, fitted],
  ["fitzroy", "Fitzroy", "240 Brunswick Street", "Fitzroy", "Melbourne", "VIC", "3065", -37.7996, 144.9781, high, boutique],
  [
    "bourke-street",
    "Bourke Street",
    "260 Bourke Street",
    "Melbourne",
    "Melbourne",
    "VIC",
    "3000",
    -37.8133,
    144.9651,
    mall,
    fitted,
  ],
  ["chadstone", "Chadstone", "1341 Dandenong Road", "Chadstone", "Melbourne", "VIC", "3148", -37.8862, 145.0826, mall, collect],
  ["geelong", "Geelong", "95 Malop Street", "Geelong", "Geelong", "VIC", "3220", -38.1474, 144.3607, town, collect],
  [
    "james-street",
    "James Street",
    "39 James Street",
    "Fortitude Valley",
    "Brisbane",
    "QLD",
    "4006",
    -27.4562,
    153.0403,
    high,
    fitted,
  ],
  ["west-end", "West End", "168 Boundary Street", "West End", "Brisbane", "QLD", "4101", -27.4803, 153.0113, high, mending],
  [
    "gold-coast",
    "Burleigh Heads",
    "48 James Street",
    "Burleigh Heads",
    "Gold Coast",
    "QLD",
    "4220",
    -28.0888,
    153.4493,
    high,
    collect,
  ],
  ["cairns", "Cairns", "70 Grafton Street", "Cairns City", "Cairns", "QLD", "4870", -16.9219, 145.7754, town, collect],
  ["rundle-street", "Rundle Street", "231 Rundle Street", "Adelaide", "Adelaide", "SA", "5000", -34.9224, 138.6115, high, fitted],
  ["fremantle", "Fremantle", "61 High Street", "Fremantle", "Perth", "WA", "6160", -32.0541, 115.7466, high, collect],
  ["hobart", "Hobart", "84 Liverpool Street", "Hobart", "Hobart", "TAS", "7000", -42.8808, 147.3277, town, mending],
];

function build(country: CountryCode, rows: readonly Row[], phone: (index: number) => string): Store[] {
  return rows.map(([slug, name, street, suburb, city, state, postcode, latitude, longitude, hours, services], i) => ({
    id: `${country.toUpperCase()}${String(i + 1).padStart(2, "0")}`,
    country,
    slug,
    name,
    street,
    suburb,
    city,
    ...(state ? { state } : {}),
    postcode,
    phone: phone(i),
    latitude,
    longitude,
    hours,
    services,
  }));
}

/** The shop's stores in both countries; their telephone numbers are made up. */
export const stores: readonly Store[] = [
  ...build("nz", nz, (i) => `09 555 0${140 + i}`),
  ...build("au", au, (i) => `02 5550 ${4300 + i}`),
];
