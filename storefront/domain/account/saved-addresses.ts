import { type Address, type AddressCountry, addressCountries } from "../checkout/address.ts";
import { normaliseAddress } from "../fields/address.ts";

/** An address that an account keeps (ADDR-01). */
export interface SavedAddress extends Address {
  readonly id: string;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** An address as it is recorded. Times are milliseconds since the epoch. */
export interface RecordedAddress {
  readonly id: string;
  readonly address: Omit<Address, "country"> & { readonly country: string };
  readonly createdAt: number;
  /** When it was last made the default; null when it never was. */
  readonly defaultBillingSince: number | null;
  readonly defaultShippingSince: number | null;
}

/** How many an account keeps at most. */
export const savedAddressesMax = 50;

const comparable = (address: Address): string =>
  JSON.stringify(
    Object.entries({ ...normaliseAddress(address), type: undefined })
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, String(value).toLowerCase().replaceAll("’", "'")])
      .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
  );

/** Whether two addresses say the same, whatever their case, spaces and apostrophes, and however they were entered (ERRCAT-66). */
export function isSameAddress(a: Address, b: Address): boolean {
  return comparable(a) === comparable(b);
}

const isSupported = (record: RecordedAddress): record is RecordedAddress & { readonly address: Address } =>
  addressCountries.includes(record.address.country as AddressCountry);

/** The one that was made the default last; when none was, the first that was saved (ADDR-07, ADDR-08). */
function defaultOf(records: readonly RecordedAddress[], since: "defaultBillingSince" | "defaultShippingSince") {
  const oldestFirst = records.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  return oldestFirst.toSorted((a, b) => (b[since] ?? 0) - (a[since] ?? 0))[0];
}

/**
 * The addresses of an account: those of countries that the shop knows (ADDR-06), with exactly one default for billing and
 * one for delivery; the defaults first, then the newest first.
 */
export function arrangeSavedAddresses(records: readonly RecordedAddress[]): SavedAddress[] {
  const supported = records.filter(isSupported);
  const billing = defaultOf(supported, "defaultBillingSince");
  const shipping = defaultOf(supported, "defaultShippingSince");
  const rank = ({ id }: RecordedAddress) => (id === shipping?.id ? 0 : id === billing?.id ? 1 : 2);
  return supported
    .toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
    .map(({ id, address }) => ({
      ...address,
      id,
      isDefaultBilling: id === billing?.id,
      isDefaultShipping: id === shipping?.id,
    }));
}
