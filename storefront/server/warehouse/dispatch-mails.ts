import { type Parcel, trackParcel } from "#domain/orders/parcel.ts";
import type { orderLines } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { writeLetter } from "../outbox/letter.ts";
import type { Mail } from "../outbox/mail.ts";
import { collectLine, orderItem, orderLink, placeLines } from "../outbox/order-in-mail.ts";

type OrderLineRow = typeof orderLines.$inferSelect;

/** What leads to the carrier's page about a parcel. */
function parcelLink(parcel: Parcel) {
  const { carrier, number, link } = trackParcel(parcel);
  return { label: `Track it with ${carrier}, number ${number}`, address: link };
}

/** Tells a shopper that their parcel has left. */
export function orderShippedMail(order: OrderRow, lines: readonly OrderLineRow[]): Mail {
  const { parcel } = order.shipping;
  return {
    kind: "orderShipped",
    about: order.number,
    recipient: order.contact.email,
    ...writeLetter(order.country, {
      subject: `Your order ${order.number} is on its way`,
      heading: `It’s on its way, ${order.contact.firstName}.`,
      before: [
        `Order ${order.number} has left our warehouse. ${order.shipping.label}: ${order.shipping.promise}.`,
        "It goes to the address below.",
      ],
      items: lines.map(orderItem),
      place: placeLines(order),
      link: orderLink(order.country, order.number),
      ...(parcel && { also: parcelLink(parcel) }),
      after: [],
    }),
  };
}

/** Tells a shopper that their order waits in its store. */
export function orderReadyMail(order: OrderRow, lines: readonly OrderLineRow[]): Mail {
  const { pickup } = order.shipping;
  const { contactName } = order.shippingAddress;
  return {
    kind: "orderReadyForPickup",
    about: order.number,
    recipient: order.contact.email,
    ...writeLetter(order.country, {
      subject: `Your order ${order.number} is ready`,
      heading: `Come and get it, ${order.contact.firstName}.`,
      before: [
        `Order ${order.number} is ready to be picked up by ${contactName}.`,
        ...(pickup ? [collectLine(order.country, pickup)] : []),
      ],
      items: lines.map(orderItem),
      place: placeLines(order),
      link: orderLink(order.country, order.number),
      after: [],
    }),
  };
}
