import type { Address, AddressCountry } from "../checkout/address.ts";
import { expressConfiguration } from "../configuration/configuration.ts";
import { type CountryCode, countries } from "../country/country.ts";
import { addressProblems, normaliseAddress } from "../fields/address.ts";
import { addressText } from "../fields/address-text.ts";
import { contactNameProblem } from "../fields/contact-name.ts";
import { nameLetters } from "./express-contact.ts";
import { type ExpressMethod, expressName } from "./express-method.ts";

/**
 * An address as a sheet tells it. Until the payment is approved it tells no more than town, region, postcode and country, so that a
 * shop learns nothing of who only looks.
 */
export interface SheetAddress {
  readonly name?: string | undefined;
  readonly lines?: readonly string[] | undefined;
  /** Where it is told apart from the town. */
  readonly suburb?: string | undefined;
  /** Town; the suburb where a country writes none besides it. */
  readonly locality: string;
  readonly region: string;
  readonly postcode: string;
  /** ISO 3166 alpha-2, of any country. */
  readonly country: string;
}

const australianStates: Readonly<Record<string, string>> = {
  "australian capital territory": "ACT",
  "new south wales": "NSW",
  "northern territory": "NT",
  queensland: "QLD",
  "south australia": "SA",
  tasmania: "TAS",
  victoria: "VIC",
  "western australia": "WA",
};

/** An Australian state as addresses have it, by whatever a wallet calls it: `nsw`, `New South Wales`. */
function stateOf(region: string): string {
  const written = region.trim();
  const name = written.toLowerCase();
  return Object.hasOwn(australianStates, name) ? (australianStates[name] ?? written) : written.toUpperCase();
}

/** Whether orders that are bought so are delivered to a country (EXPR-04). */
export function acceptsExpressCountry(country: string, shop: CountryCode): country is AddressCountry {
  const accepted: readonly string[] = expressConfiguration.deliveryCountries[shop];
  return accepted.includes(country);
}

const undeliverable = "Unfortunately we cannot deliver to the entered address. Please use a different address.";

/**
 * What is said of an address that is not delivered to, as the sheet that it was chosen in has it (ERRCAT-64, ERRCAT-69, ERRCAT-70).
 * @param address the country is accepted unless it is the one that is refused
 */
export function addressRefusal(method: ExpressMethod, shop: CountryCode, { country }: Pick<SheetAddress, "country">): string {
  if (method === "afterpay") return `We can't deliver to that shipping address, so choose another one in ${expressName(method)}.`;
  if (method === "paypal" && !acceptsExpressCountry(country, shop))
    return `We can't deliver to that country, so choose an address in ${countries[shop].name}.`;
  return undeliverable;
}

/** What is said of an address that no courier goes to (ERRCAT-71). */
export const noDeliveryOptions = "There's no delivery option for that address, so choose another one.";

/** Of the characters that labels take: a sheet cannot be asked for an address in others, and a courier finds `Flat 2 No. 4` as well. */
function onLabel({ lines = [], suburb, locality, ...rest }: SheetAddress) {
  const written = lines.map(addressText).filter((line) => line !== "");
  return { ...rest, lines: written, suburb: suburb && addressText(suburb), locality: addressText(locality) };
}

/** What a sheet has told of an address so far, for the question what delivery costs: the street comes with the approval. */
export function provisionalAddress(address: SheetAddress): Partial<Address> {
  const { lines, suburb, locality, region, postcode, country } = onLabel(address);
  const street = lines.length > 0 ? { street1: [...lines, suburb].filter(Boolean).join(", ") } : {};
  return country === "AU"
    ? { country, suburb: locality, state: stateOf(region), postcode, ...street }
    : { country: country as AddressCountry, city: locality, postcode, ...street };
}

/**
 * A sheet's address as an order is sent to it.
 * @param name who it is for, where the address does not say it in letters that a label takes
 * @returns null unless it holds all that a parcel needs, by the rules of the forms
 */
export function expressAddress(address: SheetAddress, name: string, shop: CountryCode): Address | null {
  const { lines, suburb, locality, region, postcode, country } = onLabel(address);
  if (!acceptsExpressCountry(country, shop)) return null;
  const [street1 = "", ...more] = lines;
  const { name: told = "" } = address;
  const whole: Address = normaliseAddress({
    contactName: [told, nameLetters(told)].find((each) => contactNameProblem(each) === null) ?? name,
    street1,
    street2: more.join(", "),
    suburb: suburb || locality,
    ...(country === "AU" ? { state: stateOf(region) } : { city: locality }),
    postcode,
    country,
    type: "ENTERED",
  });
  return Object.keys(addressProblems(whole, [country])).length === 0 ? whole : null;
}
