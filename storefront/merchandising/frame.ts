import type { ResponseOf } from "#contract/calls.ts";
import type { NavigationItem } from "#contract/content.ts";
import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import { opensAtAll } from "#domain/stores/opening-hours.ts";
import { hasProducts, leadsNowhere, type Surroundings } from "./surroundings.ts";
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
        ...(link !== null && !leadsNowhere(shop, link) && { announcementLink: link }),
      })),
    // The navigation's own links come with the page, its panels later.
    topLinks: items.filter((item) => item !== boutique).map(({ link, sale }) => ({ ...link, ...(sale && { sale }) })),
    btqTopLinks: (boutique?.children ?? []).map(({ link, children }) => ({
      ...link,
      ...(children.length > 0 && { expandable: true as const }),
    })),
    hasStores: stores.length > 0,
    collects: stores.some(({ clickAndCollect, hours }) => clickAndCollect && opensAtAll(hours)),
    footer: (site?.footer ?? []).map((group) => ({
      ...group,
      links: group.links.filter(({ path }) => !leadsNowhere(shop, path)),
    })),
    social: (site?.social ?? []).map(({ icon, href }) => ({ icon, label: socialNames[icon], href })),
    posters: (site?.posters ?? []).map(({ src, width, height }) => ({ src, width, height })),
    overlays: documents.all("overlay").map(({ kind: _, position: __, ...overlay }) => overlay),
    badges: documents.all("badge").map(({ kind: _, position: __, ...badge }) => badge),
  };
}

/** What leads nowhere at the moment is a heading of what stands below it, or is left out. */
function whileThere<T extends Pick<Group, "link" | "children">>(shop: Surroundings, item: T): T[] {
  if (!leadsNowhere(shop, item.link.path)) return [item];
  return item.children.length > 0 ? [{ ...item, link: { label: item.link.label } }] : [];
}

function columnOf(shop: Surroundings, column: Column): Group[] {
  if ("links" in column) {
    const links = column.links.filter(({ path }) => !leadsNowhere(shop, path));
    return whileThere(shop, { link: column.link, children: links.map((link) => ({ link })) });
  }
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
    .flatMap(({ link, sale, columns, imageLayout }) =>
      whileThere(shop, {
        link,
        ...(sale !== undefined && { sale }),
        children: columns.flatMap((column) => columnOf(shop, column)),
        ...(imageLayout !== undefined && { imageLayout }),
      }),
    ),
});
