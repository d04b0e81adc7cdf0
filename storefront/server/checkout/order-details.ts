import type { ParsedInputOf } from "#contract/calls.ts";
import type { AddressInput, ContactInput } from "#contract/checkout.ts";
import { addressCountries } from "#domain/checkout/address.ts";
import { fallbackRecipient } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { type AddressField, addressProblems, normaliseAddress } from "#domain/fields/address.ts";
import { offeredCountries } from "#domain/fields/address-country.ts";
import { cleanLines, cleanText } from "#domain/fields/clean-text.ts";
import { deliveryInstructionsProblem } from "#domain/fields/delivery-instructions.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import type { FieldProblem } from "#domain/fields/field-problem.ts";
import {
  addressCountryMessages,
  cityMessages,
  companyMessages,
  contactNameMessages,
  deliveryInstructionsMessages,
  emailMessages,
  firstNameMessages,
  lastNameMessages,
  type Messages,
  phoneMessages,
  postcodeMessages,
  problemMessage,
  stateMessages,
  street1Messages,
  street2Messages,
  suburbMessages,
} from "#domain/fields/messages.ts";
import { nameProblem } from "#domain/fields/name.ts";
import { internationalPhone, phoneProblem } from "#domain/fields/phone.ts";
import { ApiError } from "../api-error.ts";

type OrderBody = ParsedInputOf<"checkout.orders">["body"];

/** Who and where, checked and in the form it is kept. */
export interface OrderDetails {
  readonly contact: ContactInput;
  readonly shippingAddress: AddressInput;
  readonly billingAddress: AddressInput;
  readonly instructions?: string;
}

const addressMessages: Readonly<Record<AddressField, Messages<string>>> = {
  contactName: contactNameMessages,
  company: companyMessages,
  street1: street1Messages,
  street2: street2Messages,
  suburb: suburbMessages,
  city: cityMessages,
  state: stateMessages,
  postcode: postcodeMessages,
  country: addressCountryMessages,
};

/**
 * Checks contact, addresses and instructions by the very rules of the forms.
 * @throws ApiError 422 `UnprocessableRequest` with every problem, each in the form's own words
 */
export function requireOrderDetails(country: CountryCode, body: OrderBody): OrderDetails {
  const { contact, shippingAddress, billingAddress, shipping } = body;
  const shop = country === "nz" ? "NZ" : "AU";
  const issues: { path: string; message: string }[] = [];
  const note = <Code extends string>(path: string, messages: Messages<Code>, problem: FieldProblem<Code> | null) => {
    if (problem !== null) issues.push({ path: `body.${path}`, message: problemMessage(messages, problem) });
  };

  note("contact.email", emailMessages, emailProblem(contact.email));
  note("contact.firstName", firstNameMessages, nameProblem(contact.firstName));
  note("contact.lastName", lastNameMessages, nameProblem(contact.lastName));
  const isFallback = contact.phone === fallbackRecipient.phone[shippingAddress.country];
  if (!isFallback)
    note("contact.phone", phoneMessages, phoneProblem(contact.phone, { country: shippingAddress.country, required: true }));
  const instructions = cleanLines((shipping.options.instructions?.delivery ?? "").toWellFormed());
  note("shipping.options.instructions.delivery", deliveryInstructionsMessages, deliveryInstructionsProblem(instructions));
  for (const [name, address, offered] of [
    ["shippingAddress", shippingAddress, offeredCountries("delivery", shop)],
    ["billingAddress", billingAddress, addressCountries],
  ] as const) {
    for (const [field, problem] of Object.entries(addressProblems(address, offered))) {
      note(`${name}.${field}`, addressMessages[field as AddressField], problem);
    }
  }

  if (issues.length > 0) {
    throw new ApiError(422, "UnprocessableRequest", "Some of your details aren't right yet. Check them and try again.", {
      issues,
    });
  }
  return {
    contact: {
      email: normaliseEmail(contact.email),
      firstName: cleanText(contact.firstName),
      lastName: cleanText(contact.lastName),
      phone: isFallback ? contact.phone : (internationalPhone(contact.phone, shippingAddress.country) ?? contact.phone),
      agreeToMarketing: contact.agreeToMarketing,
    },
    shippingAddress: normaliseAddress(shippingAddress),
    billingAddress: normaliseAddress(billingAddress),
    ...(instructions !== "" && { instructions }),
  };
}
