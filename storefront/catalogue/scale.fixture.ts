import { hash } from "#catalogue/art/core/random.ts";
import type { ProductRecord } from "#domain/catalogue/product-record.ts";
import { buildProducts, searchRecords } from "./opening-products.fixture.ts";

const firsts = [
  "North",
  "Harbour",
  "Quiet",
  "Second",
  "Long",
  "Copper",
  "Salt",
  "Morning",
  "Iron",
  "Little",
  "Paper",
  "Southern",
  "Velvet",
  "Granite",
  "Open",
  "Silver",
  "Tidal",
  "Common",
  "Hollow",
  "Bright",
  "Winter",
  "Orchard",
  "Signal",
  "Lantern",
  "Cedar",
  "Ferry",
  "Pacific",
  "Market",
  "Timber",
  "Cloud",
];
const seconds = [
  "Line",
  "Court",
  "Mile",
  "Point",
  "Ridge",
  "Lane",
  "Track",
  "Circuit",
  "Crossing",
  "Station",
  "Harvest",
  "Yard",
  "Reach",
  "Turn",
  "Drift",
  "Landing",
  "Corner",
  "Summit",
  "Shore",
  "Hour",
  "Path",
  "Range",
  "Gate",
  "Field",
  "Bend",
  "Pier",
  "Loop",
  "Bay",
  "Green",
  "Step",
];

/**
 * The demo shop's records multiplied to `size`, for measuring search: every copy has its own id, name, path, price and popularity, its facets stay
 * as varied as the shop's own. Pictures point at the original's, so they can be drawn. The same size gives the same records.
 */
export function scaleCatalogue(size: number): ProductRecord[] {
  const now = 1_795_000_000;
  const originals = searchRecords(buildProducts("nz", now), now);
  return Array.from({ length: size }, (_, i) => {
    const original = originals[i % originals.length] as ProductRecord;
    const round = Math.floor(i / originals.length);
    if (round === 0) return original;
    const draw = hash(`scale ${original.id} ${round}`);
    const id = `${original.id}${String(round).padStart(3, "0")}`;
    const name = `${firsts[draw % firsts.length]} ${seconds[(draw >>> 6) % seconds.length]} ${original.name}`;
    const price = original.price + (draw % 40) * 100;
    return {
      ...original,
      id,
      objectID: id,
      name,
      path: `${original.path}-${round}`,
      price,
      erpOriginalPrice: original.isDiscounted ? price + 4000 : price,
      siblingProducts: [],
      variants: original.variants.map(({ code }) => ({ id: `${id}-${code}`, code, qty: hash(`scale ${id} ${code}`) % 9 })),
      publishedAt: original.publishedAt - (draw % 900) * 3600,
      popularity: draw % 1000,
    };
  });
}
