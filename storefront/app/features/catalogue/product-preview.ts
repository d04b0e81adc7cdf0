import type { RootState } from "../../store/create-store.ts";
import type { ShownEntity } from "./catalogue-api.ts";
import { type PackedTiles, tilesOf } from "./packed-tiles.ts";
import { type TileProduct, toTileProduct } from "./tile-product.ts";

/** What a product's page shows before the product's own answer is there. */
export interface ProductPreview extends TileProduct {
  /** Address of the product's picture as the page that led here has loaded it. */
  loaded?: string;
}

function tilesIn(endpoint: string | undefined, data: unknown): readonly TileProduct[] {
  switch (endpoint) {
    case "listing":
      return tilesOf((data as { products: TileProduct[] | PackedTiles }).products);
    case "recommendations":
    case "popular":
    case "alternatives":
      return data as TileProduct[];
    case "productsByIds":
      return (data as (Parameters<typeof toTileProduct>[0] | null)[]).flatMap((product) =>
        product ? [toTileProduct(product)] : [],
      );
    case "resolve": {
      const { entity } = data as { entity: ShownEntity | null };
      if (entity?.type === "product") return [toTileProduct(entity.data)];
      return entity?.type === "page"
        ? entity.data.blocks.flatMap((block) => (block.type === "productCarousel" ? block.products : []))
        : [];
    }
    default:
      return [];
  }
}

/** What any answer so far has told of the product at a path; undefined when none has. */
export function tileAt(state: Pick<RootState, "api">, path: string): TileProduct | undefined {
  for (const query of Object.values(state.api.queries)) {
    const tile = query?.data !== undefined && tilesIn(query.endpointName, query.data).find((each) => each.path === path);
    if (tile) return tile;
  }
  return undefined;
}

/** A preview of the product at a path, from what the page that leads there knows and has loaded; undefined when it knows nothing. */
export function productPreview(state: RootState, path: string): ProductPreview | undefined {
  const tile = tileAt(state, path);
  if (!tile) return undefined;
  const [picture] = tile.pictures;
  const image = picture && [...document.images].find((each) => each.complete && each.currentSrc.endsWith(picture));
  return image ? { ...tile, loaded: image.currentSrc } : tile;
}
