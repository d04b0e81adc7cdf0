import type { TrackStep } from "@tread/design-system/status-track";
import type { LineOnItsWay } from "#domain/orders/item-status-words.ts";
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
  items: readonly (Pick<LineOnItsWay, "status" | "quantity" | "sentBack"> &
    Pick<Order["items"][number], "sentAt" | "deliveredAt">)[];
  shippingType: Order["shipping"]["type"];
  /** Words for when it arrives, where they are known. */
  promise?: string;
}

/** How it goes with what of a line does not go back: what stays with the shopper has arrived. */
function statusOfRest({ status, quantity, sentBack }: ProgressOf["items"][number]): Status {
  return status === "returnRequested" && sentBack < quantity ? "delivered" : status;
}

/**
 * How far an order has come: as far as the last of its items.
 * @param moment words for when something happened (ISO 8601)
 */
export function orderProgress(
  { items, shippingType, promise }: ProgressOf,
  placedAt: TrackStep["detail"],
  moment?: (at: string) => TrackStep["detail"],
): OrderProgress {
  const placed = { name: "Placed", detail: placedAt };
  const statuses = items.map(statusOfRest);
  if (statuses.every((status) => status === "emailed"))
    return { steps: [placed, { name: "Sent by email" }], current: 2, stopped: false };
  const coming = statuses.flatMap((status) => reached[status] ?? []);
  if (coming.length === 0) {
    const back = statuses.includes("returnRequested") ? "Return requested" : "Returned";
    const isCancelled = statuses.every((status) => status === "cancelled");
    return { steps: [placed, { name: isCancelled ? "Cancelled" : back }], current: 1, stopped: true };
  }
  const isDelivery = shippingType === "DELIVERY";
  const current = Math.min(...coming);
  const last = (at: "sentAt" | "deliveredAt") => {
    const latest = items
      .flatMap((item) => item[at] ?? [])
      .toSorted()
      .at(-1);
    return latest && moment?.(latest);
  };
  const steps = [
    placed,
    { name: "Getting it ready" },
    { name: isDelivery ? "On its way" : "Ready for pickup", detail: current > 1 ? last("sentAt") : undefined },
    { name: isDelivery ? "Delivered" : "Collected", detail: current === reached.delivered ? last("deliveredAt") : promise },
  ];
  return { steps, current, stopped: false };
}
