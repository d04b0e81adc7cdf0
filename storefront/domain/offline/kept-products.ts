/** Products that a browser keeps at most beside those of the cart. */
const keptMax = 12;

/**
 * What a browser keeps of products, to show them while it is offline: those of the cart and those last looked at.
 * @param wanted ids of products in the cart, then of those looked at, newest first
 * @param known what is known of products now, by id
 * @param before what was kept before; known products take the place of their older copies
 */
export function keptProducts<Product>(
  wanted: { readonly cart: readonly string[]; readonly viewed: readonly string[] },
  known: Readonly<Record<string, Product>>,
  before: Readonly<Record<string, Product>>,
): Record<string, Product> {
  const ids = [...new Set([...wanted.cart, ...wanted.viewed.slice(0, keptMax)])];
  const find = (id: string) => (Object.hasOwn(known, id) ? known[id] : Object.hasOwn(before, id) ? before[id] : undefined);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const product = find(id);
      return product === undefined ? [] : [[id, product] as const];
    }),
  );
}
