import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Chip } from "@tread/design-system/chip";
import { Wrap } from "@tread/design-system/layout";
import { Heading, Text } from "@tread/design-system/text";
import { StructuredData } from "../../platform/head/structured-data.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { breadcrumbData, crumbsOf } from "../content/breadcrumb.ts";
import { CorrectedSearch } from "../search/corrected-search.tsx";
import { isNear, leftOutText } from "../search/left-out.ts";
import { useShopHref } from "../shop/use-shop.ts";
import * as styles from "./listing.css.ts";
import type { ListingFiltersProps } from "./listing-filters.tsx";

/** What a listing is called, how much there is, how a search was read, and where else to look. */
export function ListingHead({ listing, query, results }: ListingFiltersProps) {
  const href = useShopHref();
  const origin = useAppSelector((state) => state.shop.origin);
  const crumbs = crumbsOf(listing);
  const related = listing.children.filter((child) => child.visibleIn.relatedPlpLinks);
  const isOnlyNear = isNear(query.q ?? "", results.leftOut);
  const pages = results.otherPages?.length ?? 0;
  const without = leftOutText(query.q ?? "", results.leftOut);
  return (
    <Wrap className={styles.head}>
      <Breadcrumbs crumbs={crumbs.map((crumb) => ({ ...crumb, href: crumb.href && href(crumb.href) }))} />
      <StructuredData data={breadcrumbData(crumbs, (step) => origin + href(step))} />
      <div className={styles.headRow}>
        {query.q ? (
          <Heading
            level={1}
            size="lg"
            shout={`“${query.q}”`}
            aside={(results.total > 0 && !isOnlyNear) || pages > 0 ? "found" : "nothing yet"}
          />
        ) : (
          <Heading level={1} size="lg" shout={listing.headline.shout} aside={listing.headline.aside} />
        )}
        <Text tone="secondary" tabular role="status">
          {`${results.total} ${results.total === 1 ? "style" : "styles"}${isOnlyNear ? " near it" : ""}${pages > 0 ? `, ${pages} ${pages === 1 ? "page" : "pages"}` : ""}`}
        </Text>
      </div>
      {results.correctedQuery !== null && (
        <CorrectedSearch query={results.correctedQuery} applied={results.total > 0} className={styles.readAs} />
      )}
      {without !== undefined && (
        <Text tone="secondary" className={styles.readAs}>
          {without}
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
  );
}
