import { AppliedFilters } from "@tread/design-system/applied-filters";
import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Button } from "@tread/design-system/button";
import { Chip } from "@tread/design-system/chip";
import { EmptyState } from "@tread/design-system/empty-state";
import { Icon } from "@tread/design-system/icon";
import { TileGrid, Wrap } from "@tread/design-system/layout";
import { LinkMenu } from "@tread/design-system/link-menu";
import { Heading, Text } from "@tread/design-system/text";
import { memo, Suspense, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { StructuredData } from "../../platform/head/structured-data.tsx";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { useHydrated } from "../../platform/hydration/use-hydrated.ts";
import { useOverlayEntry } from "../../platform/routing/overlay-entry.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import { breadcrumbData, crumbsOf } from "../content/breadcrumb.ts";
import { useResolveQuery } from "../content/content-api.ts";
import { CorrectedSearch } from "../search/corrected-search.tsx";
import { SearchPrompt } from "../search/search-prompt.tsx";
import { useShopHref } from "../shop/use-shop.ts";
import { listingSizeSystem } from "../size-chart/size-system.ts";
import { Popular } from "../tiles/popular.tsx";
import { appliedFilters } from "./applied-filters.ts";
import * as styles from "./listing.css.ts";
import { ListingFilters, type ListingFiltersProps } from "./listing-filters.tsx";
import { ListingMore } from "./listing-more.tsx";
import { listingPageSize, parseListingQuery, type SortOption, sortOptions, writeListingQuery } from "./listing-query.ts";
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
  const origin = useAppSelector((state) => state.shop.origin);
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
  const [sheet, setSheet] = useState<"filters" | "sort" | null>(null);
  // Pages loaded below the first one are remembered in the history entry, so that Back finds the same place.
  const kept = hydrated ? (state as { through?: number } | null)?.through : undefined;
  useKeptPlace(key, kept !== undefined);
  useOverlayEntry(sheet !== null, () => setSheet(null));
  const facets = resolved?.entity?.type === "listing" ? resolved.entity.data.facets : undefined;
  const query = useMemo(() => facets && parseListingQuery(new URLSearchParams(search), facets), [search, facets]);
  if (resolved?.entity?.type !== "listing" || !query || !shown) return null;

  const listing = resolved.entity.data;
  const { results } = shown;
  const crumbs = crumbsOf(listing);
  // The boutique's pictures lead: its filters start folded away.
  const filtersHidden = hidden ?? listing.btq;
  const applied = appliedFilters(listing, query, href);
  const address = (change: Partial<typeof query>) => listing.path + writeListingQuery({ ...query, ...change }, listing.facets);
  const related = listing.children.filter((child) => child.visibleIn.relatedPlpLinks);
  const busy = fetching || (navigation.state === "loading" && navigation.location.pathname.endsWith(listing.path));
  const nothingToFilter = results.total === 0 && applied.length === 0;
  const sizeSystem = listingSizeSystem(listing);
  const tiles = parseListingQuery(new URLSearchParams(shown.search), listing.facets);
  const through = Math.min(Math.max(kept ?? tiles.page, tiles.page), results.pages);
  const sorts = [
    { label: query.q ? "Relevance" : "Our picks", sort: null },
    ...sortOptions.map((sort) => ({ label: sortLabels[sort], sort })),
  ].map(({ label, sort }) => ({ label, href: href(address({ sort, page: 1 })), current: sort === query.sort }));
  const clearHref = href(
    listing.path +
      writeListingQuery(
        { ...query, page: 1, sort: null, options: {}, toggles: [], minPrice: null, maxPrice: null },
        listing.facets,
      ),
  );
  const tryAgain = () => {
    // The button goes while its answer is on its way.
    products.current?.focus({ preventScroll: true });
    retry();
  };
  const focusTile = (index: number) => {
    setFirstNew(null);
    grid.current?.querySelectorAll("article")[index]?.querySelector("a")?.focus({ preventScroll: true });
  };
  const sortName = sorts.find((entry) => entry.current)?.label;
  // Every word is left out: it names what is not sold, and this is what is near.
  const isNear = results.leftOut.length > 0 && results.leftOut.length === query.q?.split(/\s+/).length;

  return (
    <>
      <Wrap className={styles.head}>
        <Breadcrumbs crumbs={crumbs.map((crumb) => ({ ...crumb, href: crumb.href && href(crumb.href) }))} />
        <StructuredData data={breadcrumbData(crumbs, (step) => origin + href(step))} />
        <div className={styles.headRow}>
          {query.q ? (
            <Heading level={1} size="lg" shout={`“${query.q}”`} aside={results.total > 0 && !isNear ? "found" : "nothing yet"} />
          ) : (
            <Heading level={1} size="lg" shout={listing.headline.shout} aside={listing.headline.aside} />
          )}
          <Text tone="secondary" tabular role="status">
            {`${results.total} ${results.total === 1 ? "style" : "styles"}`}
          </Text>
        </div>
        {results.correctedQuery !== null && (
          <CorrectedSearch query={results.correctedQuery} applied={results.total > 0} className={styles.readAs} />
        )}
        {results.leftOut.length > 0 && (
          <Text tone="secondary" className={styles.readAs}>
            {isNear
              ? "We don’t have that. These are near."
              : `Nothing has all of that. This is without ${results.leftOut.map((word) => `“${word}”`).join(", ")}.`}
          </Text>
        )}
        {related.length > 0 && (
          <ul className={styles.related} aria-label="Related">
            {related.map((child) => (
              <li key={child.id}>
                <Chip href={href(child.path)}>{child.name}</Chip>
              </li>
            ))}
          </ul>
        )}
      </Wrap>

      {!nothingToFilter && (
        <div className={styles.bar}>
          <Wrap className={styles.barInner}>
            <div className={styles.toggleRoom}>
              <Button
                variant="ghost"
                className={styles.toggle}
                iconStart={<Icon name="filter" size="md" />}
                aria-expanded={!filtersHidden}
                aria-controls="filters"
                onClick={() => setFiltersHidden(!filtersHidden)}
              >
                {filtersHidden ? "Show filters" : "Hide filters"}
              </Button>
            </div>
            <AppliedFilters className={styles.chips} filters={applied} clearHref={clearHref} />
            <div className={styles.end}>
              <LinkMenu
                title={
                  <>
                    Sort <span className={styles.quiet}>{sortName}</span>
                  </>
                }
                label="Sort by"
                links={sorts}
                align="end"
              />
            </div>
          </Wrap>
          <div className={styles.mobileBar}>
            <button type="button" className={styles.mobileButton} aria-haspopup="dialog" onClick={() => setSheet("filters")}>
              <Icon name="filter" size="md" />
              Filter
              {applied.length > 0 && <span className={styles.counter}>{applied.length}</span>}
            </button>
            <button type="button" className={styles.mobileButton} aria-haspopup="dialog" onClick={() => setSheet("sort")}>
              <Icon name="sort" size="md" />
              {`Sort: ${sortName}`}
            </button>
          </div>
        </div>
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
            <EmptyState
              className={styles.empty}
              size={query.q ? "md" : "lg"}
              shout={query.q ? "Zip. Nada." : "Nothing here."}
              aside={query.q ? "Not a shoe." : "Yet."}
              sentence={
                applied.length > 0
                  ? "Take a filter off and try again."
                  : query.q
                    ? "Check the spelling, or try one of these."
                    : "Start from the top."
              }
            >
              {query.q && applied.length === 0 && (
                <div style={{ flexBasis: "100%" }}>
                  <SearchPrompt />
                </div>
              )}
              {applied.length > 0 && (
                <Button size="lg" href={clearHref}>
                  Clear filters
                </Button>
              )}
              <Button size="lg" variant="secondary" href={href("/products")}>
                Shop everything
              </Button>
            </EmptyState>
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
