import { demoCatalogue } from "@tread/storefront/server/catalogue/demo-catalogue.fixture.ts";
import { createCatalogueIndexes, productRecords } from "@tread/storefront/server/search/catalogue-indexes.ts";
import { createSearch } from "@tread/storefront/server/search/search.ts";
import { heldOutQueries } from "./held-out-queries.ts";
import { gradeOf, type JudgedRecord, ndcgAtTen } from "./judge.ts";
import { judgedQueries } from "./judged-queries.ts";

export interface Relevance {
  /** Whether the search was made with the query in view, or without. */
  readonly half: "judged" | "held out";
  readonly query: string;
  readonly ndcg: number;
  /** How many products were found. */
  readonly found: number;
}

/** Asks the shop's own search for each query, over the demo catalogue. @throws Error where nothing would be right */
export async function measureRelevance(): Promise<Relevance[]> {
  const products = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  const search = createSearch({ indexes: createCatalogueIndexes(products, products) });
  const records: readonly JudgedRecord[] = productRecords(products, products.products("nz").values());
  const context = { country: "nz", requestId: "relevance", clientAddress: "" } as const;
  const measured: Relevance[] = [];
  const halves = [
    ...judgedQueries.map((judged) => ({ half: "judged" as const, judged })),
    ...heldOutQueries.map((judged) => ({ half: "held out" as const, judged })),
  ];
  for (const { half, judged } of halves) {
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
    measured.push({ half, query: judged.query, ndcg: ndcgAtTen(found, [...grades.values()]), found: results[0]?.nbHits ?? 0 });
  }
  return measured;
}

/** Mean NDCG@10 of a half. */
export function meanOf(measured: readonly Relevance[], half: Relevance["half"]): number {
  const some = measured.filter((one) => one.half === half);
  return some.reduce((sum, { ndcg }) => sum + ndcg, 0) / some.length;
}

if (import.meta.main) {
  const measured = await measureRelevance();
  for (const { half, query, ndcg, found } of measured.toSorted((a, b) => a.ndcg - b.ndcg))
    console.log(`${ndcg.toFixed(3)}  ${String(found).padStart(4)}  ${query} (${half})`);
  for (const half of ["judged", "held out"] as const) console.log(`NDCG@10 ${meanOf(measured, half).toFixed(3)}, ${half}`);
}
