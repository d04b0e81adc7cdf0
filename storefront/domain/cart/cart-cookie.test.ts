import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sizeCode } from "../catalogue/product-document.ts";
import { cartConfiguration } from "../configuration/configuration.ts";
import { storedIdPattern } from "../persistence/read.ts";
import { sizeSystems } from "../product/product.ts";
import { cartCookie, cartCookieMax, cartCookieValue, type ShownCart } from "./cart-cookie.ts";
import type { CartItem } from "./cart-item.ts";
import { quantityMax } from "./quantity.ts";
import { readCartCookie } from "./read-cart-cookie.ts";

const cartOf = (items: readonly CartItem[], promoCodes: readonly string[] = []): ShownCart => ({
  items: Object.fromEntries(items.map((item) => [item.id, item])),
  promoCodes,
});
const line = (over: Partial<CartItem> = {}): CartItem => ({
  id: "line-1",
  productId: "104201",
  variantId: "104201-9",
  qty: 1,
  createdAt: 1_795_000_000_000,
  ...over,
});

const id = fc.stringMatching(storedIdPattern);
const anyItem = fc.record(
  {
    id,
    productId: id,
    variantId: id,
    qty: fc.integer({ min: 1, max: quantityMax }),
    createdAt: fc.nat(),
    sizeSystem: fc.constantFrom(...sizeSystems),
    translatedVariantLabel: fc.string({ maxLength: 64, unit: "grapheme" }).filter((label) => label.length <= 64),
  },
  { requiredKeys: ["id", "productId", "variantId", "qty", "createdAt"] },
);
const anyCart = fc
  .tuple(
    fc.uniqueArray(anyItem, {
      minLength: 1,
      maxLength: 8,
      comparator: (a, b) => a.id === b.id || (a.productId === b.productId && a.variantId === b.variantId),
    }),
    fc.array(fc.stringMatching(/^[A-Z0-9_-]{3,32}$/), { maxLength: 3 }),
  )
  .map(([items, codes]) => cartOf(items, codes));

/** The header that a browser sends when this is its cookie. */
const headerOf = (cookie: string) => `country=nz; ${cookie.slice(0, cookie.indexOf(";"))}; theme=dark`;
const written = (...parts: unknown[]) => `cart=${encodeURIComponent(JSON.stringify(parts))}`;
const tuple = ({ id, productId, variantId, qty, createdAt }: CartItem) => [id, productId, variantId, qty, createdAt, null, null];

describe("the cart in its cookie", () => {
  test("has every size that a product may have, such as S/M, One Size and 34 x 32", () => {
    fc.assert(
      fc.property(fc.stringMatching(sizeCode), (size) => {
        const cart = cartOf([line({ variantId: `${"a".repeat(40)}-${size}` })]);
        expect(readCartCookie(headerOf(cartCookie("nz", cart)))).toEqual(cart);
      }),
    );
  });

  test("is written and read up to the length that browsers keep, and no further", () => {
    const plain = cartCookieValue(cartOf([line()])) ?? "";
    const padded = (length: number) => `cart=${plain}${"%20".repeat((length - plain.length) / 3)}`;
    const atMost = cartCookieMax - ((cartCookieMax - plain.length) % 3);
    expect(readCartCookie(padded(atMost))).toEqual(cartOf([line()]));
    expect(readCartCookie(padded(atMost + 3))).toBeNull();
  });

  test("what the browser writes is what the server reads", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const value = cartCookieValue(cart);
        fc.pre(value !== null);
        expect(readCartCookie(headerOf(cartCookie("nz", cart)))).toEqual(cart);
      }),
    );
  });

  test("the same cart is the same value, whatever the order of its lines", () => {
    fc.assert(
      fc.property(anyCart, ({ items, promoCodes }) => {
        const turned = cartOf(Object.values(items).toReversed(), promoCodes);
        expect(cartCookieValue(turned)).toBe(cartCookieValue({ items, promoCodes }));
      }),
    );
  });

  test("a value holds only what a cookie may and no more than a browser keeps", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const value = cartCookieValue(cart);
        fc.pre(value !== null);
        expect(value).toMatch(/^[A-Za-z0-9%\-_.!~*'()]+$/);
        expect(value?.length).toBeLessThanOrEqual(cartCookieMax);
      }),
    );
  });

  test("it goes only with requests for the cart's page of its country", () => {
    expect(cartCookie("au", cartOf([line()]))).toMatch(/^cart=[^;]+; Path=\/au\/cart; Max-Age=2592000; SameSite=Lax$/);
  });

  test("an empty cart removes it, and so does one that is too large", () => {
    const many = Array.from({ length: 60 }, (_, n) => line({ id: `line-${n}`, variantId: `104201-${n}` }));
    for (const cart of [cartOf([]), cartOf(many)])
      expect(cartCookie("nz", cart)).toBe("cart=; Path=/nz/cart; Max-Age=0; SameSite=Lax");
  });
});

