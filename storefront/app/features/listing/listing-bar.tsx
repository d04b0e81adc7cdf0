import { type AppliedFilter, AppliedFilters } from "@tread/design-system/applied-filters";
import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { Wrap } from "@tread/design-system/layout";
import { LinkMenu, type LinkMenuEntry } from "@tread/design-system/link-menu";
import * as styles from "./listing.css.ts";
import type { ListingSheetsProps } from "./listing-sheets.tsx";

interface ListingBarProps {
  applied: readonly AppliedFilter[];
  /** The listing without its filters. */
  clearHref: string;
  sorts: readonly LinkMenuEntry[];
  filtersHidden: boolean;
  onToggleFilters: () => void;
  onSheet: (sheet: ListingSheetsProps["sheet"]) => void;
}

/** The filters that are in force, and the way to change them and the order: beside the products, or in sheets where there is no room. */
export function ListingBar({ applied, clearHref, sorts, filtersHidden, onToggleFilters, onSheet }: ListingBarProps) {
  const sortName = sorts.find((entry) => entry.current)?.label;
  return (
    <div className={styles.bar}>
      <Wrap className={styles.barInner}>
        <div className={styles.toggleRoom}>
          <Button
            variant="ghost"
            className={styles.toggle}
            iconStart={<Icon name="filter" size="md" />}
            aria-expanded={!filtersHidden}
            aria-controls="filters"
            onClick={onToggleFilters}
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
        <button type="button" className={styles.mobileButton} aria-haspopup="dialog" onClick={() => onSheet("filters")}>
          <Icon name="filter" size="md" />
          Filter
          {applied.length > 0 && <span className={styles.counter}>{applied.length}</span>}
        </button>
        <button type="button" className={styles.mobileButton} aria-haspopup="dialog" onClick={() => onSheet("sort")}>
          <Icon name="sort" size="md" />
          {`Sort: ${sortName}`}
        </button>
      </div>
    </div>
  );
}
