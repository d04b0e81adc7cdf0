import { expect, test } from "vitest";
import { orderProgress } from "./order-progress.ts";
import type { Order } from "./orders-api.ts";

type Status = Order["items"][number]["status"];

function progress(statuses: Status[], type: Order["shipping"]["type"] = "DELIVERY") {
  const items = statuses.map((status) => ({ status, quantity: 1, sentBack: Number(status.startsWith("return")) }));
  const { steps, current, stopped } = orderProgress({ items, shippingType: type, promise: "Fri 20 Nov" }, "Thu 19 Nov");
  return { names: steps.map(({ name }) => name), current, stopped };
}

const way = ["Placed", "Getting it ready", "On its way", "Delivered"];

test("an order has come as far as the last of its items", () => {
  expect(progress(["processing"])).toEqual({ names: way, current: 1, stopped: false });
  expect(progress(["shipped", "processing"])).toMatchObject({ current: 1 });
  expect(progress(["shipped", "delivered"])).toMatchObject({ current: 2 });
  expect(progress(["delivered", "delivered"])).toMatchObject({ current: 4 });
});

test("an item that was cancelled or sent back does not hold up the others", () => {
  expect(progress(["cancelled", "shipped"])).toMatchObject({ current: 2, stopped: false });
  expect(progress(["returned", "delivered"])).toMatchObject({ current: 4 });
});

test("what was sent by e-mail is there at once, and waits for nothing beside it", () => {
  expect(progress(["emailed", "emailed"])).toEqual({ names: ["Placed", "Sent by email"], current: 2, stopped: false });
  expect(progress(["emailed", "shipped"])).toEqual({ names: way, current: 2, stopped: false });
  expect(progress(["emailed", "delivered"])).toMatchObject({ names: way, current: 4 });
  expect(progress(["emailed", "cancelled"])).toMatchObject({ names: ["Placed", "Sent by email"], current: 2 });
});

test("an order that was cancelled went no further", () => {
  expect(progress(["cancelled"])).toEqual({ names: ["Placed", "Cancelled"], current: 1, stopped: true });
});

test("an order of which all goes back has arrived before, and nothing about that is wrong", () => {
  const back = ["Placed", "Delivered", "Return requested"];
  expect(progress(["returned", "returnRequested"])).toEqual({ names: back, current: 2, stopped: false });
  expect(progress(["cancelled", "returned"])).toEqual({ names: ["Placed", "Delivered", "Returned"], current: 3, stopped: false });
  expect(progress(["returned"], "STORE_PICKUP")).toMatchObject({ names: ["Placed", "Collected", "Returned"] });
});

test("a line of which some goes back has arrived, for the rest of it stays", () => {
  const of = (sentBack: number) => {
    const items = [{ status: "returnRequested" as const, quantity: 2, sentBack }];
    const { steps, current } = orderProgress({ items, shippingType: "DELIVERY" }, "");
    return [steps.at(-1)?.name, current];
  };
  expect(of(1)).toEqual(["Delivered", 4]);
  expect(of(2)).toEqual(["Return requested", 2]);
});

test("when it was to come is told until it is there", () => {
  const last = (status: Status) => {
    const { steps } = orderProgress(
      { items: [{ status, quantity: 1, sentBack: 0 }], shippingType: "DELIVERY", promise: "Fri 20 Nov" },
      "Thu 19 Nov",
    );
    return steps.at(-1);
  };
  expect(last("shipped")).toMatchObject({ name: "Delivered", detail: "Fri 20 Nov" });
  expect(last("delivered")?.detail).toBeUndefined();
});

test("once all of it is there, it is told when the last of it came", () => {
  const last = (...items: { status: Status; deliveredAt?: string }[]) =>
    orderProgress(
      { items: items.map((item) => ({ ...item, quantity: 1, sentBack: 0 })), shippingType: "DELIVERY", promise: "Fri 20 Nov" },
      "Thu 19 Nov",
      (at) => `at ${at}`,
    ).steps.at(-1)?.detail;
  const first = "2026-11-20T01:00:00.000Z";
  const second = "2026-11-21T01:00:00.000Z";
  const there = (deliveredAt: string) => ({ status: "delivered" as const, deliveredAt });
  expect(last(there(second), there(first))).toBe(`at ${second}`);
  expect(last(there(first), { status: "shipped" })).toBe("Fri 20 Nov");
});

test("on its way says since when the last of it is, and nothing while some of it is still being got ready", () => {
  const onItsWay = (...items: { status: Status; sentAt?: string }[]) =>
    orderProgress(
      { items: items.map((item) => ({ ...item, quantity: 1, sentBack: 0 })), shippingType: "DELIVERY" },
      "Thu 19 Nov",
      (at) => `at ${at}`,
    ).steps[2]?.detail;
  const first = "2026-11-20T01:00:00.000Z";
  const second = "2026-11-21T01:00:00.000Z";
  expect(onItsWay({ status: "shipped", sentAt: second }, { status: "delivered", sentAt: first })).toBe(`at ${second}`);
  expect(onItsWay({ status: "delivered", sentAt: first })).toBe(`at ${first}`);
  expect(onItsWay({ status: "shipped", sentAt: first }, { status: "processing" })).toBeUndefined();
  expect(onItsWay({ status: "shipped" })).toBeUndefined();
});

test("an order that is collected waits in its store", () => {
  expect(progress(["readyForPickup"], "STORE_PICKUP")).toEqual({
    names: ["Placed", "Getting it ready", "Ready for pickup", "Collected"],
    current: 2,
    stopped: false,
  });
});
