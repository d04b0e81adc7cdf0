import type { MoneyLoss } from "#domain/payments/captured-money.ts";
import type { orderLines } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { orderItem, orderLink } from "../outbox/order-in-mail.ts";

const said: Readonly<Record<MoneyLoss, string>> = {
  neverCame: "Your payment didn’t come through in the end, so you haven’t been charged and nothing will be sent.",
  takenBack: "Your bank or wallet has taken your payment back, so nothing will be sent.",
};

/** Tells a shopper that their order is cancelled because its money is not there. */
export function orderCancelledMail(
  { number, country, contact, credits }: OrderRow,
  lines: readonly (typeof orderLines.$inferSelect)[],
  loss: MoneyLoss,
): Mail {
  return {
    kind: "orderCancelled",
    about: number,
    recipient: contact.email,
    ...writeLetter(country, {
      subject: `Your order ${number} is cancelled`,
      heading: `We’ve had to cancel your order, ${contact.firstName}.`,
      before: [
        said[loss],
        ...(credits.length > 0 ? ["The gift cards and points that paid for part of it are yours again."] : []),
      ],
      items: lines.map(orderItem),
      link: orderLink(country, number),
      after: ["If you still want it, order again and pay another way."],
    }),
  };
}
