import { ProductTileSkeleton } from "@tread/design-system/product-tile";
import { inPieces } from "../../hydration/pieces.tsx";
import { useTiles } from "../tiles/use-tiles.tsx";
import { useListingQuery } from "./listing-api.ts";
import { listingPageSize } from "./listing-query.ts";
import { tilesOf } from "./packed-tiles.ts";
import type { TileProduct } from "./tile-product.ts";

const none: TileProduct[] = [];

/** Pictures that are on the first screen of a listing. */
const firstRow = 2;

/** Tiles that come alive together: a row or two. */
const together = 6;

/** One page of a listing's tiles; skeletons of the same shape while it loads. */
export function ListingTiles({ path, search, first }: { path: string; search: string; first: boolean }) {
  // A page below the first keeps its place when the listing changes; the tiles before are none of the next one's.
  const { currentData: data } = useListingQuery({ path, search });
  const tiles = useTiles(data ? tilesOf(data.products) : none, {
    priority: first ? firstRow : 0,
    level: 2,
    attribution: { algoliaQueryId: data?.queryId ?? undefined, algoliaIndexName: data?.index },
  });
  if (data) return inPieces(tiles, together);
  return Array.from({ length: listingPageSize }, (_, index) => <ProductTileSkeleton key={index} />);
}
