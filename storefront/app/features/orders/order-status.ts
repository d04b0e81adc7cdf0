import type { BadgeProps } from "@tread/design-system/badge";
import { orderProgress } from "./order-progress.ts";
import type { Order } from "./orders-api.ts";

type Item = Pick<Order["items"][number], "status">;

export interface OrderStatus {
  label: string;
  tone: NonNullable<BadgeProps["tone"]>;
  /** Something of it is still to come. */
  underway: boolean;
}

const statusWords: Readonly<Record<Item["status"], string>> = {
  processing: "Getting it ready",
  emailed: "Sent by email",
  readyForPickup: "Ready for pickup",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
  returnRequested: "Return requested",
  returned: "Returned",
};

/** What an item's status is called. What was picked up has not been delivered. */
export function itemStatusWords(status: Item["status"], shippingType: Order["shipping"]["type"]): string {
  return status === "delivered" && shippingType === "STORE_PICKUP" ? "Collected" : statusWords[status];
}

/** How an order is going, in a word or two: as its slowest item is, of those that are coming. */
export function orderStatus(items: readonly Item[], shippingType: Order["shipping"]["type"]): OrderStatus {
  const { steps, current, stopped } = orderProgress({ items, shippingType }, "");
  const underway = !stopped && current < steps.length;
  // A return that was asked for is news, also when the rest of the order has long arrived.
  if (!underway && items.some(({ status }) => status === "returnRequested")) {
    return { label: statusWords.returnRequested, tone: "warning", underway };
  }
  const label = String(steps[Math.min(current, steps.length - 1)]?.name);
  return { label, tone: underway ? "warning" : stopped ? "muted" : "success", underway };
}

/** Whether something of an order may be with the shopper to be sent back, or is on its way back already. What exactly, the shop says. */
export function mayBeReturned(items: readonly Item[]): boolean {
  return items.some(({ status }) => status === "delivered" || status === "returnRequested");
}
