import type { Product } from "#domain/product/product.ts";

/** What is said of a product of which nothing is left. */
export const soldOutWords = ({ variants, siblingProducts }: Pick<Product, "variants" | "siblingProducts">) => ({
  title: variants.length > 1 ? "All gone, in every size." : "All gone.",
  text: siblingProducts.every(({ soldOut }) => soldOut)
    ? "Try something like it below."
    : "Try another colour, or something like it below.",
});
