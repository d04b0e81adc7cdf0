import { Icon } from "@tread/design-system/icon";
import { type PaymentMark, PaymentMarks, paymentMarks } from "@tread/design-system/payment-marks";

const marks: ReadonlyMap<string, PaymentMark> = new Map([
  ["visa", "visa"],
  ["mastercard", "mastercard"],
  ["amex", "american-express"],
]);

/** The mark that a saved card is known by; a plain card for a brand that has none here. */
export function SavedCardMark({ brand }: { brand: string }) {
  const mark = marks.get(brand);
  return mark ? <PaymentMarks marks={[mark]} label={paymentMarks[mark]} /> : <Icon name="card" />;
}
