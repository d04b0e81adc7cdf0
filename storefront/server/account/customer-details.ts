import { type CountryCode, countries } from "#domain/country/country.ts";
import { birthDateProblem } from "#domain/fields/birth-date.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { birthDateMessages, firstNameMessages, lastNameMessages, phoneMessages } from "#domain/fields/messages.ts";
import { nameProblem } from "#domain/fields/name.ts";
import { internationalPhone, phoneProblem } from "#domain/fields/phone.ts";
import { calendarIn, isoDate } from "#domain/time/calendar.ts";
import type { FieldIssues } from "../fields/field-issues.ts";

/** What a customer says of themselves, as a form or the wire gives it. */
export interface CustomerInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth?: string | undefined;
}

/** The same in the form it is kept. */
export interface CustomerDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** With its country's calling code, `+64215550184`; null without one. */
  readonly phone: string | null;
  /** Null when it was not given. */
  readonly dateOfBirth: string | null;
}

export interface CustomerDetailsRules {
  /** Where the form lies in the body; empty when it is the body. */
  readonly at: string;
  /** Sign-up asks for a mobile number, if for any (FORM-27). */
  readonly mobile?: boolean;
  /** Nobody has said a name yet, and what is said of the rest does not wait for one. */
  readonly isNameless?: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Notes whatever the forms would say of these details, and gives them in the form they are kept. */
export function readCustomerDetails(
  issues: FieldIssues,
  country: CountryCode,
  input: CustomerInput,
  { at, mobile = false, isNameless = false, now }: CustomerDetailsRules,
): CustomerDetails {
  const { firstName, lastName, phone = "", dateOfBirth = "" } = input;
  const path = (field: keyof CustomerInput) => (at === "" ? field : `${at}.${field}`);
  const shop = country === "nz" ? "NZ" : "AU";
  const today = isoDate(calendarIn(countries[country].timeZone, now));
  if (!isNameless || firstName !== "" || lastName !== "") {
    issues.note(path("firstName"), firstNameMessages, nameProblem(firstName));
    issues.note(path("lastName"), lastNameMessages, nameProblem(lastName));
  }
  issues.note(path("phone"), phoneMessages, phoneProblem(phone, { country: shop, required: false, mobile }));
  issues.note(path("dateOfBirth"), birthDateMessages, birthDateProblem(dateOfBirth, today));
  return {
    firstName: cleanText(firstName),
    lastName: cleanText(lastName),
    phone: internationalPhone(phone, shop),
    dateOfBirth: dateOfBirth.trim() === "" ? null : dateOfBirth.trim(),
  };
}
