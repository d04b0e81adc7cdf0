import type { Address } from "#domain/checkout/address.ts";

/** An address as it is written on a parcel, a line each, without the name. */
export function addressLines({
  company,
  street1,
  street2,
  suburb,
  state,
  postcode,
  country,
}: Omit<Address, "contactName" | "type">): string[] {
  const place = [suburb, state, postcode].filter(Boolean).join(" ");
  return [company, street1, street2, place, country === "NZ" ? "New Zealand" : "Australia"].filter((line): line is string =>
    Boolean(line),
  );
}
