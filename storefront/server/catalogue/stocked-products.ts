/**
 * The products whose stock has changed, each once. A variant's id is its product's, a hyphen and its size.
 * @param changes quantity by variant id
 */
export function stockedProducts<Product>(
  products: ReadonlyMap<string, Product>,
  changes: ReadonlyMap<string, number>,
): Set<Product> {
  const found = new Set<Product>();
  for (const variantId of changes.keys()) {
    const product = products.get(variantId.slice(0, variantId.indexOf("-")));
    if (product !== undefined) found.add(product);
  }
  return found;
}
