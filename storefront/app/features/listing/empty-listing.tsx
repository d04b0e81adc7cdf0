import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { LinkChips } from "../search/link-chips.tsx";
import { SearchPrompt } from "../search/search-prompt.tsx";
import { useShopHref } from "../shop/use-shop.ts";
import * as styles from "./listing.css.ts";
import type { ListingQuery } from "./listing-query.ts";
import type { ListingResults } from "./listing-results.ts";
import type { ListingSheetsProps } from "./listing-sheets.tsx";

type EmptyListingProps = { path: string } & Pick<ListingQuery, "q"> &
  Pick<ListingSheetsProps, "clearHref"> &
  Pick<ListingResults, "otherPages">;

/** Says that nothing is found, and what to do about it. */
export function EmptyListing({ path, q, clearHref, otherPages = [] }: EmptyListingProps) {
  const href = useShopHref();
  // In a country where nothing is sold yet everything is as empty.
  const isAll = path === "/products" && !clearHref;
  const isElsewhere = otherPages.length > 0;
  return (
    <EmptyState
      className={styles.empty}
      size={q ? "md" : "lg"}
      shout={isElsewhere ? "No styles." : q ? "Zip. Nada." : "Nothing here."}
      aside={isElsewhere ? "Something else." : q ? "Not a shoe." : "Yet."}
      sentence={
        clearHref
          ? "Take a filter off and try again."
          : isElsewhere
            ? "Nothing to buy goes by that name, but these pages do."
            : q
              ? "Check the spelling, or try one of these."
              : "Start from the top."
      }
    >
      {q && !clearHref && (
        <div style={{ flexBasis: "100%" }}>
          {isElsewhere && (
            <LinkChips title="Found" links={otherPages.map(({ name, path }) => ({ label: name, href: href(path) }))} />
          )}
          <SearchPrompt failed={q} />
        </div>
      )}
      {clearHref && (
        <Button size="lg" href={clearHref}>
          Clear filters
        </Button>
      )}
      <Button size="lg" variant="secondary" href={href(isAll ? "/" : "/products")}>
        {isAll ? "Home page" : "Shop everything"}
      </Button>
    </EmptyState>
  );
}
