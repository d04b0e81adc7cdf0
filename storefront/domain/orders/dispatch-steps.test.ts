import { expect, test } from "vitest";
import { type ItemStatus, nextDispatchStep } from "./dispatch-steps.ts";

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
