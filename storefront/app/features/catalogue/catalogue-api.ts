import type { ResponseOf } from "#contract/calls.ts";
import type { Block, Entity, Page, ProductBlock } from "#contract/content.ts";
import type { Product } from "#domain/product/product.ts";
import { api, request } from "../../api/api.ts";
import { type TileProduct, toTileProduct } from "./tile-product.ts";

type Answer = ResponseOf<"content.resolve">;

type WithTiles<Shown extends ProductBlock> = Shown extends ProductBlock
  ? Omit<Shown, "products"> & { products: TileProduct[] }
  : never;
/** A block as its page shows it: tiles instead of products. */
export type ShownBlock = Exclude<Block, ProductBlock> | WithTiles<ProductBlock>;
/** What lives at a path, as its page shows it. */
export type ShownEntity =
  | Exclude<Entity, { type: "page" }>
  | { type: "page"; data: Omit<Page, "blocks"> & { blocks: ShownBlock[] } };
export type Resolution = Omit<Answer, "entity"> & { entity: ShownEntity | null };

/** Blocks carry whole products; a page keeps only what their tiles show. */
function trimPage({ entity, ...rest }: Answer): Resolution {
  if (entity?.type !== "page") return { ...rest, entity };
  const blocks = entity.data.blocks.map(
    (block): ShownBlock => ("products" in block ? { ...block, products: block.products.map(toTileProduct) } : block),
  );
  return { ...rest, entity: { ...entity, data: { ...entity.data, blocks } } };
}

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What lives at a path of the shop. */
    resolve: build.query<Resolution, string>({
      query: (path) => request("content.resolve", { params: undefined, query: { path }, body: undefined }),
      transformResponse: trimPage,
    }),
    /** Whole products with the stock of this moment, in the order of the ids; null for a product that is gone. */
    productsByIds: build.query<(Product | null)[], string[]>({
      query: (ids) => request("products.byIds", { params: undefined, query: undefined, body: { ids } }),
      transformResponse: (answer: ResponseOf<"products.byIds">) => answer.products,
    }),
    /** A size chart, or the id of the one that has taken its place: `useSizeChart` goes there. */
    sizeChart: build.query<ResponseOf<"sizeCharts.get">, string>({
      query: (id) => request("sizeCharts.get", { params: { id }, query: undefined, body: undefined }),
    }),
    reviews: build.query<ResponseOf<"reviews.list">, string>({
      query: (id) => request("reviews.list", { params: { id }, query: undefined, body: undefined }),
    }),
  }),
});

export const { useResolveQuery, useProductsByIdsQuery, useSizeChartQuery, useReviewsQuery } = catalogueApi;
