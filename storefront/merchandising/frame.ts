import type { ResponseOf } from "#contract/calls.ts";
import type { NavigationItem } from "#contract/content.ts";
import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import { opensAtAll } from "#domain/stores/opening-hours.ts";
import { hasProducts, type Surroundings } from "./surroundings.ts";
import { wordsIn } from "./written-words.ts";

type Column = ShopDocumentOf<"navigation">["columns"][number];
type Group = NavigationItem["children"][number];

const socialNames = { instagram: "Instagram", facebook: "Facebook", tiktok: "TikTok" } as const;

/** What every page of a country's shop has around it, without what the server's configuration adds. */
export function frameOf(shop: Surroundings): Omit<ResponseOf<"content.frame">, "boutique" | "galleryOverlay"> {
  const { country, documents } = shop;
  const site = documents.get("site", "main");
  const { items } = navigationOf(shop);
  const stores = documents.all("store").filter(({ address }) => address.country.toLowerCase() === country);
  const boutique = items.find(({ link }) => link.label === "BTQ");
  return {
    announcements: documents
      .all("announcement")
      .filter(({ countries }) => countries.includes(country))
      .map(({ text, link }) => ({
        announcementText: wordsIn(country, text),
        ...(link !== null && { announcementLink: link }),
      })),
    // The navigation's own links come with the page, its panels later.
    topLinks: items.filter((item) => item !== boutique).map(({ link, sale }) => ({ ...link, ...(sale && { sale }) })),
    btqTopLinks: (boutique?.children ?? []).map(({ link, children }) => ({
      ...link,
      ...(children.length > 0 && { expandable: true as const }),
    })),
    hasStores: stores.length > 0,
    collects: stores.some(({ clickAndCollect, hours }) => clickAndCollect && opensAtAll(hours)),
    footer: [...(site?.footer ?? [])],
    social: (site?.social ?? []).map(({ icon, href }) => ({ icon, label: socialNames[icon], href })),
    posters: (site?.posters ?? []).map(({ src, width, height }) => ({ src, width, height })),
    overlays: documents.all("overlay").map(({ kind: _, position: __, ...overlay }) => overlay),
    badges: documents.all("badge").map(({ kind: _, position: __, ...badge }) => badge),
  };
}

function columnOf(shop: Surroundings, column: Column): Group[] {
  if ("links" in column) return [{ link: column.link, children: column.links.map((link) => ({ link })) }];
  const category = shop.documents.get("category", column.category);
  if (category === undefined || !hasProducts(shop, category)) return [];
  const children = shop.tree.childrenOf(category.id).filter(({ id }) => shop.hanging.inCategory(id) > 0);
  return [
    {
      link: { label: category.shortName, path: category.path },
      children: children.map(({ shortName, path }) => ({ link: { label: shortName, path } })),
    },
  ];
}

/** The main navigation with its panels. */
export const navigationOf = (shop: Surroundings): ResponseOf<"content.navigation"> => ({
  items: shop.documents
    .all("navigation")
    .filter(({ countries }) => countries.includes(shop.country))
    .map(({ link, sale, columns, imageLayout }) => ({
      link,
      ...(sale !== undefined && { sale }),
      children: columns.flatMap((column) => columnOf(shop, column)),
      ...(imageLayout !== undefined && { imageLayout }),
    })),
});
