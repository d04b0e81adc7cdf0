export { LoadMore, type LoadMoreProps } from "./LoadMore.tsx";
export { Pagination, type PaginationProps } from "./Pagination.tsx";
export { type PageItem, pageItems } from "./page-items.ts";
