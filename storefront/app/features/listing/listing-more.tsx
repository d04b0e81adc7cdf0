import { LoadMore, Pagination } from "@tread/design-system/pagination";
import { useListingQuery } from "./listing-api.ts";

export interface ListingMoreProps {
  path: string;
  /** The query string of the last page shown. */
  search: string;
  /** The page of the address, from 1. */
  page: number;
  /** The last page shown below it. */
  through: number;
  /** How many pages there are. */
  pages: number;
  /** How many products are on all of them. */
  total: number;
  /** How many are on a page. */
  pageSize: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** Asks for the page after the last that is shown. */
  onLoadMore: () => void;
  className?: string;
}

/** How much has been seen, more of it in place, and the pages as addresses. */
export function ListingMore({
  path,
  search,
  page,
  through,
  pages,
  total,
  pageSize,
  href,
  onLoadMore,
  className,
}: ListingMoreProps) {
  const { currentData, isFetching, refetch } = useListingQuery({ path, search });
  // What is still on its way, or has not come, has not been seen.
  const seenPages = currentData ? through : through - 1;
  return (
    <LoadMore
      className={className}
      seen={Math.min(total, seenPages * pageSize)}
      total={total}
      pageSize={pageSize}
      loading={!currentData && isFetching}
      onLoadMore={currentData ? onLoadMore : refetch}
    >
      <Pagination page={through > page ? through : page} count={pages} href={href} />
    </LoadMore>
  );
}
