/** What becomes of something that was ordered, in the words of the wire. What is digital is `emailed` from the start. */
export const itemStatuses = [
  "processing",
  "emailed",
  "readyForPickup",
  "shipped",
  "delivered",
  "cancelled",
  "returnRequested",
  "returned",
] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** What something is whose order is not done with: there is a next step for it. */
export const statusesUnderway = ["processing", "readyForPickup", "shipped"] as const satisfies readonly ItemStatus[];

/** What has not left the warehouse, or waits in its store; and files, which nobody can send on as the shop's. */
export const statusesStillHere = ["processing", "emailed", "readyForPickup"] as const satisfies readonly ItemStatus[];

/** Whether an order of these items can be cancelled. */
export function canCancelOrder(items: readonly { readonly status: ItemStatus }[]): boolean {
  return items.every(({ status }) => statusesStillHere.some((here) => here === status));
}

/** What a warehouse or a store does with an order. */
export const dispatchSteps = ["ship", "setAside", "handOver"] as const;
export type DispatchStep = (typeof dispatchSteps)[number];

/**
 * The step that comes next for something that was ordered, and what it becomes by it; null once it is with the shopper or is not
 * going to them. A parcel is shipped and then handed over at the door; a pickup is set aside and then handed over in its store.
 */
export function nextDispatchStep(
  shippingType: "DELIVERY" | "STORE_PICKUP",
  status: ItemStatus,
): { readonly step: DispatchStep; readonly becomes: ItemStatus } | null {
  if (status === "processing") {
    return shippingType === "DELIVERY" ? { step: "ship", becomes: "shipped" } : { step: "setAside", becomes: "readyForPickup" };
  }
  return status === "shipped" || status === "readyForPickup" ? { step: "handOver", becomes: "delivered" } : null;
}
