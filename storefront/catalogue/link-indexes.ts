import type { Entity } from "#contract/content.ts";
import { articlePath } from "./articles/all.ts";
import { helpPages } from "./articles/help.ts";
import { brandIds, brands } from "./brands.ts";
import { categories } from "./categories.ts";

/** A page of grouped links. */
export type LinkIndex = Extract<Entity, { type: "index" }>["data"];

/** The pages that only lead on: `/brands` by letter, `/categories` by department, `/articles` by what one wants to know. @param stocked ids of categories something hangs in. */
export function buildLinkIndexes(stocked: ReadonlySet<string>): LinkIndex[] {
  const sorted = [...brandIds].sort((a, b) => brands[a].name.localeCompare(brands[b].name, "en"));
  const letters = [...new Set(sorted.map((id) => brands[id].name.charAt(0)))];
  const roots = [...categories.values()].filter((category) => category.parent === null && category.id !== "btq");
  return [
    {
      title: "Brands",
      path: "/brands",
      groups: letters.map((letter) => ({
        name: letter,
        links: sorted
          .filter((id) => brands[id].name.startsWith(letter))
          .map((id) => ({ id, name: brands[id].name, path: `/brands/${brands[id].slug}` })),
      })),
    },
    {
      title: "Categories",
      path: "/categories",
      groups: roots.flatMap((root) => {
        const links = [root.id, ...root.children].flatMap((id) => {
          const category = categories.get(id);
          return category && (stocked.has(id) || category.children.some((child) => stocked.has(child)))
            ? [{ id, name: id === root.id ? `All ${root.name.toLowerCase()}` : category.shortName, path: category.path }]
            : [];
        });
        return links.length > 0 ? [{ name: root.name, links }] : [];
      }),
    },
    {
      title: "Help and information",
      path: "/articles",
      groups: [...new Set(helpPages.map(({ kicker }) => kicker))].map((name) => ({
        name,
        links: helpPages
          .filter(({ kicker }) => kicker === name)
          .map((page) => ({ id: page.slug, name: page.title, path: articlePath(page) })),
      })),
    },
  ];
}
