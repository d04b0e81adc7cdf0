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
  /** It went no further than the step in hand: it was cancelled. */
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
function statusOfRest({ status, quantity, sentBack }: Pick<LineOnItsWay, "status" | "quantity" | "sentBack">): Status {
  return status === "returnRequested" && sentBack < quantity ? "delivered" : status;
}

/** Nothing of an order is coming any more, or has come to stay. */
export function isOver(items: readonly Pick<LineOnItsWay, "status" | "quantity" | "sentBack">[]): boolean {
  const statuses = items.map(statusOfRest).filter((status) => status !== "cancelled");
  return (
    statuses.every((status) => !(status in reached)) && (statuses.length === 0 || statuses.some((status) => status !== "emailed"))
  );
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
  const statuses = items.map(statusOfRest).filter((status) => status !== "cancelled");
  if (statuses.length === 0) return { steps: [placed, { name: "Cancelled" }], current: 1, stopped: true };
  if (statuses.every((status) => status === "emailed"))
    return { steps: [placed, { name: "Sent by email" }], current: 2, stopped: false };
  const arrived = shippingType === "DELIVERY" ? "Delivered" : "Collected";
  const last = (at: "sentAt" | "deliveredAt") => {
    const latest = items
      .flatMap((item) => item[at] ?? [])
      .toSorted()
      .at(-1);
    return latest && moment?.(latest);
  };
  if (isOver(items)) {
    const isAwaited = statuses.includes("returnRequested");
    const steps = [placed, { name: arrived, detail: last("deliveredAt") }, { name: isAwaited ? "Return requested" : "Returned" }];
    return { steps, current: isAwaited ? 2 : 3, stopped: false };
  }
  const current = Math.min(...statuses.flatMap((status) => reached[status] ?? []));
  const steps = [
    placed,
    { name: "Getting it ready" },
    { name: shippingType === "DELIVERY" ? "On its way" : "Ready for pickup", detail: current > 1 ? last("sentAt") : undefined },
    { name: arrived, detail: current === reached.delivered ? last("deliveredAt") : promise },
  ];
  return { steps, current, stopped: false };
}
