export { PaymentMethodOption, type PaymentMethodOptionProps } from "./PaymentMethodOption.tsx";
