import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appliedPromotionsLimit, applyPromotions, type PromotionLine, type PromotionUse } from "./apply-promotions.ts";
import { countSoldOut, withoutPromoItem, withPromoItem } from "./promo-item.ts";
import { PromoItemsNotLoaded, promoItemsLoad, requirePromoItems } from "./promo-items-load.ts";
import type { Promotion } from "./promotion.ts";

/** One offer of each kind. */
const offers: readonly Promotion[] = [
  {
    id: "first-dibs",
    name: "10% off your first order",
    codes: ["FIRSTDIBS"],
    exclusive: false,
    group: "welcome",
    usageLimit: null,
    customerLimit: 1,
    scope: {},
    effect: { type: "percentOff", percent: 10 },
  },
  {
    id: "back-to-class",
    name: "8% off for students",
    codes: ["BACKTOCLASS"],
    exclusive: false,
    group: "welcome",
    usageLimit: null,
    customerLimit: 4,
    scope: { discounted: false },
    effect: { type: "percentOff", percent: 8 },
  },
  {
    id: "socks-3-for-2",
    name: "Three pairs of socks for two",
    codes: ["SOCKS3FOR2"],
    exclusive: false,
    usageLimit: null,
    customerLimit: null,
    scope: { category: "socks" },
    effect: { type: "takePay", take: 3, pay: 2 },
  },
  {
    id: "lace-up-20",
    multipliesPoints: true,
    name: "$20 off when you spend $150",
    codes: ["LACEUP20"],
    exclusive: false,
    usageLimit: 500,
    customerLimit: 2,
    scope: {},
    effect: { type: "amountOff", amount: 2000, minimum: 15000 },
  },
  {
    id: "double-dip",
    name: "A further 20% off sale",
    codes: ["DOUBLEDIP"],
    exclusive: true,
    usageLimit: null,
    customerLimit: null,
    scope: { discounted: true },
    effect: { type: "percentOff", percent: 20 },
  },
  {
    id: "socks-on-us",
    name: "Socks on us when you spend $150",
    codes: ["SOCKSONUS"],
    exclusive: false,
    usageLimit: 300,
    customerLimit: 1,
    scope: {},
    effect: {
      type: "bringItem",
      minimum: 15000,
      items: [
        { productId: "1", price: 0 },
        { productId: "2", price: 1500 },
      ],
    },
  },
];

const sneakers = {
  id: "sneakers",
  name: "Sneakers",
  shortName: "Sneakers",
  path: "/categories/men/shoes/sneakers",
  ancestors: [{ id: "footwear", name: "Footwear", path: "/categories/footwear" }],
};
const tama = { id: "tama", name: "Tama" };
const socksCategory = {
  id: "socks",
  name: "Socks",
  shortName: "Socks",
  path: "/categories/men/accessories/socks",
  ancestors: [],
};
const shoe = (unitPrice: number, qty = 1, isDiscounted = false): PromotionLine => ({
  product: { canonicalCategory: sneakers, brand: { id: "osker", name: "Osker" }, isDiscounted, functionalType: "basic" },
  qty,
  unitPrice,
});
const socks = (unitPrice: number, qty: number): PromotionLine => ({
  product: {
    canonicalCategory: socksCategory,
    brand: { id: "osker", name: "Osker" },
    isDiscounted: false,
    functionalType: "basic",
  },
  qty,
  unitPrice,
});
const giftCard = (unitPrice: number, qty: number): PromotionLine => ({
  product: { ...socks(unitPrice, qty).product, functionalType: "giftCard" },
  qty,
  unitPrice,
});
const unused = (): PromotionUse => ({ all: 0, customer: 0 });

function apply(
  codes: string[],
  lines: PromotionLine[],
  options: { promotions?: readonly Promotion[]; use?: (promotion: Promotion) => PromotionUse; now?: number } = {},
) {
  const { promotions = offers, use = unused, now = 0 } = options;
  const result = applyPromotions({ promotions, lines, codes: new Set(codes), use, now });
  return {
    applied: result.applied.map(({ promotion, discount }) => [promotion.id, discount]),
    disallowed: result.disallowed.map(({ promotion, reason }) => [promotion.id, reason]),
    lineDiscounts: result.lineDiscounts,
    result,
  };
}

