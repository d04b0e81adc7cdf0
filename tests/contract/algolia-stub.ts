import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Json = Record<string, unknown>;
interface StubIndex {
  readonly records: Map<string, Json>;
  settings: Json;
  synonyms: Json[];
  rules: Json[];
}

/** A server that takes what Algolia's REST API documents, and answers 400 to anything else, as Algolia does. */
export interface AlgoliaStub {
  readonly url: string;
  readonly indexes: ReadonlyMap<string, StubIndex>;
  /** Every search request of every batch. */
  readonly asked: readonly Json[];
  /** Events that were told. */
  readonly events: readonly Json[];
  /** What each model recommends with a record, `bought-together 104201`: ids of records, the best first. Others are not trained. */
  readonly recommended: Map<string, readonly string[]>;
  /** Every request for recommendations. */
  readonly askedToRecommend: readonly Json[];
  /** While true every call is answered 503. */
  isAway: boolean;
  /** While true no call is answered. */
  isSilent: boolean;
  close(): Promise<void>;
}

export const stubKeys = { appId: "STUB1", search: "search-key", write: "write-key" } as const;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** @see https://www.algolia.com/doc/api-reference/search-api-parameters */
const searchParameters = words(`
  query similarQuery filters facetFilters optionalFilters numericFilters tagFilters sumOrFiltersScores restrictSearchableAttributes
  facets facetingAfterDistinct page offset length aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision minimumAroundRadius
  insideBoundingBox insidePolygon naturalLanguages ruleContexts personalizationImpact userToken getRankingInfo synonyms clickAnalytics
  analytics analyticsTags percentileComputation enableABTest attributesToRetrieve ranking relevancyStrictness attributesToHighlight
  attributesToSnippet highlightPreTag highlightPostTag snippetEllipsisText restrictHighlightAndSnippetArrays hitsPerPage
  minWordSizefor1Typo minWordSizefor2Typos typoTolerance allowTyposOnNumericTokens disableTypoToleranceOnAttributes ignorePlurals
  removeStopWords queryLanguages decompoundQuery enableRules enablePersonalization queryType removeWordsIfNoResults mode
  semanticSearch advancedSyntax optionalWords disableExactOnAttributes exactOnSingleWordQuery alternativesAsExact
  advancedSyntaxFeatures distinct replaceSynonymsInHighlight minProximity responseFields maxValuesPerFacet sortFacetValuesBy
  attributeCriteriaComputedByMinProximity renderingContent enableReRanking reRankingApplyFilter`);
/** @see https://www.algolia.com/doc/rest-api/search/set-settings */
const settingNames = words(`
  attributesForFaceting replicas paginationLimitedTo unretrievableAttributes disableTypoToleranceOnWords attributesToTransliterate
  camelCaseAttributes decompoundedAttributes indexLanguages disablePrefixOnAttributes allowCompressionOfIntegerArray
  numericAttributesForFiltering separatorsToIndex searchableAttributes userData customNormalization attributeForDistinct
  maxFacetHits keepDiacriticsOnCharacters customRanking attributesToRetrieve ranking relevancyStrictness attributesToHighlight
  attributesToSnippet highlightPreTag highlightPostTag snippetEllipsisText hitsPerPage minWordSizefor1Typo minWordSizefor2Typos
  typoTolerance allowTyposOnNumericTokens disableTypoToleranceOnAttributes ignorePlurals removeStopWords queryLanguages
  decompoundQuery enableRules queryType removeWordsIfNoResults optionalWords distinct maxValuesPerFacet sortFacetValuesBy`);

/** @see https://www.algolia.com/doc/rest-api/recommend/get-recommendations */
const recommendParameters = words("indexName model objectID threshold maxRecommendations queryParameters fallbackParameters");
const recommendModels = ["bought-together", "related-products", "looking-similar"];

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === "" ? {} : JSON.parse(text);
}

function onlyKnown(given: Json, known: ReadonlySet<string>, besides: readonly string[] = []): void {
  for (const name of Object.keys(given))
    if (!known.has(name) && !besides.includes(name)) throw new Refused(400, `Unknown parameter: ${name}`);
}

