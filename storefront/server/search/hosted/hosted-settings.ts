import type { IndexSettings, Rule, SynonymHit } from "algoliasearch";
import type { ReplicaDefinition, SortKey } from "#contract/search-index.ts";
import type { IndexDefinition } from "../index-definition.ts";

/** Records that a rule may place, and of them in one group. @see https://www.algolia.com/doc/rest-api/search/save-rules */
const mostPlaced = 300;
const mostInGroup = 100;
/** Phrases that mean the same in one synonym. */
const mostInSynonym = 20;

const inOrder = ({ attribute, direction }: SortKey): string => `${direction}(${attribute})`;

/** Algolia's own order: `custom` is where our ranking comes. */
const byRelevance = ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"] as const;

/**
 * What an index is told, so that it answers as the embedded one does.
 * @param nameOf the name that an index has there
 */
export function hostedSettings(definition: IndexDefinition, nameOf: (name: string) => string): IndexSettings {
  const { searchable, facets, ranking, replicas = [], exact = [], unretrievable = [], sizes, unsold = {} } = definition;
  return {
    searchableAttributes: [...searchable, ...Object.values(sizes ?? {})],
    attributesForFaceting: facets.map((attribute) => `searchable(${attribute})`),
    ranking: [...byRelevance],
    customRanking: ranking.map(inOrder),
    replicas: replicas.map(({ name }) => nameOf(name)),
    unretrievableAttributes: [...unretrievable],
    disableTypoToleranceOnAttributes: [...exact],
    disableTypoToleranceOnWords: Object.keys(unsold).flatMap((name) => name.split(" ")),
    allowTyposOnNumericTokens: false,
    removeWordsIfNoResults: definition.dropsWords ? "allOptional" : "none",
    paginationLimitedTo: definition.pageable ?? 1000,
    queryLanguages: ["en"],
    indexLanguages: ["en"],
    ignorePlurals: ["en"],
    removeStopWords: ["en"],
    ...(sizes && { optionalWords: ["size", "sizes", "sz"] }),
  };
}

/** The same for a copy in another order, which comes before everything that relevance says. */
export function replicaSettings(
  definition: IndexDefinition,
  { order }: ReplicaDefinition,
  nameOf: (name: string) => string,
): IndexSettings {
  const { replicas: _, ...settings } = hostedSettings(definition, nameOf);
  return { ...settings, ranking: [...order.map(inOrder), ...byRelevance] };
}

/** Synonyms both ways and one way. */
export function hostedSynonyms({ synonyms = [], meanings = {} }: IndexDefinition): SynonymHit[] {
  return [
    ...synonyms.map((group, i) => ({ objectID: `same-${i}`, type: "synonym" as const, synonyms: group.slice(0, mostInSynonym) })),
    ...Object.entries(meanings).map(([input, found], i) => ({
      objectID: `finds-${i}`,
      type: "oneWaySynonym" as const,
      input,
      synonyms: [...found],
    })),
  ];
}

/** Records placed by hand, queries that are sent elsewhere and words of what a thing is for, as rules. */
export function hostedRules({ orderings = {}, redirects = {}, uses }: IndexDefinition): Rule[] {
  const sent = Object.entries(redirects).map(([pattern, url], i): Rule => {
    const params = { renderingContent: { redirect: { url } } };
    return { objectID: `sent-${i}`, conditions: [{ pattern, anchoring: "is" }], consequence: { params } };
  });
  const words = Object.entries(uses ?? {}).flatMap(([attribute, meant]) =>
    Object.entries(meant).map(([pattern, values]) => ({ attribute, pattern, values })),
  );
  const meant = words.map(({ attribute, pattern, values }, i): Rule => {
    const optionalFilters = [values.map((value) => `${attribute}:${value}`)];
    return {
      objectID: `for-${i}`,
      conditions: [{ pattern, anchoring: "contains" }],
      consequence: { params: { optionalFilters } },
    };
  });
  return [...placingRules(orderings), ...sent, ...meant];
}

/** Rules of a listing's context, where nothing is typed. What the filters leave out stays out. */
function placingRules(orderings: Readonly<Record<string, readonly string[]>>): Rule[] {
  return Object.entries(orderings).flatMap(([context, ids]): Rule[] => {
    const placed = ids.slice(0, mostPlaced);
    const groups = Array.from({ length: Math.ceil(placed.length / mostInGroup) }, (_, i) => i * mostInGroup);
    if (groups.length === 0) return [];
    return [
      {
        objectID: context,
        conditions: [{ context, pattern: "", anchoring: "is" }],
        consequence: {
          filterPromotes: true,
          promote: groups.map((from) => ({ objectIDs: placed.slice(from, from + mostInGroup), position: from })),
        },
      },
    ];
  });
}
