import type { AddressCountry } from "#domain/checkout/address.ts";
import { birthDateProblem } from "#domain/fields/birth-date.ts";
import { readBirthDate } from "#domain/fields/birth-date-text.ts";
import { emailProblem } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { birthDateMessages, firstNameMessages, lastNameMessages, phoneMessages } from "#domain/fields/messages.ts";
import { nameProblem } from "#domain/fields/name.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { newPasswordErrors, noPassword } from "../../../features/account/new-password-fields.tsx";
import type { PhoneRule } from "../../../features/account/use-phone-rule.ts";

/** Of each field, to which an error leads. */
export const fieldIds = {
  firstName: "sign-up-first-name",
  lastName: "sign-up-last-name",
  email: "sign-up-email",
  password: "sign-up-password",
  repeat: "sign-up-repeat",
  phone: "sign-up-phone",
  dateOfBirth: "sign-up-birthday",
  acceptTerms: "sign-up-terms",
} as const;
export type FieldName = keyof typeof fieldIds;

export const nothing = {
  firstName: "",
  lastName: "",
  email: "",
  ...noPassword,
  phone: "",
  dateOfBirth: "",
  agreeToMarketing: false,
  acceptTerms: false,
};
export type Entered = typeof nothing;

/** What is wrong with what has been entered, by field. */
export function signUpErrors(entered: Entered, phoneCountry: AddressCountry, phoneProblem: PhoneRule["problem"], today: string) {
  const firstName = nameProblem(entered.firstName);
  const lastName = nameProblem(entered.lastName);
  const email = emailProblem(entered.email);
  const phone = phoneProblem?.(entered.phone, { country: phoneCountry, required: false, mobile: true });
  const dateOfBirth = birthDateProblem(readBirthDate(entered.dateOfBirth), today);
  return {
    firstName: firstName ? problemMessage(firstNameMessages, firstName) : undefined,
    lastName: lastName ? problemMessage(lastNameMessages, lastName) : undefined,
    email: email ? problemMessage(emailMessages, email) : undefined,
    ...newPasswordErrors(entered),
    phone: phone ? problemMessage(phoneMessages, phone) : undefined,
    dateOfBirth: dateOfBirth ? problemMessage(birthDateMessages, dateOfBirth) : undefined,
    acceptTerms: entered.acceptTerms ? undefined : "Tick the box to agree to the terms.",
  };
}
