import type { ShippingProblem } from "../checkout/shipping-selection.ts";
import type { AddressCountryProblemCode } from "./address-country.ts";
import type { AddressTextProblemCode } from "./address-text.ts";
import type { BirthDateProblemCode } from "./birth-date.ts";
import type { CardExpiryProblemCode } from "./card-expiry.ts";
import type { CardNumberProblemCode } from "./card-number.ts";
import type { CardSecurityCodeProblemCode } from "./card-security-code.ts";
import type { ChallengeAnswerProblemCode } from "./challenge-answer.ts";
import type { CityProblemCode } from "./city.ts";
import type { ContactNameProblemCode } from "./contact-name.ts";
import type { DeliveryInstructionsProblemCode } from "./delivery-instructions.ts";
import type { MembershipNumberProblemCode, MembershipSurnameProblemCode } from "./frequent-flyer.ts";
import type { NameProblemCode } from "./name.ts";
import type { OrderNumberProblemCode } from "./order-number.ts";
import type { PasswordProblemCode } from "./password.ts";
import type { PasswordRepeatProblemCode } from "./password-repeat.ts";
import type { PhoneProblemCode } from "./phone.ts";
import type { PostcodeProblemCode } from "./postcode.ts";
import type { Messages } from "./problem-message.ts";
import type { StateProblemCode } from "./state.ts";
import type { VoucherCodeProblemCode, VoucherPinProblemCode } from "./voucher.ts";

// Each field's own export, so that a page carries the words of the fields it has. Wording not quoted in the
// specification is ours (FORM-78, ERRCAT-94).

const tooShort = "Use {n} characters or more.";
const tooLong = "Use {n} characters or fewer.";
const tooManyBytes = "That takes up more room than it looks, so use fewer special characters.";
const nameCharacters = "Use letters, spaces, full stops, apostrophes and hyphens only.";
const addressCharacters = "Use letters, numbers, spaces and . , ' / - only.";

export const firstNameMessages: Messages<NameProblemCode> = {
  empty: "Enter your first name.",
  tooLong,
  tooManyBytes,
  invalidCharacters: nameCharacters,
};

export const lastNameMessages: Messages<NameProblemCode> = {
  empty: "Enter your last name.",
  tooLong,
  tooManyBytes,
  invalidCharacters: nameCharacters,
};

export const phoneMessages: Messages<PhoneProblemCode> = {
  empty: "Enter a phone number.",
  tooLong,
  invalid: "Enter a valid phone number.",
  notMobile: "Enter an Australian or New Zealand mobile number.",
};

export const passwordMessages: Messages<PasswordProblemCode> = {
  empty: "Enter a password.",
  spaceAtEdge: "Take out the space at the start or end.",
  tooShort,
  tooLong,
  lowerCaseMissing: "Add a lower case letter.",
  upperCaseMissing: "Add an upper case letter.",
  numberMissing: "Add a number.",
  specialMissing: "Add a special character, like ! or ?.",
  common: "Half the internet uses that one, so pick something harder to guess.",
};

export const passwordRepeatMessages: Messages<PasswordRepeatProblemCode> = {
  empty: "Enter your password again.",
  different: "The passwords you entered don't match.",
};

export const birthDateMessages: Messages<BirthDateProblemCode> = {
  invalid: "Enter a real date, day, month and year.",
  notPast: "Enter a date before today.",
};

export const contactNameMessages: Messages<ContactNameProblemCode> = {
  empty: "Enter the name of whoever's getting it.",
  tooLong,
  tooManyBytes,
  invalidCharacters: nameCharacters,
};

export const companyMessages: Messages<Exclude<AddressTextProblemCode, "empty">> = {
  tooLong,
  tooManyBytes,
  invalidCharacters: addressCharacters,
};

export const street1Messages: Messages<AddressTextProblemCode> = {
  empty: "Enter a street address.",
  tooLong,
  tooManyBytes,
  invalidCharacters: addressCharacters,
};

