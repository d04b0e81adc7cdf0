import { TileGrid, Wrap } from "@tread/design-system/layout";
import { memo, Suspense, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { useHydrated } from "../../platform/hydration/use-hydrated.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import { useResolveQuery } from "../content/content-api.ts";
import { useShopHref } from "../shop/use-shop.ts";
import { listingSizeSystem } from "../size-chart/size-system.ts";
import { Popular } from "../tiles/popular.tsx";
import { appliedFilters } from "./applied-filters.ts";
import { askedListing } from "./asked-listing.ts";
import { EmptyListing } from "./empty-listing.tsx";
import * as styles from "./listing.css.ts";
import { ListingBar } from "./listing-bar.tsx";
import { ListingFilters, type ListingFiltersProps } from "./listing-filters.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingMore } from "./listing-more.tsx";
import { listingPageSize, parseListingQuery, type SortOption, sortOptions, writeListingQuery } from "./listing-query.ts";
import type { ListingSheetsProps } from "./listing-sheets.tsx";
import { ListingTiles } from "./listing-tiles.tsx";
import { useKeptPlace } from "./use-kept-place.ts";
import { useShownListing } from "./use-shown-listing.ts";

/** What the sort options are called. */
const sortLabels: Readonly<Record<SortOption, string>> = {
  nameAsc: "Name A–Z",
  nameDesc: "Name Z–A",
  priceAsc: "Price low to high",
  priceDesc: "Price high to low",
  newest: "Newest",
  oldest: "Oldest",
};

/** The filters beside the products. What is given to it is the same while the listing is, so that they hydrate in their turn. */
const FilterColumn = memo((props: ListingFiltersProps) => (
  <aside id="filters" className={styles.side} aria-label="Filters">
    <Suspense>
      <ListingFilters {...props} />
    </Suspense>
  </aside>
));
FilterColumn.displayName = "FilterColumn";

const ListingSheets = onDemand(() => import("./listing-sheets.tsx"));

export interface ListingPageProps {
  path: string;
  /** The canonical query string, with its question mark; empty for none. */
  search: string;
}

/** Products of a category, a brand or a search: filtered, sorted, paged by the address. */
export function ListingPage({ path, search }: ListingPageProps) {
  const href = useShopHref();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { state, key } = useLocation();
  const { data: resolved } = useResolveQuery(path);
  const { shown, failed, fetching, retry } = useShownListing(path, search);
  const hydrated = useHydrated();
  const products = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const [hidden, setFiltersHidden] = useState<boolean | null>(null);
  const [sheet, setSheet] = useState<ListingSheetsProps["sheet"] | null>(null);
  // Pages loaded below the first one are remembered in the history entry, so that Back finds the same place.
  const kept = hydrated ? (state as { through?: number } | null)?.through : undefined;
  useKeptPlace(key, kept !== undefined);
  const entity = resolved?.entity?.type === "listing" ? resolved.entity.data : undefined;
  const listing = useMemo(() => entity && askedListing(entity, new URLSearchParams(search)), [entity, search]);
  const query = useMemo(() => listing && parseListingQuery(new URLSearchParams(search), listing.facets), [search, listing]);
  if (!listing || !query || !shown) return null;

  const { results } = shown;
  // The boutique's pictures lead: its filters start folded away.
  const filtersHidden = hidden ?? listing.btq;
  const applied = appliedFilters(listing, query, href);
  const address = (change: Partial<typeof query>) => listing.path + writeListingQuery({ ...query, ...change }, listing.facets);
  const busy = fetching || (navigation.state === "loading" && navigation.location.pathname.endsWith(listing.path));
  const nothingToFilter = results.total === 0 && applied.length === 0;
  const sizeSystem = listingSizeSystem(listing);
  const tiles = parseListingQuery(new URLSearchParams(shown.search), listing.facets);
  const through = Math.min(Math.max(kept ?? tiles.page, tiles.page), results.pages);
  const sorts = [
    { label: query.q ? "Relevance" : "Our picks", sort: null },
    ...sortOptions.map((sort) => ({ label: sortLabels[sort], sort })),
  ].map(({ label, sort }) => ({ label, href: href(address({ sort, page: 1 })), current: sort === query.sort }));
  const clearHref = href(address({ page: 1, options: {}, toggles: [], minPrice: null, maxPrice: null }));
  const tryAgain = () => {
    // The button goes while its answer is on its way.
    products.current?.focus({ preventScroll: true });
    retry();
  };
  const focusTile = (index: number) => {
    setFirstNew(null);
    grid.current?.querySelectorAll("article")[index]?.querySelector("a")?.focus({ preventScroll: true });
  };

  return (
    <>
      <ListingHead listing={listing} query={query} results={results} />
      {!nothingToFilter && (
        <ListingBar
          applied={applied}
          clearHref={clearHref}
          sorts={sorts}
          filtersHidden={filtersHidden}
          onToggleFilters={() => setFiltersHidden(!filtersHidden)}
          onSheet={setSheet}
        />
      )}
      {sheet && (
        <ListingSheets
          sheet={sheet}
          onClose={() => setSheet(null)}
          listing={listing}
          query={query}
          results={results}
          sorts={sorts}
          clearHref={applied.length > 0 ? clearHref : null}
        />
      )}

      <Wrap className={filtersHidden || nothingToFilter ? undefined : styles.columns}>
        {!filtersHidden && !nothingToFilter && <FilterColumn listing={listing} query={query} results={results} />}
        <div ref={products} tabIndex={-1} className={busy ? styles.busy : undefined} aria-busy={busy || undefined}>
          {failed && !busy && (
            <div className={styles.failed}>
              <LoadFailedNote message="We couldn't change the list. Below is what it showed before." onRetry={tryAgain} />
            </div>
          )}
          {results.total === 0 ? (
            <EmptyListing
              path={path}
              q={query.q}
              clearHref={applied.length > 0 ? clearHref : null}
              otherPages={results.otherPages}
            />
          ) : (
            <>
              <TileGrid ref={grid} wide={filtersHidden}>
                {Array.from({ length: through - tiles.page + 1 }, (_, index) => (
                  <ListingTiles
                    key={tiles.page + index}
                    path={path}
                    search={writeListingQuery({ ...tiles, page: tiles.page + index }, listing.facets)}
                    first={index === 0}
                    sizeSystem={sizeSystem}
                    onArrive={tiles.page + index === firstNew ? () => focusTile(index * listingPageSize) : undefined}
                  />
                ))}
              </TileGrid>
              <ListingMore
                className={styles.more}
                path={path}
                search={writeListingQuery({ ...tiles, page: through }, listing.facets)}
                page={tiles.page}
                through={through}
                pages={results.pages}
                total={results.total}
                pageSize={listingPageSize}
                href={(page) => href(address({ page }))}
                onLoadMore={() => {
                  setFirstNew(through + 1);
                  navigate(address({}), { replace: true, preventScrollReset: true, state: { through: through + 1 } });
                }}
              />
            </>
          )}
        </div>
      </Wrap>
      {results.total === 0 && <Popular headline={{ shout: "Meanwhile,", aside: "people love" }} />}
    </>
  );
}
