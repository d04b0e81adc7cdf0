import type { ResponseOf } from "#contract/calls.ts";
import type { Block, Entity, Page, ProductBlock } from "#contract/content.ts";
import { api, request } from "../../platform/api/api.ts";
import { type TileProduct, toTileProduct } from "../product/tile-product.ts";

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
export function showBlocks(blocks: readonly Block[]): ShownBlock[] {
  return blocks.map(
    (block): ShownBlock => ("products" in block ? { ...block, products: block.products.map(toTileProduct) } : block),
  );
}

function trimPage({ entity, ...rest }: Answer): Resolution {
  if (entity?.type !== "page") return { ...rest, entity };
  return { ...rest, entity: { ...entity, data: { ...entity.data, blocks: showBlocks(entity.data.blocks) } } };
}

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What lives at a path of the shop. */
    resolve: build.query<Resolution, string>({
      query: (path) => request("content.resolve", { params: undefined, query: { path }, body: undefined }),
      transformResponse: trimPage,
    }),
  }),
});

export const { useResolveQuery } = contentApi;
