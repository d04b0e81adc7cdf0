export { shrinkAfter } from "./header-shrink.ts";
export { type HeaderStore, type HeaderToggle, SiteHeader, type SiteHeaderProps } from "./SiteHeader.tsx";
