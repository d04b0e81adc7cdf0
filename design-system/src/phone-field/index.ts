export { loadEveryPhoneCountry } from "./every-phone-country.ts";
export { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";
export type { PhoneCountry } from "./phone-field.contract.ts";
export { loadNumberingPlans, type PhoneNumberReading, readPhoneNumber } from "./phone-number.ts";