export const street2Messages: Messages<Exclude<AddressTextProblemCode, "empty">> = {
  tooLong,
  tooManyBytes,
  invalidCharacters: addressCharacters,
};

export const suburbMessages: Messages<AddressTextProblemCode> = {
  empty: "Enter a suburb.",
  tooLong,
  tooManyBytes,
  invalidCharacters: addressCharacters,
};

export const cityMessages: Messages<CityProblemCode> = {
  empty: "Enter a town or city.",
  tooLong,
  tooManyBytes,
  invalidCharacters: addressCharacters,
  notUsed: "Leave the town or city empty for an Australian address.",
};

export const stateMessages: Messages<StateProblemCode> = {
  empty: "Choose a state.",
  tooLong,
  invalid: "Choose a state from the list.",
  notUsed: "Leave the state empty for a New Zealand address.",
};

export const postcodeMessages: Messages<PostcodeProblemCode> = {
  empty: "Enter a postcode.",
  tooLong,
  invalid: "Use {n} digits.",
  otherState: "That postcode isn't in the state you chose, so check both.",
};

export const addressCountryMessages: Messages<AddressCountryProblemCode> = {
  empty: "Choose a country.",
  notOffered: "We can't use that country here, so choose one from the list.",
};

export const deliveryInstructionsMessages: Messages<DeliveryInstructionsProblemCode> = { tooLong, tooManyBytes };

export const shippingMessages: Messages<ShippingProblem | "addressUndeliverable"> = {
  shippingTypeMissing: "Choose delivery or pickup.",
  addressMissing: "Add the address we're sending it to.",
  deliveryMethodMissing: "Choose a delivery method.",
  deliveryMethodUnavailable: "The delivery method you chose doesn't go to this address, so choose another.",
  addressUndeliverable: "We're unable to deliver to that address, so use a different one or pick up your order.",
  pickupStoreMissing: "Choose a store to pick up from.",
  pickupMethodMissing: "Choose a pickup method.",
  pickupMethodUnavailable: "That pickup method isn't available any more, so choose another.",
  pickupStoreLacksStock: "That store no longer has everything in stock, so choose another.",
};

export const orderNumberMessages: Messages<OrderNumberProblemCode> = {
  empty: "Enter your order number.",
  tooLong,
  invalidCharacters: "Use letters, numbers and # only.",
};

export const cardNumberMessages: Messages<CardNumberProblemCode> = {
  empty: "Enter your card number.",
  invalid: "Check the card number, something's not right.",
};

export const cardExpiryMessages: Messages<CardExpiryProblemCode> = {
  empty: "Enter the expiry date.",
  invalid: "Enter the expiry as month and year, like 08/28.",
  expired: "That date has passed.",
};

export const cardSecurityCodeMessages: Messages<CardSecurityCodeProblemCode> = {
  empty: "Enter the security code.",
  invalid: "Enter the {n} digits of the security code.",
};

export const membershipNumberMessages: Messages<MembershipNumberProblemCode> = {
  empty: "Enter your membership number.",
  tooLong: "Use {n} digits or fewer.",
  invalid: "Check the membership number: it has 6 to 10 digits.",
};

export const membershipSurnameMessages: Messages<MembershipSurnameProblemCode> = {
  empty: "Enter the surname on your membership.",
  tooShort,
  tooLong,
  invalidCharacters: nameCharacters,
};

export const voucherCodeMessages: Messages<VoucherCodeProblemCode> = {
  empty: "Enter the gift card number.",
  invalid: "Check the gift card number: it has 10 to 19 letters or digits.",
};

export const voucherPinMessages: Messages<VoucherPinProblemCode> = {
  empty: "Enter the PIN.",
  invalid: "Check the PIN: it has 4 to 8 digits.",
};

export const challengeAnswerMessages: Messages<ChallengeAnswerProblemCode> = {
  empty: "Answer the question to add this to your cart.",
  tooLong,
};
