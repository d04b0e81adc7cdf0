import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import { pointsLostWords } from "#domain/loyalty/points-lost-words.ts";
import { nothingBack } from "#domain/returns/refund.ts";
import type { ReturnLine, ReturnMethod } from "#domain/returns/return-request.ts";
import type { orderLines } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { type MailItem, shopAddress } from "../outbox/mail-dress.ts";
import { orderItem, orderLink } from "../outbox/order-in-mail.ts";
import { givenBackWords } from "../refunds/given-back.ts";
import type { WorthOfReturn } from "./give-back.ts";

/** A return, as a mail tells of it. */
export interface ReturnFacts {
  readonly number: string;
  readonly method: ReturnMethod;
  readonly lines: readonly ReturnLine[];
}

function itemsOf(bought: readonly (typeof orderLines.$inferSelect)[], lines: readonly ReturnLine[]): MailItem[] {
  return lines.flatMap(({ position, quantity }) => {
    const item = bought.find((line) => line.position === position);
    return item ? [orderItem({ ...item, quantity })] : [];
  });
}

/** Tells a shopper that their return is known, and what to do with the parcel. */
export function returnRequestedMail(
  order: OrderRow,
  bought: readonly (typeof orderLines.$inferSelect)[],
  { number, method, lines }: ReturnFacts,
): Mail {
  const next =
    method === "post"
      ? `Print the label, put it on the outside of the parcel and hand it in at any ${order.country === "au" ? "post office" : "post shop"}. The postage is ours.`
      : "Bring it to any of our stores, with this mail or the number of the return.";
  return {
    kind: "returnRequested",
    about: number,
    recipient: order.contact.email,
    ...writeLetter(order.country, {
      subject: `Your return ${number}`,
      heading: `We’re expecting it, ${order.contact.firstName}.`,
      before: [`Return ${number} of order ${order.number}.`, next],
      items: itemsOf(bought, lines),
      link: {
        label: method === "post" ? "Print the label" : "See the return",
        address: shopAddress(order.country, `/return/guest/create?order=${order.number}&return=${number}`),
      },
      after: ["Once it has reached us and we have looked it over, we'll write again."],
    }),
  };
}

/** Tells a shopper that nobody waits for their return any more, and that its label is not to be used. */
export function returnCancelledMail(
  order: OrderRow,
  bought: readonly (typeof orderLines.$inferSelect)[],
  { number, method, lines }: ReturnFacts,
): Mail {
  return {
    kind: "returnCancelled",
    about: number,
    recipient: order.contact.email,
    ...writeLetter(order.country, {
      subject: `Your return ${number} is cancelled`,
      heading: `It stays with you, ${order.contact.firstName}.`,
      before: [
        `Return ${number} of order ${order.number} is cancelled, as you asked.${method === "post" ? " Please don't use its label any more." : ""}`,
      ],
      items: itemsOf(bought, lines),
      link: orderLink(order.country, order.number),
      after: [`Changed your mind again? What has arrived can go back for ${returnsConfiguration.windowDays} days.`],
    }),
  };
}

/** Tells a shopper that their return has arrived, what they get back for it, and which points they had for it. */
export function returnReceivedMail(
  order: OrderRow,
  bought: readonly (typeof orderLines.$inferSelect)[],
  { number, lines }: ReturnFacts,
  { given, pointsLost }: WorthOfReturn,
): Mail {
  return {
    kind: "returnReceived",
    about: number,
    recipient: order.contact.email,
    ...writeLetter(order.country, {
      subject: `We have your return ${number}`,
      heading: `It’s back with us, ${order.contact.firstName}.`,
      before: [
        `Return ${number} of order ${order.number} has arrived.`,
        ...(given.length > 0 ? given.map((part) => givenBackWords(order, part)) : [nothingBack]),
        ...pointsLostWords(pointsLost),
      ],
      items: itemsOf(bought, lines),
      link: orderLink(order.country, order.number),
      after: [],
    }),
  };
}
