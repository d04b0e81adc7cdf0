import { countries } from "#domain/country/country.ts";
import { pointsLostWords } from "#domain/loyalty/points-lost-words.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { MoneyLoss } from "#domain/payments/captured-money.ts";
import { refunded } from "#domain/returns/refunded.ts";
import type { orderLines } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { mailDate, orderItem, orderLink } from "../outbox/order-in-mail.ts";
import { withdrawnCardsWords } from "../vouchers/gift-card-mails.ts";

const nothingSent: Readonly<Record<MoneyLoss, string>> = {
  neverCame: "Your payment didn't come through in the end, so you haven't been charged and nothing will be sent.",
  takenBack: "Your bank or wallet has taken your payment back, so nothing will be sent.",
};

/**
 * Tells a shopper that their order is cancelled because its money is not there.
 * @param until when gift cards expire that would have done so sooner
 */
export function orderCancelledMail(
  { number, country, contact, credits, earning }: OrderRow,
  lines: readonly (typeof orderLines.$inferSelect)[],
  { loss, until }: { readonly loss: MoneyLoss; readonly until: Date | null },
): Mail {
  return {
    kind: "orderCancelled",
    about: number,
    recipient: contact.email,
    ...writeLetter(country, {
      subject: `Your order ${number} is cancelled`,
      heading: `We’ve had to cancel your order, ${contact.firstName}.`,
      before: [
        `Order ${number} is cancelled. ${nothingSent[loss]}`,
        ...(credits.length > 0 ? ["The gift cards and points that paid for part of it are yours again."] : []),
        ...(until ? [`A gift card of these that would have expired before is good until ${mailDate(country, until)}.`] : []),
        ...pointsLostWords(earning?.points ?? 0),
        ...withdrawnCardsWords(lines),
      ],
      items: lines.map(orderItem),
      link: orderLink(country, number),
      after: ["If you still want it, order again and pay another way."],
    }),
  };
}

const alreadyBack: Readonly<Record<MoneyLoss, (money: string, label: string) => string>> = {
  neverCame: (money, label) =>
    `Your payment with ${label} didn't come through in the end, so the ${money} never left you and we send nothing.`,
  takenBack: (money, label) => `Your bank or wallet has taken your payment with ${label} back, and the ${money} with it.`,
};

/** Takes back what a mail about a return, or about an order that was cancelled, has promised, where its money is with the shopper by another way. */
export function refundNotOwedMail(
  { number, country, contact }: OrderRow,
  sequence: number | null,
  { amount, label, loss }: { readonly amount: number; readonly label: string; readonly loss: MoneyLoss },
): Mail {
  const { number: about, words } = refunded(number, sequence);
  return {
    kind: "refundNotOwed",
    about,
    recipient: contact.email,
    ...writeLetter(country, {
      subject: `Your refund for ${words}`,
      heading: `Your money is with you already, ${contact.firstName}.`,
      before: [
        alreadyBack[loss](formatMoney(amount, country), label),
        `The refund that we wrote of for ${words} is settled with that. If you think otherwise, call us on ${countries[country].supportPhone}.`,
      ],
      link: orderLink(country, number),
      after: [],
    }),
  };
}
