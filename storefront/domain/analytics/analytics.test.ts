import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taxIncluded } from "../money/tax.ts";
import { type ConsentAnswer, mayMeasure } from "./consent.ts";
import { dataLayerEntries } from "./data-layer.ts";
import { hideContactDetails } from "./hide-contact-details.ts";
import { insightsEvents } from "./insights.ts";
import { measuredAddress } from "./measured-address.ts";
import type { MeasuredLine, MeasuredProduct, ShopEvent } from "./shop-event.ts";
import { utmParameters } from "./utm.ts";

const product: MeasuredProduct = { id: "104200", name: "Court Low", brand: "Osker", price: 16_000, colourName: "Galah" };
const attribution = { listItemIndex: 2, algoliaQueryId: "a".repeat(32), algoliaIndexName: "tt_nz_products" };
const line: MeasuredLine = { productId: "104200", product, variantId: "104200-9", qty: 2, attribution, addedFrom: "tile" };
const context = { country: "nz", productIndex: "tt_nz_products", userToken: "t1", at: 1_795_000_000_000 } as const;

const local = fc.stringMatching(/^[a-z][a-z0-9._+-]{0,12}$/);
const email = fc.tuple(local, fc.stringMatching(/^[a-z]{1,10}\.(co\.nz|com|test)$/)).map(([name, host]) => `${name}@${host}`);
const phone = fc
  .tuple(fc.constantFrom("021 ", "+64 21 ", "(03) ", "0412-"), fc.integer({ min: 1_000_000, max: 9_999_999 }))
  .map(([prefix, number]) => `${prefix}${String(number).slice(0, 3)} ${String(number).slice(3)}`);
const words = fc.stringMatching(/^[a-z ]{0,20}$/);

