import type { ResponseOf } from "#contract/calls.ts";
import type { Block, Entity, Page } from "#contract/content.ts";
import type { CallFailure } from "#contract/rendering.ts";
import type { Product, SizeChart } from "#domain/product/product.ts";
import { type SizeChartAnswer, sizeChartLoad } from "#domain/product/size-chart-load.ts";
import { api, request } from "../../api/api.ts";
import { type TileProduct, toTileProduct } from "./tile-product.ts";

type Answer = ResponseOf<"content.resolve">;
type Carousel = Extract<Block, { type: "productCarousel" }>;

/** A block as its page shows it: a carousel has tiles instead of products. */
export type ShownBlock = Exclude<Block, Carousel> | (Omit<Carousel, "products"> & { products: TileProduct[] });
/** What lives at a path, as its page shows it. */
export type ShownEntity =
  | Exclude<Entity, { type: "page" }>
  | { type: "page"; data: Omit<Page, "blocks"> & { blocks: ShownBlock[] } };
export type Resolution = Omit<Answer, "entity"> & { entity: ShownEntity | null };

/** Blocks carry whole products; a page keeps only what their tiles show. */
function trimPage({ entity, ...rest }: Answer): Resolution {
  if (entity?.type !== "page") return { ...rest, entity };
  const blocks = entity.data.blocks.map(
    (block): ShownBlock => (block.type === "productCarousel" ? { ...block, products: block.products.map(toTileProduct) } : block),
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
    /** A size chart by its id or one that it had before; null when there is none. */
    sizeChart: build.query<SizeChart | null, string>({
      queryFn: async (id, _, __, ask) => {
        const answerTo = (asked: string) =>
          ask(
            request("sizeCharts.get", { params: { id: asked }, query: undefined, body: undefined }),
          ) as Promise<SizeChartAnswer>;
        let answer = await answerTo(id);
        const first = sizeChartLoad(answer);
        if (first.status === "REDIRECT") answer = await answerTo(first.target);
        const load = sizeChartLoad(answer);
        if (load.status === "SUCCESS") return { data: load.entity };
        // A second redirect is followed no more than a circle would be.
        return load.status === "ERROR" ? { error: answer.error as CallFailure } : { data: null };
      },
    }),
    reviews: build.query<ResponseOf<"reviews.list">, string>({
      query: (id) => request("reviews.list", { params: { id }, query: undefined, body: undefined }),
    }),
  }),
});

export const { useResolveQuery, useProductsByIdsQuery, useSizeChartQuery, useReviewsQuery } = catalogueApi;
