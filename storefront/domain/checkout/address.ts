/** Where the shop sends to and bills; ISO 3166 codes as on the wire (ADDR-09). */
export const addressCountries = ["NZ", "AU"] as const;
export type AddressCountry = (typeof addressCountries)[number];

/** A postal address. SELECTED came from the address lookup (ADDR-02). */
export interface Address {
  readonly contactName: string;
  readonly company?: string;
  readonly street1: string;
  readonly street2?: string;
  readonly suburb: string;
  /** Town or city, where the country writes it apart from the suburb. */
  readonly city?: string;
  readonly state?: string;
  readonly postcode: string;
  readonly country: AddressCountry;
  readonly type: "SELECTED" | "ENTERED";
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
