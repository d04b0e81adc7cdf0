import { describe, expect, test } from "vitest";
import type { Product, ProductBadge, ProductOverlay } from "#domain/product/product.ts";
import { sampleProduct, sampleSibling } from "../product/product.fixture.ts";
import { toTileProduct } from "../product/tile-product.ts";
import { type TileSetting, tileParts } from "./tile-parts.ts";

const overlay = (id: string, dynamicOverlay: ProductOverlay["dynamicOverlay"]): ProductOverlay => ({
  id,
  name: id,
  dynamicOverlay,
  textColour: "12130f",
  textOpacity: 1,
  backgroundColour: "#e1ff3c",
  backgroundOpacity: 0.5,
});
const badge = (id: string, link: string | null, dynamicBadge: ProductBadge["dynamicBadge"] = null): ProductBadge => ({
  id,
  name: id,
  colour: "#0c7a43",
  link,
  dynamicBadge,
});
const setting: TileSetting = {
  country: "nz",
  loggedIn: false,
  now: 1_700_000_000_000,
  overlays: [overlay("new", "newArrival"), overlay("soon", "scheduledRelease")],
  badges: [badge("recycled", "/products?feature=Recycled"), badge("members", null, "accountExclusive")],
  href: (path) => `/nz${path}`,
};
const parts = (different: Partial<Product> = {}, other: Partial<TileSetting> = {}) =>
  tileParts(toTileProduct(sampleProduct(different)), { ...setting, ...other });

describe("what a tile shows", () => {
  test("TILE-01 TILE-08 the gallery's first picture, brand, name and price", () => {
    const { pictures, brand, name, price, href } = parts();
    expect(pictures[0]).toEqual({
      src: "/media/products/104201/side",
      alt: "Ochre State Court Low in Chalk",
      placeholder: "dde5dd-f3f0e9",
    });
    expect({ brand, name, price, href }).toEqual({
      brand: "Ochre State",
      name: "Court Low",
      price: { now: "$180.00", was: undefined },
      href: "/nz/products/ochre-state/court-low-chalk",
    });
  });

  test("TILE-39 the link says from which list, where there is one", () => {
    expect(parts({}, { ref: "q3x7k0" }).href).toBe("/nz/products/ochre-state/court-low-chalk?ref=q3x7k0");
  });

  test("TILE-45 a discount shows both prices", () => {
    expect(parts({ isDiscounted: true, price: 9000 }).price).toEqual({ now: "$90.00", was: "$180.00" });
  });

  test("TILE-14 TILE-15 TILE-16 TILE-17 TILE-18 TILE-19 the bar is the first case that holds", () => {
    const members = { accountExclusive: true, soldOut: true };
    expect(parts({ ...members, state: "discontinued" }).bar).toBe("discontinued");
    expect(parts(members).bar).toBe("membersOnly");
    expect(parts(members, { loggedIn: true }).bar).toBe("outOfStock");
    expect(parts({ saleMode: "comingSoon", soldOut: true }).bar).toBe("comingSoon");
    expect(parts({ saleMode: "inStoreOnly" }).bar).toBe("viewDetails");
    expect(parts().bar).toBe("add");
  });

  test("TILE-15 what is for members leads to signing in, and from there to the product", () => {
    const { membersHref } = parts({ accountExclusive: true });
    expect(membersHref).toBe("/nz/account/signin?redirect=%2Fproducts%2Fochre-state%2Fcourt-low-chalk");
  });

  test("TILE-11 each colour leads to its product, the tile's own first", () => {
    const { colours, colour } = parts({ siblingProducts: [sampleSibling("Harbour"), sampleSibling("Kelp", true)] });
    expect(colours?.map(({ name, href, soldOut }) => [name, href, soldOut ?? false])).toEqual([
      ["Chalk", "/nz/products/ochre-state/court-low-chalk", false],
      ["Harbour", "/nz/products/ochre-state/court-low-harbour", false],
      ["Kelp", "/nz/products/ochre-state/court-low-kelp", true],
    ]);
    expect(colours?.find((each) => each.id === colour)?.name).toBe("Chalk");
    expect(parts().colours).toBeUndefined();
    const gone = parts({ soldOut: true, siblingProducts: [sampleSibling("Harbour")] }).colours;
    expect(gone?.map(({ soldOut }) => soldOut ?? false)).toEqual([true, false]);
  });

  test("TILE-48 a label in its own colours, while its condition holds", () => {
    expect(parts({ overlayIds: ["new"] }).label).toBeUndefined();
    expect(parts({ overlayIds: ["new"], isNew: true }).label).toEqual({
      textColour: "#12130f",
      backgroundColour: "rgb(225 255 60 / 0.5)",
      children: "new",
    });
    const release = { overlayIds: ["soon"], saleMode: "scheduledRelease" as const };
    expect(parts({ ...release, release: 1_700_000_001 }).label?.children).toBe("soon");
    expect(parts({ ...release, release: 1_699_999_999 }).label).toBeUndefined();
  });

  test("TILE-51 TILE-52 badges in their colours, linked where they have a link, members' ones on members' products", () => {
    const badgeIds = ["recycled", "members", "unknown"];
    const recycled = { id: "recycled", colour: "#0c7a43", href: "/nz/products?feature=Recycled", children: "recycled" };
    expect(parts({ badgeIds }).badges).toEqual([recycled]);
    expect(parts({ badgeIds, accountExclusive: true }).badges).toEqual([
      recycled,
      { id: "members", colour: "#0c7a43", href: undefined, children: "members" },
    ]);
  });
});
