import type { PaymentMark } from "@tread/design-system/payment-marks";

/** Cards that the payment step takes, in the order they are shown. */
export const acceptedCards: readonly PaymentMark[] = ["visa", "mastercard", "american-express"];
