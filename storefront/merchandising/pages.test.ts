import { expect, test } from "vitest";
import { demoCategory, openingProducts } from "#catalogue/catalogue.fixture.ts";
import { demoDocuments } from "#catalogue/opening-documents.ts";
import type { ShopDocument } from "#contract/shop-documents.ts";
import { countHanging } from "#domain/catalogue/count-hanging.ts";
import type { Product } from "#domain/product/product.ts";
import { frameOf, navigationOf } from "./frame.ts";
import { linkIndexesOf } from "./link-indexes.ts";
import { listingsOf } from "./listings.ts";
import { pagesOf } from "./pages.ts";
import { collectDocuments } from "./shop-documents.ts";
import { surround } from "./surroundings.ts";

const now = new Date("2026-11-20T00:00:00Z");

/** The demo shop, but for what hangs in these categories. */
function shopWithout(categories: readonly string[], documents: readonly ShopDocument[] = demoDocuments(now.getTime() / 1000)) {
  const products = openingProducts(now).filter(
    (product) => !product.categories.some((one) => typeof one === "string" && categories.includes(one)),
  );
  const hanging = countHanging(products, "nz", demoCategory);
  return surround({ country: "nz", documents: collectDocuments(documents), hanging, products: new Map() });
}

const homeOf = (shop: ReturnType<typeof shopWithout>) => pagesOf(shop).find(({ path }) => path === "/")!.blocks;

test("nothing leads to a category in which nothing hangs: it has no page", () => {
  const pathsOf = (categories: readonly string[]) => {
    const shop = shopWithout(categories);
    const grid = homeOf(shop).find(({ type }) => type === "categoryGrid");
    const panels = navigationOf(shop).items.flatMap(({ children }) => children.map(({ link }) => link.path));
    return [grid?.type === "categoryGrid" ? grid.items.map(({ path }) => path) : undefined, panels] as const;
  };
  const [grid, panels] = pathsOf([]);
  expect(grid).toContain("/categories/shoes/boots");
  expect(panels).toContain("/categories/women/shoes");
  const [left, leftPanels] = pathsOf(["shoes-boots", "women-shoes"]);
  expect(left).not.toContain("/categories/shoes/boots");
  expect(left?.length).toBeGreaterThan(2);
  expect(leftPanels).not.toContain("/categories/women/shoes");
  expect(pathsOf(["shoes", "clothing", "accessories"])[0]).toBeUndefined();
});

test("what stands around every page leads to no category in which nothing hangs, and keeps the heading of what is below it", () => {
  const link = (label: string, path: string) => ({ label, path });
  const documents: ShopDocument[] = [
    ...demoDocuments(0).filter(({ kind }) => kind !== "navigation" && kind !== "announcement" && kind !== "site"),
    {
      ...{ kind: "navigation", id: "boots", position: 0, countries: ["nz"] },
      ...{ link: link("Boots", "/categories/shoes/boots"), sale: false, columns: [] },
    },
    {
      ...{ kind: "navigation", id: "walks", position: 1, countries: ["nz"] },
      link: link("Walks", "/categories/shoes/boots?sort=newest"),
      columns: [
        {
          link: link("On foot", "/categories/shoes/boots"),
          links: [link("Boots", "/categories/shoes/boots"), link("Everything", "/products")],
        },
      ],
    },
    {
      ...{ kind: "announcement", id: "one", position: 0, countries: ["nz"] },
      ...{ text: "Boots are in.", link: "/categories/shoes/boots" },
    },
    ...demoDocuments(0).flatMap((one) =>
      one.kind === "site"
        ? [{ ...one, footer: [{ heading: "Shop", links: [link("Boots", "/categories/shoes/boots"), link("All", "/products")] }] }]
        : [],
    ),
  ];
  const around = (without: readonly string[]) => {
    const shop = shopWithout(without, documents);
    const { topLinks, announcements, footer } = frameOf(shop);
    return {
      top: topLinks.map(({ label, path }) => [label, path]),
      panels: navigationOf(shop).items.flatMap(({ children }) =>
        children.map((column) => [column.link.label, column.link.path, column.children.map((one) => one.link.label)]),
      ),
      announced: announcements.map(({ announcementLink }) => announcementLink),
      foot: footer.flatMap(({ links }) => links.map(({ label }) => label)),
    };
  };
  expect(around([])).toEqual({
    top: [
      ["Boots", "/categories/shoes/boots"],
      ["Walks", "/categories/shoes/boots?sort=newest"],
    ],
    panels: [["On foot", "/categories/shoes/boots", ["Boots", "Everything"]]],
    announced: ["/categories/shoes/boots"],
    foot: ["Boots", "All"],
  });
  expect(around(["shoes-boots"])).toEqual({
    top: [["Walks", undefined]],
    panels: [["On foot", undefined, ["Everything"]]],
    announced: [undefined],
    foot: ["All"],
  });
});

