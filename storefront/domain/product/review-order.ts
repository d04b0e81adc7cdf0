/** The orders that reviews can be read in; they come newest first. */
export const reviewOrders = ["newest", "highest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Reviews in an order (PDP-10); those of one rating stay newest first. @param reviews newest first */
export function orderReviews<Review extends { readonly rating: number }>(
  reviews: readonly Review[],
  order: ReviewOrder,
): readonly Review[] {
  if (order === "newest") return reviews;
  return reviews.toSorted((a, b) => (order === "highest" ? b.rating - a.rating : a.rating - b.rating));
}
