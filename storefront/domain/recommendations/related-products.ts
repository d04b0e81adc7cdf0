/** Products that were bought in one order, or looked at in one visit. */
export interface Occasion {
  readonly products: readonly string[];
  /** How much it says: buying together says more than looking at. */
  readonly weight: number;
}

export interface RelatedOptions {
  /** Most products that one product is given. */
  readonly most: number;
  /** Weight that two products must have come together with at least: less is chance. */
  readonly least: number;
}

/** Products of one occasion beyond which it is no shopper's: a crawler's, or a whole team's. */
const mostTogether = 30;

/**
 * Which products go with which, from the occasions on which they came together: by the cosine of two products' occasions, so that what
 * everybody buys is not everybody's neighbour. The same occasions in any order give the same answer.
 */
export function relatedProducts(occasions: Iterable<Occasion>, { most, least }: RelatedOptions): Map<string, string[]> {
  const totals = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  const add = (counts: Map<string, number>, id: string, weight: number) => counts.set(id, (counts.get(id) ?? 0) + weight);
  for (const { products, weight } of occasions) {
    const distinct = [...new Set(products)];
    if (distinct.length > mostTogether) continue;
    for (const id of distinct) {
      add(totals, id, weight);
      const others = together.get(id) ?? new Map<string, number>();
      together.set(id, others);
      for (const other of distinct) if (other !== id) add(others, other, weight);
    }
  }
  const related = new Map<string, string[]>();
  for (const [id, others] of together) {
    const scored = [...others]
      .filter(([, weight]) => weight >= least)
      .map(([other, weight]) => ({ other, score: weight / Math.sqrt((totals.get(id) ?? 1) * (totals.get(other) ?? 1)) }))
      .sort((a, b) => b.score - a.score || (a.other < b.other ? -1 : 1));
    if (scored.length > 0)
      related.set(
        id,
        scored.slice(0, most).map(({ other }) => other),
      );
  }
  return related;
}
