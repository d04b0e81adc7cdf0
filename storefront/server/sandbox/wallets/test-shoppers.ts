import type { SheetAddress } from "#domain/express/express-address.ts";
import type { SheetContact } from "#domain/express/express-contact.ts";

/** Somebody whom a sheet can say it belongs to. */
export interface TestShopper {
  readonly label: string;
  readonly says: string;
  readonly contact: SheetContact;
}

/** Somewhere that a sheet can say the order goes. */
export interface TestAddress {
  readonly label: string;
  readonly says: string;
  readonly address: SheetAddress;
}

/** Who a sheet offers to be. */
export const testShoppers: readonly TestShopper[] = [
  {
    label: "Mere O’Neil",
    says: "mere.oneil@example.co.nz",
    contact: { email: "mere.oneil@example.co.nz", firstName: "Mere", lastName: "O’Neil", phone: "+64215550184" },
  },
  { label: "Nobody", says: "The sheet tells neither name nor email.", contact: {} },
];

const name = "Mere O’Neil";

/** Each shop delivers in its own country, so that the other's addresses are refused by it. */
export const testAddresses: readonly TestAddress[] = [
  {
    label: "12 Ponsonby Road, Auckland",
    says: "The New Zealand shop delivers here.",
    address: {
      ...{ name, lines: ["12 Ponsonby Road"], suburb: "Grey Lynn" },
      ...{ locality: "Auckland", region: "Auckland", postcode: "1011", country: "NZ" },
    },
  },
  {
    label: "1 Macquarie Street, Sydney",
    says: "The Australian shop delivers here.",
    address: {
      ...{ name, lines: ["1 Macquarie Street"] },
      ...{ locality: "Sydney", region: "NSW", postcode: "2000", country: "AU" },
    },
  },
  {
    label: "Waitangi, Chatham Islands",
    says: "New Zealand, where no courier goes.",
    address: {
      ...{ name, lines: ["2 Wharf Road"], suburb: "Waitangi" },
      ...{ locality: "Chatham Islands", region: "Chatham Islands", postcode: "8942", country: "NZ" },
    },
  },
  {
    label: "Kingston, Norfolk Island",
    says: "Australia, where no courier goes.",
    address: {
      ...{ name, lines: ["4 Quality Row"] },
      ...{ locality: "Kingston", region: "NSW", postcode: "2899", country: "AU" },
    },
  },
  {
    label: "Flat #3 @ the wharf, Auckland",
    says: "New Zealand, with signs that are written out.",
    address: {
      ...{ name, lines: ["Flat #3 @ the wharf"], suburb: "Auckland Central" },
      ...{ locality: "Auckland", region: "Auckland", postcode: "1010", country: "NZ" },
    },
  },
];
