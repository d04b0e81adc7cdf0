import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moved, pinched, stepped, unzoomed, type Zoom, zoomAt, zoomedByKey, zoomScales } from "./zoom.ts";

const covers = ({ scale, x, y }: Zoom) => {
  const reach = (scale - 1) / 2 + 1e-9;
  return Math.abs(x) <= reach && Math.abs(y) <= reach;
};

describe("zoom", () => {
  test("hover enlarges 5 times about the pointer", () => {
    expect(zoomScales.hover).toBe(5);
    expect(zoomAt(5, 0.5, 0.5)).toEqual({ scale: 5, x: 0, y: 0 });
    expect(zoomAt(5, 0, 1)).toEqual({ scale: 5, x: 2, y: -2 });
  });

  test("the point under the pointer stays under it", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (scale, x) => {
        const zoom = zoomAt(scale, x, 0.5);
        expect(0.5 + (x - 0.5) * zoom.scale + zoom.x).toBeCloseTo(x, 9);
      }),
    );
  });

  test("arrows move nothing but what is enlarged, and keys that are about something else do nothing", () => {
    expect(zoomedByKey({ scale: 3, x: 0, y: 0 }, "ArrowUp")).toEqual({ scale: 3, x: 0, y: 0.1 });
    expect(zoomedByKey({ scale: 3, x: 0, y: 0 }, "0")).toEqual(unzoomed);
    expect(zoomedByKey(unzoomed, "=")?.scale).toBe(1 + zoomScales.keyStep);
    expect(["ArrowUp", "ArrowLeft", "Home", "a"].map((key) => zoomedByKey(unzoomed, key))).toEqual(Array(4).fill(undefined));
  });

  test("a pinch stays between 1 and 3", () => {
    expect(pinched(unzoomed, 10, 0, 0).scale).toBe(3);
    expect(pinched({ scale: 3, x: 1, y: 0 }, 0.01, 0, 0)).toEqual(unzoomed);
    expect(pinched(unzoomed, 1.5, 0, 0).scale).toBe(1.5);
  });

  test("keys step in and out and end at both ends", () => {
    expect(stepped(unzoomed, 1).scale).toBe(1.5);
    expect(stepped(unzoomed, -1)).toEqual(unzoomed);
    expect(stepped({ scale: 5, x: 0, y: 0 }, 1).scale).toBe(5);
  });

  test("whatever is done, the picture covers the stage", () => {
    const act = fc.oneof(
      fc.record({
        ratio: fc.double({ min: 0.1, max: 9, noNaN: true }),
        x: fc.double({ min: -3, max: 3, noNaN: true }),
        y: fc.double({ min: -3, max: 3, noNaN: true }),
      }),
      fc.constantFrom<1 | -1>(1, -1),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let zoom = unzoomed;
        for (const each of acts) {
          zoom =
            typeof each === "number" ? stepped(zoom, each) : moved(pinched(zoom, each.ratio, each.x, each.y), each.y, each.x);
          expect(covers(zoom)).toBe(true);
        }
      }),
    );
  });
});
