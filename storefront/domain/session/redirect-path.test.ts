import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redirectPath, redirectPathMax } from "./redirect-path.ts";

/** Text that is likely to be read as an address of another site: what URL parsers skip, turn round or treat alike. */
const crafted = fc
  .array(
    fc.constantFrom(
      "/",
      "/nz",
      "/au",
      "\\",
      "//",
      ".",
      "..",
      "@",
      ":",
      "evil.test",
      "https:",
      "javascript:",
      "\t",
      "\n",
      " ",
      "%2f",
      "?",
      "#",
      "ア",
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("where to go on to", () => {
  test.each(["/account/orders?page=2", "/", "/cart#promotions", "/products/osker/court-low-chalk?size=9"])(
    "a path of the shop is taken as it is: %s",
    (path) => {
      expect(redirectPath(path)).toBe(path);
    },
  );

  test.each([
    ["/nz/cart", "/cart"],
    ["/au/account/orders?page=2#last", "/account/orders?page=2#last"],
    ["/nz", "/"],
    ["/nz/?q=boots", "/?q=boots"],
    ["/nz/nz/cart", "/cart"],
    ["/nzl/cart", "/nzl/cart"],
    ["/nz//evil.test", null],
    ["/nz/au//evil.test", null],
  ])("a path that was copied with its country leads to the same place, if that is the shop's: %s", (asked, path) => {
    expect(redirectPath(asked)).toBe(path);
  });

  test("as long a path as there may be is taken, and one that parsing makes longer is not", () => {
    const longest = `/${"x".repeat(redirectPathMax - 1)}`;
    expect(redirectPath(longest)).toBe(longest);
    expect(redirectPath(`/${"é".repeat(redirectPathMax - 1)}`)).toBeNull();
    expect(redirectPath(`/a/..${longest}`)).toBeNull();
  });

  test.each([
    "//evil.test",
    "//shop.invalid.evil.test/",
    "//shop.invalid@evil.test/",
    "//evil.test/https://shop.invalid/",
    "/\\evil.test",
    "/\t/evil.test",
    "/.//evil.test",
    "https://evil.test/",
    "javascript:alert(1)",
    "evil.test",
    "",
    null,
    undefined,
    `/${"x".repeat(redirectPathMax)}`,
  ])("anything else is not: %j", (asked) => {
    expect(redirectPath(asked)).toBeNull();
  });

  test("whatever was asked, the browser stays in the country's shop", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          crafted,
          crafted.map((text) => `/${text}`),
          fc.webUrl(),
          fc.string({ unit: "binary" }),
        ),
        (asked) => {
          const path = redirectPath(asked);
          if (path === null) return;
          for (const address of [path, `/nz${path}`])
            expect(new URL(address, "https://shop.test").origin).toBe("https://shop.test");
          expect(new URL(`/nz${path}`, "https://shop.test").pathname).toMatch(/^\/nz\//);
          expect(redirectPath(path)).toBe(path);
        },
      ),
    );
  });
});
