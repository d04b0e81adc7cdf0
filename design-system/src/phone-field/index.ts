export { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";
export { type PhoneCountry, phoneCountries } from "./phone-field.contract.ts";
export { type PhoneNumberReading, readPhoneNumber } from "./phone-number.ts";
