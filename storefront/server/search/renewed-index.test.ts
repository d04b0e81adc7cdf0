import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SearchRecord } from "#contract/search-index.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { sampleIndexes } from "./sample-records.fixture.ts";
import { createSearch } from "./search.ts";
import { buildSearchIndex, type SearchIndex } from "./search-index.ts";
import type { SearchRequest } from "./wire.ts";

const [sample] = sampleIndexes(160) as [IndexDefinition, ...IndexDefinition[]];
const name = sample.name;
const definition: IndexDefinition = {
  ...sample,
  ranking: [{ attribute: "popularity", direction: "desc" }],
  uses: { baseColours: { boots: ["Red"] } },
  dropsWords: true,
};

const built = (records: readonly SearchRecord[]) => createSearch({ indexes: [{ ...definition, records }] });

/** Questions that touch every part of an index: words, mistyped ones, beginnings, facets, numbers, and each order. */
const questions: readonly SearchRequest[] = [
  { indexName: name, query: "", facets: ["*"], hitsPerPage: 300, attributesToHighlight: [] },
  { indexName: name, query: "sneak", hitsPerPage: 300, attributesToHighlight: [] },
  { indexName: name, query: "zephyrine boots", hitsPerPage: 300, attributesToHighlight: [] },
  { indexName: name, query: "zephirine", hitsPerPage: 300, attributesToHighlight: [] },
  { indexName: name, query: "hoodeis", hitsPerPage: 300, attributesToHighlight: [] },
  { indexName: name, query: "volt black", facets: ["brand.name", "price"], hitsPerPage: 300, attributesToHighlight: [] },
  { indexName: name, numericFilters: ["price>=20000"], hitsPerPage: 300, attributesToHighlight: [] },
  { indexName: name, facetFilters: "baseColours:Red", hitsPerPage: 300, attributesToHighlight: [] },
  ...(definition.replicas ?? []).map((replica) => ({ indexName: replica.name, hitsPerPage: 300, attributesToHighlight: [] })),
];

async function answersOf(search: ReturnType<typeof built>) {
  const input = { body: { requests: [...questions] }, params: undefined, query: undefined };
  const answers = await Promise.all(
    input.body.requests.map((one) =>
      search["search.queries"]({ ...input, body: { requests: [one] } }, { country: "nz", requestId: "", clientAddress: "" }),
    ),
  );
  return answers.map(({ results }) => ({ ...results[0], processingTimeMS: 0 }));
}

const place = fc.nat({ max: definition.records.length - 1 });
const change = fc.record({
  removed: fc.uniqueArray(place, { maxLength: 6 }),
  changed: fc.uniqueArray(
    fc.record({
      place: fc.nat({ max: definition.records.length + 5 }),
      name: fc.option(fc.constantFrom("Zephyrine Boots", "Zephyr Hoodie", "Kato Sneakers"), { nil: undefined }),
      price: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }),
      popularity: fc.option(fc.integer({ min: 0, max: 12_000 }), { nil: undefined }),
      baseColours: fc.option(fc.constantFrom(["Red"], ["Blue", "Maroon"], []), { nil: undefined }),
    }),
    { maxLength: 6, selector: ({ place }) => place },
  ),
});

describe("an index that is renewed", () => {
  test("answers as one that is built of the same records", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean(), async (changes, isPrepared) => {
        const search = built(definition.records);
        const now = new Map(definition.records.map((record) => [record.objectID, record]));
        for (const { removed, changed } of changes) {
          if (isPrepared) await search.prepare();
          const gone = removed.map((position) => definition.records[position]!.objectID);
          const records = changed.map(({ place, ...attributes }): SearchRecord => {
            const original = definition.records[place % definition.records.length]!;
            const objectID = place < definition.records.length ? original.objectID : `new-${place}`;
            const given = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
            return { ...original, ...now.get(objectID), ...given, objectID, variants: [] };
          });
          for (const id of gone) now.delete(id);
          for (const record of records) now.set(record.objectID, record);
          await search.update(name, records, gone);
        }
        expect(await answersOf(search)).toEqual(await answersOf(built([...now.values()])));
      }),
      { numRuns: 40 },
    );
  });

  test("keeps the columns and orders that were made, so that a change of one record measures no other again", () => {
    let read = 0;
    const records = definition.records.map((record) => ({
      ...record,
      get fit() {
        read++;
        return record.fit;
      },
    }));
    const run = <T>(steps: Generator<void, T>): T => {
      let step = steps.next();
      while (!step.done) step = steps.next();
      return step.value;
    };
    const index: SearchIndex = run(buildSearchIndex({ ...definition, records }));
    run(index.prepare());
    read = 0;
    const [first] = definition.records;
    const renewed = run(index.renew([{ ...first!, name: "Zephyrine", popularity: 1 }], [definition.records[1]!.objectID], {}));
    run(renewed.prepare());
    expect(read).toBeLessThan(5);
    expect(renewed.records()).toHaveLength(definition.records.length - 1);
  });
});
