/** What we take, by the mark shoppers know it by, in the order of the strip. Source: FOOT-06. */
export const paymentMarks = {
  "apple-pay": "Apple Pay",
  visa: "Visa",
  mastercard: "Mastercard",
  "american-express": "American Express",
  paypal: "PayPal",
  afterpay: "Afterpay",
  "google-pay": "Google Pay",
} as const;
export type PaymentMark = keyof typeof paymentMarks;

/** The strip at the foot of every page. */
export const stripMarks: readonly PaymentMark[] = ["apple-pay", "visa", "mastercard", "american-express", "paypal", "afterpay"];
