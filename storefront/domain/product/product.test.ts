import { describe, expect, test } from "vitest";
import { productBadges } from "./badge.ts";
import { isCountingDown } from "./is-counting-down.ts";
import { chooseOverlay, dynamicOverlayHolds } from "./overlay.ts";
import { overlayCssColour, overlayOpacity, parseOverlayColour } from "./overlay-colour.ts";
import { plainProduct } from "./product.fixture.ts";
import { type DynamicOverlay, dynamicOverlays, type ListProduct, productStates, saleModes } from "./product.ts";
import { productLink } from "./product-link.ts";
import { isSizeSoldOut, isSoldOut } from "./sold-out.ts";
import { tileBar } from "./tile-bar.ts";

const plain: ListProduct = plainProduct();
const guest = { loggedIn: false };
const member = { loggedIn: true };

describe("quick add", () => {
  const quickAddAllowed = (...it: Parameters<typeof tileBar>) => tileBar(...it) === "addToCart";

  test("is allowed for an ordinary product", () => {
    expect(quickAddAllowed(plain, guest)).toBe(true);
    expect(quickAddAllowed({ ...plain, state: "evergreen" }, guest)).toBe(true);
  });

  test("TILE-32 is not allowed when discontinued or coming", () => {
    expect(quickAddAllowed({ ...plain, state: "discontinued" }, member)).toBe(false);
    expect(quickAddAllowed({ ...plain, state: "coming" }, member)).toBe(false);
  });

  test("TILE-33 is not allowed when sold out", () => {
    expect(quickAddAllowed({ ...plain, soldOut: true }, member)).toBe(false);
  });

  test("TILE-34 is not allowed when saleMode is not normal", () => {
    for (const saleMode of ["comingSoon", "scheduledRelease", "inStoreOnly"] as const) {
      expect(quickAddAllowed({ ...plain, saleMode }, member)).toBe(false);
    }
  });

  test("TILE-35 needs a login for an account-exclusive product", () => {
    expect(quickAddAllowed({ ...plain, accountExclusive: true }, guest)).toBe(false);
    expect(quickAddAllowed({ ...plain, accountExclusive: true }, member)).toBe(true);
  });
});

describe("tile bar", () => {
  test("TILE-20 takes the first matching case in the listed order", () => {
    const all = { state: "discontinued", accountExclusive: true, saleMode: "comingSoon", soldOut: true } as const;
    expect(tileBar(all, guest)).toBe("discontinued");
    expect(tileBar({ ...all, state: "current" }, guest)).toBe("accountExclusive");
    expect(tileBar({ ...all, state: "current" }, member)).toBe("comingSoon");
    expect(tileBar({ ...all, state: "current", saleMode: "scheduledRelease" }, member)).toBe("soldOut");
    expect(tileBar({ ...plain, saleMode: "scheduledRelease" }, member)).toBe("viewDetails");
    expect(tileBar({ ...plain, saleMode: "inStoreOnly" }, guest)).toBe("viewDetails");
    expect(tileBar(plain, guest)).toBe("addToCart");
  });

  test("TILE-21 the states and sale modes are these", () => {
    expect(productStates).toEqual(["current", "evergreen", "coming", "discontinued"]);
    expect(saleModes).toEqual(["normal", "comingSoon", "scheduledRelease", "inStoreOnly"]);
  });

  test("TILE-22 says coming soon for state coming with saleMode normal", () => {
    expect(tileBar({ ...plain, state: "coming" }, guest)).toBe("comingSoon");
  });
});

