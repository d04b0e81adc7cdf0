import { expect, test } from "vitest";
import type { IndexDefinition } from "../index-definition.ts";
import { hostedRules, hostedSettings, hostedSynonyms, replicaSettings } from "./hosted-settings.ts";

const definition: IndexDefinition = {
  name: "tt_nz_products",
  country: "nz",
  records: [],
  searchable: ["name", "keywords"],
  facets: ["brand.name"],
  ranking: [{ attribute: "popularity", direction: "desc" }],
  replicas: [
    { name: "tt_nz_products_price_asc", order: [{ attribute: "price", direction: "asc" }] },
    { name: "tt_nz_products_recommended", order: [] },
  ],
  exact: ["keywords"],
  unretrievable: ["keywords"],
  pageable: 20_000,
  dropsWords: true,
  synonyms: [["hat", "cap"]],
  meanings: { navy: ["blue"] },
  uses: { bestFor: { running: ["Road running", "Racing"] } },
  orderings: { "category-men": Array.from({ length: 350 }, (_, i) => String(i)), "category-none": [] },
  redirects: { returns: "/articles/returns" },
};
const nameOf = (name: string) => name.replace("tt_", "live_");

test("a copy in another order puts that before relevance, one without an order is only another name", () => {
  const settings = hostedSettings(definition, nameOf);
  expect(settings.replicas).toEqual(["live_nz_products_price_asc", "live_nz_products_recommended"]);
  expect(settings).toMatchObject({ paginationLimitedTo: 20_000, disableTypoToleranceOnAttributes: ["keywords"] });
  const [byPrice, recommended] = definition.replicas!.map((replica) => replicaSettings(definition, replica, nameOf));
  expect(byPrice!.ranking).toEqual(["asc(price)", ...settings.ranking!]);
  expect(byPrice).not.toHaveProperty("replicas");
  expect(recommended!.ranking).toEqual(settings.ranking);
});

test("what is placed by hand is placed where nothing is typed, a hundred a group, three hundred at most, within the filters", () => {
  const [placed, sent] = hostedRules(definition);
  expect(placed).toMatchObject({
    objectID: "category-men",
    conditions: [{ context: "category-men", pattern: "", anchoring: "is" }],
    consequence: { filterPromotes: true },
  });
  const { promote = [] } = placed!.consequence;
  expect(promote.map((group) => ["position" in group && group.position, "objectIDs" in group && group.objectIDs.length])).toEqual(
    [
      [0, 100],
      [100, 100],
      [200, 100],
    ],
  );
  expect(sent).toMatchObject({
    conditions: [{ pattern: "returns", anchoring: "is" }],
    consequence: { params: { renderingContent: { redirect: { url: "/articles/returns" } } } },
  });
});

test("what is made for what a word of the query names comes first", () => {
  expect(hostedRules(definition).slice(2)).toEqual([
    {
      objectID: "for-0",
      conditions: [{ pattern: "running", anchoring: "contains" }],
      consequence: { params: { optionalFilters: [["bestFor:Road running", "bestFor:Racing"]] } },
    },
  ]);
});

test("names of what is not sold are not taken for misspelt words", () => {
  const settings = hostedSettings({ ...definition, unsold: { nike: ["sneakers"], "new balance": ["sneakers"] } }, nameOf);
  expect(settings.disableTypoToleranceOnWords).toEqual(["nike", "new", "balance"]);
});

test("synonyms are told both ways and one way", () => {
  expect(hostedSynonyms(definition)).toEqual([
    { objectID: "same-0", type: "synonym", synonyms: ["hat", "cap"] },
    { objectID: "finds-0", type: "oneWaySynonym", input: "navy", synonyms: ["blue"] },
  ]);
});
