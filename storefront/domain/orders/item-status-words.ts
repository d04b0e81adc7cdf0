import type { ItemStatus } from "./dispatch-steps.ts";

/** How much of a line of an order has gone back, and how it goes with the rest. */
export interface LineOnItsWay {
  readonly status: ItemStatus;
  readonly quantity: number;
  /** How many are on their way back or have come back. */
  readonly sentBack: number;
  /** How many of those have come back. */
  readonly takenBack: number;
}

const statusWords: Readonly<Record<ItemStatus, string>> = {
  processing: "Getting it ready",
  emailed: "Sent by email",
  readyForPickup: "Ready for pickup",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
  returnRequested: "Return requested",
  returned: "Returned",
};

/** 'Return requested', or 'Return requested for 1 of 2' where it is not for all of them. */
export function returnRequestedWords(goingBack: number, quantity: number): string {
  return goingBack < quantity ? `${statusWords.returnRequested} for ${goingBack} of ${quantity}` : statusWords.returnRequested;
}

/**
 * What a line's status is called: of how many, where it is not the same for all of them. What was picked up has not been delivered.
 */
export function itemStatusWords(line: LineOnItsWay, shippingType: "DELIVERY" | "STORE_PICKUP"): string {
  const { status, quantity, sentBack, takenBack } = line;
  const words = status === "delivered" && shippingType === "STORE_PICKUP" ? "Collected" : statusWords[status];
  if (status === "returnRequested") {
    const asked = returnRequestedWords(sentBack - takenBack, quantity);
    return takenBack > 0 ? `${asked}, ${takenBack} returned` : asked;
  }
  return status === "delivered" && takenBack > 0 ? `${words}, ${takenBack} of ${quantity} returned` : words;
}