describe("one offer", () => {
  test("takes a percentage off, shared over the lines to the cent", () => {
    const { applied, lineDiscounts } = apply(["FIRSTDIBS"], [shoe(9_999), shoe(1_005, 3)]);
    expect(applied).toEqual([["first-dibs", 1_301]]);
    expect(lineDiscounts).toEqual([1_000, 301]);
  });

  test("gives the cheapest pieces of every three away", () => {
    expect(apply(["SOCKS3FOR2"], [socks(2_000, 4), socks(1_500, 3), shoe(100, 5)])).toMatchObject({
      applied: [["socks-3-for-2", 3_000]],
      lineDiscounts: [0, 3_000, 0],
    });
    expect(apply(["SOCKS3FOR2"], [socks(2_000, 5), socks(1_500, 1)]).lineDiscounts).toEqual([2_000, 1_500]);
    expect(apply(["SOCKS3FOR2"], [socks(2_000, 2)]).disallowed).toEqual([["socks-3-for-2", "NoApplicableCartItems"]]);
  });

  test("takes an amount off from its minimum on, and not a cent before", () => {
    expect(apply(["LACEUP20"], [shoe(15_000)]).applied).toEqual([["lace-up-20", 2_000]]);
    expect(apply(["LACEUP20"], [shoe(14_999)]).disallowed).toEqual([["lace-up-20", "NoApplicableCartItems"]]);
  });

  test("applies to what is in its scope only", () => {
    expect(apply(["DOUBLEDIP"], [shoe(10_000), shoe(5_000, 2, true)]).lineDiscounts).toEqual([0, 2_000]);
    expect(apply(["BACKTOCLASS"], [shoe(10_000), shoe(5_000, 2, true)]).lineDiscounts).toEqual([800, 0]);
  });

  test("PROMO-06 that brings an item applies from its minimum on, before any discount, and takes nothing off the lines", () => {
    expect(apply(["SOCKSONUS"], [shoe(15_000)])).toMatchObject({ applied: [["socks-on-us", 0]], lineDiscounts: [0] });
    expect(apply(["SOCKSONUS"], [shoe(14_999)]).disallowed).toEqual([["socks-on-us", "NoApplicableCartItems"]]);
    const both = apply(["FIRSTDIBS", "SOCKSONUS"], [shoe(15_000)]);
    expect(both.applied).toEqual([
      ["first-dibs", 1_500],
      ["socks-on-us", 0],
    ]);
  });

  test("is about a category or any above it, or about a brand", () => {
    const about = (scope: Promotion["scope"]) =>
      apply(["FIRSTDIBS"], [shoe(10_000), { ...socks(1_000, 1), product: { ...socks(1_000, 1).product, brand: tama } }], {
        promotions: [{ ...offers[0]!, scope }],
      }).lineDiscounts;
    expect(about({ category: "accessories" })).toEqual([0, 100]);
    expect(about({ category: "footwear" })).toEqual([1_000, 0]);
    expect(about({ category: "shoes" })).toEqual([1_000, 0]);
    expect(about({ brandId: "tama" })).toEqual([0, 100]);
    expect(about({ brandId: "osker" })).toEqual([1_000, 0]);
  });

  test("is about one category, or any below it, by its id", () => {
    const category = {
      ...sneakers,
      id: "men-sneakers",
      ancestors: [{ id: "men-shoes", name: "Shoes", path: "/categories/m/s" }],
    };
    const line = { ...shoe(10_000), product: { ...shoe(10_000).product, canonicalCategory: category } };
    const about = (category: string) =>
      apply(["FIRSTDIBS"], [line, socks(1_000, 1)], { promotions: [{ ...offers[0]!, scope: { category } }] }).lineDiscounts;
    expect(about("men-sneakers")).toEqual([1_000, 0]);
    expect(about("men-shoes")).toEqual([1_000, 0]);
    expect(about("women-shoes")).toEqual([0, 0]);
  });

  test("PROMO-06 that brings an item counts what is in its scope towards its minimum, and needs some of it", () => {
    const bringing = (minimum: number) => ({
      ...offers[5]!,
      scope: { category: "socks" },
      effect: { type: "bringItem", minimum, items: [] } as const,
    });
    const applied = (minimum: number, lines: PromotionLine[]) =>
      apply(["SOCKSONUS"], lines, { promotions: [bringing(minimum)] }).applied.length;
    expect(applied(3_000, [shoe(15_000), socks(1_500, 2)])).toBe(1);
    expect(applied(3_001, [shoe(15_000), socks(1_500, 2)])).toBe(0);
    expect(applied(0, [shoe(15_000)])).toBe(0);
  });

  test("without codes applies by itself, and says nothing where it cannot", () => {
    const promotions = [{ ...offers[3]!, codes: [] }];
    expect(apply([], [shoe(15_000)], { promotions }).applied).toEqual([["lace-up-20", 2_000]]);
    expect(apply([], [shoe(14_999)], { promotions })).toMatchObject({ applied: [], disallowed: [] });
  });

  test("with several codes is unlocked by any of them", () => {
    const promotions = [{ ...offers[0]!, codes: ["FIRSTDIBS", "WELCOME"] }];
    expect(apply(["WELCOME"], [shoe(1_000)], { promotions }).applied).toEqual([["first-dibs", 100]]);
  });

  test("is not there without its code", () => {
    expect(apply(["NOSUCHCODE"], [shoe(20_000)])).toMatchObject({ applied: [], disallowed: [], lineDiscounts: [0] });
  });

  test("counts from its start to its end", () => {
    const promotions = [{ ...offers[0]!, startsAt: 100, endsAt: 200 }];
    const at = (now: number) => apply(["FIRSTDIBS"], [shoe(1_000)], { promotions, now });
    expect([99, 100, 199, 200].map((now) => at(now).applied.length)).toEqual([0, 1, 1, 0]);
    expect(at(200).disallowed).toEqual([["first-dibs", "PromotionUsageExceeded"]]);
  });

  test("ends with its limits", () => {
    const usedUp = apply(["LACEUP20", "FIRSTDIBS"], [shoe(20_000)], {
      use: ({ id }) => (id === "lace-up-20" ? { all: 500, customer: 0 } : { all: 9, customer: 1 }),
    });
    expect(usedUp.result.disallowed).toMatchObject([
      { promotion: { id: "first-dibs" }, reason: "PromotionPerCustomerUsageExceeded", usageCountLimit: 1 },
      { promotion: { id: "lace-up-20" }, reason: "PromotionUsageExceeded", usageCountLimit: 500 },
    ]);
  });
});

