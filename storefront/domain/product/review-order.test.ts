import fc from "fast-check";
import { expect, test } from "vitest";
import { orderReviews, reviewOrders } from "./review-order.ts";

const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 });

test("every order holds all reviews, by rating up or down, those of one rating as they came", () => {
  fc.assert(
    fc.property(ratings, fc.constantFrom(...reviewOrders), (given, order) => {
      const ordered = orderReviews(
        given.map((rating, place) => ({ rating, place })),
        order,
      );
      expect(ordered.map(({ place }) => place).sort((a, b) => a - b)).toEqual(given.map((_, place) => place));
      for (const [index, review] of ordered.entries()) {
        const next = ordered[index + 1];
        if (!next) continue;
        if (order === "highest") expect(next.rating).toBeLessThanOrEqual(review.rating);
        if (order === "lowest") expect(next.rating).toBeGreaterThanOrEqual(review.rating);
        if (order === "newest" || next.rating === review.rating) expect(next.place).toBeGreaterThan(review.place);
      }
    }),
  );
});
