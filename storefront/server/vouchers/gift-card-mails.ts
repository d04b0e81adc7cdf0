import { countries } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { spacedVoucherNumber } from "#domain/vouchers/voucher-number.ts";
import type { orderLines } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { shopAddress } from "../outbox/mail-dress.ts";
import { mailDate } from "../outbox/order-in-mail.ts";
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

/** Said of the gift cards of an order that is cancelled, which may have been handed on by then; nothing of one that has none. */
export function withdrawnCardsWords(lines: readonly Pick<typeof orderLines.$inferSelect, "giftCard" | "quantity">[]): string[] {
  const count = lines.reduce((sum, { giftCard, quantity }) => (giftCard ? sum + quantity : sum), 0);
  if (count === 0) return [];
  return [
    count === 1
      ? "If its gift card has reached you, or somebody you handed it on to, it can't be spent any more."
      : "If its gift cards have reached you, or somebody you handed them on to, they can't be spent any more.",
  ];
}
