import type { ShopDocument } from "#contract/shop-documents.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { markOutline } from "./art/core/marks.ts";
import { articles } from "./articles/all.ts";
import { brandIds, brands } from "./brands.ts";
import { type Category, categories, groupOf, lineOf } from "./categories.ts";
import { facetSets, facetsId } from "./facets.ts";
import { navigation } from "./navigation.ts";
import { badges, overlays } from "./overlays.ts";
import { articlePage } from "./pages/article-page.ts";
import { boutiqueHomePage } from "./pages/boutique-home.ts";
import { homePage } from "./pages/home.ts";
import { placed } from "./placed.ts";
import { productDocuments } from "./products.ts";
import { demoPromotions } from "./promotions.ts";
import { movedSizeCharts, redirects } from "./redirects.ts";
import { ratingFor, reviewsFor } from "./reviews.ts";
import { shelf } from "./shelf.ts";
import { announcements, site } from "./site.ts";
import { sizeCharts, sizingOf } from "./sizing.ts";
import { openingStoreStock } from "./store-stock.ts";
import { stores } from "./stores.ts";

function facetsOfCategory(category: Category): string {
  const slugs = lineOf(category).map(({ slug }) => slug);
  const holds = (["shoes", "clothing", "accessories"] as const).find((group) => slugs.includes(group)) ?? "all";
  return facetsId(holds, (["women", "kids"] as const).find((department) => slugs.includes(department)) ?? "men");
}

const categoryDocuments = (): ShopDocument[] =>
  [...categories.values()].map((category, position) => {
    const { slug: _, children: __, ...kept } = category;
    return {
      kind: "category",
      position,
      ...kept,
      mode: category.id === "btq-the-edit" ? "membership" : "filter",
      facets: facetsOfCategory(category),
      first: placed[category.id] ?? [],
    };
  });

const roomNames = { shoes: "Shoes", clothing: "Clothing", accessories: "Accessories" } as const;
const groups = Object.keys(roomNames) as (keyof typeof roomNames)[];

const brandDocuments = (): ShopDocument[] =>
  brandIds.map((id, position) => {
    const { name, slug, line, story, btqLine, mark } = brands[id];
    const made = groups.filter((group) => shelf.some(({ style }) => style.brand === id && groupOf(style.kind) === group));
    return {
      kind: "brand",
      id,
      position,
      name,
      path: `/brands/${slug}`,
      line,
      story,
      boutiqueLine: btqLine ?? null,
      mark: markOutline(mark) ?? "",
      facets: facetsId(made.length === 1 ? (made[0] ?? "all") : "all"),
      rooms: made.map((group) => ({ group, name: roomNames[group], facets: facetsId(group) })),
    };
  });

const sizeChartDocuments = (): ShopDocument[] =>
  [...sizeCharts.values()].map((chart) => ({
    kind: "sizeChart",
    ...chart,
    formerIds: Object.entries(movedSizeCharts).flatMap(([old, id]) => (id === chart.id ? [old] : [])),
  }));

const storeDocuments = (): ShopDocument[] =>
  countryCodes.flatMap((country) =>
    stores[country].map(({ erpStoreId, ...store }, position) => ({ kind: "store", id: erpStoreId, position, ...store })),
  ) as ShopDocument[];

/** Offers that both countries run are one document. */
function promotionDocuments(): ShopDocument[] {
  const running = new Map<string, CountryCode[]>();
  const offers = countryCodes.flatMap((country) => demoPromotions[country].map((offer) => ({ country, offer })));
  for (const { country, offer } of offers) running.set(offer.id, [...(running.get(offer.id) ?? []), country]);
  const once = new Map(offers.map(({ offer }) => [offer.id, offer]));
  return [...once.values()].map((offer) => ({ kind: "promotion", countries: running.get(offer.id), ...offer })) as ShopDocument[];
}

const reviewDocuments = (): ShopDocument[] =>
  shelf.flatMap((item): ShopDocument[] => {
    const rating = ratingFor(item);
    if (rating === null) return [];
    const { codes } = sizingOf(item.style);
    const reviews = reviewsFor(item, rating.count, codes.length > 1 ? codes : []);
    return [{ kind: "reviews", id: item.id, average: rating.average, reviews }];
  });

/**
 * Everything that the demo shop is besides its products and without their reviews.
 * @param now seconds since the epoch; decides how long ago articles were published
 */
export const demoDocuments = (now: number): readonly ShopDocument[] => [
  site(),
  ...facetSets,
  ...sizeChartDocuments(),
  ...overlays.map((overlay, position): ShopDocument => ({ kind: "overlay", position, ...overlay })),
  ...badges.map((badge, position): ShopDocument => ({ kind: "badge", position, ...badge })),
  ...brandDocuments(),
  ...categoryDocuments(),
  ...navigation(),
  ...announcements(),
  homePage(),
  boutiqueHomePage(),
  ...articles.map((article) => articlePage(article, now)),
  ...Object.entries(redirects).map(([id, to]): ShopDocument => ({ kind: "redirect", id, to })),
  ...storeDocuments(),
  ...promotionDocuments(),
];

/** What the demo shop opens with: its products, all that is around them, and what is on its stores' shelves. */
export const demoOpening = (now: Date) => {
  const at = Math.floor(now.getTime() / 1000);
  const products = productDocuments(at);
  return {
    products,
    documents: [...demoDocuments(at), ...reviewDocuments()],
    storeStock: openingStoreStock(products),
  };
};