/** Starts one on a port of its own. */
export async function startAlgoliaStub(): Promise<AlgoliaStub> {
  const indexes = new Map<string, StubIndex>();
  const asked: Json[] = [];
  const events: Json[] = [];
  const indexAt = (name: string): StubIndex => {
    const index = indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [], rules: [] };
    indexes.set(name, index);
    return index;
  };
  const there = (name: string): StubIndex => {
    const index = indexes.get(name);
    if (index === undefined) throw new Refused(404, `Index ${name} does not exist`);
    return index;
  };
  const recommended = new Map<string, readonly string[]>();
  const askedToRecommend: Json[] = [];
  const task = { taskID: 1, updatedAt: "2026-11-24T00:00:00Z" };

  function search(request: Json): Json {
    onlyKnown(request, searchParameters, ["indexName", "type"]);
    asked.push(request);
    const { query = "", hitsPerPage = 20, page = 0 } = request as { query?: string; hitsPerPage?: number; page?: number };
    const typed = query.toLowerCase().split(/\s+/).filter(Boolean);
    const found = [...there(String(request.indexName)).records.values()].filter((record) =>
      typed.every((word) => String(record.name).toLowerCase().includes(word)),
    );
    const from = page * hitsPerPage;
    return {
      hits: found.slice(from, from + hitsPerPage),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / Math.max(1, hitsPerPage)),
      hitsPerPage,
      exhaustiveNbHits: true,
      exhaustive: { nbHits: true },
      query,
      params: "",
      index: request.indexName,
      processingTimeMS: 1,
      ...(request.clickAnalytics === true && { queryID: "0".repeat(32) }),
    };
  }

  function recommend(request: Json): Json {
    onlyKnown(request, recommendParameters);
    const { indexName, model, objectID, threshold, maxRecommendations = 30, queryParameters = {} } = request;
    onlyKnown(queryParameters as Json, searchParameters);
    if (typeof threshold !== "number" || threshold < 0 || threshold > 100) throw new Refused(400, "Invalid threshold");
    if (!recommendModels.includes(String(model))) throw new Refused(400, `Invalid model: ${model}`);
    askedToRecommend.push(request);
    there(String(indexName));
    const ids = recommended.get(`${model} ${objectID}`);
    if (ids === undefined) throw new Refused(404, `Model ${model} does not exist for index ${indexName}`);
    const hits = ids.slice(0, Number(maxRecommendations)).map((id, i) => ({ objectID: id, _score: 99 - i }));
    return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: hits.length, processingTimeMS: 1 };
  }

  function change(index: StubIndex, requests: readonly { action: string; body: Json }[]): Json {
    for (const { action, body } of requests) {
      const objectID = String(body.objectID);
      if (action === "updateObject") index.records.set(objectID, body);
      else if (action === "deleteObject") index.records.delete(objectID);
      else throw new Refused(400, `Invalid action: ${action}`);
    }
    return { ...task, objectIDs: requests.map(({ body }) => body.objectID) };
  }

  async function answer(request: IncomingMessage): Promise<Json> {
    const { pathname, searchParams } = new URL(request.url as string, "http://stub");
    const credential = (name: string) => searchParams.get(name) ?? request.headers[name];
    if (credential("x-algolia-application-id") !== stubKeys.appId) throw new Refused(403, "Invalid Application-ID or API key");
    const mayOnly = (...keys: string[]) => {
      if (!keys.includes(String(credential("x-algolia-api-key")))) throw new Refused(403, "Method not allowed with this API key");
    };
    const body = await bodyOf(request);
    const [, , version, section = "", name = "", ...rest] = `/${pathname}`.split("/").map(decodeURIComponent);
    const called = `${request.method} ${[version === "1", section, name === "*" ? "*" : ":index", ...rest].join("/")}`;
    if (pathname === "/1/events") {
      mayOnly(stubKeys.search);
      events.push(...(body.events as Json[]));
      return { status: 200, message: "OK" };
    }
    if (called === "POST true/indexes/*/queries") {
      mayOnly(stubKeys.search);
      return { results: (body.requests as Json[]).map(search) };
    }
    if (called === "POST true/indexes/*/recommendations") {
      mayOnly(stubKeys.search);
      return { results: (body.requests as Json[]).map(recommend) };
    }
    if (called === "POST true/indexes/*/objects") {
      mayOnly(stubKeys.search);
      const wanted = body.requests as { indexName: string; objectID: string }[];
      return { results: wanted.map(({ indexName, objectID }) => there(indexName).records.get(objectID) ?? null) };
    }
    mayOnly(stubKeys.write);
    const index = called.startsWith("PUT") || called.includes("batch") ? indexAt(name) : there(name);
    if (called === "PUT true/indexes/:index/settings") {
      onlyKnown(body, settingNames);
      index.settings = body;
      for (const replica of (body.replicas as string[] | undefined) ?? []) indexAt(replica);
      return task;
    }
    if (rest[0] === "task") return { status: "published", pendingTask: false };
    if (called === "POST true/indexes/:index/browse") return { hits: [...index.records.values()], params: "", page: 0 };
    if (called === "POST true/indexes/:index/batch") return change(index, body.requests as []);
    if (called === "POST true/indexes/:index/synonyms/batch") {
      index.synonyms = body as unknown as Json[];
      return task;
    }
    if (called === "POST true/indexes/:index/rules/batch") {
      index.rules = body as unknown as Json[];
      return task;
    }
    throw new Refused(404, `Not found: ${called}`);
  }

  const server = createServer((request, response) => {
    const send = (status: number, body: Json) => {
      response.writeHead(status, { "content-type": "application/json; charset=UTF-8", "access-control-allow-origin": "*" });
      response.end(JSON.stringify(body));
    };
    if (stub.isSilent) return;
    if (stub.isAway) return send(503, { message: "Service unavailable", status: 503 });
    answer(request).then(
      (body) => send(200, body),
      (error: unknown) => {
        const status = error instanceof Refused ? error.status : 500;
        send(status, { message: String((error as Error).message), status });
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stub: AlgoliaStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    asked,
    events,
    recommended,
    askedToRecommend,
    isAway: false,
    isSilent: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
}
