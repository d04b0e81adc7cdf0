/** Where the shop sends to and bills; ISO 3166 codes as on the wire (ADDR-09). */
export const addressCountries = ["NZ", "AU"] as const;
export type AddressCountry = (typeof addressCountries)[number];

/** What an address may be without. `city`: town or city, where the country writes it apart from the suburb. */
export const optionalAddressFields = ["company", "street2", "city", "state"] as const;
export type OptionalAddressField = (typeof optionalAddressFields)[number];

/** A postal address. SELECTED came from the address lookup (ADDR-02). */
export interface Address extends Readonly<Partial<Record<OptionalAddressField, string>>> {
  readonly contactName: string;
  readonly street1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly country: AddressCountry;
  readonly type: "SELECTED" | "ENTERED";
}

/** The address alone, without what else is known of it: what it was chosen from, what it is the default for. */
export function postalAddress(address: Address): Address {
  const { contactName, street1, suburb, postcode, country, type } = address;
  const optional = optionalAddressFields.map((field) => [field, address[field]]).filter(([, value]) => value !== undefined);
  return { contactName, street1, suburb, postcode, country, type, ...Object.fromEntries(optional) };
}

/** True once every field that a parcel needs is filled in; the field rules say whether each is right. */
export function isFullAddress(address: Partial<Address> | null | undefined): boolean {
  return Boolean(
    address?.contactName &&
      address.street1 &&
      address.suburb &&
      address.postcode &&
      address.country &&
      (address.country !== "AU" || address.state),
  );
}
