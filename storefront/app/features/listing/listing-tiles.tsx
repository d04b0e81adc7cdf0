import { ProductTileSkeleton } from "@tread/design-system/product-tile";
import { memo, Suspense, useEffect, useEffectEvent, useMemo } from "react";
import type { SizeSystem } from "#domain/product/product.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import type { TileProduct } from "../product/tile-product.ts";
import { productsSeen } from "../size-chart/size-system-slice.ts";
import { useListed, useTiles } from "../tiles/use-tiles.tsx";
import { useListingQuery } from "./listing-api.ts";
import { listingPageSize } from "./listing-query.ts";

const none: TileProduct[] = [];

/** Pictures that are on the first screen of a listing. */
const firstRow = 2;

/** Tiles that hydrate together, so that the browser answers between them: a row or two. */
const together = 6;

interface GroupProps {
  products: readonly TileProduct[];
  /** How many products of the listing stand before these. */
  offset: number;
  priority: number;
  list: string;
  queryId: string | undefined;
  index: string | undefined;
  sizeSystem: SizeSystem | undefined;
}

function Tiles({ products, offset, priority, list, queryId, index, sizeSystem }: GroupProps) {
  return useTiles(products, {
    priority,
    level: 2,
    list,
    offset,
    sizeSystem,
    attribution: { algoliaQueryId: queryId, algoliaIndexName: index },
  });
}

/**
 * Tiles that hydrate together. React hydrates at once what is drawn anew before its turn has come, so all that changes in
 * them is asked for inside the boundary, and nothing is given to it that is not the same as before.
 */
const TileGroup = memo((props: GroupProps) => (
  <Suspense>
    <Tiles {...props} />
  </Suspense>
));
TileGroup.displayName = "TileGroup";

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
  const { currentData: data, isError, refetch } = useListingQuery({ path, search });
  const products = data?.products ?? none;
  const offset = data ? (data.page - 1) * listingPageSize : 0;
  const queryId = data?.queryId ?? undefined;
  useListed(products, { list: path, offset, attribution: { algoliaQueryId: queryId, algoliaIndexName: data?.index } });
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(products.length / together) }, (_, group) =>
        products.slice(group * together, (group + 1) * together),
      ),
    [products],
  );
  const arrived = data !== undefined;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (data && sizeSystem) dispatch(productsSeen({ ids: data.products.map(({ id }) => id), system: sizeSystem }));
  }, [dispatch, data, sizeSystem]);
  const tell = useEffectEvent(() => onArrive?.());
  useEffect(() => {
    if (arrived) tell();
  }, [arrived]);
  if (isError && !data) return <LoadFailedNote message="We couldn't load more." onRetry={refetch} />;
  if (!data) return Array.from({ length: listingPageSize }, (_, index) => <ProductTileSkeleton key={index} />);
  return groups.map((group, index) => (
    <TileGroup
      key={group[0]?.id}
      products={group}
      offset={offset + index * together}
      priority={first && index === 0 ? firstRow : 0}
      list={path}
      queryId={queryId}
      index={data.index}
      sizeSystem={sizeSystem}
    />
  ));
}
