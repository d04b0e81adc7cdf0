import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyAccountState } from "../account-state/account-state.ts";
import type { Product } from "../product/product.ts";
import { addLine, findLine } from "./add-line.ts";
import { buildCart } from "./build-cart.ts";
import { CartError } from "./cart-error.ts";
import { type CartFlag, cartItemFlags } from "./cart-flags.ts";
import type { CartItem, CartItems, CartProduct } from "./cart-item.ts";
import { isQuantity } from "./quantity.ts";
import { requireCart } from "./require-cart.ts";
import { requireProduct, requireVariant } from "./require-product.ts";
import { needsStockRefresh } from "./stock-age.ts";
import { flagsOfItem, validateCart } from "./validate-cart.ts";

const line = (id: string, fields: Partial<CartItem> = {}): CartItem => ({
  id,
  productId: "104201",
  variantId: "104201-9",
  qty: 1,
  createdAt: 1,
  ...fields,
});
const keyed = (...items: CartItem[]): CartItems => Object.fromEntries(items.map((item) => [item.id, item]));
const cartOf = (...items: CartItem[]) => buildCart({ items: keyed(...items), promoCodes: [] });
const product = (fields: Partial<CartProduct> = {}): CartProduct => ({
  id: "104201",
  variants: [
    { id: "104201-9", code: "9", qty: 1000 },
    { id: "104201-10", code: "10", qty: 1000 },
  ],
  state: "current",
  accountExclusive: false,
  functionalType: "basic",
  cartQtyProductMax: null,
  cartQtyVariantMax: null,
  cartQtyVariantMin: null,
  cartQtyVariantMultipleOf: null,
  stockUpdatedAt: 0,
  ...fields,
});
const flagsFor = (
  qty: number,
  fields: Partial<CartProduct>,
  context = { loggedIn: false } as Parameters<typeof cartItemFlags>[3],
) => {
  const item = line("a", { qty });
  return cartItemFlags(item, product(fields), cartOf(item), context);
};

const anyItem = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "constructor"),
  productId: fc.constantFrom("1", "2", "constructor", "__proto__"),
  variantId: fc.constantFrom("1-8", "1-9", "toString"),
  qty: fc.integer({ min: 1, max: 20 }),
  createdAt: fc.integer({ min: 0, max: 5 }),
});

test("ERRCAT-05 using it before it is loaded raises 'Cart not loaded.'", () => {
  expect(() => requireCart(null)).toThrow(
    expect.objectContaining({ name: "CartError", code: "CartNotLoaded", message: "Cart not loaded." }),
  );
  const state = emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" });
  expect(requireCart(state)).toBe(state.cart);
});

test("a line is judged by its own size's stock, and one that is not in the cart by its own quantity", () => {
  const stocked = product({
    variants: [
      { id: "104201-9", code: "9", qty: 0 },
      { id: "104201-10", code: "10", qty: 5 },
    ],
  });
  const other = line("b", { variantId: "104201-10", qty: 5 });
  expect(cartItemFlags(other, stocked, cartOf(other), { loggedIn: false })).toEqual([]);
  const more = { ...other, qty: 6 };
  const exceeded = [{ type: "qtyAvailableExceeded", qtyAvailable: 5 }];
  expect(cartItemFlags(more, stocked, cartOf(), { loggedIn: false })).toEqual(exceeded);
  expect(cartItemFlags(more, stocked, cartOf(line("a")), { loggedIn: false })).toEqual(exceeded);
});

describe("built cart", () => {
  test("CART-02 is sorted newest first", () => {
    const cart = cartOf(line("a", { createdAt: 1 }), line("c", { createdAt: 3 }), line("b", { createdAt: 2 }));
    expect(cart.items.map((item) => item.id)).toEqual(["c", "b", "a"]);
    expect(cartOf(line("y"), line("x"), line("z")).items.map((item) => item.id)).toEqual(["x", "y", "z"]);
  });

  test("CART-05 CART-06 CART-07 holds items by id, promo codes, quantities per product and variant, and the total", () => {
    const items = keyed(
      line("a", { qty: 2 }),
      line("b", { qty: 3, variantId: "104201-10" }),
      line("c", { qty: 4, productId: "7", variantId: "7-OS" }),
      line("d", { qty: 5 }),
    );
    const cart = buildCart({ items, promoCodes: ["TREAD10"] });
    expect(cart.itemsById).toEqual(items);
    expect(cart.promoCodes).toEqual(["TREAD10"]);
    expect(cart.productsById).toEqual({
      "104201": { qty: 10, variantsById: { "104201-9": { qty: 7 }, "104201-10": { qty: 3 } } },
      "7": { qty: 4, variantsById: { "7-OS": { qty: 4 } } },
    });
    expect(cart.qty).toBe(14);
  });

  test("CART-06 the sums agree with each other whatever the ids", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyItem, { selector: (item) => item.id }), (items) => {
        const cart = cartOf(...items);
        const total = items.reduce((sum, item) => sum + item.qty, 0);
        const products = Object.values(cart.productsById);
        expect(cart.qty).toBe(total);
        expect(products.reduce((sum, { qty }) => sum + qty, 0)).toBe(total);
        for (const { qty, variantsById } of products) {
          expect(Object.values(variantsById).reduce((sum, variant) => sum + variant.qty, 0)).toBe(qty);
        }
        expect(({} as { qty?: number }).qty).toBeUndefined();
      }),
    );
  });
});

