import type { BadgeProps } from "@tread/design-system/badge";
import { type LineOnItsWay, returnRequestedWords } from "#domain/orders/item-status-words.ts";
import { isOver, orderProgress } from "./order-progress.ts";
import type { Order } from "./orders-api.ts";

export interface OrderStatus {
  label: string;
  tone: NonNullable<BadgeProps["tone"]>;
  /** Something of it is still to come. */
  underway: boolean;
}

/** How an order is going, in a word or two: as its slowest item is, of those that are coming. */
export function orderStatus(items: readonly LineOnItsWay[], shippingType: Order["shipping"]["type"]): OrderStatus {
  const { steps, current } = orderProgress({ items, shippingType }, "");
  const over = isOver(items);
  const underway = !over && current < steps.length;
  // A return that was asked for is news, also when the rest of the order has long arrived.
  const goingBack = count(items, (item) => item.sentBack - item.takenBack);
  if (!underway && goingBack > 0) {
    const all = count(items, (item) => (item.status === "cancelled" ? 0 : item.quantity));
    return { label: returnRequestedWords(goingBack, all), tone: "warning", underway };
  }
  const label = String(steps[Math.min(current, steps.length - 1)]?.name);
  return { label, tone: underway ? "warning" : over ? "muted" : "success", underway };
}

function count(items: readonly LineOnItsWay[], pieces: (item: LineOnItsWay) => number): number {
  return items.reduce((sum, item) => sum + pieces(item), 0);
}

/**
 * Whether something of an order can be sent back at `now` (milliseconds since the epoch), or is on its way back already. What
 * exactly, the shop says.
 */
export function mayBeReturned(
  { items, returnableUntil }: { items: readonly Pick<LineOnItsWay, "status">[] } & Pick<Order, "returnableUntil">,
  now: number,
): boolean {
  const isOpen = returnableUntil !== null && now <= Date.parse(returnableUntil);
  return isOpen || items.some(({ status }) => status === "returnRequested");
}
