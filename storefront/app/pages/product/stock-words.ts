import type { SizeOption } from "@tread/design-system/size-picker";
import type { Product } from "#domain/product/product.ts";

/**
 * What is said of the sizes that few are left of; null where there is enough of all. `Intl.ListFormat` says the same, but a browser
 * reads its rules when it is first asked, while the product that was pressed is waited for.
 */
export function lowWords(options: readonly Pick<SizeOption, "code" | "low" | "soldOut">[]): string | null {
  const low = options.filter((option) => option.low && !option.soldOut).map((option) => option.code);
  const last = low.pop();
  if (last === undefined) return null;
  return `Only a few left in ${low.length > 0 ? `${low.join(", ")} and ${last}` : last}`;
}

/** What is said of a product of which nothing is left. */
export const soldOutWords = ({ variants, siblingProducts }: Pick<Product, "variants" | "siblingProducts">) => ({
  title: variants.length > 1 ? "All gone, in every size." : "All gone.",
  text: siblingProducts.every(({ soldOut }) => soldOut)
    ? "Try something like it below."
    : "Try another colour, or something like it below.",
});