describe("what the server takes for a cart", () => {
  test("whatever stands in the header, reading it never throws", () => {
    const part = fc.oneof(fc.jsonValue(), fc.constant(1), fc.constant([]), fc.constant([tuple(line())]));
    const header = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }).map((value) => `cart=${value}`),
      fc.tuple(part, part, part).map((parts) => written(...parts)),
      fc.jsonValue().map((value) => `cart=${JSON.stringify(value)}`),
    );
    fc.assert(
      fc.property(header, (text) => {
        const read = readCartCookie(text);
        if (read === null) return;
        const items = Object.entries(read.items);
        expect(items.length).toBeGreaterThan(0);
        expect(items.length).toBeLessThanOrEqual(cartConfiguration.maxLines);
        for (const [key, item] of items) {
          expect(item.id).toBe(key);
          expect(item.qty).toSatisfy((qty: number) => Number.isInteger(qty) && qty >= 1 && qty <= quantityMax);
        }
      }),
    );
  });

  const good = [1, [tuple(line())], []] as const;

  test("is there when all of it is right", () => {
    expect(readCartCookie(written(...good))).toEqual(cartOf([line()]));
  });

  for (const [what, parts] of Object.entries<unknown[]>({
    "another version": [2, good[1], []],
    "no lines": [1, [], []],
    "a quantity of nothing": [1, [tuple(line({ qty: 0 }))], []],
    "a part of a pair": [1, [tuple(line({ qty: 0.5 }))], []],
    "an absurd quantity": [1, [tuple(line({ qty: quantityMax + 1 }))], []],
    "a line whose id is no id": [1, [tuple(line({ id: "__proto__" }))], []],
    "a line that is no line": [1, ["constructor"], []],
    "a size system that nobody uses": [1, [[...tuple(line()).slice(0, 5), "mondopoint"]], []],
    "a code that is no code": [1, good[1], ["<b>"]],
    "too many codes": [1, good[1], Array.from({ length: cartConfiguration.maxPromoCodes + 1 }, (_, n) => `CODE${n}`)],
    "no codes at all": [1, good[1]],
  }))
    test(`is not there with ${what}`, () => {
      expect(readCartCookie(written(...parts))).toBeNull();
    });

  test("is not there with more lines than a cart may have", () => {
    const short = (n: number) => [`${n}`, "1", `${n}`, 1, 1];
    const many = (count: number) =>
      written(
        1,
        Array.from({ length: count }, (_, n) => short(n)),
        [],
      );
    expect(Object.keys(readCartCookie(many(50))?.items ?? {})).toHaveLength(50);
    expect(readCartCookie(many(cartConfiguration.maxLines + 1))).toBeNull();
  });

  test("is not there without its cookie, with another one, or with half of it", () => {
    const whole = written(...good);
    for (const header of [null, "", "cart", "cart=", "cart=%", `my${whole}`, whole.slice(0, -9)])
      expect(readCartCookie(header)).toBeNull();
  });
});

test("what was taken from offers comes back from the cookie, and lines are in the order of their ids", () => {
  const promoItems = [{ promotionId: "socks-on-us", productId: "105602", variantId: "105602-M" }];
  const shown = { ...cartOf([line({ id: "b" }), line({ id: "a" })]), promoItems };
  const value = cartCookieValue(shown) ?? "";
  expect(value.indexOf("%22a%22")).toBeLessThan(value.indexOf("%22b%22"));
  expect(cartCookieValue({ ...shown, ...cartOf([line({ id: "a" }), line({ id: "b" })]) })).toBe(value);
  expect(readCartCookie(`cart=${value}`)).toMatchObject({ promoItems });
});
