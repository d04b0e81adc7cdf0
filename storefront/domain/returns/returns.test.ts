import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { returnNumber } from "./return-number.ts";
import { canCancelReturn, type ReturnLine, returnProblem, returnReasons, returnStates } from "./return-request.ts";
import { returnDeadline } from "./return-window.ts";
import { type BoughtItem, returnability, returnableUntil, statusAfterReturn } from "./returnable-item.ts";

const minute = 60_000;
const day = 86_400_000;
const placedAt = Date.UTC(2026, 8, 20, 1, 30);
const deliveredAt = placedAt + 3 * day;

const item = (changes: Partial<BoughtItem> = {}): BoughtItem => ({
  position: 0,
  channel: "web",
  placedAt,
  deliveredAt,
  status: "delivered",
  quantity: 3,
  sentBack: 0,
  ...changes,
});
const line = (changes: Partial<ReturnLine> = {}): ReturnLine => ({ position: 0, quantity: 1, reason: "tooSmall", ...changes });

test("a return is called by its order's number and its count", () => {
  expect(returnNumber("TT00005724", 2)).toBe("TT00005724-R2");
});

describe("the window", () => {
  test("RET-04 CONF-14 is 40 days, from delivery online and from purchase in a store", () => {
    expect(returnDeadline(item())).toBe(deliveredAt + 40 * day);
    expect(returnDeadline(item({ channel: "pos" }))).toBe(placedAt + 40 * day);
    expect(returnDeadline(item({ channel: "pos", deliveredAt: null }))).toBe(placedAt + 40 * day);
    expect(returnDeadline(item({ deliveredAt: null }))).toBeNull();
  });

  test("RET-03 holds to its last moment and not a minute longer", () => {
    const until = deliveredAt + 40 * day;
    expect(returnability(item(), until)).toEqual({ left: 3, until, refusal: null });
    expect(returnability(item(), until + minute)).toEqual({ left: 0, until, refusal: "tooLate" });
    expect(returnability(item(), until + 1).refusal).toBe("tooLate");
  });
});

test("the last of an order can go back as long as what arrived last can, of what there is left to send", () => {
  const until = deliveredAt + 40 * day;
  const late = item({ position: 1, deliveredAt: deliveredAt + day });
  expect(returnableUntil([item(), late])).toBe(until + day);
  expect(returnableUntil([late, item()])).toBe(until + day);
  expect(returnableUntil([item(), { ...late, sentBack: 3, status: "returned" }])).toBe(until);
  expect(returnableUntil([item({ status: "shipped", deliveredAt: null }), { ...late, status: "cancelled" }])).toBeNull();
});

describe("what may be sent back", () => {
  test.each([
    [{ status: "processing", deliveredAt: null }, "notDelivered"],
    [{ status: "shipped", deliveredAt: null }, "notDelivered"],
    [{ status: "readyForPickup", deliveredAt: null }, "notDelivered"],
    [{ status: "readyForPickup", channel: "pos" }, "notDelivered"],
    [{ status: "delivered", deliveredAt: null }, "notDelivered"],
    [{ status: "emailed", deliveredAt: null }, "digital"],
    [{ status: "cancelled", deliveredAt: null }, "cancelled"],
    [{ status: "returned", sentBack: 3 }, "nothingLeft"],
    [{ status: "returnRequested", sentBack: 3 }, "nothingLeft"],
  ] satisfies [Partial<BoughtItem>, string][])("is nothing of %j: %s", (changes, refusal) => {
    expect(returnability(item(changes), deliveredAt)).toMatchObject({ left: 0, refusal });
    expect(returnProblem([item(changes)], [line()], deliveredAt)).toEqual({ type: refusal, position: 0 });
  });

  test("is what is left of a line of which some went back", () => {
    expect(returnability(item({ status: "returnRequested", sentBack: 2 }), deliveredAt).left).toBe(1);
  });
});

describe("a request", () => {
  test.each([
    [[], "nothingChosen"],
    [[line({ position: 7 })], "unknownItem"],
    [[line(), line()], "chosenTwice"],
    [[line({ quantity: 0 })], "quantityInvalid"],
    [[line({ quantity: 1.5 })], "quantityInvalid"],
    [[line({ quantity: Number.NaN })], "quantityInvalid"],
    [[line({ quantity: 4 })], "tooMany"],
  ])("of %j is refused: %s", (lines, type) => {
    expect(returnProblem([item()], lines, deliveredAt)?.type).toBe(type);
  });

  test("however requests follow each other, no more goes back than was bought", () => {
    const requests = fc.array(
      fc.record({
        lines: fc.array(
          fc.record({
            position: fc.integer({ min: -1, max: 3 }),
            quantity: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.double()),
            reason: fc.constantFrom(...returnReasons),
          }),
          { maxLength: 4 },
        ),
        at: fc.integer({ min: -1, max: 50 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }), requests, (bought, tried) => {
        let items = bought.map((quantity, position) => item({ position, quantity }));
        for (const { lines, at } of tried) {
          const now = deliveredAt + at * day;
          if (returnProblem(items, lines, now)) continue;
          expect(at).toBeLessThanOrEqual(40);
          items = items.map((each) => {
            const sentBack = lines.reduce((sum, l) => (l.position === each.position ? sum + l.quantity : sum), each.sentBack);
            return { ...each, sentBack, status: statusAfterReturn({ ...each, sentBack, takenBack: 0 }) };
          });
          for (const each of items) expect(each.sentBack).toBeLessThanOrEqual(each.quantity);
        }
      }),
    );
  });
});

test("a line is returned once all of it has come back, and is the shopper's as far as they kept it", () => {
  expect(statusAfterReturn({ quantity: 2, sentBack: 1, takenBack: 0 })).toBe("returnRequested");
  expect(statusAfterReturn({ quantity: 2, sentBack: 1, takenBack: 1 })).toBe("delivered");
  expect(statusAfterReturn({ quantity: 2, sentBack: 2, takenBack: 1 })).toBe("returnRequested");
  expect(statusAfterReturn({ quantity: 2, sentBack: 2, takenBack: 2 })).toBe("returned");
});

test("a return can be cancelled until it has been taken in, and what it was of is the shopper's again", () => {
  expect(returnStates.filter(canCancelReturn)).toEqual(["requested"]);
  expect(statusAfterReturn({ quantity: 2, sentBack: 0, takenBack: 0 })).toBe("delivered");
});
