import type { Address } from "./address.ts";

/** An address as it is written on a parcel, a line each, without the name. */
export function addressLines({
  company,
  street1,
  street2,
  suburb,
  city,
  state,
  postcode,
  country,
}: Omit<Address, "contactName" | "type">): string[] {
  const place = [city ?? suburb, state, postcode].filter(Boolean).join(" ");
  return [company, street1, street2, city && suburb, place, country === "NZ" ? "New Zealand" : "Australia"].filter(
    (line): line is string => Boolean(line),
  );
}
