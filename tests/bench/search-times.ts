import type { Figure } from "./figure.ts";
import { measureSearch } from "./search.bench.ts";

/** Search at three sizes of catalogue: the overlay's batch of four groups with facets, and a listing's query. */
export function measureSearchTimes(): Figure[] {
  return [500, 5_000, 50_000].flatMap((products) => {
    const { overlay, listing, disjunctive, target, buildMs } = measureSearch(products);
    const size = products.toLocaleString("en-NZ");
    return [
      {
        name: `search, ${size} products: four groups with facets, p95`,
        value: overlay.p95,
        unit: "ms",
        target: target === undefined ? undefined : { atMost: target },
        note: `p50 ${overlay.p50.toFixed(2)} ms; indexes built in ${buildMs.toFixed(0)} ms`,
      },
      {
        name: `search, ${size} products: listing of 48, p95`,
        value: listing.p95,
        unit: "ms",
        note: `p50 ${listing.p50.toFixed(2)} ms; sorted with three filters chosen p50 ${disjunctive.p50.toFixed(2)}, p95 ${disjunctive.p95.toFixed(2)} ms`,
      },
    ] satisfies Figure[];
  });
}