test("a brand of which the country's shop has nothing is in no list of brands", () => {
  const brandsOf = (shop: ReturnType<typeof shopWithout>) => ({
    index: linkIndexesOf(shop).flatMap(({ path, groups }) =>
      path === "/brands" ? groups.flatMap(({ links }) => links.map(({ id }) => id)) : [],
    ),
    blocks: pagesOf(shop).flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === "brandStrip" || block.type === "brandIndex" ? block.brands.map(({ path }) => path) : [],
      ),
    ),
  });
  const [whole, none] = [brandsOf(shopWithout([])), brandsOf(shopWithout(["men", "women", "kids", "btq"]))];
  expect(whole.index).toContain("osker");
  expect(whole.blocks).toContain("/brands/osker");
  expect(none.index).not.toContain("osker");
  expect(none.blocks).toEqual([]);
});

test("the boutique of an owner who has made no home for it shows what hangs in it there", () => {
  const documents = demoDocuments(now.getTime() / 1000).filter(({ kind, id }) => kind !== "page" || id !== "btq");
  const [bag, shoe] = ["btq", "men"].map((id) => {
    const category = { ...demoCategory("btq-bags")!, id: `${id}-bags`, ancestors: [{ id, name: id, path: `/categories/${id}` }] };
    return { id, canonicalCategory: category, productGallery: [] } as unknown as Product;
  });
  const products = new Map([bag!, shoe!].map((product) => [product.id, product]));
  const boutiqueOf = (shop: ReturnType<typeof shopWithout>) => pagesOf(shop).find(({ path }) => path === "/btq");
  const shop = { ...shopWithout([], documents), products };
  expect(boutiqueOf(shop)).toMatchObject({ btq: true, title: "BTQ", blocks: [{ products: [{ id: "btq" }] }] });
  expect(boutiqueOf(shopWithout(["btq"], documents))).toBeUndefined();
  expect(boutiqueOf(shopWithout([]))?.blocks.length).toBeGreaterThan(1);
});

test("what a page leads on to is no category in which nothing hangs", () => {
  const boots = { label: "Boots", path: "/categories/shoes/boots" };
  const everything = { label: "Everything", path: "/products" };
  const headline = { shout: "Walk" };
  const documents = demoDocuments(0).map(
    (one): ShopDocument =>
      one.kind === "page" && one.path === "/"
        ? {
            ...one,
            blocks: [
              { type: "richText", sections: [], actions: [boots, everything] },
              { type: "productCarousel", headline, more: boots, products: [] },
            ],
          }
        : one,
  );
  const linksOf = (without: readonly string[]) =>
    homeOf(shopWithout(without, documents)).map((block) =>
      block.type === "richText" ? block.actions : block.type === "productCarousel" && block.more,
    );
  expect(linksOf([])).toEqual([[boots, everything], boots]);
  expect(linksOf(["shoes-boots"])).toEqual([[everything], null]);
});

test("the chips of all products lead to no category in which nothing hangs", () => {
  const chips = (without: readonly string[]) =>
    listingsOf(shopWithout(without))
      .find(({ path }) => path === "/products")
      ?.children.map(({ path }) => path);
  expect(chips([])).toEqual(["/categories/women", "/categories/men", "/categories/kids"]);
  const ofKids = demoDocuments(0).flatMap(({ kind, id }) => (kind === "category" && id.startsWith("kids") ? [id] : []));
  expect(chips(ofKids)).toEqual(["/categories/women", "/categories/men"]);
});

test("a brand stands under its first letter without marks, or its first digit", () => {
  const names = ["Ōtaki", "Osker", "’47", "361", "Östra"];
  const documents = demoDocuments(0);
  const known = documents.filter((one) => one.kind === "brand");
  const brands = names.flatMap((name, index) => (known[index] ? [{ ...known[index], name }] : []));
  const shop = shopWithout([], [...documents.filter(({ kind }) => kind !== "brand"), ...brands]);
  const groups = linkIndexesOf(shop).find(({ path }) => path === "/brands")?.groups;
  expect(groups?.map(({ name, links }) => [name, links.map((link) => link.name)])).toEqual([
    ["3", ["361"]],
    ["4", ["’47"]],
    ["O", ["Osker", "Östra", "Ōtaki"]],
  ]);
});

test("a story says what it is about and how long it takes to read", () => {
  const [journal] = homeOf(shopWithout([])).filter(({ type }) => type === "journal");
  const [first] = journal?.type === "journal" ? journal.articles : [];
  expect(first).toMatchObject({ kicker: "Running", minutes: 4 });
});

test("a story that is not told in a country is not in its journal, which is left out with its last one", () => {
  const told = (countries: ("nz" | "au")[]) => {
    const documents = demoDocuments(0).map((one) => (one.kind === "article" ? { ...one, countries } : one));
    return homeOf(shopWithout([], documents)).some(({ type }) => type === "journal");
  };
  expect(told(["nz", "au"])).toBe(true);
  expect(told(["au"])).toBe(false);
});

test("a shop whose stores are all closed for good offers no click and collect", () => {
  const collects = (closed: boolean) => {
    const hours = { week: Array.from({ length: 7 }, () => null), publicHolidays: null };
    const documents = demoDocuments(now.getTime() / 1000).map((document) =>
      document.kind === "store" && closed ? { ...document, hours } : document,
    );
    return frameOf(shopWithout([], documents)).collects;
  };
  expect(collects(false)).toBe(true);
  expect(collects(true)).toBe(false);
});
