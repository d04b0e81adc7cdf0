import { countries } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { MoneyLoss } from "#domain/payments/captured-money.ts";
import { spacedVoucherNumber } from "#domain/vouchers/voucher-number.ts";
import type { orderLines } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { shopAddress } from "../outbox/mail-dress.ts";
import { mailDate, orderLink } from "../outbox/order-in-mail.ts";
import type { VoucherClaim, VoucherTerms } from "./vouchers.ts";

/** Brings a shopper the gift cards that they bought. It is the only place where their PINs are ever written. */
export function giftCardMail(
  { number, country, contact }: Pick<OrderRow, "number" | "country" | "contact">,
  cards: readonly (VoucherClaim & VoucherTerms)[],
): Mail {
  const isOne = cards.length === 1;
  return {
    kind: "giftCards",
    about: number,
    recipient: contact.email,
    ...writeLetter(country, {
      subject: `Your order ${number}: ${isOne ? "your gift card" : `your ${cards.length} gift cards`}`,
      heading: isOne ? `Here’s your gift card, ${contact.firstName}.` : `Here are your gift cards, ${contact.firstName}.`,
      before: ["Whoever has a gift card's number and PIN can spend it, so treat this mail as money."],
      place: cards.map(({ code, pin, amount, expiresAt }) => [
        `${formatMoney(amount, country)}, good until ${mailDate(country, expiresAt)}`,
        `Number: ${spacedVoucherNumber(code)}`,
        `PIN: ${pin}`,
      ]),
      link: { label: "See what is left", address: shopAddress(country, "/gift-cards/balance") },
      after: [
        `Enter both at the checkout, or hand them on to whom you want to: it is spent in ${countries[country].name}, all at once or a bit at a time.`,
        "Keep this mail: nobody here can look up a PIN.",
      ],
    }),
  };
}

/**
 * Tells who bought gift cards with an order that its money is gone, and that they pay nothing more, while what has left of the order
 * stays where it is; null for an order that has none.
 */
export function giftCardsStoppedMail(
  { number, country, contact }: Pick<OrderRow, "number" | "country" | "contact">,
  lines: Parameters<typeof withdrawnCardsWords>[0],
  loss: MoneyLoss,
): Mail | null {
  const words = withdrawnCardsWords(lines);
  if (words.length === 0) return null;
  return {
    kind: "giftCardsStopped",
    about: number,
    recipient: contact.email,
    ...writeLetter(country, {
      subject: `The gift cards of your order ${number}`,
      heading: `About your gift cards, ${contact.firstName}.`,
      before: [`${noMoney[loss]} for order ${number}.`, ...words],
      link: orderLink(country, number),
      after: [`If you think otherwise, call us on ${countries[country].supportPhone}.`],
    }),
  };
}

const noMoney: Readonly<Record<MoneyLoss, string>> = {
  neverCame: "Your payment didn't come through in the end",
  takenBack: "Your bank or wallet has taken back your payment",
};

/**
 * Said of the gift cards of an order that is cancelled or whose money is gone, which may have been handed on by then; nothing of one
 * that has none.
 */
export function withdrawnCardsWords(lines: readonly Pick<typeof orderLines.$inferSelect, "giftCard" | "quantity">[]): string[] {
  const count = lines.reduce((sum, { giftCard, quantity }) => (giftCard ? sum + quantity : sum), 0);
  if (count === 0) return [];
  return [
    count === 1
      ? "If its gift card has reached you, or somebody you handed it on to, it can't be spent any more."
      : "If its gift cards have reached you, or somebody you handed them on to, they can't be spent any more.",
  ];
}
