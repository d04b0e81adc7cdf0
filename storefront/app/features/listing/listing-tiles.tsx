import { ProductTileSkeleton } from "@tread/design-system/product-tile";
import { Suspense, useEffect, useEffectEvent } from "react";
import type { SizeSystem } from "#domain/product/product.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import type { TileProduct } from "../product/tile-product.ts";
import { productsSeen } from "../size-chart/size-system-slice.ts";
import { useTiles } from "../tiles/use-tiles.tsx";
import { useListingQuery } from "./listing-api.ts";
import { listingPageSize } from "./listing-query.ts";

const none: TileProduct[] = [];

/** Pictures that are on the first screen of a listing. */
const firstRow = 2;

/** Tiles that hydrate together, so that the browser answers between them: a row or two. */
const together = 6;

export interface ListingTilesProps {
  path: string;
  search: string;
  /** Its first tiles are on the first screen. */
  first: boolean;
  /** What the listing counts shoe sizes in. */
  sizeSystem?: SizeSystem | undefined;
  /** The tiles have come. */
  onArrive?: () => void;
}

/** One page of a listing's tiles; skeletons of the same shape while it loads. */
export function ListingTiles({ path, search, first, sizeSystem, onArrive }: ListingTilesProps) {
  // A page below the first keeps its place when the listing changes; the tiles before are none of the next one's.
  const { currentData: data } = useListingQuery({ path, search });
  const tiles = useTiles(data?.products ?? none, {
    priority: first ? firstRow : 0,
    level: 2,
    list: path,
    offset: data ? (data.page - 1) * listingPageSize : 0,
    attribution: { algoliaQueryId: data?.queryId ?? undefined, algoliaIndexName: data?.index },
  });
  const arrived = data !== undefined;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (data && sizeSystem) dispatch(productsSeen({ ids: data.products.map(({ id }) => id), system: sizeSystem }));
  }, [dispatch, data, sizeSystem]);
  const tell = useEffectEvent(() => onArrive?.());
  useEffect(() => {
    if (arrived) tell();
  }, [arrived]);
  if (!data) return Array.from({ length: listingPageSize }, (_, index) => <ProductTileSkeleton key={index} />);
  return Array.from({ length: Math.ceil(tiles.length / together) }, (_, group) => (
    <Suspense key={tiles[group * together]?.key}>{tiles.slice(group * together, (group + 1) * together)}</Suspense>
  ));
}
