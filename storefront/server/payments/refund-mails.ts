import { countries } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { refunded } from "#domain/returns/refunded.ts";
import type { orders } from "../database/schema/schema.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { orderLink } from "../outbox/order-in-mail.ts";

/** Tells a shopper that a refund did not go through and what to do, before they miss it. */
export function refundRefusedMail(
  { number, country, contact }: typeof orders.$inferSelect,
  sequence: number | null,
  { amount, label }: { readonly amount: number; readonly label: string },
): Mail {
  const { number: about, words } = refunded(number, sequence);
  return {
    kind: "refundRefused",
    about,
    recipient: contact.email,
    ...writeLetter(country, {
      subject: `Your refund for ${words}`,
      heading: `Your refund didn’t go through, ${contact.firstName}.`,
      before: [
        `We tried to send ${formatMoney(amount, country)} for ${words} back to ${label}, and it was turned away.`,
        `Call us on ${countries[country].supportPhone} with that number, and we'll pay you another way.`,
      ],
      link: orderLink(country, number),
      after: [],
    }),
  };
}