describe("several offers", () => {
  test("add up, each on what the ones before have left", () => {
    const { applied, lineDiscounts } = apply(["FIRSTDIBS", "LACEUP20"], [shoe(20_000)]);
    expect(applied).toEqual([
      ["first-dibs", 2_000],
      ["lace-up-20", 2_000],
    ]);
    expect(lineDiscounts).toEqual([4_000]);
  });

  test("a free piece beside a percentage is given away at what is left of its price", () => {
    const { applied, lineDiscounts } = apply(["FIRSTDIBS", "SOCKS3FOR2"], [socks(2_800, 3)]);
    expect(applied).toEqual([
      ["first-dibs", 560],
      ["socks-3-for-2", 2_800],
    ]);
    expect(lineDiscounts).toEqual([3_360]);
  });

  test("of one group: the best one stays, the others are stopped", () => {
    expect(apply(["FIRSTDIBS", "BACKTOCLASS"], [shoe(20_000)])).toMatchObject({
      applied: [["first-dibs", 2_000]],
      disallowed: [["back-to-class", "Stopped"]],
    });
  });

  test("that take the same off: the one whose id comes first stays", () => {
    const twin = { ...offers[0]!, id: "all-first" };
    const promotions = [offers[0]!, twin];
    expect(apply(["FIRSTDIBS"], [shoe(20_000)], { promotions })).toMatchObject({
      applied: [["all-first", 2_000]],
      disallowed: [["first-dibs", "Stopped"]],
    });
    expect(apply(["FIRSTDIBS"], [shoe(20_000)], { promotions: promotions.toReversed() }).applied).toEqual([["all-first", 2_000]]);
  });

  test("one that may not stand beside one of those applied is stopped by it, not by the limit", () => {
    expect(apply(["FIRSTDIBS", "BACKTOCLASS", "LACEUP20"], [shoe(30_000)])).toMatchObject({
      applied: [
        ["first-dibs", 3_000],
        ["lace-up-20", 2_000],
      ],
      disallowed: [["back-to-class", "Stopped"]],
    });
  });

  test("beyond the limit: the smallest go, and say what the limit is", () => {
    const { applied, result } = apply(["FIRSTDIBS", "LACEUP20", "SOCKS3FOR2"], [shoe(30_000), socks(1_000, 3)]);
    expect(applied.map(([id]) => id)).toEqual(["first-dibs", "lace-up-20"]);
    expect(result.disallowed).toMatchObject([
      { promotion: { id: "socks-3-for-2" }, reason: "AppliedPromotionsLimitReached", appliedPromotionsLimit: 2 },
    ]);
  });

  test("beside an exclusive one: whichever saves more stays alone", () => {
    expect(apply(["DOUBLEDIP", "FIRSTDIBS"], [shoe(20_000, 1, true)])).toMatchObject({
      applied: [["double-dip", 4_000]],
      disallowed: [["first-dibs", "Exclusitivity"]],
    });
    expect(apply(["DOUBLEDIP", "FIRSTDIBS"], [shoe(90_000), shoe(1_000, 1, true)])).toMatchObject({
      applied: [["first-dibs", 9_100]],
      disallowed: [["double-dip", "Exclusitivity"]],
    });
  });

  test("a minimum is met before another offer takes the cart below it, whichever code came first", () => {
    const expected = {
      applied: [
        ["first-dibs", 1_300],
        ["lace-up-20", 2_000],
      ],
      lineDiscounts: [3_300],
    };
    expect(apply(["LACEUP20", "FIRSTDIBS"], [shoe(15_000)])).toMatchObject(expected);
    expect(apply(["FIRSTDIBS", "LACEUP20"], [shoe(15_000)])).toMatchObject(expected);
  });

  test("one that would take nothing more off beside the others is not applied, so no use of it is counted", () => {
    const free = { ...offers[0]!, id: "all-of-it", group: "x", effect: { type: "percentOff", percent: 100 } } as const;
    expect(apply(["FIRSTDIBS", "SOCKS3FOR2"], [socks(1_000, 3)], { promotions: [free, offers[2]!] })).toMatchObject({
      applied: [["all-of-it", 3_000]],
      disallowed: [["socks-3-for-2", "Stopped"]],
    });
  });

  test("a percentage with a half counts to the cent, half up, whatever the cart costs", () => {
    const withPercent = (percent: number) => ({ ...offers[0]!, effect: { type: "percentOff", percent } }) as const;
    expect(apply(["FIRSTDIBS"], [shoe(19_999)], { promotions: [withPercent(12.5)] })).toMatchObject({ lineDiscounts: [2_500] });
    expect(apply(["FIRSTDIBS"], [shoe(4)], { promotions: [withPercent(12.5)] })).toMatchObject({ lineDiscounts: [1] });
    expect(apply(["FIRSTDIBS"], [shoe(10_001)], { promotions: [withPercent(33.33)] })).toMatchObject({ lineDiscounts: [3_333] });
  });

  test("one that saves less than the delivery it no longer leaves free is not applied", () => {
    const small = { ...offers[0]!, effect: { type: "percentOff", percent: 1 } } as const;
    const withDelivery = (unitPrice: number, offer: Promotion = small) =>
      applyPromotions({
        promotions: [offer],
        lines: [shoe(unitPrice)],
        codes: new Set(["FIRSTDIBS"]),
        use: unused,
        deliveryPrice: (subtotal) => (subtotal >= 15_000 ? 0 : 1_000),
        now: 0,
      });
    expect(withDelivery(15_000)).toMatchObject({ applied: [], disallowed: [{ reason: "Stopped" }], lineDiscounts: [0] });
    const alone = { ...small, exclusive: true };
    expect(withDelivery(15_000, alone)).toMatchObject({ applied: [], disallowed: [{ reason: "Stopped" }] });
    expect(withDelivery(15_200)).toMatchObject({ applied: [{ discount: 152 }], disallowed: [] });
  });

  const anyPromotion = fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
    exclusive: fc.boolean(),
    group: fc.constantFrom(undefined, "g"),
    effect: fc.oneof(
      fc.record({ type: fc.constant("percentOff" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ type: fc.constant("takePay" as const), take: fc.constant(3), pay: fc.constantFrom(1, 2) }),
      fc.record({
        type: fc.constant("amountOff" as const),
        amount: fc.integer({ min: 1, max: 50_000 }),
        minimum: fc.nat(50_000),
      }),
      fc.record({
        type: fc.constant("bringItem" as const),
        minimum: fc.nat(50_000),
        items: fc.constant([{ productId: "1", price: 0 }]),
      }),
    ),
  });
  const anyOffers = fc.uniqueArray(anyPromotion, { selector: ({ id }) => id, minLength: 1 }).map((list) =>
    list.map(
      ({ group, ...rest }): Promotion => ({
        ...rest,
        name: rest.id,
        codes: [rest.id.toUpperCase()],
        ...(group !== undefined && { group }),
        usageLimit: null,
        customerLimit: null,
        scope: {},
      }),
    ),
  );
  const anyLines = fc.array(fc.record({ unitPrice: fc.integer({ min: 0, max: 50_000 }), qty: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 5,
  });

  test("one more code never makes items and delivery dearer, and whatever is applied took something off", () => {
    fc.assert(
      fc.property(anyOffers, anyLines, fc.nat(3_000), fc.nat(300_000), (offers, prices, price, freeFrom) => {
        const lines = prices.map(({ unitPrice, qty }) => shoe(unitPrice, qty));
        const deliveryPrice = (subtotal: number) => (subtotal >= freeFrom ? 0 : price);
        const itemsCost = prices.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0);
        const totals = [...offers.keys(), offers.length].map((count) => {
          const codes = new Set(offers.slice(0, count).flatMap((offer) => offer.codes));
          const result = applyPromotions({ promotions: offers, lines, codes, use: unused, deliveryPrice, now: 0 });
          for (const { discount, promotion } of result.applied) {
            if (promotion.effect.type === "bringItem") expect(discount).toBe(0);
            else expect(discount).toBeGreaterThan(0);
          }
          const subtotal = itemsCost - result.lineDiscounts.reduce((sum, discount) => sum + discount, 0);
          return subtotal + deliveryPrice(subtotal);
        });
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      }),
    );
  });

  const isItem = ({ effect }: Promotion) => effect.type === "bringItem";
  const inTurn = fc.tuple(anyOffers, anyLines);

  test("PROMO-06 an offer that brings an item never costs the shopper what another takes off", () => {
    fc.assert(
      fc.property(inTurn, ([list, prices]) => {
        const lines = prices.map(({ unitPrice, qty }) => shoe(unitPrice, qty));
        const codes = list.flatMap((offer) => offer.codes);
        const off = (promotions: readonly Promotion[]) =>
          apply(codes, lines, { promotions }).lineDiscounts.reduce((sum, discount) => sum + discount, 0);
        expect(off(list)).toBe(off(list.filter((offer) => !isItem(offer))));
      }),
    );
  });

  test("gift cards change nothing: no offer takes anything off them, and none counts them towards anything", () => {
    fc.assert(
      fc.property(inTurn, anyLines, ([list, prices], cards) => {
        const codes = list.flatMap((offer) => offer.codes);
        const goods = prices.map(({ unitPrice, qty }) => socks(unitPrice, qty));
        const without = apply(codes, goods, { promotions: list });
        const gifts = cards.map(({ unitPrice, qty }) => giftCard(unitPrice, qty));
        const beside = apply(codes, [...gifts, ...goods], { promotions: list });
        expect(beside.lineDiscounts).toEqual([...gifts.map(() => 0), ...without.lineDiscounts]);
        expect(beside.applied).toEqual(without.applied);
        expect(beside.disallowed).toEqual(without.disallowed);
        expect(apply(codes, gifts, { promotions: list }).applied).toEqual([]);
      }),
    );
  });

  test("an offer takes nothing off what is outside of its scope, and nothing at all outside of its time", () => {
    const bounds = fc.uniqueArray(fc.nat(1_000), { minLength: 2, maxLength: 2 }).map((pair) => pair.toSorted((a, b) => a - b));
    const anyScope = fc.constantFrom(
      { category: "socks" },
      { category: "sneakers" },
      { discounted: true },
      { brandId: "nobody" },
    );
    fc.assert(
      fc.property(
        anyOffers,
        anyLines,
        anyLines,
        anyScope,
        bounds,
        fc.nat(1_100),
        ([first], some, others, scope, [from, to], now) => {
          const offer = { ...(first as Promotion), scope, startsAt: from as number, endsAt: to as number };
          const lines = [
            ...some.map(({ unitPrice, qty }) => shoe(unitPrice, qty, unitPrice % 2 === 0)),
            ...others.map(({ unitPrice, qty }) => socks(unitPrice, qty)),
          ];
          const inScope = ({ product }: PromotionLine) =>
            (scope.category === undefined || product.canonicalCategory.id === scope.category) &&
            (scope.discounted === undefined || product.isDiscounted) &&
            scope.brandId === undefined;
          const { lineDiscounts, applied } = apply(offer.codes as string[], lines, { promotions: [offer], now });
          for (const [index, line] of lines.entries()) if (!inScope(line)) expect(lineDiscounts[index]).toBe(0);
          if (now < offer.startsAt || now >= offer.endsAt || !lines.some(inScope)) expect(applied).toEqual([]);
          const alone = apply(offer.codes as string[], lines.filter(inScope), { promotions: [offer], now });
          expect(applied).toEqual(alone.applied);
        },
      ),
    );
  });

  test("an exclusive offer stands alone, and of a group one applies at most", () => {
    fc.assert(
      fc.property(inTurn, ([list, prices]) => {
        const lines = prices.map(({ unitPrice, qty }) => shoe(unitPrice, qty));
        const chosen = apply(
          list.flatMap((offer) => offer.codes),
          lines,
          { promotions: list },
        ).result.applied.map(({ promotion }) => promotion);
        if (chosen.some(({ exclusive }) => exclusive)) expect(chosen).toHaveLength(1);
        expect(chosen.filter(({ group }) => group === "g").length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("an offer that is used up, in all or by this customer, is as if it were not there, but for its reason", () => {
    fc.assert(
      fc.property(inTurn, fc.nat(3), fc.nat(3), fc.boolean(), ([list, prices], limit, over, isCustomers) => {
        const lines = prices.map(({ unitPrice, qty }) => shoe(unitPrice, qty));
        const codes = list.flatMap((offer) => offer.codes);
        const [first, ...others] = list as [Promotion, ...Promotion[]];
        const limited = { ...first, ...(isCustomers ? { customerLimit: limit } : { usageLimit: limit }) };
        const used = limit + over;
        const use = ({ id }: Promotion) =>
          id === first.id ? (isCustomers ? { all: used, customer: used } : { all: used, customer: 0 }) : unused();
        const once = apply(codes, lines, { promotions: [limited, ...others], use });
        const without = apply(codes, lines, { promotions: others });
        expect(once.applied).toEqual(without.applied);
        expect(once.disallowed).toContainEqual([
          first.id,
          isCustomers ? "PromotionPerCustomerUsageExceeded" : "PromotionUsageExceeded",
        ]);
        const left = apply(codes, lines, {
          promotions: [{ ...limited, usageLimit: used + 1, customerLimit: used + 1 }, ...others],
          use,
        });
        expect(left.applied).toEqual(apply(codes, lines, { promotions: list }).applied);
      }),
    );
  });

  test("three for two, percentages and amounts take what they say and no cent more", () => {
    fc.assert(
      fc.property(anyOffers, anyLines, ([offer], prices) => {
        const { effect, ...rest } = offer as Promotion;
        const lines = prices.map(({ unitPrice, qty }) => shoe(unitPrice, qty));
        const cost = prices.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0);
        const [applied] = apply(rest.codes as string[], lines, { promotions: [{ ...rest, effect }] }).result.applied;
        const pieces = prices.flatMap(({ unitPrice, qty }) => Array.from({ length: qty }, () => unitPrice)).sort((a, b) => a - b);
        switch (effect.type) {
          case "percentOff":
            expect(Math.abs((applied?.discount ?? 0) - (cost * effect.percent) / 100)).toBeLessThanOrEqual(0.5);
            break;
          case "amountOff":
            expect(applied?.discount ?? 0).toBe(cost >= effect.minimum ? Math.min(effect.amount, cost) : 0);
            break;
          case "takePay": {
            const free = Math.floor(pieces.length / effect.take) * (effect.take - effect.pay);
            expect(applied?.discount ?? 0).toBe(pieces.slice(0, free).reduce((sum, price) => sum + price, 0));
            break;
          }
          case "bringItem":
            expect(applied !== undefined).toBe(cost >= effect.minimum);
        }
      }),
    );
  });

  test("the answer does not depend on the order of codes or offers, never takes more than a line costs, and explains every code", () => {
    fc.assert(
      fc.property(anyOffers, anyLines, fc.func(fc.nat()), (offers, prices, shuffle) => {
        const lines = prices.map(({ unitPrice, qty }) => shoe(unitPrice, qty));
        const codes = offers.map(({ codes: [code] }) => code as string);
        const shuffled = offers.toSorted((a, b) => shuffle(a.id) - shuffle(b.id));
        const once = apply(codes, lines, { promotions: offers });
        const again = apply(codes.toReversed(), lines, { promotions: shuffled });
        expect(again.applied).toEqual(once.applied);
        expect(again.disallowed).toEqual(once.disallowed);
        expect(again.lineDiscounts).toEqual(once.lineDiscounts);
        once.lineDiscounts.forEach((discount, index) => {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(prices[index]!.unitPrice * prices[index]!.qty);
        });
        const applied = once.applied.reduce((sum, [, discount]) => sum + (discount as number), 0);
        expect(applied).toBe(once.lineDiscounts.reduce((sum, discount) => sum + discount, 0));
        expect(once.applied.length).toBeLessThanOrEqual(appliedPromotionsLimit);
        expect([...once.applied, ...once.disallowed].map(([id]) => id).sort()).toEqual(offers.map(({ id }) => id).sort());
      }),
    );
  });
});

describe("what is taken from offers", () => {
  const socks = { promotionId: "socks-on-us", productId: "1", variantId: "1-M" };
  const laces = { promotionId: "laces", productId: "2", variantId: "2-OS" };

  test("PROMO-06 is one of each offer: another gives way to it, and leaving one leaves the others", () => {
    const both = withPromoItem(withPromoItem([], socks), laces);
    expect(both).toEqual([socks, laces]);
    expect(withPromoItem(both, { ...socks, variantId: "1-L" })).toEqual([laces, { ...socks, variantId: "1-L" }]);
    expect(withoutPromoItem(both, "socks-on-us")).toEqual([laces]);
    expect(withoutPromoItem(both, "none")).toEqual(both);
  });

  test("HEAD-36 ERRCAT-08 is known once cart and checkout data are, and cannot be used before", () => {
    const offers = ["socks"];
    const known = { cart: "ready", checkoutData: "SUCCESS", offers, failed: false } as const;
    expect(promoItemsLoad(known)).toEqual({ result: "SUCCESS", offers });
    expect(promoItemsLoad({ ...known, cart: "empty" })).toEqual({ result: "CART_EMPTY", offers: [] });
    expect(promoItemsLoad({ ...known, cart: "loading" as never }).result).toBe("CART_NOT_LOADED");
    expect(promoItemsLoad({ ...known, checkoutData: "ERROR" }).result).toBe("CHECKOUT_DATA_NOT_LOADED");
    expect(promoItemsLoad({ ...known, failed: true })).toEqual({ result: "ERROR", offers: [] });
    expect(promoItemsLoad({ ...known, offers: undefined }).result).toBeNull();
    expect(requirePromoItems(promoItemsLoad(known))).toBe(offers);
    expect(() => requirePromoItems(promoItemsLoad({ ...known, failed: true }))).toThrow(PromoItemsNotLoaded);
    expect(new PromoItemsNotLoaded()).toMatchObject({ name: "PromoItemsNotLoaded", message: "Promo items not loaded" });
  });
});

test("what was taken from offers and has sold out is counted", () => {
  expect(countSoldOut()).toBe(0);
  expect(countSoldOut([{ available: 1 }])).toBe(0);
  expect(countSoldOut([{ available: 1 }, { available: 0 }])).toBe(1);
});
