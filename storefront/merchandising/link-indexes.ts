import type { Entity } from "#contract/content.ts";
import { brandsSold, hasProducts, type Surroundings } from "./surroundings.ts";
import { wordsIn } from "./written-words.ts";

/** A page of grouped links. */
export type LinkIndex = Extract<Entity, { type: "index" }>["data"];

type Link = LinkIndex["groups"][number]["links"][number];

const grouped = (links: readonly (Link & { readonly group: string })[]): LinkIndex["groups"] =>
  [...Map.groupBy(links, ({ group }) => group)].map(([name, some]) => ({
    name,
    links: some.map(({ group: _, ...link }) => link),
  }));

/** What a name stands under: its first letter or digit, whatever marks it has and whatever stands before it. */
const letterOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name.normalize("NFD"))?.[0].toUpperCase() ?? "#";

function brandLinks(shop: Surroundings) {
  const links = brandsSold(shop).map(({ id, name, path }) => ({ group: letterOf(name), id, name, path }));
  return links.toSorted((a, b) => a.group.localeCompare(b.group, "en") || a.name.localeCompare(b.name, "en"));
}

function categoryLinks(shop: Surroundings) {
  return shop.tree
    .childrenOf(null)
    .filter(({ btq }) => !btq)
    .flatMap((root) =>
      [root, ...shop.tree.childrenOf(root.id)]
        .filter((category) => hasProducts(shop, category))
        .map((category) => ({
          group: root.name,
          id: category.id,
          name: category === root ? `All ${root.name.toLowerCase()}` : category.shortName,
          path: category.path,
        })),
    );
}

function helpLinks({ country, documents }: Surroundings) {
  return documents
    .all("article")
    .filter(({ facts, countries }) => facts.kind === "help" && countries.includes(country))
    .map(({ id, title, path, facts }) => ({ group: facts.kicker, id, name: wordsIn(country, title), path }));
}

/** The pages that only lead on: `/brands` by letter, `/categories` by department, `/articles` by what one wants to know. */
export const linkIndexesOf = (shop: Surroundings): LinkIndex[] => [
  { title: "Brands", path: "/brands", groups: grouped(brandLinks(shop)) },
  { title: "Categories", path: "/categories", groups: grouped(categoryLinks(shop)) },
  { title: "Help and information", path: "/articles", groups: grouped(helpLinks(shop)) },
];
