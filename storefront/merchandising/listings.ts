import type { Listing } from "#contract/content.ts";
import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import type { Category } from "./category-tree.ts";
import { hasProducts, type Surroundings } from "./surroundings.ts";

type Link = Listing["ancestors"][number];

const linkOf = (category: Category): Link => ({ id: category.id, name: category.shortName, path: category.path });
const withRelated = (link: Link) => ({ ...link, visibleIn: { relatedPlpLinks: true } });

const facetsOf = ({ documents }: Surroundings, id: string): Listing["facets"] => [...(documents.get("facets", id)?.facets ?? [])];

/** Where to go from a category: down to its children, or from a leaf across to the leaves beside it. */
function related({ tree }: Surroundings, category: Category): readonly Category[] {
  const children = tree.childrenOf(category.id);
  if (children.length > 0 || category.parent === null) return children;
  return tree.childrenOf(category.parent).filter(({ id }) => id !== category.id);
}

function categoryListing(shop: Surroundings, category: Category): Listing {
  return {
    id: category.id,
    name: category.name,
    headline: category.headline,
    path: category.path,
    type: "Category",
    description: category.description,
    btq: category.btq,
    mode: category.mode,
    products: { index: "products" },
    facetFilters: ["visibleIn.categories:true", `categoryIds:${category.id}`],
    orderingInheritance: category.parent ? "INHERIT" : "OWN",
    inheritOrderingFrom: category.parent,
    ancestors: shop.tree.lineOf(category).slice(0, -1).map(linkOf),
    children: related(shop, category)
      .filter((one) => hasProducts(shop, one))
      .map((one) => withRelated(linkOf(one))),
    facets: facetsOf(shop, category.facets),
  };
}

function brandListings(shop: Surroundings, brand: ShopDocumentOf<"brand">): Listing[] {
  const { id, name, path, line } = brand;
  const stocked = brand.rooms.filter(({ group }) => shop.hanging.brandHas(id, group));
  const rooms = stocked.length > 1 ? stocked : [];
  const brands: Link = { id: "brands", name: "Brands", path: "/brands" };
  const common = { btq: false, products: { index: "products" } };
  return [
    {
      ...common,
      id,
      name,
      headline: { shout: name },
      path,
      type: "Brand",
      description: `${line} ${brand.story}`,
      mode: "membership",
      facetFilters: ["visibleIn.brand:true", `brand.id:${id}`],
      orderingInheritance: "OWN",
      inheritOrderingFrom: null,
      ancestors: [brands],
      children: rooms.map((room) => withRelated({ id: `${id}-${room.group}`, name: room.name, path: `${path}/${room.group}` })),
      facets: facetsOf(shop, brand.facets),
    },
    ...rooms.map((room): Listing => {
      const aside = room.name.toLowerCase();
      return {
        ...common,
        id: `${id}-${room.group}`,
        name: `${name} ${aside}`,
        headline: { shout: name, aside },
        path: `${path}/${room.group}`,
        type: "BrandCategory",
        description: `${room.name} by ${name}. ${line}`,
        mode: "filter",
        facetFilters: ["visibleIn.brand:true", `brand.id:${id}`, `group:${room.group}`],
        orderingInheritance: "INHERIT",
        inheritOrderingFrom: id,
        ancestors: [brands, { id, name, path }],
        children: [],
        facets: facetsOf(shop, room.facets),
      };
    }),
  ];
}

/** Everything at once, and what a text is searched in: all products that search results may show (ROUTE-17). */
function everything(shop: Surroundings): Listing[] {
  const site = shop.documents.get("site", "main");
  if (site === undefined) return [];
  const { name, headline, description, facets, categories } = site.everything;
  const all: Listing = {
    id: "all",
    name,
    headline,
    path: "/products",
    type: "All",
    description,
    btq: false,
    mode: "filter",
    products: { index: "products" },
    facetFilters: ["visibleIn.searchResults:true"],
    orderingInheritance: "OWN",
    inheritOrderingFrom: null,
    ancestors: [],
    children: categories.flatMap((id) => {
      const category = shop.documents.get("category", id);
      return category && hasProducts(shop, category) ? [withRelated(linkOf(category))] : [];
    }),
    facets: facetsOf(shop, facets),
  };
  const search: Listing = {
    ...all,
    id: "search",
    name: "Search",
    headline: { shout: "Search" },
    path: "/search",
    description: "Search everything in the shop.",
    children: [],
  };
  return [all, search];
}

/** Every listing of a shop: everything at once, one a category that anything hangs in, one a brand and its rooms. */
export function listingsOf(shop: Surroundings): Listing[] {
  const { documents } = shop;
  return [
    ...everything(shop),
    ...documents
      .all("category")
      .filter((category) => hasProducts(shop, category))
      .map((category) => categoryListing(shop, category)),
    ...documents.all("brand").flatMap((brand) => brandListings(shop, brand)),
  ];
}
