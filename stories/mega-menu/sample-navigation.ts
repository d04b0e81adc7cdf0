import type { MegaMenuItem, MegaMenuPanel } from "@tread/design-system/mega-menu";
import { samplePicture } from "../picture/sample-picture.ts";

const links = (path: string, ...labels: string[]) =>
  labels.map((label) => ({ label, href: `/nz/categories/${path}/${label.toLowerCase().replace(/\W+/g, "-")}` }));

const group = (path: string, label: string, ...labels: string[]) => ({
  label,
  href: `/nz/categories/${path}`,
  links: links(path, ...labels),
});

const picture = (caption: string, href: string) => ({
  src: `${samplePicture(640)}#${caption.length}`,
  alt: "",
  width: 800,
  height: 1200,
  caption,
  href,
});

export const womenPanel: MegaMenuPanel = {
  groups: [
    group("women/shoes", "Shoes", "Sneakers", "Running", "Trail", "Training", "Boots", "Slides"),
    group("women/activewear", "Activewear", "Leggings", "Sports bras", "Tanks and tees", "Shorts"),
    group("women/clothing", "Clothing", "Tees", "Sweats", "Dresses", "Denim"),
    group("women/accessories", "Accessories", "Socks", "Caps", "Bags"),
    group("women/find", "Find your thing", "Best for running", "Wide fit", "Gift cards"),
  ],
  pictures: {
    layout: "grid",
    items: [picture("Pink season, in full", "/nz/articles/pink"), picture("Second Skin, first in", "/nz/articles/second-skin")],
  },
  cta: { label: "Shop all women", href: "/nz/categories/women" },
};

export const navigation: MegaMenuItem[] = [
  { label: "New", href: "/nz/products/new" },
  { label: "Women", href: "/nz/categories/women", expandable: true, panel: womenPanel },
  {
    label: "Men",
    href: "/nz/categories/men",
    expandable: true,
    current: true,
    panel: { groups: [group("men/shoes", "Shoes", "Sneakers", "Boots")] },
  },
  { label: "Sale", href: "/nz/products/sale", marked: true },
];
