import { LoadMore, Pagination } from "@tread/design-system/pagination";

export interface ListingMoreProps {
  /** The page of the address, from 1. */
  page: number;
  /** The last page shown below it. */
  through: number;
  pages: number;
  total: number;
  pageSize: number;
  href: (page: number) => string;
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
