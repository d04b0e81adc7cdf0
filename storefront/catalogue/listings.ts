import type { Listing } from "#contract/content.ts";
import { type BrandId, brandIds, brands } from "./brands.ts";
import { type Category, categories, type Group, groupOf, lineOf } from "./categories.ts";
import { facetsFor } from "./facets.ts";
import { shelf } from "./shelf.ts";

type Link = Listing["ancestors"][number];

const linkOf = (category: Category): Link => ({ id: category.id, name: category.shortName, path: category.path });
const groupNames: Readonly<Record<Exclude<Group, "extras">, string>> = {
  shoes: "Shoes",
  clothing: "Clothing",
  accessories: "Accessories",
};

/** Categories nothing hangs in have no page. */
function isStocked(category: Category, stocked: ReadonlySet<string>): boolean {
  return stocked.has(category.id) || category.children.some((id) => stocked.has(id));
}

function facetsOfCategory(category: Category): Listing["facets"] {
  const slugs = lineOf(category).map(({ slug }) => slug);
  const holds = (["shoes", "clothing", "accessories"] as const).find((group) => slugs.includes(group)) ?? "all";
  const whom = (["women", "kids"] as const).find((department) => slugs.includes(department)) ?? "men";
  return facetsFor(holds, whom);
}

/** Where to go from a category: down to its children, or from a leaf across to the leaves beside it. */
function related(category: Category): readonly string[] {
  if (category.children.length > 0 || category.parent === null) return category.children;
  return (categories.get(category.parent)?.children ?? []).filter((id) => id !== category.id);
}

function categoryListing(category: Category, stocked: ReadonlySet<string>): Listing {
  return {
    id: category.id,
    name: category.name,
    headline: category.headline,
    path: category.path,
    type: "Category",
    description: category.description,
    btq: category.btq,
    mode: category.id === "btq-the-edit" ? "membership" : "filter",
    products: { index: "products" },
    facetFilters: ["visibleIn.categories:true", `categoryIds:${category.id}`],
    orderingInheritance: category.parent ? "INHERIT" : "OWN",
    inheritOrderingFrom: category.parent,
    ancestors: lineOf(category).slice(0, -1).map(linkOf),
    children: related(category).flatMap((id) => {
      const child = categories.get(id);
      return child && isStocked(child, stocked) ? [{ ...linkOf(child), visibleIn: { relatedPlpLinks: true } }] : [];
    }),
    facets: facetsOfCategory(category),
  };
}

function brandListings(id: BrandId): Listing[] {
  const brand = brands[id];
  const path = `/brands/${brand.slug}`;
  const own: Link = { id, name: brand.name, path };
  const items = shelf.filter((item) => item.style.brand === id);
  const groups = (Object.keys(groupNames) as (keyof typeof groupNames)[]).filter((group) =>
    items.some((item) => groupOf(item.style.kind) === group),
  );
  const common = {
    btq: false,
    mode: "membership",
    products: { index: "products" },
    orderingInheritance: "OWN",
    inheritOrderingFrom: null,
  } as const;
  const rooms = groups.length > 1 ? groups : [];
  const children = rooms.map((group) => ({
    id: `${id}-${group}`,
    name: groupNames[group],
    path: `${path}/${group}`,
    visibleIn: { relatedPlpLinks: true },
  }));
  return [
    {
      ...common,
      id,
      name: brand.name,
      headline: { shout: brand.name },
      path,
      type: "Brand",
      description: `${brand.line} ${brand.story}`,
      facetFilters: ["visibleIn.brand:true", `brand.id:${id}`],
      ancestors: [{ id: "brands", name: "Brands", path: "/brands" }],
      children,
      facets: facetsFor(groups.length === 1 ? (groups[0] ?? "all") : "all"),
    },
    ...rooms.map(
      (group): Listing => ({
        ...common,
        id: `${id}-${group}`,
        name: `${brand.name} ${groupNames[group].toLowerCase()}`,
        headline: { shout: brand.name, aside: groupNames[group].toLowerCase() },
        path: `${path}/${group}`,
        type: "BrandCategory",
        description: `${groupNames[group]} by ${brand.name}. ${brand.line}`,
        mode: "filter",
        facetFilters: ["visibleIn.brand:true", `brand.id:${id}`, `group:${group}`],
        orderingInheritance: "INHERIT",
        inheritOrderingFrom: id,
        ancestors: [{ id: "brands", name: "Brands", path: "/brands" }, own],
        children: [],
        facets: facetsFor(group),
      }),
    ),
  ];
}

const everything: Listing = {
  id: "all",
  name: "All products",
  headline: { shout: "Everything", aside: "at once" },
  path: "/products",
  type: "All",
  description: "Every pair, layer and bag we have. Filters help.",
  btq: false,
  mode: "filter",
  products: { index: "products" },
  facetFilters: ["visibleIn.searchResults:true"],
  orderingInheritance: "OWN",
  inheritOrderingFrom: null,
  ancestors: [],
  children: ["women", "men", "kids"].flatMap((id) => {
    const category = categories.get(id);
    return category ? [{ ...linkOf(category), visibleIn: { relatedPlpLinks: true } }] : [];
  }),
  facets: facetsFor("all"),
};

const search: Listing = {
  ...everything,
  id: "search",
  name: "Search",
  headline: { shout: "Search" },
  path: "/search",
  description: "Search everything in the shop.",
  children: [],
};

/**
 * Every listing of a shop: one a category and brand that hold anything, a brand's groups, and everything at once.
 * @param stocked ids of the categories something hangs in, from the search records.
 */
export function buildListings(stocked: ReadonlySet<string>): Listing[] {
  return [
    everything,
    search,
    ...[...categories.values()]
      .filter((category) => isStocked(category, stocked))
      .map((category) => categoryListing(category, stocked)),
    ...brandIds.flatMap(brandListings),
  ];
}
