import { expect, test } from "vitest";
import type { ItemStatus } from "./dispatch-steps.ts";
import { itemStatusWords } from "./item-status-words.ts";

const words = (status: ItemStatus, [sentBack, takenBack, quantity]: [number, number, number] = [0, 0, 1]) =>
  itemStatusWords({ status, quantity, sentBack, takenBack }, "DELIVERY");

test("a return of all of a line is told of the line, one of some of it of so many", () => {
  expect(words("returnRequested", [1, 0, 1])).toBe("Return requested");
  expect(words("returnRequested", [2, 0, 2])).toBe("Return requested");
  expect(words("returnRequested", [1, 0, 2])).toBe("Return requested for 1 of 2");
});

test("what of a line is back already is told beside what is still on its way, or is the shopper's", () => {
  expect(words("returnRequested", [2, 1, 3])).toBe("Return requested for 1 of 3, 1 returned");
  expect(words("delivered", [1, 1, 2])).toBe("Delivered, 1 of 2 returned");
  expect(words("returned", [2, 2, 2])).toBe("Returned");
});

test("what is picked up in a store is collected, not delivered", () => {
  const line = { status: "delivered", quantity: 2, sentBack: 0, takenBack: 0 } as const;
  expect(itemStatusWords(line, "STORE_PICKUP")).toBe("Collected");
  expect(itemStatusWords(line, "DELIVERY")).toBe("Delivered");
  expect(itemStatusWords({ ...line, sentBack: 1, takenBack: 1 }, "STORE_PICKUP")).toBe("Collected, 1 of 2 returned");
  expect(itemStatusWords({ ...line, status: "shipped" }, "DELIVERY")).toBe("On its way");
});
