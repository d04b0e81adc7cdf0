import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateDelay, type ThirdParties, wantedWidgets } from "./third-parties.ts";

const script = "https://cdn.example/widget.js";
const all: ThirdParties = {
  sizeFit: { script, environment: "sandbox" },
  video: { script },
  styling: { script, maxOutfits: 4 },
  outfits: { script, disabled: false, min: 3, max: 6 },
};
const paths = [
  "/",
  "/products/a/b",
  "/products",
  "/articles/truefit-guide",
  "/articles/a",
  "/blog/a",
  "/cart",
  "/checkout/success",
];
const place = fc.record({ path: fc.constantFrom(...paths), from: fc.constantFrom(null, ...paths, "/checkout/payment") });

describe("what a place is to load", () => {
  test("nothing that the shop does not have", () => {
    fc.assert(
      fc.property(place, (there) => {
        expect(wantedWidgets({}, there)).toEqual([]);
      }),
    );
  });

  test.each([
    ["/articles/truefit-guide", 0],
    ["/products/osker/court-low", 500],
    ["/articles/delivery", null],
    ["/", null],
  ])("size-fit at %s is asked after %s ms", (path, delay) => {
    expect(calculateDelay({ path, from: null })).toBe(delay);
    expect(wantedWidgets(all, { path, from: null }).includes("sizeFit")).toBe(delay !== null);
  });

  test.each([
    ["/products/osker/court-low", ["sizeFit", "video", "styling", "outfits"]],
    ["/articles/truefit-guide", ["sizeFit", "video", "styling", "outfits"]],
    ["/blog/how-to-start-running", ["video", "styling", "outfits"]],
    ["/products", []],
    ["/account/articles/1", []],
    ["/cart", []],
  ])("at %s: %j", (path, wanted) => {
    expect(wantedWidgets(all, { path, from: "/checkout/payment" })).toEqual(wanted);
  });

  test("size-fit at the end of a checkout, not at a reload of its page", () => {
    expect(wantedWidgets(all, { path: "/checkout/success", from: "/checkout/payment" })).toEqual(["sizeFit"]);
    expect(calculateDelay({ path: "/checkout/success", from: "/checkout/payment" })).toBeNull();
    // Who buys by an express button comes from the page that it stands on.
    expect(wantedWidgets(all, { path: "/checkout/success", from: "/cart" })).toEqual(["sizeFit"]);
    expect(wantedWidgets(all, { path: "/checkout/success", from: null })).toEqual([]);
  });

  test("the second outfit widget not while it is disabled", () => {
    expect(wantedWidgets(all, { path: "/", from: null })).toEqual(["video", "styling", "outfits"]);
    const disabled = { ...all, outfits: { script, disabled: true, min: 3, max: 6 } };
    expect(wantedWidgets(disabled, { path: "/", from: null })).toEqual(["video", "styling"]);
  });
});