describe("what leaves the shop", () => {
  test("holds no e-mail address and no phone number, whatever is typed, opened or linked", () => {
    fc.assert(
      fc.property(email, phone, words, words, (mail, number, before, after) => {
        const text = `${before} ${mail} ${after} ${number} ${before}`;
        const search = new URLSearchParams({ email: mail, q: text, utm_source: mail, sort: text, phone: number }).toString();
        const events: ShopEvent[] = [
          { type: "searched", text, found: 0 },
          { type: "pageViewed", path: `/orders/${mail}`, search: `?${search}`, title: text },
          { type: "pageViewed", path: `/orders/${encodeURIComponent(text)}`, search, title: number },
        ];
        const out = JSON.stringify(
          events.flatMap((event) => [...dataLayerEntries(event, "nz"), ...insightsEvents(event, context)]),
        );
        for (const secret of [mail, encodeURIComponent(mail), number, encodeURIComponent(number)])
          expect(out).not.toContain(secret);
      }),
    );
  });

  test("tells where a return is made, and not the token that its address ends with", () => {
    expect(measuredAddress("/account/orders/TT00000018/return/eyJhbGciOi.eyJzdWIiOi.c2lnbmVk", "")).not.toContain("eyJ");
    expect(measuredAddress("/return/guest/create", "")).toBe("/return/guest/create");
  });

  test("keeps what is no contact detail", () => {
    expect(hideContactDetails("size 9 white trainers under 150")).toBe("size 9 white trainers under 150");
    expect(measuredAddress("/products/osker/court-low-galah", "?size=9&token=abc&utm_source=mail")).toBe(
      "/products/osker/court-low-galah?size=9&utm_source=mail",
    );
  });

  test("values are without GST and delivery, each country's own", () => {
    const event: ShopEvent = {
      type: "orderPlaced",
      orderNumber: "TT1000001",
      lines: [line],
      totals: { itemSubtotalAfterDiscounts: 23_000, shipping: 1_000, taxIncluded: 3_130, grandTotal: 24_000 },
      cartId: "c1",
    };
    const [clear, purchase] = dataLayerEntries(event, "nz");
    expect(clear).toEqual({ ecommerce: null });
    expect(purchase).toMatchObject({ event: "purchase", ecommerce: { value: 200, currency: "NZD", shipping: 8.7, tax: 31.3 } });
    expect(
      dataLayerEntries({ ...event, totals: { ...event.totals, itemSubtotalAfterDiscounts: 22_000 } }, "au")[1],
    ).toMatchObject({
      ecommerce: { value: 200, currency: "AUD" },
    });
  });

  test("a gift card has no GST in it, in an order of one as in the products of an event", () => {
    const card: MeasuredLine = { productId: "200101", variantId: "200101-100", qty: 1 };
    const giftCard = { ...card, product: { ...product, id: "200101", price: 10_000, isGiftCard: true as const } };
    const totals = { itemSubtotalAfterDiscounts: 10_000, shipping: 0, taxIncluded: 0, grandTotal: 10_000 };
    const event: ShopEvent = { type: "orderPlaced", orderNumber: "TT1000001", lines: [giftCard], totals, cartId: "c1" };
    expect(dataLayerEntries(event, "nz")[1]?.ecommerce).toMatchObject({
      ...{ value: 100, tax: 0, shipping: 0 },
      items: [{ price: 100 }],
    });
  });

  const bought = (lines: readonly MeasuredLine[], itemSubtotalAfterDiscounts: number, shipping: number | null) => {
    const grandTotal = itemSubtotalAfterDiscounts + (shipping ?? 0);
    const totals = { itemSubtotalAfterDiscounts, shipping, grandTotal, taxIncluded: taxIncluded(grandTotal, 0.15) };
    const event: ShopEvent = { type: "orderPlaced", orderNumber: "TT1000001", lines, totals, cartId: "c1" };
    const { value = 0, tax = 0, shipping: delivery = 0, items = [] } = dataLayerEntries(event, "nz")[1]?.ecommerce ?? {};
    return { value, tax, delivery, items, grandTotal };
  };

  test("what an order is worth, its delivery and its tax come to what was paid, whatever it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.constantFrom(null, 0, 600, 1_000, 4_000), (goods, shipping) => {
        const { value, tax, delivery, grandTotal } = bought([line], goods, shipping);
        expect(Math.round((value + tax + delivery) * 100)).toBe(grandTotal);
        expect(delivery).toBeGreaterThanOrEqual(shipping ? 5 : 0);
      }),
    );
  });

  test("what the items of an order cost is what discounts left, as near to its value as whole cents a piece come", () => {
    const other: MeasuredLine = {
      productId: "150101",
      product: { ...product, id: "150101", price: 3_333 },
      variantId: "150101-M",
      qty: 3,
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 41_999 }), (goods) => {
        const { value, items } = bought([line, other], goods, 600);
        const sum = items.reduce((total, { price = 0, quantity = 0 }) => total + price * quantity, 0);
        expect(Math.abs(sum - value)).toBeLessThan(0.05);
      }),
    );
  });

  test("what an offer's own item cost raises no other item's price, and a price that nobody knows is not made up", () => {
    expect(bought([line], 33_000, 0).items[0]?.price).toBe(139.13);
    const unknown: MeasuredLine = { productId: "150101", variantId: "150101-M", qty: 1 };
    expect(bought([line, unknown], 16_000, 0).items.map(({ price }) => price)).toEqual([139.13, undefined]);
  });

  test("how an order goes and what pays it is told under GA4's names, a step without a choice without them", () => {
    const stepped = { type: "checkoutStepped", lines: [line], cartId: "c1" } as const;
    const told = (event: ShopEvent) => dataLayerEntries(event, "nz")[1];
    expect(told({ ...stepped, step: "shippingChosen", chosen: { shipping_tier: "express" } })).toMatchObject({
      event: "add_shipping_info",
      ecommerce: { shipping_tier: "express", value: 278.26 },
    });
    expect(told({ ...stepped, step: "paymentChosen", chosen: { payment_type: "card+voucher" } })).toMatchObject({
      event: "add_payment_info",
      ecommerce: { payment_type: "card+voucher" },
    });
    expect(Object.keys(told({ ...stepped, step: "begun" })?.ecommerce ?? {})).toEqual(["currency", "value", "items"]);
  });

  test("that somebody signs in or up is told under GA4's names, and nothing of who", () => {
    expect(dataLayerEntries({ type: "signedIn" }, "nz")).toEqual([{ event: "login", method: "password" }]);
    expect(dataLayerEntries({ type: "signedUp" }, "nz")).toEqual([{ event: "sign_up", method: "password" }]);
  });
});

