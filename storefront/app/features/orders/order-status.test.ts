import { expect, test } from "vitest";
import { itemStatusWords } from "#domain/orders/item-status-words.ts";
import { mayBeReturned, orderStatus } from "./order-status.ts";
import type { Order } from "./orders-api.ts";

type Status = Order["items"][number]["status"];

const one = (status: Status) => ({
  status,
  quantity: 1,
  sentBack: Number(status.startsWith("return")),
  takenBack: Number(status === "returned"),
});
const statusOf = (statuses: Status[], type: Order["shipping"]["type"] = "DELIVERY") => orderStatus(statuses.map(one), type);

test("an order is called what its slowest item is, of those that are coming", () => {
  expect(statusOf(["delivered", "processing"])).toEqual({ label: "Getting it ready", tone: "warning", underway: true });
  expect(statusOf(["delivered", "shipped", "cancelled"])).toEqual({ label: "On its way", tone: "warning", underway: true });
  expect(statusOf(["readyForPickup"], "STORE_PICKUP")).toMatchObject({ label: "Ready for pickup", underway: true });
});

test("an order that has arrived says so", () => {
  expect(statusOf(["delivered", "returned"])).toEqual({ label: "Delivered", tone: "success", underway: false });
  expect(statusOf(["delivered"], "STORE_PICKUP")).toMatchObject({ label: "Collected" });
});

test("an item that was picked up is called as its order is, and one that was brought too", () => {
  expect(itemStatusWords(one("delivered"), "STORE_PICKUP")).toBe(statusOf(["delivered"], "STORE_PICKUP").label);
  expect(itemStatusWords(one("delivered"), "DELIVERY")).toBe(statusOf(["delivered"]).label);
});

test("an order of which nothing is left says what became of it", () => {
  expect(statusOf(["cancelled"])).toEqual({ label: "Cancelled", tone: "muted", underway: false });
  expect(statusOf(["returned", "cancelled"])).toEqual({ label: "Returned", tone: "muted", underway: false });
});

test("a return that was asked for is told, once nothing else is on its way", () => {
  expect(statusOf(["returnRequested", "cancelled"])).toEqual({ label: "Return requested", tone: "warning", underway: false });
  expect(statusOf(["shipped", "returnRequested"])).toMatchObject({ label: "On its way", underway: true });
});

test("a return of some of an order is told of so many of its pieces", () => {
  expect(statusOf(["delivered", "returnRequested"])).toMatchObject({ label: "Return requested for 1 of 2", underway: false });
  expect(orderStatus([{ ...one("returnRequested"), quantity: 2 }, one("delivered")], "DELIVERY").label).toBe(
    "Return requested for 1 of 3",
  );
});

test("what has arrived may be sent back as long as the shop takes it, and what is on its way back is led to for good", () => {
  const until = Date.parse("2026-12-24T00:00:00Z");
  const may = (returnableUntil: number | null, now: number, ...statuses: Status[]) =>
    mayBeReturned(
      {
        items: statuses.map((status) => ({ status })),
        returnableUntil: returnableUntil === null ? null : new Date(returnableUntil).toISOString(),
      },
      now,
    );
  expect([may(until, until, "delivered", "processing"), may(until, until + 1, "delivered")]).toEqual([true, false]);
  expect([may(until, until + 1, "delivered", "returnRequested"), may(null, until, "returnRequested")]).toEqual([true, true]);
  expect([may(null, until, "processing", "shipped"), may(null, until, "returned", "cancelled"), may(null, until)]).toEqual([
    false,
    false,
    false,
  ]);
});
