export { type FooterGroup, SiteFooter, type SiteFooterProps } from "./SiteFooter.tsx";
