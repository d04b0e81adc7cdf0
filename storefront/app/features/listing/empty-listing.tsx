import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { SearchPrompt } from "../search/search-prompt.tsx";
import { useShopHref } from "../shop/use-shop.ts";
import * as styles from "./listing.css.ts";
import type { ListingQuery } from "./listing-query.ts";
import type { ListingSheetsProps } from "./listing-sheets.tsx";

/** Says that nothing is found, and what to do about it. */
export function EmptyListing({ q, clearHref }: Pick<ListingQuery, "q"> & Pick<ListingSheetsProps, "clearHref">) {
  const href = useShopHref();
  return (
    <EmptyState
      className={styles.empty}
      size={q ? "md" : "lg"}
      shout={q ? "Zip. Nada." : "Nothing here."}
      aside={q ? "Not a shoe." : "Yet."}
      sentence={
        clearHref ? "Take a filter off and try again." : q ? "Check the spelling, or try one of these." : "Start from the top."
      }
    >
      {q && !clearHref && (
        <div style={{ flexBasis: "100%" }}>
          <SearchPrompt />
        </div>
      )}
      {clearHref && (
        <Button size="lg" href={clearHref}>
          Clear filters
        </Button>
      )}
      <Button size="lg" variant="secondary" href={href("/products")}>
        Shop everything
      </Button>
    </EmptyState>
  );
}
