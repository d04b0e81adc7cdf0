import type { AddressCountry } from "../checkout/address.ts";
import type { Contact } from "../checkout/checkout-state.ts";
import { cleanText } from "../fields/clean-text.ts";
import { emailProblem, normaliseEmail } from "../fields/email.ts";
import { nameMax, nameProblem } from "../fields/name.ts";
import { phoneProblem } from "../fields/phone.ts";

/** Who buys, as a sheet tells it. Some know a whole name only, and some have no phone. */
export interface SheetContact {
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
}

/** Said and raised when a sheet does not tell who buys (ERRCAT-68). */
export const nameAndEmailNotFound = "Name and email not found";

/** Stands where somebody has one name only: an order has two, and a sheet cannot be asked again. */
const noLastName = "-";

/** A name as a sheet tells it, of the letters that the shop's own forms take. */
export function nameLetters(name: string): string {
  return cleanText(name.replaceAll(/[^\p{L}\p{M}.'’ -]/gu, " "));
}

/** A name of the length and letters that the shop's own forms take. */
function fitting(name: string): string {
  const letters = nameLetters(name);
  const cut = [...letters].slice(0, nameMax).join("").trim();
  return nameProblem(cut) === null ? cut : "";
}

function namesOf({ firstName, lastName, name = "" }: SheetContact): { firstName: string; lastName: string } {
  const [first = "", ...others] = cleanText(name).split(" ");
  return { firstName: fitting(firstName ?? first), lastName: fitting(lastName ?? others.join(" ")) };
}

/**
 * Who the order is for. A phone that is none is left out, since a parcel goes without one (SHIP-16).
 * @param country where it is delivered, whose numbers need no country code
 * @throws Error `Name and email not found` when the sheet does not tell them (ERRCAT-68)
 */
export function expressContact(told: SheetContact, country: AddressCountry): Contact {
  const { firstName, lastName } = namesOf(told);
  const email = told.email ?? "";
  if (!firstName || emailProblem(email) !== null) throw new Error(nameAndEmailNotFound);
  const phone = told.phone?.trim() ?? "";
  return {
    email: normaliseEmail(email),
    firstName,
    lastName: lastName || noLastName,
    phone: phone && phoneProblem(phone, { country, required: true }) === null ? phone : "",
    agreeToMarketing: false,
  };
}
