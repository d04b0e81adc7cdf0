import { cpuUsage } from "node:process";
import { sampleFacets, sampleIndexes } from "@tread/storefront/server/search/sample-records.fixture.ts";
import { createSearch, type SearchService } from "@tread/storefront/server/search/search.ts";
import type { SearchRequest } from "@tread/storefront/server/search/wire.ts";

/** What the search must reach (issue 2): p95 of one batch of four groups with facets, in milliseconds. */
const targets: Readonly<Record<number, number>> = { 5000: 15, 50000: 40 };
const context = { country: "nz", requestId: "bench", clientAddress: "127.0.0.1" } as const;

export interface Measure {
  readonly p50: number;
  readonly p95: number;
  /** User and system time of the process for one call, in milliseconds. */
  readonly cpu: number;
}

export interface SearchMeasures {
  readonly products: number;
  readonly buildMs: number;
  /** Heap that the indexes take, in megabytes; undefined without `--expose-gc`. */
  readonly heapMb: number | undefined;
  readonly overlay: Measure;
  readonly listing: Measure;
  readonly disjunctive: Measure;
  readonly target: number | undefined;
}

/** Measures the search at one size; every query is answered from scratch, nothing is cached between calls. */
export function measureSearch(products: number): SearchMeasures {
  const heapBefore = heapInUse();
  const definitions = sampleIndexes(products);
  const started = performance.now();
  const search = createSearch({ indexes: definitions });
  const buildMs = performance.now() - started;
  const heapAfter = heapInUse();
  const typed = typedQueries(definitions[0]!.records.slice(0, 400).map((record) => String(record.name)));
  return {
    products,
    buildMs,
    heapMb: heapBefore === undefined ? undefined : (heapAfter! - heapBefore) / 1e6,
    overlay: measure(search, typed.map(overlayBatch)),
    listing: measure(
      search,
      listings.map((path) => [listingQuery(path)]),
    ),
    disjunctive: measure(search, listings.map(disjunctiveBatch)),
    target: targets[products],
  };
}

/** What a shopper sends while typing names: every beginning, then slips of the finger. */
function typedQueries(names: readonly string[]): string[] {
  const queries = ["s", "b", "m", "women s", "mens black", "jandals", "trainers", "maori", "sneekers", "balck runners", "zzzzzz"];
  names.forEach((name, i) => {
    queries.push(name.slice(0, 1 + (i % name.length)));
    if (i % 5 === 0) queries.push(name.slice(0, 3) + name[4] + name[3] + name.slice(5));
  });
  return queries;
}

/** The overlay's batch: brands 2, categories 2, products 4, articles 2, with the listing's facets. */
function overlayBatch(query: string): SearchRequest[] {
  const facetFilters = ["visibleIn.searchResults:true"];
  return [
    { indexName: "tt_nz_brands", params: { query, hitsPerPage: 2, facetFilters } },
    { indexName: "tt_nz_categories", params: { query, hitsPerPage: 2, facetFilters } },
    {
      indexName: "tt_nz_products",
      params: {
        query,
        hitsPerPage: 4,
        facetFilters,
        facets: [...sampleFacets],
        attributesToHighlight: ["name", "brand.name"],
        clickAnalytics: true,
        userToken: "bench",
      },
    },
    { indexName: "tt_nz_articles", params: { query, hitsPerPage: 2, facetFilters } },
  ];
}

/** What a tile shows, as the shop's listing asks for it. */
const tileAttributes =
  "id name path brand state saleMode soldOut isDiscounted isNew price erpOriginalPrice colourName productGallery siblingProducts".split(
    " ",
  );
const listings = ["men", "women-shoes", "kids-clothing", "men-shoes-sneakers", "women-clothing-hoodies"];

function listingQuery(category: string, facetFilters: (string | string[])[] = [], hitsPerPage = 48): SearchRequest {
  return {
    indexName: "tt_nz_products",
    params: {
      hitsPerPage,
      facets: [...sampleFacets, "price"],
      facetFilters: ["visibleIn.categories:true", `categoryIds:${category}`, ...facetFilters],
      attributesToHighlight: [],
      attributesToRetrieve: tileAttributes,
      clickAnalytics: true,
    },
  };
}

/** A sorted listing with three filters chosen: the page itself and one count for each chosen facet. */
function disjunctiveBatch(category: string): SearchRequest[] {
  const chosen = [["brand.name:Osker", "brand.name:Volt"], ["baseColours:Black", "baseColours:White"], ["fit:Slim"]];
  return [
    { ...listingQuery(category, chosen), indexName: "tt_nz_products_price_asc" },
    ...chosen.map((group) =>
      listingQuery(
        category,
        chosen.filter((other) => other !== group),
        0,
      ),
    ),
  ];
}

function measure(search: SearchService, batches: readonly SearchRequest[][]): Measure {
  const call = (requests: SearchRequest[]) =>
    search["search.queries"]({ body: { requests }, params: undefined, query: undefined }, context);
  for (const requests of batches.slice(0, 60)) call(requests);
  const rounds = Math.ceil(400 / batches.length);
  const times: number[] = [];
  const cpuBefore = cpuUsage();
  for (let round = 0; round < rounds; round++) {
    for (const requests of batches) {
      const started = performance.now();
      call(requests);
      times.push(performance.now() - started);
    }
  }
  const cpu = cpuUsage(cpuBefore);
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95), cpu: (cpu.user + cpu.system) / 1000 / times.length };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

function heapInUse(): number | undefined {
  globalThis.gc?.();
  const usage = process.memoryUsage();
  return globalThis.gc === undefined ? undefined : usage.heapUsed + usage.arrayBuffers;
}

if (import.meta.main) {
  const ms = (value: number): string => value.toFixed(2);
  for (const products of [500, 5_000, 50_000]) {
    const measures = measureSearch(products);
    const { overlay, listing, disjunctive } = measures;
    process.stdout.write(
      `${[
        `${products} products`.padEnd(16),
        `build ${measures.buildMs.toFixed(0)} ms${measures.heapMb === undefined ? "" : `, ${measures.heapMb.toFixed(0)} MB`}`.padEnd(
          24,
        ),
        `four groups p50 ${ms(overlay.p50)} p95 ${ms(overlay.p95)} ms${measures.target === undefined ? "" : ` (target ${measures.target})`}`.padEnd(
          52,
        ),
        `listing p50 ${ms(listing.p50)} p95 ${ms(listing.p95)} cpu ${ms(listing.cpu)} ms`.padEnd(48),
        `filtered and sorted, 4 queries p50 ${ms(disjunctive.p50)} p95 ${ms(disjunctive.p95)} ms`,
      ].join("  ")}\n`,
    );
  }
}
