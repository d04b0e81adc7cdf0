import { pointsLostWords } from "#domain/loyalty/points-lost-words.ts";
import type { orderLines } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { orderItem, orderLink } from "../outbox/order-in-mail.ts";
import { withdrawnCardsWords } from "../vouchers/gift-card-mails.ts";
import { type GivenBack, givenBackWords } from "./given-back.ts";

/** Tells a shopper that their order will not be sent, and what they get back for it. */
export function cancellationMail(
  order: OrderRow,
  lines: readonly (typeof orderLines.$inferSelect)[],
  { asked, given }: { readonly asked: boolean; readonly given: readonly GivenBack[] },
): Mail {
  const { number, country, contact } = order;
  return {
    kind: "orderCancelled",
    about: number,
    recipient: contact.email,
    ...writeLetter(country, {
      subject: `Your order ${number} is cancelled`,
      heading: asked ? `It’s cancelled, ${contact.firstName}.` : `We’ve had to cancel your order, ${contact.firstName}.`,
      before: [
        asked
          ? `Order ${number} is cancelled, as you asked, and nothing will be sent.`
          : `We're sorry: we can't send order ${number} after all, so it is cancelled.`,
        ...given.map((part) => givenBackWords(order, part)),
        ...pointsLostWords(order.earning?.points ?? 0),
        ...withdrawnCardsWords(lines),
      ],
      items: lines.map(orderItem),
      link: orderLink(country, number),
      after: [],
    }),
  };
}
