import type { ResponseOf } from "#contract/calls.ts";
import { recommendationConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { request } from "../../platform/api/api.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { productApi } from "./product-api.ts";
import { tileAttributes } from "./search-index.ts";
import { type TileProduct, tileOfHit, toTileProduct } from "./tile-product.ts";

const { max, states } = recommendationConfiguration;

/** A search for products that can be sold (PDP-11), `more` of them than are shown. */
function ask(country: CountryCode, filters: readonly string[], more = 0) {
  const requests = [
    {
      indexName: searchIndexName(country, "products"),
      query: "",
      hitsPerPage: max + more,
      facetFilters: ["visibleIn.searchResults:true", ...filters, states.map((state) => `state:${state}`)],
      attributesToRetrieve: tileAttributes,
      attributesToHighlight: [],
    },
  ];
  return request("search.queries", { params: undefined, query: undefined, body: { requests } });
}

/** As many of the products that go together with one as are asked for whole. */
const most = max;

/**
 * What is bought and looked at together with a product and can be had. Nothing where too little is known, or where it cannot be found
 * out: then there are others to show.
 */
async function relatedTo(
  productId: string,
  baseQuery: (question: ReturnType<typeof request>) => unknown,
): Promise<TileProduct[]> {
  const ask = async (question: ReturnType<typeof request>) => ((await baseQuery(question)) as { data?: unknown }).data;
  const nothing = { query: undefined, body: undefined };
  const related = await ask(request("products.related", { ...nothing, params: { id: productId } }));
  const ids = (related as ResponseOf<"products.related"> | undefined)?.ids.slice(0, most) ?? [];
  if (ids.length === 0) return [];
  const answer = await ask(request("products.byIds", { ...nothing, params: undefined, body: { ids } }));
  const { products = [] } = (answer ?? {}) as Partial<ResponseOf<"products.byIds">>;
  return products.flatMap((product) =>
    product && !product.soldOut && states.some((state) => state === product.state) ? [toTileProduct(product)] : [],
  );
}

const tilesOf = (answer: unknown) => ((answer as ResponseOf<"search.queries">).results[0]?.hits ?? []).map(tileOfHit);

export const recommendationsApi = productApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Things that go with a product: what is bought and looked at together with it, and as far as that is too little the same
     * department, another kind (not shoes with shoes), in a sellable state (PDP-10).
     */
    recommendations: build.query<TileProduct[], { productId: string; departmentId: string; kindId: string }>({
      async queryFn({ productId, departmentId, kindId }, { getState }, _extra, baseQuery) {
        const { country } = (getState() as AppState).shop;
        const [together, answer] = await Promise.all([
          relatedTo(productId, baseQuery),
          baseQuery(ask(country, [`categoryIds:${departmentId}`, `categoryIds:-${kindId}`], most)),
        ]);
        if (answer.error && together.length === 0) return { error: answer.error };
        const known = new Set([productId, ...together.map(({ id }) => id)]);
        const byRule = answer.error ? [] : tilesOf(answer.data).filter(({ id }) => !known.has(id) && known.add(id));
        return { data: [...together, ...byRule].slice(0, max) };
      },
    }),
    /** What most people would look at, for who has found nothing. */
    popular: build.query<TileProduct[], void>({
      async queryFn(_, { getState }, _extra, baseQuery) {
        const { country } = (getState() as AppState).shop;
        const answer = await baseQuery(ask(country, []));
        return answer.error ? { error: answer.error } : { data: tilesOf(answer.data) };
      },
    }),
    /** What to take instead of a product that is gone: the same kind, not sold out (PDP-01). */
    alternatives: build.query<TileProduct[], { productId: string; categoryId: string }>({
      async queryFn({ productId, categoryId }, { getState }, _extra, baseQuery) {
        const { country } = (getState() as AppState).shop;
        const answer = await baseQuery(ask(country, [`categoryIds:${categoryId}`], max));
        if (answer.error) return { error: answer.error };
        const others = tilesOf(answer.data).filter((tile) => tile.id !== productId && !tile.soldOut);
        return { data: others.slice(0, max) };
      },
    }),
  }),
});
export const { useRecommendationsQuery, usePopularQuery, useAlternativesQuery } = recommendationsApi;
