import type { TrackStep } from "@tread/design-system/status-track";
import type { Order } from "./orders-api.ts";

type Status = Order["items"][number]["status"];

/** What has happened to an item, from nothing yet to all of it; what is not on its way to the shopper is left out. */
const reached: Readonly<Partial<Record<Status, number>>> = { processing: 1, readyForPickup: 2, shipped: 2, delivered: 4 };

export interface OrderProgress {
  steps: TrackStep[];
  /** Index of the step in hand; as many as there are steps once all is done. */
  current: number;
  /** Nothing of the order is coming any more. */
  stopped: boolean;
}

/** What is known of an order, in its history or on its own page. */
export interface ProgressOf {
  items: readonly { status: Status }[];
  shippingType: Order["shipping"]["type"];
  /** Words for when it arrives, where they are known. */
  promise?: string;
}

/** How far an order has come: as far as the last of its items. */
export function orderProgress({ items, shippingType, promise }: ProgressOf, placedAt: TrackStep["detail"]): OrderProgress {
  const placed = { name: "Placed", detail: placedAt };
  if (items.every(({ status }) => status === "emailed"))
    return { steps: [placed, { name: "Sent by email" }], current: 2, stopped: false };
  const coming = items.flatMap(({ status }) => reached[status] ?? []);
  if (coming.length === 0) {
    const is = (wanted: Status) => (item: { status: Status }) => item.status === wanted;
    const back = items.some(is("returnRequested")) ? "Return requested" : "Returned";
    return { steps: [placed, { name: items.every(is("cancelled")) ? "Cancelled" : back }], current: 1, stopped: true };
  }
  const isDelivery = shippingType === "DELIVERY";
  const current = Math.min(...coming);
  const isThere = current === reached.delivered;
  const steps = [
    placed,
    { name: "Getting it ready" },
    { name: isDelivery ? "On its way" : "Ready for pickup" },
    { name: isDelivery ? "Delivered" : "Collected", detail: isThere ? undefined : promise },
  ];
  return { steps, current, stopped: false };
}
