import { SearchCombobox, type SearchState } from "@tread/design-system/search-combobox";
import { SearchOverlay } from "@tread/design-system/search-overlay";
import { Text } from "@tread/design-system/text";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { searchConfiguration } from "#domain/configuration/configuration.ts";
import { isSearchTextAllowed, sanitiseSearchQuery } from "#domain/fields/search-query.ts";
import { referrerId } from "#domain/listing/referrer.ts";
import { track } from "../../platform/analytics/track.ts";
import { onOverlayEntry } from "../../platform/routing/overlay-entry.ts";
import type { Connection } from "../../platform/routing/prefetching.ts";
import { useAppStore } from "../../platform/store/hooks.ts";
import { contentApi } from "../content/content-api.ts";
import { productFollowed } from "../product/referrers-slice.ts";
import type { OverlayProps } from "../shop/overlays-slice.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { CorrectedSearch } from "./corrected-search.tsx";
import { followHit } from "./follow-hit.ts";
import { leftOutText } from "./left-out.ts";
import { prefetchSearch, searchPath } from "./prefetch-search.ts";
import { rememberSearch } from "./recent-searches.ts";
import { reportHitError } from "./report-hit-error.ts";
import * as styles from "./search.css.ts";
import { type SearchClosing, searchWaysOut } from "./search-closing.ts";
import { type SearchHit, searchClosed } from "./search-events.ts";
import { type HitOption, searchOptions } from "./search-options.tsx";
import { SearchPrompt } from "./search-prompt.tsx";
import type { SearchStatus } from "./search-status.ts";
import type { Suggestions } from "./suggestions.ts";
import { useSuggestions } from "./use-suggestions.ts";

const promptText = "Find brand, category or product";
const states: Record<SearchStatus, SearchState> = {
  QUERY_TOO_SHORT: "prompt",
  LOADING: "loading",
  SUCCESS: "success",
  ERROR: "error",
};
const nothing: Suggestions = { links: [], products: [], total: 0, correctedQuery: null, leftOut: [], attribution: {} };

function pathsOf({ links, products }: Suggestions): string[] {
  return [...links.flatMap(({ hits }) => hits.map(({ path }) => path)), ...products.map(({ tile }) => tile.path)];
}

/** Asks what to look for, says what that may mean while it is typed, and goes there or to the results. */
export default function SiteSearchOverlay({ open, onClose }: OverlayProps) {
  const href = useShopHref();
  const { code } = useCountry();
  const navigate = useNavigate();
  const store = useAppStore();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const { status, suggestions = nothing, retry } = useSuggestions(text);
  const query = sanitiseSearchQuery(text);
  const { total, correctedQuery, leftOut } = suggestions;
  const without = leftOutText(query, leftOut);
  const { algoliaIndexName: index, algoliaQueryId: queryId } = suggestions.attribution;
  const referrer = { listId: "site-search", name: `Search for “${query}”`, index, queryId };
  const groups = searchOptions(suggestions, href, code, referrerId(referrer));
  const found = groups.some(({ options }) => options.length > 0);

  const close = (closing: SearchClosing<SearchHit>) => {
    store.dispatch(searchClosed(closing));
    if (closing.reason !== "CANCELLED") setText("");
    onClose();
  };
  const latestClose = useRef(close);
  useLayoutEffect(() => {
    latestClose.current = close;
  });
  const [waysOut] = useState(() => searchWaysOut<SearchHit>((closing) => latestClose.current(closing)));

  const prefetch = (paths: readonly string[]) =>
    prefetchSearch(paths, {
      path: (path) => store.dispatch(contentApi.endpoints.resolve.initiate(path, { subscribe: false })),
      connection: (navigator as { connection?: Connection }).connection,
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (suggestions !== nothing) prefetch(pathsOf(suggestions));
  }, [suggestions]);

  const ways = {
    resolve: (path: string) => store.dispatch(contentApi.endpoints.resolve.initiate(path, { subscribe: false })).unwrap(),
    navigate: (path: string) => navigate(path, { replace: onOverlayEntry() }),
    leave: (address: string) => location.assign(address),
  };
  const tellFollowed = ({ group, id }: SearchHit) => {
    const listItemIndex = suggestions.products.findIndex(({ tile }) => tile.id === id);
    const tile = suggestions.products[listItemIndex]?.tile;
    if (group !== "products" || !tile) return;
    const { name, brand, price, colourName } = tile;
    const attribution = { ...suggestions.attribution, listItemIndex };
    store.dispatch(productFollowed({ productId: id, referrer, listItemIndex }));
    const product = { id, name, brand, price, colourName };
    track({ type: "productPressed", pressed: { product, list: "site search", attribution } });
  };
  const select = async ({ hit }: HitOption) => {
    tellFollowed(hit);
    await waysOut.select(hit, () => followHit(hit, ways));
  };
  const tellSearched = useEffectEvent(() => {
    if (status === "SUCCESS") track({ type: "searched", text: query, found: total });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that has its answer
  useEffect(tellSearched, [status, query]);

  const fail = ({ hit }: HitOption, error: unknown) => reportHitError(store, hit, error);

  return (
    <SearchOverlay open={open} onOpenChange={waysOut.cancel} initialFocus={field}>
      <SearchCombobox<HitOption>
        ref={field}
        id="site-search"
        aria-label={promptText}
        placeholder={promptText}
        action={href(searchPath)}
        pinned
        value={text}
        onValueChange={setText}
        allows={isSearchTextAllowed}
        state={states[status]}
        groups={groups}
        prompt={<SearchPrompt />}
        note={
          total > 0 && (
            <>
              {correctedQuery !== null && <CorrectedSearch query={correctedQuery} applied className={styles.readAs} />}
              {without !== undefined && (
                <Text tone="secondary" className={styles.readAs}>
                  {without}
                </Text>
              )}
            </>
          )
        }
        empty={
          <>
            <Text className={styles.readAs}>No matches for “{query}”</Text>
            {correctedQuery !== null && <CorrectedSearch query={correctedQuery} applied={false} className={styles.readAs} />}
            <SearchPrompt failed={query} />
          </>
        }
        submitLabel={
          total > 0 ? `View all ${total} ${total === 1 ? "result" : "results"}` : found ? "View all results" : undefined
        }
        // Where only brands, categories or articles are found, the field counts them itself.
        announcement={
          total > 0
            ? [`${total} ${total === 1 ? "product" : "products"} found`, without].filter(Boolean).join(". ")
            : found
              ? undefined
              : `No matches for “${query}”`
        }
        spinnerDelay={searchConfiguration.spinnerDelayMs}
        onFocus={() => prefetch([])}
        onSubmit={() => {
          if (query === "") return;
          rememberSearch(code, query);
          return waysOut.submit(query, () => ways.navigate(`${searchPath}?q=${encodeURIComponent(query)}`));
        }}
        onOptionSelect={select}
        onOptionSelectError={fail}
        onCancel={waysOut.cancel}
        onRetry={retry}
      />
    </SearchOverlay>
  );
}
