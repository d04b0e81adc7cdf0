import type { ItemStatus } from "../orders/dispatch-steps.ts";
import { type ReturnClock, returnDeadline } from "./return-window.ts";

/** A line of an order as returns see it. */
export interface BoughtItem extends ReturnClock {
  /** Where it stands in its order. */
  readonly position: number;
  readonly status: ItemStatus;
  readonly quantity: number;
  /** How many are on their way back or have come back. */
  readonly sentBack: number;
}

/** Why nothing of a line can be sent back. */
export const returnRefusals = ["notDelivered", "digital", "cancelled", "tooLate", "nothingLeft"] as const;
export type ReturnRefusal = (typeof returnRefusals)[number];

export interface Returnability {
  /** How many may be sent back now. */
  readonly left: number;
  /** The last moment for it, in milliseconds since the epoch; null while there is none. */
  readonly until: number | null;
  readonly refusal: ReturnRefusal | null;
}

const withTheShopper: readonly ItemStatus[] = ["delivered", "returnRequested", "returned"];

/** What of a line may be sent back at `now`, in milliseconds since the epoch (RET-03). */
export function returnability(item: BoughtItem, now: number): Returnability {
  const until = returnDeadline(item);
  const none = (refusal: ReturnRefusal): Returnability => ({ left: 0, until, refusal });
  if (item.status === "cancelled") return none("cancelled");
  if (item.status === "emailed") return none("digital");
  if (until === null || !withTheShopper.includes(item.status)) return none("notDelivered");
  const left = item.quantity - item.sentBack;
  if (left <= 0) return none("nothingLeft");
  return now > until ? none("tooLate") : { left, until, refusal: null };
}

/** The last moment at which anything of an order can be sent back, in milliseconds since the epoch; null while there is nothing. */
export function returnableUntil(items: readonly BoughtItem[]): number | null {
  const ends = items.flatMap((item) => {
    const { left, until } = returnability(item, Number.NEGATIVE_INFINITY);
    return left > 0 && until !== null ? [until] : [];
  });
  return ends.length > 0 ? Math.max(...ends) : null;
}

/**
 * What a line is called once something of it was sent back: `returned` when all of it has come back, `returnRequested` while some
 * is on its way, and else `delivered`, for what is left is the shopper's.
 * @param takenBack how many have come back; at most `sentBack`
 */
export function statusAfterReturn({
  quantity,
  sentBack,
  takenBack,
}: {
  quantity: number;
  sentBack: number;
  takenBack: number;
}): ItemStatus {
  if (takenBack >= quantity) return "returned";
  return sentBack > takenBack ? "returnRequested" : "delivered";
}
