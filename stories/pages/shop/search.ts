import { demoIndexes } from "@tread/storefront/catalogue/catalogue.fixture.ts";
import type { InputOf, ResponseOf } from "@tread/storefront/contract/calls.ts";
import { moment } from "./moment.ts";
import { productRecords } from "./products.ts";

type CatalogueIndex = ReturnType<typeof demoIndexes>[number];
type Batch = InputOf<"search.queries">["body"]["requests"];
type Request = Batch[number];
type Result = ResponseOf<"search.queries">["results"][number];
type Hit = CatalogueIndex["records"][number];
type Filters = Request["facetFilters"] | Request["numericFilters"];

let indexes: readonly CatalogueIndex[] | undefined;

/** @param name of an index, a replica, or an index's recommendations, which are in its own order */
function find(name: string): { index: CatalogueIndex; order: CatalogueIndex["ranking"] } {
  indexes ??= demoIndexes(moment, "nz", productRecords());
  for (const index of indexes) {
    const replica = index.replicas?.find((candidate) => candidate.name === name);
    if (index.name === name || `${index.name}_recommended` === name || replica)
      return { index, order: replica?.order ?? index.ranking };
  }
  throw new Error(`The demo shop has no index "${name}".`);
}

/** What a record holds under a dotted path, always as a list. */
function valuesAt(record: unknown, path: string): unknown[] {
  const value = path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], record);
  return value === undefined || value === null ? [] : [value].flat();
}

const listOf = (filters: Filters): readonly (string | readonly string[])[] =>
  filters === undefined ? [] : typeof filters === "string" ? [filters] : filters;

function meetsFacet(record: Hit, filter: string): boolean {
  const [, attribute = "", not, wanted] = /^([\w.]+):(-?)(.*)$/s.exec(filter) ?? [];
  const has = valuesAt(record, attribute).some((value) => String(value) === wanted);
  return not ? !has : has;
}

function meetsNumber(record: Hit, filter: string): boolean {
  const [, attribute = "", sign, limit] = /^([\w.]+)\s*(>=|<=)\s*(-?\d+)$/.exec(filter) ?? [];
  return valuesAt(record, attribute).some((value) =>
    sign === ">=" ? Number(value) >= Number(limit) : Number(value) <= Number(limit),
  );
}

const everyGroup = (filters: Filters, meets: (filter: string) => boolean) =>
  listOf(filters).every((group) => [group].flat().some((filter) => meets(filter)));

function compare(one: Hit, other: Hit, order: CatalogueIndex["ranking"]): number {
  for (const { attribute, direction } of order) {
    const [a] = valuesAt(one, attribute);
    const [b] = valuesAt(other, attribute);
    const difference = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");
    if (difference !== 0) return direction === "asc" ? difference : -difference;
  }
  return 0;
}

function counted(hits: readonly Hit[], attribute: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const hit of hits)
    for (const value of new Set(valuesAt(hit, attribute).map(String))) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function answer(request: Request): Result {
  const { index, order } = find(request.indexName);
  const words = (request.query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (record: Hit) =>
    index.searchable
      .flatMap((path) => valuesAt(record, path))
      .join(" ")
      .toLowerCase();
  const placed = [request.ruleContexts ?? []].flat().flatMap((context) => index.orderings?.[context] ?? []);
  const rank = ({ objectID }: Hit) => (placed.includes(objectID) ? placed.indexOf(objectID) : placed.length);
  const hits = index.records
    .filter(
      (record) =>
        words.every((word) => textOf(record).includes(word)) &&
        everyGroup(request.facetFilters, (filter) => meetsFacet(record, filter)) &&
        everyGroup(request.numericFilters, (filter) => meetsNumber(record, filter)),
    )
    .toSorted((one, other) => (order === index.ranking ? rank(one) - rank(other) : 0) || compare(one, other, order));
  const perPage = request.hitsPerPage ?? 20;
  const page = request.page ?? 0;
  const prices = hits.flatMap((hit) => valuesAt(hit, "price")).filter((value) => typeof value === "number");
  const sum = prices.reduce((total, price) => total + price, 0);
  return {
    hits: hits.slice(page * perPage, (page + 1) * perPage),
    nbHits: hits.length,
    page,
    nbPages: Math.ceil(hits.length / Math.max(1, perPage)),
    hitsPerPage: perPage,
    facets: Object.fromEntries([request.facets ?? []].flat().map((attribute) => [attribute, counted(hits, attribute)])),
    facets_stats:
      request.facets?.includes("price") && prices.length > 0
        ? { price: { min: Math.min(...prices), max: Math.max(...prices), avg: sum / prices.length, sum } }
        : {},
    exhaustiveNbHits: true,
    query: request.query ?? "",
    params: "",
    index: request.indexName,
    processingTimeMS: 1,
  };
}

/**
 * Answers a batch of searches over the demo catalogue: words, facet and numeric filters, sorting, hand-placed first tiles and
 * counts. No typing mistakes are forgiven and nothing is highlighted; the shop's own search does that.
 */
export const search = (requests: Batch): Result[] => requests.map(answer);