describe("adding a line", () => {
  test("CART-03 CART-13 merges into the line of the same product and variant, quantities summed", () => {
    const {
      items,
      merged,
      line: kept,
    } = addLine(keyed(line("a", { qty: 2 })), line("b", { qty: 3, createdAt: 9, addedFrom: "tile" }));
    expect(merged).toBe(true);
    expect(items).toEqual(keyed(line("a", { qty: 5, addedFrom: "tile" })));
    expect(kept).toEqual(items.a);
  });

  test("CART-03 another product or variant does not merge", () => {
    const items = keyed(line("a"));
    expect(findLine(items, { productId: "104201", variantId: "104201-10" })).toBeUndefined();
    expect(findLine(items, { productId: "2", variantId: "104201-9" })).toBeUndefined();
  });

  test("CART-14 creates a line when there is no match", () => {
    const { items, merged } = addLine(keyed(line("a")), line("b", { variantId: "104201-10" }));
    expect(merged).toBe(false);
    expect(Object.keys(items)).toEqual(["a", "b"]);
  });

  test("CART-13 CART-14 adding anything in any order gives one line a variant and the summed quantity", () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 20 }), (adds) => {
        const added = adds.map((item, index) => ({ ...item, id: `line-${index}` }));
        const total = (list: CartItem[]) =>
          buildCart({ items: list.reduce<CartItems>((all, item) => addLine(all, item).items, {}), promoCodes: [] });
        const cart = total(added);
        const variants = new Set(added.map((item) => `${item.productId} ${item.variantId}`));
        expect(cart.items).toHaveLength(variants.size);
        expect(cart.qty).toBe(added.reduce((sum, item) => sum + item.qty, 0));
        expect(total(added.toReversed()).productsById).toEqual(cart.productsById);
      }),
    );
  });
});