describe("an e-commerce event", () => {
  const pressed = { product, list: "/categories/men", attribution };
  const totals = { itemSubtotalAfterDiscounts: 32_000, shipping: 1_000, taxIncluded: 4_304, grandTotal: 33_000 };
  const ofCart = { lines: [line], cartId: "c1" };
  const money = ["currency", "value"];
  /** GA4's event, and which of its parameters Google asks for beside the items. */
  test.each<[ShopEvent, string, readonly string[]]>([
    [{ type: "productsSeen", products: [pressed] }, "view_item_list", []],
    [{ type: "productPressed", pressed }, "select_item", []],
    [{ type: "productViewed", product }, "view_item", money],
    [{ type: "wished", line }, "add_to_wishlist", money],
    [{ type: "lineAdded", line, existed: false, cartId: "c1" }, "add_to_cart", money],
    [{ type: "lineRemoved", line, cartId: "c1" }, "remove_from_cart", money],
    [{ type: "cartViewed", ...ofCart }, "view_cart", money],
    [{ type: "checkoutStepped", step: "begun", ...ofCart }, "begin_checkout", money],
    [{ type: "checkoutStepped", step: "shippingChosen", ...ofCart }, "add_shipping_info", money],
    [{ type: "checkoutStepped", step: "paymentChosen", ...ofCart }, "add_payment_info", money],
    [{ type: "orderPlaced", orderNumber: "TT1", totals, ...ofCart }, "purchase", [...money, "transaction_id"]],
  ])("is called and says what Google's documentation asks for: $type", (event, name, asked) => {
    const [entry, ...others] = dataLayerEntries(event, "au").filter(({ ecommerce }) => ecommerce);
    expect([entry?.event, others]).toEqual([name, []]);
    const said: Readonly<Record<string, unknown>> = { ...entry?.ecommerce };
    for (const parameter of asked) expect(said, parameter).toHaveProperty(parameter, expect.anything());
    const items = entry?.ecommerce?.items ?? [];
    expect(items).toEqual([expect.objectContaining({ item_id: "104200", item_name: "Court Low", item_brand: "Osker" })]);
    const sum = items.reduce((total, { price = Number.NaN, quantity = 1 }) => total + price * quantity, 0);
    // Of an order the value comes to what was paid, which may be a cent beside.
    const worth = expect.closeTo(sum, name === "purchase" ? 1 : 5);
    if (asked.includes("value")) expect(said).toMatchObject({ currency: "AUD", value: worth });
  });
});

describe("the search service", () => {
  test("is told positions from 1, and only in the answer to a query", () => {
    const pressed = { product, list: "/categories/men", attribution };
    expect(insightsEvents({ type: "productPressed", pressed }, context)).toEqual([
      {
        eventType: "click",
        eventName: "Product Clicked",
        index: "tt_nz_products",
        objectIDs: ["104200"],
        queryID: attribution.algoliaQueryId,
        positions: [3],
        userToken: "t1",
        timestamp: context.at,
      },
    ]);
    const [plain] = insightsEvents({ type: "productPressed", pressed: { ...pressed, attribution: {} } }, context);
    expect(plain).not.toHaveProperty("positions");
  });

  test("is told of twenty objects at a time, and of nobody without a token", () => {
    const products = Array.from({ length: 45 }, (_, index) => ({
      product: { ...product, id: String(index) },
      list: "/categories/men",
      attribution: { ...attribution, listItemIndex: index },
    }));
    const views = insightsEvents({ type: "productsSeen", products }, context);
    expect(views.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(insightsEvents({ type: "productsSeen", products }, { ...context, userToken: undefined })).toEqual([]);
  });

  test("learns which query each ordered product came from", () => {
    const totals = { itemSubtotalAfterDiscounts: 32_000, shipping: null, taxIncluded: 4_174, grandTotal: 32_000 };
    const [told] = insightsEvents({ type: "orderPlaced", orderNumber: "TT1", lines: [line], totals, cartId: undefined }, context);
    expect(told).toMatchObject({ eventType: "conversion", eventSubtype: "purchase", objectIDs: ["104200"] });
    expect(told?.objectData).toEqual([{ price: 139.13, quantity: 2, queryID: attribution.algoliaQueryId }]);
  });
});

test.each<[boolean, ConsentAnswer, boolean, boolean]>([
  [false, null, false, true],
  [false, null, true, false],
  [false, "granted", true, true],
  [false, "refused", false, false],
  [true, null, false, false],
  [true, "granted", false, true],
  [true, "refused", false, false],
])("asked %s, answered %s, signalled %s: measured %s", (asked, answer, privacyControl, measured) => {
  expect(mayMeasure({ asked, answer, privacyControl })).toBe(measured);
});

test("a campaign's parameters are read by both their names, cut, and left out when empty", () => {
  const query = new URLSearchParams({ utm_source: " mail ", utmMedium: "email", utm_term: " ", utm_content: "x".repeat(300) });
  expect(utmParameters(query)).toEqual({ utmSource: "mail", utmMedium: "email", utmContent: "x".repeat(200) });
});