describe("overlay label", () => {
  const now = 1_000_000;
  const holding: Record<DynamicOverlay, Partial<ListProduct>> = {
    accountExclusive: { accountExclusive: true },
    sale: { isDiscounted: true },
    comingSoon: { saleMode: "comingSoon" },
    scheduledRelease: { saleMode: "scheduledRelease", release: 1001 },
    newArrival: { isNew: true },
    bestSeller: { isBestSeller: true },
    exclusive: { isExclusive: true },
    sustainable: { isSustainable: true },
  };

  test.each(dynamicOverlays)("TILE-46 TILE-47 %s holds on its own condition only", (overlay) => {
    for (const [condition, fields] of Object.entries(holding)) {
      expect(dynamicOverlayHolds(overlay, { ...plain, ...fields }, now)).toBe(condition === overlay);
    }
    expect(dynamicOverlayHolds(overlay, plain, now)).toBe(false);
  });

  test("TILE-47 a release that has passed is not labelled", () => {
    expect(dynamicOverlayHolds("scheduledRelease", { ...plain, saleMode: "scheduledRelease", release: 1000 }, now)).toBe(false);
    expect(dynamicOverlayHolds("scheduledRelease", { ...plain, saleMode: "scheduledRelease", release: null }, now)).toBe(false);
  });

  test("TILE-47 the order of overlayIds decides among those that match", () => {
    const sale = { id: "s", dynamicOverlay: "sale" } as const;
    const fresh = { id: "n", dynamicOverlay: "newArrival" } as const;
    const fixed = { id: "f", dynamicOverlay: null };
    const overlays = [fixed, fresh, sale];
    const product = { ...plain, isDiscounted: true, isNew: true };
    expect(chooseOverlay({ ...product, overlayIds: ["s", "n"] }, overlays, now)).toBe(sale);
    expect(chooseOverlay({ ...product, overlayIds: ["n", "s"] }, overlays, now)).toBe(fresh);
    expect(chooseOverlay({ ...product, isDiscounted: false, overlayIds: ["gone", "s", "f", "n"] }, overlays, now)).toBe(fixed);
    expect(chooseOverlay({ ...product, overlayIds: [] }, overlays, now)).toBeNull();
  });

  test("TILE-49 colours are six hex digits with an optional #", () => {
    expect(parseOverlayColour("#E1FF3C")).toBe("#e1ff3c");
    expect(parseOverlayColour("12130f")).toBe("#12130f");
    for (const bad of ["", "#fff", "#12130f0", "##12130", "12130g", "red", " #12130f", "#12130f\n"]) {
      expect(parseOverlayColour(bad)).toBeNull();
    }
  });

  test("TILE-50 opacity outside 0 to 1 becomes 1", () => {
    expect([0, 0.4, 1, -0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined].map(overlayOpacity)).toEqual([
      0, 0.4, 1, 1, 1, 1, 1, 1, 1,
    ]);
    expect(overlayCssColour("e1ff3c", 0.5)).toBe("rgb(225 255 60 / 0.5)");
    expect(overlayCssColour("#e1ff3c", 7)).toBe("#e1ff3c");
    expect(overlayCssColour("nope", 1)).toBeNull();
  });
});

test("TILE-52 a dynamic badge shows on members' products only, in the order of badgeIds", () => {
  const badges = [
    { id: "a", dynamicBadge: null },
    { id: "m", dynamicBadge: "accountExclusive" as const },
  ];
  const badgeIds = ["m", "gone", "a"];
  expect(productBadges({ badgeIds, accountExclusive: true }, badges).map((badge) => badge.id)).toEqual(["m", "a"]);
  expect(productBadges({ badgeIds, accountExclusive: false }, badges).map((badge) => badge.id)).toEqual(["a"]);
});

describe("product link", () => {
  const path = "/products/osker/court-low-chalk";

  test("TILE-39 carries the referrer in ref when there is one", () => {
    expect(productLink(path, { ref: "a1b2c3" })).toBe(`${path}?ref=a1b2c3`);
    expect(productLink(path)).toBe(path);
    expect(productLink(path, { ref: null, size: "" })).toBe(path);
  });

  test("TILE-40 TILE-41 carries the chosen size's variant code in size", () => {
    expect(productLink(path, { size: "9.5" })).toBe(`${path}?size=9.5`);
    expect(productLink(path, { ref: "a1b2c3", size: "10C" })).toBe(`${path}?ref=a1b2c3&size=10C`);
  });

  test("keeps a query and a hash, replaces the parameter, and encodes", () => {
    expect(productLink(`${path}?size=8&x=1#fit`, { size: "S/M" })).toBe(`${path}?size=S%2FM&x=1#fit`);
  });
});

describe("release countdown", () => {
  const upcoming = { state: "current", saleMode: "scheduledRelease", release: 1_000_000 } as const;
  const release = 1_000_000_000;

  test("COUNT-01 shows only for a current product, scheduled, with a release to come", () => {
    expect(isCountingDown(upcoming, release - 1)).toBe(true);
    expect(isCountingDown({ ...upcoming, state: "evergreen" }, release - 1)).toBe(false);
    expect(isCountingDown({ ...upcoming, saleMode: "normal" }, release - 1)).toBe(false);
    expect(isCountingDown({ ...upcoming, release: null }, 0)).toBe(false);
    expect(isCountingDown(upcoming, release)).toBe(false);
    expect(isCountingDown(upcoming, release + 1)).toBe(false);
  });
});

test("sold out means a stocked product with no size in stock", () => {
  expect(isSoldOut([{ qty: 0 }, { qty: 0 }])).toBe(true);
  expect(isSoldOut([])).toBe(true);
  expect(isSoldOut([{ qty: 0 }, { qty: 1 }])).toBe(false);
  expect(isSoldOut([{ qty: 0 }], { functionalType: "giftCard" })).toBe(false);
  expect(isSoldOut([{ qty: 0 }], { functionalType: "digital" })).toBe(false);
});

test("a size with fewer pieces than its minimum or its lot is sold out", () => {
  const inFives = { cartQtyVariantMin: 5, cartQtyVariantMultipleOf: 5 };
  expect([0, 4, 5, 7].map((qty) => isSizeSoldOut(inFives, qty))).toEqual([true, true, false, false]);
  expect(isSizeSoldOut({ ...inFives, functionalType: "giftCard" }, 2)).toBe(false);
  expect(isSoldOut([{ qty: 2 }, { qty: 4 }], inFives)).toBe(true);
  expect(isSoldOut([{ qty: 2 }, { qty: 5 }], inFives)).toBe(false);
});
