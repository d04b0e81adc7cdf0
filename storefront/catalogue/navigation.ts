import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import { countryCodes } from "#domain/country/country.ts";
import { type brandIds, brands } from "./brands.ts";
import { categories } from "./categories.ts";
import { productPicture, scenePicture } from "./pictures.ts";
import { named } from "./shelf.ts";

type Item = Omit<ShopDocumentOf<"navigation">, "kind" | "id" | "position" | "countries">;
type Column = Item["columns"][number];

const link = (label: string, path: string) => ({ label, path });
const group = (label: string, path: string, links: { label: string; path: string }[]): Column => ({
  link: { label, path },
  links,
});

/** A category and its children as one column. */
const column = (category: string): Column => ({ category });

const picture = (name: string, colour: Parameters<typeof named>[1], view: "side" | "front", caption: string, path: string) => ({
  image: productPicture(named(name, colour), view),
  caption,
  link: path,
});

const findYours = (department: string): Column =>
  group("Find your thing", "/categories/activity", [
    link("Best for running", "/categories/activity/running"),
    link("Wide fit", `/categories/${department}?fit=Wide`),
    link("Recycled", `/categories/${department}?feature=Recycled`),
    link("Under $100", `/categories/${department}?maxPrice=100`),
    link("Gift cards", "/categories/gift-cards"),
  ]);

/** The comps' seven items, and BTQ, whose children are the boutique's own. */
function items(): Item[] {
  const departments = ["women", "men", "kids"] as const;
  return [
    {
      link: { label: "New", path: "/categories/new" },
      columns: [
        group("New in", "/categories/new", [
          ...departments.map((id) => link(categories.get(id)?.name ?? id, `/categories/new/${id}`)),
          link("Everything new", "/categories/new"),
        ]),
        group("Coming up", "/products", [
          link("Moonboot Runner", named("Moonboot Runner", "moreton").path),
          link("Strata 3, Rātā", named("Strata 3", "rata").path),
          link("Fleet Racer, Rātā", named("Fleet Racer", "rata").path),
        ]),
      ],
      imageLayout: {
        rowLayout: [
          picture("Ridgeback", "saltbush", "side", "Ridgeback, in Saltbush", named("Ridgeback", "saltbush").path),
          picture("Headwind Shell", "southerly", "front", "Headwind Shell", named("Headwind Shell", "southerly").path),
        ],
        ctaButton: { label: "Shop all new", path: "/categories/new" },
      },
    },
    {
      link: { label: "Women", path: "/categories/women" },
      columns: [column("women-shoes"), column("women-clothing"), column("women-accessories"), findYours("women")],
      imageLayout: {
        rowLayout: [
          picture("Court Low", "galah", "side", "Pink season, in full", named("Court Low", "galah").path),
          picture("Second Skin Legging", "plum", "front", "Second Skin, first in", named("Second Skin Legging", "plum").path),
        ],
        ctaButton: { label: "Shop all women", path: "/categories/women" },
      },
    },
    {
      link: { label: "Men", path: "/categories/men" },
      columns: [column("men-shoes"), column("men-clothing"), column("men-accessories"), findYours("men")],
      imageLayout: {
        rowLayout: [
          picture("Back Track", "tussock", "side", "One more bus stop", named("Back Track", "tussock").path),
          picture("Hut Shell", "bluff", "front", "Hut Shell, happier outside", named("Hut Shell", "bluff").path),
        ],
        ctaButton: { label: "Shop all men", path: "/categories/men" },
      },
    },
    {
      link: { label: "Kids", path: "/categories/kids" },
      columns: [column("kids-shoes"), column("kids-clothing"), column("kids-accessories")],
      imageLayout: {
        singleLayout: [
          { image: scenePicture("category-kids"), caption: "First straps, last puddles", link: "/categories/kids/shoes" },
        ],
        ctaButton: { label: "Shop all kids", path: "/categories/kids" },
      },
    },
    {
      link: { label: "Shoes", path: "/categories/shoes" },
      columns: [
        column("shoes"),
        column("activity"),
        group("By department", "/categories/shoes", [
          link("Women’s shoes", "/categories/women/shoes"),
          link("Men’s shoes", "/categories/men/shoes"),
          link("Kids’ shoes", "/categories/kids/shoes"),
        ]),
      ],
      imageLayout: {
        gridLayout: [
          { image: scenePicture("category-running"), caption: "Running", link: "/categories/shoes/running" },
          { image: scenePicture("category-boots"), caption: "Boots", link: "/categories/shoes/boots" },
          { image: scenePicture("category-sandals"), caption: "Slides", link: "/categories/shoes/slides" },
        ],
        ctaButton: { label: "Shop all shoes", path: "/categories/shoes" },
      },
    },
    {
      link: { label: "Brands", path: "/brands" },
      columns: [
        group(
          "On your feet",
          "/brands",
          brandLinks(["norvane", "osker", "hinterly", "farrow", "fourthset", "kilnwood", "pipdot", "sandbar"]),
        ),
        group("On the rest of you", "/brands", brandLinks(["lune", "ochre", "zephyrine", "bluegum"])),
        group("Upstairs at BTQ", "/btq", brandLinks(["halden", "vesper"])),
      ],
      imageLayout: {
        rowLayout: [
          picture("Pace One", "ember", "side", "Farrow Mile", "/brands/farrow-mile"),
          picture("Heavy Hood", "galah", "front", "Ochre State", "/brands/ochre-state"),
        ],
        ctaButton: { label: "All brands", path: "/brands" },
      },
    },
    {
      link: { label: "Sale", path: "/categories/sale" },
      sale: true,
      columns: [
        group("Sale", "/categories/sale", [
          ...departments.map((id) => link(categories.get(id)?.name ?? id, `/categories/sale/${id}`)),
          link("Everything on sale", "/categories/sale"),
        ]),
        group("By price", "/categories/sale", [
          link("Under $50", "/categories/sale?maxPrice=50"),
          link("Under $100", "/categories/sale?maxPrice=100"),
          link("Under $200", "/categories/sale?maxPrice=200"),
        ]),
      ],
      imageLayout: {
        rowLayout: [
          picture("Baseline 84", "terracotta", "side", "Baseline 84, for less", named("Baseline 84", "terracotta").path),
          picture("Headwind Shell", "reef", "front", "Shells, three tenths off", "/categories/sale?q=shell"),
        ],
        ctaButton: { label: "Shop all sale", path: "/categories/sale" },
      },
    },
    {
      link: { label: "BTQ", path: "/btq" },
      columns: boutiqueLinks.map(({ label, path }) => ({ link: { label, path }, links: [] })),
    },
  ];
}

function brandLinks(ids: (typeof brandIds)[number][]) {
  return ids.map((id) => link(brands[id].name, `/brands/${brands[id].slug}`));
}

/** The main navigation. */
export const navigation = (): ShopDocumentOf<"navigation">[] =>
  items().map((item, position) => ({
    kind: "navigation",
    id: item.link.label.toLowerCase(),
    position,
    countries: [...countryCodes],
    ...item,
  }));

/** The boutique's own navigation. */
const boutiqueLinks: readonly { label: string; path: string }[] = [
  { label: "New in", path: "/categories/btq/new-in" },
  { label: "Boots", path: "/categories/btq/boots" },
  { label: "Sneakers", path: "/categories/btq/sneakers" },
  { label: "Layers", path: "/categories/btq/layers" },
  { label: "Bags", path: "/categories/btq/bags" },
  { label: "The Edit", path: "/categories/btq/the-edit" },
];
