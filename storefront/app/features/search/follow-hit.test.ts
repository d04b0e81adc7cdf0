import { describe, expect, test, vi } from "vitest";
import { sampleProduct } from "../product/product.fixture.ts";
import { linkResultOf, recordTileFollowed } from "../product/product-link-results.ts";
import { toTileProduct, withDefaults } from "../product/tile-product.ts";
import { followHit } from "./follow-hit.ts";

const stays = { isRedirect: false, redirectHref: null };

function ways(answer: { isRedirect: boolean; redirectHref: string | null } = stays) {
  return { resolve: vi.fn(async () => answer), navigate: vi.fn(), leave: vi.fn() };
}
/** A product that nobody has followed yet: what became of a link is remembered. */
let followed = 0;
const newProduct = () => ({ group: "products", id: "104201", path: `/products/osker/court-${++followed}` });

describe("following a hit", () => {
  test("SEARCH-10 a product that stays where it is opens at its path", async () => {
    const shop = ways();
    const product = newProduct();
    await followHit(product, shop);
    expect(shop.resolve).toHaveBeenCalledWith(product.path);
    expect(shop.navigate.mock.calls).toEqual([[product.path]]);
    expect(shop.leave).not.toHaveBeenCalled();
  });

  test("TILE-39 a product that stays where it is opens by the link that says where it was found", async () => {
    const shop = ways();
    const product = newProduct();
    const link = `${product.path}?ref=q3x7k0`;
    await followHit({ ...product, link }, shop);
    expect(shop.resolve).toHaveBeenCalledWith(product.path);
    expect(shop.navigate.mock.calls).toEqual([[link]]);
  });

  test("SEARCH-10 a product that has moved within the shop opens where it is now", async () => {
    const shop = ways({ isRedirect: true, redirectHref: "/products/osker/court-low-2" });
    await followHit(newProduct(), shop);
    expect(shop.navigate.mock.calls).toEqual([["/products/osker/court-low-2"]]);
    expect(shop.leave).not.toHaveBeenCalled();
  });

  test.each(["https://osker.example/court-low", "//osker.example/court-low"])(
    "SEARCH-10 a product that has moved to another site is followed there: %s",
    async (href) => {
      const shop = ways({ isRedirect: true, redirectHref: href });
      await followHit(newProduct(), shop);
      expect(shop.leave.mock.calls).toEqual([[href]]);
      expect(shop.navigate).not.toHaveBeenCalled();
    },
  );

  test("any other hit opens at its path without asking", async () => {
    const shop = ways();
    await followHit({ group: "brands", id: "osker", path: "/brands/osker" }, shop);
    expect(shop.navigate.mock.calls).toEqual([["/brands/osker"]]);
    expect(shop.resolve).not.toHaveBeenCalled();
  });

  test("a failure to resolve is the caller's", async () => {
    const shop = ways();
    shop.resolve.mockRejectedValueOnce(new Error("unreachable"));
    await expect(followHit(newProduct(), shop)).rejects.toThrow("unreachable");
    expect(shop.navigate).not.toHaveBeenCalled();
  });

  test.each([
    ["TILE-53 its own page, by its id", null, { status: "SUCCESS", productId: "104201" }],
    ["TILE-53 another page of the shop", "/products/x", { status: "REDIRECT", target: "/products/x", external: false }],
    ["TILE-54 another site", "https://x.example/", { status: "REDIRECT", target: "https://x.example/", external: true }],
  ])("what a pressed link came to is recorded for its path, and not asked for again: %s", async (_, redirectHref, result) => {
    const product = newProduct();
    const shop = ways({ isRedirect: redirectHref !== null, redirectHref });
    await followHit(product, shop);
    expect(linkResultOf(product.path)).toEqual(result);
    await followHit(product, shop);
    expect(shop.resolve).toHaveBeenCalledTimes(1);
    expect([...shop.navigate.mock.calls, ...shop.leave.mock.calls]).toEqual(Array(2).fill([redirectHref ?? product.path]));
  });

  test.each([
    ["TILE-53 that is its product's page", null, { status: "SUCCESS", productId: "104201" }],
    [
      "TILE-53 whose product has a successor",
      { path: "/products/x" },
      { status: "REDIRECT", target: "/products/x", external: false },
    ],
    [
      "TILE-54 whose product is sold elsewhere",
      { href: "https://x.example/" },
      { status: "REDIRECT", target: "https://x.example/", external: true },
    ],
  ])("a tile %s says so when it is pressed, and nobody asks again", async (_, redirectTarget, result) => {
    const { path } = newProduct();
    const tile = toTileProduct(sampleProduct({ id: "104201", path, redirectTarget }));
    recordTileFollowed(withDefaults(tile));
    expect(linkResultOf(path)).toEqual(result);
    const shop = ways();
    await followHit({ group: "products", id: "104201", path }, shop);
    expect(shop.resolve).not.toHaveBeenCalled();
  });
});
