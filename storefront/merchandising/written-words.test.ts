import { expect, test } from "vitest";
import type { ShopDocument } from "#contract/shop-documents.ts";
import { countHanging } from "#domain/catalogue/count-hanging.ts";
import { namedIndexesOf } from "./search-indexes.ts";
import { contentOf } from "./shop-content.ts";
import { collectDocuments } from "./shop-documents.ts";
import { surround } from "./surroundings.ts";

const page = { countries: ["nz", "au"] as const, btq: false, description: "Said of it." };

const documents = collectDocuments([
  {
    kind: "article",
    id: "delivery",
    position: 0,
    path: "/articles/delivery",
    title: "Free from {freeExpressDeliveryFrom}",
    ...page,
    blocks: [
      {
        type: "hero",
        headline: { shout: "Free" },
        text: "",
        image: { src: "/media/scenes/one", alt: "", width: 800, height: 1200 },
        actions: [],
        product: null,
      },
    ],
    facts: { kind: "help", kicker: "Help", byline: "Ana", published: 1_790_000_000, minutes: 2, tags: [] },
  },
  {
    kind: "page",
    id: "home",
    position: 0,
    path: "/",
    title: "Home",
    ...page,
    blocks: [{ type: "journal", headline: { shout: "Read" }, more: { label: "More", path: "/blog" }, articles: ["delivery"] }],
  },
] as unknown as ShopDocument[]);

test("an article is called by the same words wherever pages and the search lead to it, in each country's own", () => {
  const content = contentOf(documents, (country) =>
    surround({ country, documents, hanging: countHanging([], country, () => undefined), products: new Map() }),
  );
  for (const [country, title] of [
    ["nz", "Free from $150"],
    ["au", "Free from $180"],
  ] as const) {
    const pages = content.pages(country);
    expect(pages.find(({ path }) => path === "/articles/delivery")?.title).toBe(title);
    expect(pages.find(({ path }) => path === "/")?.blocks).toMatchObject([{ articles: [{ title }] }]);
    const help = content.linkIndexes(country).find(({ path }) => path === "/articles");
    expect(help?.groups).toMatchObject([{ links: [{ name: title }] }]);
    const articles = namedIndexesOf({ documents, country, listings: [], linkIndexes: [] }).find(({ name }) =>
      name.endsWith("articles"),
    );
    expect(articles?.records).toMatchObject([{ name: title }]);
  }
});
