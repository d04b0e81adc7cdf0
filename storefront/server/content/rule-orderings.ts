import type { Listing } from "#contract/content.ts";

/** Product ids in the order a shopkeeper put them, by rule context. */
export type Orderings = Readonly<Record<string, readonly string[]>>;

/** Names a listing to the search: the lowercased type and the id. */
export function ruleContextOf({ type, id }: Pick<Listing, "type" | "id">): string {
  return `${type.toLowerCase()}-${id}`;
}

/**
 * The manual ordering that applies to each listing. One that inherits follows the listing it names, which may inherit in
 * turn, and its own where that has none; the others follow their own (LIST-23).
 */
export function inheritOrderings(listings: readonly Listing[], manual: Orderings): Orderings {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const orderingOf = (listing: Listing, followed: ReadonlySet<string>): readonly string[] | undefined => {
    const context = ruleContextOf(listing);
    const own = Object.hasOwn(manual, context) ? manual[context] : undefined;
    const source = listing.inheritOrderingFrom === null ? undefined : byId.get(listing.inheritOrderingFrom);
    if (listing.orderingInheritance === "OWN" || source === undefined || followed.has(source.id)) return own;
    return orderingOf(source, new Set([...followed, listing.id])) ?? own;
  };
  const orderings: Record<string, readonly string[]> = {};
  for (const listing of listings) {
    const ids = orderingOf(listing, new Set());
    if (ids !== undefined) orderings[ruleContextOf(listing)] = ids;
  }
  return orderings;
}