describe("flags", () => {
  test("a good line has none", () => {
    expect(flagsFor(1, {})).toEqual([]);
    expect(flagsFor(1, { state: "evergreen" })).toEqual([]);
  });

  test("CART-19 notLoggedIn for an account-exclusive product while logged out", () => {
    expect(flagsFor(1, { accountExclusive: true })).toEqual([{ type: "notLoggedIn" }]);
    expect(flagsFor(1, { accountExclusive: true }, { loggedIn: true })).toEqual([]);
  });

  test("CART-20 productStateInvalid unless current or evergreen", () => {
    expect([flagsFor(1, { state: "current" }), flagsFor(1, { state: "evergreen" })]).toEqual([[], []]);
    expect(flagsFor(1, { state: "coming" })).toEqual([{ type: "productStateInvalid" }]);
    expect(flagsFor(1, { state: "discontinued" })).toEqual([{ type: "productStateInvalid" }]);
    expect(cartItemFlags(line("a"), null, cartOf(line("a")), { loggedIn: true })).toEqual([{ type: "productStateInvalid" }]);
    expect(flagsFor(1, { variants: [] })).toEqual([{ type: "productStateInvalid" }]);
  });

  test("CART-21 productQtyMaxViolated when all variants together exceed the product maximum", () => {
    const items = [line("a", { qty: 2 }), line("b", { qty: 2, variantId: "104201-10" })];
    const flags = (max: number) =>
      items.map((item) => cartItemFlags(item, product({ cartQtyProductMax: max }), cartOf(...items), { loggedIn: false }));
    expect(flags(4)).toEqual([[], []]);
    const flag = { type: "productQtyMaxViolated", productQtyMax: 3 };
    expect(flags(3)).toEqual([[flag], [flag]]);
  });

  test("CART-22 CART-31 qtyMaxViolated above the variant maximum, with qtyMax", () => {
    expect(flagsFor(3, { cartQtyVariantMax: 3 })).toEqual([]);
    expect(flagsFor(4, { cartQtyVariantMax: 3 }, { loggedIn: false, storeQtyMax: 10 })).toEqual([
      { type: "qtyMaxViolated", qtyMax: 3 },
    ]);
    expect(flagsFor(150, { cartQtyVariantMax: 150 })).toEqual([]);
  });

  test("CART-23 the store-wide maximum holds without a variant maximum", () => {
    expect(flagsFor(10, {}, { loggedIn: false, storeQtyMax: 10 })).toEqual([]);
    expect(flagsFor(11, {}, { loggedIn: false, storeQtyMax: 10 })).toEqual([{ type: "qtyMaxViolated", qtyMax: 10 }]);
  });

  test("CART-24 CONF-05 99 holds with neither", () => {
    expect(flagsFor(99, {}, { loggedIn: false, storeQtyMax: null })).toEqual([]);
    expect(flagsFor(100, {}, { loggedIn: false, storeQtyMax: null })).toEqual([{ type: "qtyMaxViolated", qtyMax: 99 }]);
    expect([flagsFor(99, {}), flagsFor(100, {})]).toEqual([[], [{ type: "qtyMaxViolated", qtyMax: 99 }]]);
  });

  test("CART-25 qtyMinViolated below the variant minimum", () => {
    expect(flagsFor(2, { cartQtyVariantMin: 2 })).toEqual([]);
    expect(flagsFor(1, { cartQtyVariantMin: 2 })).toEqual([{ type: "qtyMinViolated", qtyMin: 2 }]);
  });

  test("CART-26 qtyMultipleInvalid when not a multiple of the step", () => {
    expect(flagsFor(6, { cartQtyVariantMultipleOf: 3 })).toEqual([]);
    for (const qty of [1, 2, 4, 5]) {
      expect(flagsFor(qty, { cartQtyVariantMultipleOf: 3 })).toEqual([{ type: "qtyMultipleInvalid", qtyMultipleOf: 3 }]);
    }
    expect(flagsFor(4, { cartQtyVariantMultipleOf: 0 })).toEqual([]);
    expect(flagsFor(4, { cartQtyVariantMultipleOf: 1 })).toEqual([]);
  });

  test("CART-27 CART-30 qtyAvailableExceeded above stock, with qtyAvailable", () => {
    const variants = [{ id: "104201-9", code: "9", qty: 2 }];
    expect(flagsFor(2, { variants })).toEqual([]);
    expect(flagsFor(3, { variants })).toEqual([{ type: "qtyAvailableExceeded", qtyAvailable: 2 }]);
    for (const qty of [0, -1]) {
      const none = [{ id: "104201-9", code: "9", qty }];
      expect(flagsFor(1, { variants: none })).toEqual([{ type: "qtyAvailableExceeded", qtyAvailable: 0 }]);
    }
  });

  test("CART-27 CART-30 qtyAvailable keeps the lots and the minimum of what comes in them", () => {
    const inFives = (qty: number, stock: number) =>
      flagsFor(qty, {
        cartQtyVariantMin: 5,
        cartQtyVariantMultipleOf: 5,
        variants: [{ id: "104201-9", code: "9", qty: stock }],
      });
    expect(inFives(10, 7)).toEqual([{ type: "qtyAvailableExceeded", qtyAvailable: 5 }]);
    expect(inFives(10, 3)).toEqual([{ type: "qtyAvailableExceeded", qtyAvailable: 0 }]);
  });

  test("CART-28 CART-29 gift cards and digital goods have no stock to exceed", () => {
    const variants = [{ id: "104201-9", code: "9", qty: 0 }];
    expect(flagsFor(1, { variants, functionalType: "giftCard" })).toEqual([]);
    expect(flagsFor(1, { variants, functionalType: "digital" })).toEqual([]);
    expect(flagsFor(1, { variants, functionalType: "basic" })).toHaveLength(1);
  });

  test("a variant split over two lines is judged by its sum", () => {
    const items = [line("a", { qty: 2 }), line("b", { qty: 2 })];
    const flags = cartItemFlags(items[0]!, product({ cartQtyVariantMax: 3 }), cartOf(...items), { loggedIn: false });
    expect(flags).toEqual([{ type: "qtyMaxViolated", qtyMax: 3 }]);
  });

  test("all seven can come together, in order", () => {
    const flags = flagsFor(2, {
      accountExclusive: true,
      state: "discontinued",
      cartQtyProductMax: 1,
      cartQtyVariantMax: 1,
      cartQtyVariantMin: 3,
      cartQtyVariantMultipleOf: 3,
      variants: [{ id: "104201-9", code: "9", qty: 0 }],
    });
    const types: CartFlag["type"][] = ["notLoggedIn", "productStateInvalid", "productQtyMaxViolated", "qtyMaxViolated"];
    expect(flags.map((flag) => flag.type)).toEqual([...types, "qtyMinViolated", "qtyMultipleInvalid", "qtyAvailableExceeded"]);
  });
});

