import { expect, test } from "vitest";
import { countryCodes } from "#domain/country/country.ts";
import { buildProducts } from "./opening-products.fixture.ts";
import { demoPromotions } from "./promotions.ts";

test.each(countryCodes)(
  "PROMO-06 what the offers of %s bring is sold there, costs no more than by itself, and is in stock",
  (country) => {
    const products = new Map(buildProducts(country, 1_795_000_000).map((product) => [product.id, product]));
    const brought = demoPromotions[country].flatMap(({ effect }) => (effect.type === "bringItem" ? effect.items : []));
    expect(brought.length).toBeGreaterThan(1);
    for (const { productId, price } of brought) {
      const product = products.get(productId);
      expect(["current", "evergreen"]).toContain(product?.state);
      expect(product).toMatchObject({ saleMode: "normal", accountExclusive: false, challengeQuestion: null });
      expect(price).toBeLessThan(product?.price ?? 0);
      expect(product?.variants.some(({ qty }) => qty > 0)).toBe(true);
    }
  },
);
