import { LoadMore, Pagination } from "@tread/design-system/pagination";

export interface ListingMoreProps {
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
export function ListingMore({ page, through, pages, total, pageSize, href, onLoadMore, className }: ListingMoreProps) {
  return (
    <LoadMore
      className={className}
      seen={Math.min(total, through * pageSize)}
      total={total}
      pageSize={pageSize}
      onLoadMore={onLoadMore}
    >
      <Pagination page={through > page ? through : page} count={pages} href={href} />
    </LoadMore>
  );
}