describe("validation", () => {
  const good = line("a");
  const bad = line("b", { productId: "7", variantId: "7-OS", qty: 2 });
  const online = { saleMode: "normal", release: null } as const;
  const products = {
    "104201": { ...product(), ...online },
    "7": { ...product({ id: "7", variants: [{ id: "7-OS", code: "OS", qty: 1 }] }), ...online },
  };

  test("CART-18 a cart is valid only when no line has a flag", () => {
    expect(validateCart(cartOf(good), products, { loggedIn: false }).valid).toBe(true);
    expect(validateCart(cartOf(good, bad), products, { loggedIn: false })).toEqual({
      valid: false,
      flagsByItemId: { a: [], b: [{ type: "qtyAvailableExceeded", qtyAvailable: 1 }] },
    });
    expect(validateCart(cartOf({ ...bad, id: "0" }, good), products, { loggedIn: false }).valid).toBe(false);
    expect(validateCart(cartOf(), {}, { loggedIn: false }).valid).toBe(true);
  });

  test("a line of what is sold in stores alone by now, or is yet to come, cannot be ordered", () => {
    const validOf = (sold: Pick<Product, "saleMode" | "release">) =>
      validateCart(cartOf(good), { "104201": { ...product(), ...sold } }, { loggedIn: false });
    const invalid = { valid: false, flagsByItemId: { a: [{ type: "productStateInvalid" }] } };
    expect(validOf({ saleMode: "inStoreOnly", release: null })).toEqual(invalid);
    expect(validOf({ saleMode: "comingSoon", release: null })).toEqual(invalid);
    expect(validOf({ saleMode: "scheduledRelease", release: 1 }).valid).toBe(true);
  });

  test("what is discontinued and in stores alone is said to be so once", () => {
    const gone = { "104201": { ...product({ state: "discontinued" }), saleMode: "inStoreOnly", release: null } as const };
    const { flagsByItemId } = validateCart(cartOf(good), gone, { loggedIn: false });
    expect(flagsByItemId.a).toEqual([{ type: "productStateInvalid" }]);
  });

  test("ERRCAT-11 the flags of an item that is not there, or was not validated, are a mistake of the caller", () => {
    const cart = cartOf(good, bad);
    const validation = validateCart(cart, products, { loggedIn: false });
    expect(flagsOfItem(cart, validation, "a")).toEqual([]);
    expect(flagsOfItem(cart, validation, "b")).toEqual([{ type: "qtyAvailableExceeded", qtyAvailable: 1 }]);
    expect(() => flagsOfItem(cart, validation, "c")).toThrow("Cart item not found.");
    expect(() => flagsOfItem(cart, validateCart(cartOf(good), products, { loggedIn: false }), "b")).toThrow(
      "Cart item not validated.",
    );
  });

  test("ERRCAT-03 products that were not loaded raise 'Product data not found.'", () => {
    expect(() => validateCart(cartOf(good), {}, { loggedIn: false })).toThrow("Product data not found.");
    expect(() => requireProduct({}, "constructor")).toThrow("Product data not found.");
  });

  test("ERRCAT-01 an unknown product raises 'Product not found.'", () => {
    expect(() => requireProduct({ "1": null }, "1")).toThrow(new CartError("ProductNotFound"));
    expect(new CartError("ProductNotFound").message).toBe("Product not found.");
  });

  test("ERRCAT-02 an unknown variant raises 'Product variant not found.'", () => {
    expect(requireVariant(product(), "104201-10").code).toBe("10");
    expect(() => requireVariant(product(), "104201-99")).toThrow("Product variant not found.");
  });

  test("ERRCAT-04 missing variant data raises 'Product variant data not found.'", () => {
    expect(() => requireVariant({ ...product(), variants: undefined as never }, "x")).toThrow("Product variant data not found.");
  });
});

test("CONF-09 stock older than 300 seconds is fetched again first", () => {
  expect(needsStockRefresh(1000, 1_300_000)).toBe(false);
  expect(needsStockRefresh(1000, 1_300_001)).toBe(true);
  expect(needsStockRefresh(1000, 1_000_000)).toBe(false);
  expect(needsStockRefresh(2000, 1_000_000)).toBe(true);
  expect(needsStockRefresh(Number.NaN, 0)).toBe(true);
});

test("a quantity is a whole number from 1 to 9999", () => {
  for (const good of [1, 2, 9999]) expect(isQuantity(good)).toBe(true);
  for (const bad of [0, -1, 1.5, 10_000, 1e9, "2", Number.NaN, null]) expect(isQuantity(bad)).toBe(false);
});
