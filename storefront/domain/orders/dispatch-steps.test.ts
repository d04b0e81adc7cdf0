import { expect, test } from "vitest";
import { canCancelOrder, type ItemStatus, nextDispatchStep } from "./dispatch-steps.ts";

function way(shippingType: "DELIVERY" | "STORE_PICKUP"): (string | undefined)[] {
  const passed: string[] = [];
  let status: ItemStatus = "processing";
  for (let next = nextDispatchStep(shippingType, status); next; next = nextDispatchStep(shippingType, status)) {
    passed.push(next.step, next.becomes);
    status = next.becomes;
  }
  return passed;
}

test("a parcel is shipped and handed over, a pickup is set aside and handed over, and then nothing is left to do", () => {
  expect(way("DELIVERY")).toEqual(["ship", "shipped", "handOver", "delivered"]);
  expect(way("STORE_PICKUP")).toEqual(["setAside", "readyForPickup", "handOver", "delivered"]);
});

test.each(["cancelled", "returnRequested", "returned"] as const)("nothing is done with what is %s", (status) => {
  expect(nextDispatchStep("DELIVERY", status)).toBeNull();
  expect(nextDispatchStep("STORE_PICKUP", status)).toBeNull();
});

test("an order can be cancelled while all of it is with the shop, and not once something has left, come back or been cancelled", () => {
  const can = (...statuses: ItemStatus[]) => canCancelOrder(statuses.map((status) => ({ status })));
  expect([can("processing"), can("readyForPickup", "emailed"), can("processing", "processing")]).toEqual([true, true, true]);
  for (const gone of ["shipped", "delivered", "cancelled", "returnRequested", "returned"] as const)
    expect([gone, can(gone), can("processing", gone)]).toEqual([gone, false, false]);
});
