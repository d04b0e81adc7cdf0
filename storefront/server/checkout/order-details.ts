import type { ParsedInputOf } from "#contract/calls.ts";
import type { AddressInput, ContactInput } from "#contract/checkout.ts";
import { addressCountries } from "#domain/checkout/address.ts";
import { pickupAddress } from "#domain/checkout/checkout-request.ts";
import { fallbackRecipient } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { normaliseAddress } from "#domain/fields/address.ts";
import { offeredCountries } from "#domain/fields/address-country.ts";
import { cleanLines, cleanText } from "#domain/fields/clean-text.ts";
import { deliveryInstructionsProblem } from "#domain/fields/delivery-instructions.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { deliveryInstructionsMessages, firstNameMessages, lastNameMessages, phoneMessages } from "#domain/fields/messages.ts";
import { nameProblem } from "#domain/fields/name.ts";
import { internationalPhone, phoneProblem } from "#domain/fields/phone.ts";
import type { Store } from "#domain/stores/store.ts";
import { noteAddressIssues } from "../fields/address-issues.ts";
import { FieldIssues } from "../fields/field-issues.ts";

type OrderBody = ParsedInputOf<"checkout.orders">["body"];

/** Who and where, checked and in the form it is kept. */
export interface OrderDetails {
  readonly contact: ContactInput;
  readonly shippingAddress: AddressInput;
  readonly billingAddress: AddressInput;
  readonly instructions?: string;
}

/**
 * Checks contact, addresses and instructions by the very rules of the forms.
 * @param store where it is picked up; then the order goes there, whatever address was sent
 * @throws ApiError 422 `UnprocessableRequest` with every problem, each in the form's own words
 */
export function requireOrderDetails(country: CountryCode, body: OrderBody, store: Store | undefined): OrderDetails {
  const { contact, billingAddress, shipping } = body;
  const shippingAddress = store ? pickupAddress(store, contact) : body.shippingAddress;
  const shop = country === "nz" ? "NZ" : "AU";
  const issues = new FieldIssues();

  issues.note("contact.email", emailMessages, emailProblem(contact.email));
  issues.note("contact.firstName", firstNameMessages, nameProblem(contact.firstName));
  issues.note("contact.lastName", lastNameMessages, nameProblem(contact.lastName));
  const isFallback = contact.phone === fallbackRecipient.phone[shippingAddress.country];
  if (!isFallback)
    issues.note(
      "contact.phone",
      phoneMessages,
      phoneProblem(contact.phone, { country: shippingAddress.country, required: true }),
    );
  const instructions = cleanLines((shipping.options.instructions?.delivery ?? "").toWellFormed());
  issues.note("shipping.options.instructions.delivery", deliveryInstructionsMessages, deliveryInstructionsProblem(instructions));
  if (!store) noteAddressIssues(issues, "shippingAddress", shippingAddress, offeredCountries("delivery", shop));
  noteAddressIssues(issues, "billingAddress", billingAddress, addressCountries);
  issues.throwIfAny();
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
    ...(instructions !== "" && !store && { instructions }),
  };
}
