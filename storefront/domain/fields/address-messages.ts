import type { AddressField } from "./address.ts";
import {
  addressCountryMessages,
  cityMessages,
  companyMessages,
  contactNameMessages,
  postcodeMessages,
  stateMessages,
  street1Messages,
  street2Messages,
  suburbMessages,
} from "./messages.ts";
import type { Messages } from "./problem-message.ts";

/** What is said of a problem, by the field of the address that has it. */
export const addressMessages: Readonly<Record<AddressField, Messages<string>>> = {
  country: addressCountryMessages,
  contactName: contactNameMessages,
  company: companyMessages,
  street1: street1Messages,
  street2: street2Messages,
  suburb: suburbMessages,
  city: cityMessages,
  state: stateMessages,
  postcode: postcodeMessages,
};
