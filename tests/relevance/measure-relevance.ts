import { demoCatalogue } from "@tread/storefront/server/catalogue/demo-catalogue.fixture.ts";
import { createCatalogueIndexes, productRecords } from "@tread/storefront/server/search/catalogue-indexes.ts";
import { createSearch } from "@tread/storefront/server/search/search.ts";
import { gradeOf, type JudgedRecord, ndcgAtTen } from "./judge.ts";
import { judgedQueries } from "./judged-queries.ts";

export interface Relevance {
  readonly query: string;
  readonly ndcg: number;
  /** How many products were found. */
  readonly found: number;
}

/** Asks the shop's own search for each judged query, over the demo catalogue. @throws Error where nothing would be right */
export async function measureRelevance(): Promise<Relevance[]> {
  const products = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  const search = createSearch({ indexes: createCatalogueIndexes(products, products) });
  const records: readonly JudgedRecord[] = productRecords(products, products.products("nz").values());
  const context = { country: "nz", requestId: "relevance", clientAddress: "" } as const;
  const measured: Relevance[] = [];
  for (const judged of judgedQueries) {
    const grades = new Map(records.map((record) => [record.objectID, gradeOf(record, judged)]));
    if (![...grades.values()].some((grade) => grade === 3)) throw new Error(`Nothing would be right for "${judged.query}".`);
    const requests = [
      {
        indexName: "tt_nz_products",
        query: judged.query,
        hitsPerPage: 10,
        facetFilters: ["visibleIn.searchResults:true"],
        attributesToHighlight: [],
        attributesToRetrieve: ["objectID"],
      },
    ];
    const { results } = await search["search.queries"]({ body: { requests }, params: undefined, query: undefined }, context);
    const found = results[0]?.hits.map(({ objectID }) => grades.get(objectID) ?? 0) ?? [];
    measured.push({ query: judged.query, ndcg: ndcgAtTen(found, [...grades.values()]), found: results[0]?.nbHits ?? 0 });
  }
  return measured;
}

export const meanOf = (measured: readonly Relevance[]): number =>
  measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / measured.length;

if (import.meta.main) {
  const measured = await measureRelevance();
  for (const { query, ndcg, found } of measured.toSorted((a, b) => a.ndcg - b.ndcg))
    console.log(`${ndcg.toFixed(3)}  ${String(found).padStart(4)}  ${query}`);
  console.log(`NDCG@10 ${meanOf(measured).toFixed(3)} over ${measured.length} queries`);
}
