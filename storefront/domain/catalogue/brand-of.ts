import type { ProductDocument } from "./product-document.ts";

/**
 * A product's brand by the name that it has now: a product says what it was called when it was written, and only what nobody has
 * described since is still called so.
 * @param nameOf a brand's name as its own document has it, by its id
 */
export function brandOf(
  { brand }: Pick<ProductDocument, "brand">,
  nameOf: (id: string) => string | undefined,
): ProductDocument["brand"] {
  const name = nameOf(brand.id) ?? brand.name;
  return name === brand.name ? brand : { id: brand.id, name };
}
