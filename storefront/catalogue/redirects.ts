import { articlePath, articles } from "./articles/all.ts";

/** Stories lived among the help once. */
const movedStories = Object.fromEntries(
  articles.flatMap((article) => {
    const old = `/articles/${article.slug}`;
    return articlePath(article) === old ? [] : [[old, articlePath(article)]];
  }),
);

/** Old paths and where they lead now. */
export const redirects: Readonly<Record<string, string>> = {
  ...movedStories,
  "/journal": "/blog",
  "/shoes": "/categories/shoes",
  "/men": "/categories/men",
  "/women": "/categories/women",
  "/kids": "/categories/kids",
  "/sale": "/categories/sale",
  "/new": "/categories/new",
  "/gift-cards": "/categories/gift-cards",
  "/categories/men/shoes/runners": "/categories/men/shoes/running",
  "/categories/women/shoes/runners": "/categories/women/shoes/running",
  "/categories/women/activewear": "/categories/women/clothing",
  "/categories/men/shoes/sandals": "/categories/men/shoes/slides",
  "/categories/women/shoes/sandals": "/categories/women/shoes/slides",
  "/categories/mens": "/categories/men",
  "/categories/womens": "/categories/women",
  "/categories/btq/designers": "/btq",
  "/brands/lune": "/brands/lune-active",
  "/brands/farrow": "/brands/farrow-mile",
  "/brands/pip-dot": "/brands/pip-and-dot",
  "/brands/halden-rue": "/brands/halden-and-rue",
  "/products/osker/court-low": "/products/osker/court-low-chalk",
  "/products/norvane/ridgeback": "/products/norvane/ridgeback-saltbush",
  "/products/kilnwood/chelsea-no-2": "/products/kilnwood/chelsea-no-4-plum",
  "/articles/shipping": "/articles/delivery",
  "/articles/terms": "/articles/terms-and-conditions",
  "/articles/privacy": "/articles/privacy-policy",
};

/** Ids that size charts had before, and theirs now. */
export const movedSizeCharts: Readonly<Record<string, string>> = {
  "footwear-adult": "footwear-unisex",
  "footwear-uk": "footwear-uk-unisex",
  "footwear-eu": "footwear-eu-unisex",
};
