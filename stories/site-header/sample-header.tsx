import type { HeaderStore, SiteHeaderProps } from "@tread/design-system/site-header";
import { fn } from "storybook/test";

export const stores: HeaderStore[] = [
  { href: "/nz", label: "Tread & Thread home", logo: "wordmark", current: true },
  { href: "/nz/btq", label: "BTQ home", logo: "btq" },
];

export const header = {
  stores,
  menu: { href: "/nz/categories", open: false, onToggle: fn() },
  search: { href: "/nz/search", open: false, onToggle: fn() },
  storesHref: "/nz/stores",
  account: { href: "/nz/account/signin", signedIn: false },
  cart: { href: "/nz/cart", open: false, onToggle: fn(), count: 2 },
} satisfies SiteHeaderProps;
