import { describe, expect, test } from "vitest";
import { facetsFor } from "#catalogue/facets.ts";
import type { SizeChart } from "#domain/product/product.ts";
import { createStore } from "../../shell/create-store.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { listingSizeSystem, shownSizeSystem } from "./size-system.ts";
import { productsSeen, sizeSystemChosen } from "./size-system-slice.ts";

const chart: SizeChart = {
  id: "footwear",
  type: "dense",
  name: "Unisex footwear",
  defaultSizeSystem: "eu",
  rows: [{ erpVariantLabel: "8", usMen: "8", usWomen: "9.5", eu: "41" }],
};
const hanging = (path: string) => sampleProduct({ canonicalCategory: { ...sampleProduct().canonicalCategory, path } });
const women = hanging("/categories/women/shoes/sneakers");
const untouched = { chosen: null, seenIn: {} };

describe("the size system that sizes are shown in", () => {
  test("is that of the department, or the chart's own where the product is nobody's in particular", () => {
    expect(shownSizeSystem(women, chart, untouched)).toBe("usWomen");
    expect(shownSizeSystem(hanging("/categories/shoes/socks"), chart, untouched)).toBe("eu");
  });

  test("is that of the listing in which a product was seen, before its department's", () => {
    expect(shownSizeSystem(women, chart, { chosen: null, seenIn: { [women.id]: "usMen" } })).toBe("usMen");
    expect(shownSizeSystem(women, chart, { chosen: null, seenIn: { another: "usMen" } })).toBe("usWomen");
  });

  test("is what the shopper has chosen, wherever the chart has it", () => {
    expect(shownSizeSystem(women, chart, { chosen: "eu", seenIn: { [women.id]: "usMen" } })).toBe("eu");
    expect(shownSizeSystem(women, chart, { chosen: "usKids", seenIn: {} })).toBe("usWomen");
  });

  test("beside a size filter is what that counts in, whatever was chosen elsewhere", () => {
    expect(shownSizeSystem(women, chart, { chosen: "eu", seenIn: {} }, "usMen")).toBe("usMen");
    expect(shownSizeSystem(women, chart, { chosen: "eu", seenIn: {} }, "usKids")).toBe("eu");
  });

  test("is none where the chart has none", () => {
    expect(shownSizeSystem(women, null, { chosen: "eu", seenIn: {} })).toBeUndefined();
  });

  test("of a listing is what its size filter counts in", () => {
    const of = (facets: ReturnType<typeof facetsFor>) => listingSizeSystem({ facets });
    expect([of(facetsFor("shoes", "women")), of(facetsFor("all", "kids")), of(facetsFor("shoes"))]).toEqual([
      "usWomen",
      "usKids",
      "usMen",
    ]);
    expect(of(facetsFor("clothing", "women"))).toBeUndefined();
  });
});

test("what is chosen and where products were seen is known all over the shop", () => {
  const store = createStore({ call: () => Promise.reject(new Error("nothing is asked for")) });
  store.dispatch(productsSeen({ ids: ["1", "2"], system: "usWomen" }));
  store.dispatch(sizeSystemChosen("cm"));
  expect(store.getState().sizeSystem).toEqual({ chosen: "cm", seenIn: { 1: "usWomen", 2: "usWomen" } });
});
