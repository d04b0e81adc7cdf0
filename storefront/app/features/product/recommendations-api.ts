import type { ResponseOf } from "#contract/calls.ts";
import { recommendationConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { request } from "../../platform/api/api.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { productApi } from "./product-api.ts";
import { sellableProducts, tilesOf } from "./sellable-products.ts";
import { type TileProduct, tileOfHit, withDefaults } from "./tile-product.ts";

const { max, states } = recommendationConfiguration;

/** As many of the products that go together with one as are looked up. */
const most = max;

function canBeHad(tile: TileProduct): boolean {
  const { soldOut, state } = withDefaults(tile);
  return !soldOut && states.some((sellable) => sellable === state);
}

/**
 * What is bought and looked at together with a product, or taken instead of it, and can be had. Nothing where too little is known, or
 * where it cannot be found out: then there are others to show.
 */
async function relatedTo(
  country: CountryCode,
  productId: string,
  relation: "boughtTogether" | "alternatives",
  baseQuery: (question: ReturnType<typeof request>) => unknown,
): Promise<TileProduct[]> {
  const ask = async (question: ReturnType<typeof request>) => ((await baseQuery(question)) as { data?: unknown }).data;
  const related = await ask(request("products.related", { params: { id: productId }, query: { relation }, body: undefined }));
  const ids = (related as ResponseOf<"products.related"> | undefined)?.ids.slice(0, most) ?? [];
  if (ids.length === 0) return [];
  const params = { index: searchIndexName(country, "products") };
  const answer = await ask(request("search.objects", { params, query: undefined, body: { objectIds: ids } }));
  const records = (answer as ResponseOf<"search.objects"> | undefined)?.data.results ?? [];
  return records.flatMap((record) => (record ? tileOfHit(record) : [])).filter(canBeHad);
}

/** The first tiles, then as many of the others as are wanted, each product once and the one itself never. */
function merged(productId: string, first: readonly TileProduct[], others: readonly TileProduct[]): TileProduct[] {
  const known = new Set([productId]);
  return [...first, ...others].filter(({ id }) => !known.has(id) && known.add(id)).slice(0, max);
}

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
          relatedTo(country, productId, "boughtTogether", baseQuery),
          baseQuery(sellableProducts(country, [`categoryIds:${departmentId}`, `categoryIds:-${kindId}`], most)),
        ]);
        if (answer.error && together.length === 0) return { error: answer.error };
        return { data: merged(productId, together, tilesOf(answer)) };
      },
    }),
    /** What to take instead of a product that is gone: what others took, then the same kind, not sold out (PDP-01). */
    alternatives: build.query<TileProduct[], { productId: string; categoryId: string }>({
      async queryFn({ productId, categoryId }, { getState }, _extra, baseQuery) {
        const { country } = (getState() as AppState).shop;
        const [instead, answer] = await Promise.all([
          relatedTo(country, productId, "alternatives", baseQuery),
          baseQuery(sellableProducts(country, [`categoryIds:${categoryId}`], max)),
        ]);
        if (answer.error && instead.length === 0) return { error: answer.error };
        const others = tilesOf(answer).filter(({ soldOut }) => !soldOut);
        return { data: merged(productId, instead, others) };
      },
    }),
  }),
});
export const { useRecommendationsQuery, useAlternativesQuery } = recommendationsApi;
