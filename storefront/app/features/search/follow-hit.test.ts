import { describe, expect, test, vi } from "vitest";
import { followHit } from "./follow-hit.ts";

const stays = { isRedirect: false, redirectHref: null };

function ways(answer: { isRedirect: boolean; redirectHref: string | null } = stays) {
  return { resolve: vi.fn(async () => answer), navigate: vi.fn(), leave: vi.fn() };
}
const product = { group: "products", id: "104201", path: "/products/osker/court-low" };

describe("following a hit", () => {
  test("SEARCH-10 a product that stays where it is opens at its path", async () => {
    const shop = ways();
    await followHit(product, shop);
    expect(shop.resolve).toHaveBeenCalledWith("/products/osker/court-low");
    expect(shop.navigate.mock.calls).toEqual([["/products/osker/court-low"]]);
    expect(shop.leave).not.toHaveBeenCalled();
  });

  test("SEARCH-10 a product that has moved within the shop opens where it is now", async () => {
    const shop = ways({ isRedirect: true, redirectHref: "/products/osker/court-low-2" });
    await followHit(product, shop);
    expect(shop.navigate.mock.calls).toEqual([["/products/osker/court-low-2"]]);
    expect(shop.leave).not.toHaveBeenCalled();
  });

  test.each(["https://osker.example/court-low", "//osker.example/court-low"])(
    "SEARCH-10 a product that has moved to another site is followed there: %s",
    async (href) => {
      const shop = ways({ isRedirect: true, redirectHref: href });
      await followHit(product, shop);
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
    await expect(followHit(product, shop)).rejects.toThrow("unreachable");
    expect(shop.navigate).not.toHaveBeenCalled();
  });
});
