import type { Kind } from "#catalogue/art/look.ts";
import type { Audience, BrandedStyle } from "./style.ts";

/** A room of the shop that products hang in. */
export interface Category {
  /** The path's slugs joined by `-`. */
  readonly id: string;
  readonly name: string;
  /** The name without its department, for crumbs and chips. */
  readonly shortName: string;
  readonly slug: string;
  readonly path: string;
  readonly headline: { shout: string; aside?: string };
  readonly description: string;
  readonly btq: boolean;
  readonly parent: string | null;
  readonly children: readonly string[];
}

/** The four shelves everything is on. */
export type Group = "shoes" | "clothing" | "accessories" | "extras";

interface Leaf {
  readonly slug: string;
  readonly name: string;
  readonly group: Group;
}

const leaves = {
  sneakers: { slug: "sneakers", name: "Sneakers", group: "shoes" },
  running: { slug: "running", name: "Running", group: "shoes" },
  trail: { slug: "trail", name: "Trail", group: "shoes" },
  "high-tops": { slug: "high-tops", name: "High tops", group: "shoes" },
  boots: { slug: "boots", name: "Boots", group: "shoes" },
  slides: { slug: "slides", name: "Slides and sandals", group: "shoes" },
  leggings: { slug: "leggings", name: "Leggings", group: "clothing" },
  "sports-bras": { slug: "sports-bras", name: "Sports bras", group: "clothing" },
  tanks: { slug: "tanks", name: "Tanks", group: "clothing" },
  tees: { slug: "tees", name: "Tees", group: "clothing" },
  hoodies: { slug: "hoodies", name: "Hoodies", group: "clothing" },
  jackets: { slug: "jackets", name: "Jackets", group: "clothing" },
  shorts: { slug: "shorts", name: "Shorts", group: "clothing" },
  socks: { slug: "socks", name: "Socks", group: "accessories" },
  caps: { slug: "caps", name: "Caps", group: "accessories" },
  bags: { slug: "bags", name: "Bags", group: "accessories" },
  bottles: { slug: "bottles", name: "Bottles", group: "accessories" },
} as const satisfies Record<string, Leaf>;
export type LeafSlug = keyof typeof leaves;

/** The leaves a kind hangs under, its own first. */
const leavesOfKind: Readonly<Record<Kind, readonly LeafSlug[]>> = {
  court: ["sneakers"],
  chunky: ["running", "sneakers"],
  slim: ["running", "sneakers"],
  hightop: ["sneakers", "high-tops"],
  kids: ["sneakers"],
  slide: ["slides"],
  boot: ["boots"],
  tee: ["tees"],
  "crop-tank": ["tanks"],
  bra: ["sports-bras"],
  hoodie: ["hoodies"],
  jacket: ["jackets"],
  leggings: ["leggings"],
  "bike-shorts": ["shorts"],
  shorts: ["shorts"],
  socks: ["socks"],
  cap: ["caps"],
  tote: ["bags"],
  duffle: ["bags"],
  bottle: ["bottles"],
  "gift-card": [],
};

const departments = { men: "Men", women: "Women", kids: "Kids" } as const;
type Department = keyof typeof departments;
const groups: Readonly<Record<Exclude<Group, "extras">, string>> = {
  shoes: "Shoes",
  clothing: "Clothing",
  accessories: "Accessories",
};

/** What to do in it: slug, name, and the `bestFor` values that count. */
const activities = [
  { slug: "running", name: "Running", bestFor: ["Road running", "Racing"] },
  { slug: "trail", name: "Trail", bestFor: ["Trail"] },
  { slug: "training", name: "Training", bestFor: ["Training"] },
  { slug: "studio", name: "Studio", bestFor: ["Studio"] },
  { slug: "court", name: "Court", bestFor: ["Court"] },
  { slug: "travel", name: "Travel", bestFor: ["Travel"] },
  { slug: "after-surf", name: "After surf", bestFor: ["After surf"] },
] as const;

const boutique = [
  { slug: "new-in", name: "New in", shout: "New in,", aside: "worth the stairs" },
  { slug: "boots", name: "Boots", aside: "that answer back" },
  { slug: "sneakers", name: "Sneakers", aside: "in long sleeves" },
  { slug: "layers", name: "Layers", aside: "for late rooms" },
  { slug: "knit", name: "Knit", aside: "and jersey" },
  { slug: "bags", name: "Bags", aside: "for leaving with" },
  { slug: "sandals", name: "Sandals", aside: "and mules" },
  { slug: "the-edit", name: "The Edit", aside: "no. 14" },
] as const;

/** Departments that sell nothing of a leaf have no page for it. */
function sells(department: Department, leaf: LeafSlug): boolean {
  if (department === "men") return !["leggings", "sports-bras", "tanks"].includes(leaf);
  if (department === "kids")
    return ["sneakers", "running", "slides", "tees", "hoodies", "shorts", "socks", "caps", "bags"].includes(leaf);
  return true;
}

const asides: Readonly<Record<Department, string>> = { men: "for men", women: "for women", kids: "for kids" };

const built = new Map<string, Category & { children: string[] }>();

function add(
  path: readonly string[],
  name: string,
  shortName: string,
  headline: Category["headline"],
  description: string,
  btq = false,
): void {
  const id = path.join("-");
  const parent = path.length > 1 ? path.slice(0, -1).join("-") : null;
  const slug = path.at(-1) ?? "";
  built.set(id, {
    id,
    name,
    shortName,
    slug,
    path: `/categories/${path.join("/")}`,
    headline,
    description,
    btq,
    parent,
    children: [],
  });
  if (parent) built.get(parent)?.children.push(id);
}

for (const [department, name] of Object.entries(departments) as [Department, string][]) {
  add(
    [department],
    name,
    name,
    { shout: name, aside: department === "kids" ? "at full tilt" : department === "men" ? "off road" : "on the move" },
    `Everything for ${name.toLowerCase()}, from the ground up.`,
  );
  for (const [group, groupName] of Object.entries(groups)) {
    add(
      [department, group],
      `${name}’s ${groupName.toLowerCase()}`.replace("Kids’s", "Kids’"),
      groupName,
      { shout: groupName, aside: asides[department] },
      `${groupName} ${asides[department]}: what we would wear, sorted so that you can find it.`,
    );
    for (const leaf of Object.values(leaves) as Leaf[])
      if (leaf.group === group && sells(department, leaf.slug as LeafSlug))
        add(
          [department, group, leaf.slug],
          `${name}’s ${leaf.name.toLowerCase()}`.replace("Kids’s", "Kids’"),
          leaf.name,
          { shout: leaf.name, aside: asides[department] },
          `${leaf.name} ${asides[department]}. Filter by size first; it saves heartache.`,
        );
  }
}
for (const [group, groupName] of Object.entries(groups)) {
  add([group], groupName, groupName, { shout: groupName, aside: "the lot" }, `All our ${groupName.toLowerCase()} in one place.`);
  for (const leaf of Object.values(leaves) as Leaf[])
    if (leaf.group === group)
      add(
        [group, leaf.slug],
        leaf.name,
        leaf.name,
        { shout: leaf.name, aside: "for everybody" },
        `All our ${leaf.name.toLowerCase()}, whoever they are cut for.`,
      );
}
add(["new"], "New", "New", { shout: "New", aside: "this week" }, "Fresh off the truck and straight onto the page.");
add(["sale"], "Sale", "Sale", { shout: "Sale", aside: "while it lasts" }, "Good things, smaller numbers. Sizes go quickly.");
for (const [department, name] of Object.entries(departments) as [Department, string][]) {
  add(
    ["new", department],
    `New for ${name.toLowerCase()}`,
    name,
    { shout: "New", aside: asides[department] },
    `What arrived for ${name.toLowerCase()} lately.`,
  );
  add(
    ["sale", department],
    `Sale for ${name.toLowerCase()}`,
    name,
    { shout: "Sale", aside: asides[department] },
    `Reduced for ${name.toLowerCase()}, until the last pair walks.`,
  );
}
add(["activity"], "By activity", "Activity", { shout: "Do", aside: "something" }, "Start from what you are going to do in it.");
for (const activity of activities)
  add(
    ["activity", activity.slug],
    activity.name,
    activity.name,
    { shout: activity.name, aside: "head to toe" },
    `Everything we would take ${activity.slug === "travel" ? "away" : `for ${activity.name.toLowerCase()}`}.`,
  );
add(
  ["gift-cards"],
  "Gift cards and plans",
  "Gift cards",
  { shout: "Gift cards", aside: "never late" },
  "For people who are hard to measure.",
);
add(["btq"], "BTQ", "BTQ", { shout: "BTQ", aside: "the quieter room" }, "Fewer things, better made.", true);
for (const room of boutique)
  add(
    ["btq", room.slug],
    room.name,
    room.name,
    { shout: "shout" in room ? room.shout : room.name, aside: room.aside },
    "Chosen by people who feel seams for a living.",
    true,
  );

/** The category tree by id; `parent` and `children` are ids. */
export const categories: ReadonlyMap<string, Category> = built;

/** The group a kind belongs to. */
export function groupOf(kind: Kind): Group {
  const leaf = leavesOfKind[kind][0];
  return leaf ? leaves[leaf].group : "extras";
}

function departmentsOf(audience: Audience): readonly Department[] {
  if (audience === "unisex") return ["men", "women"];
  return [audience];
}

function leavesOf(style: BrandedStyle): readonly LeafSlug[] {
  const own = leavesOfKind[style.kind];
  return style.kind === "chunky" && style.bestFor?.includes("Trail") ? [...own, "trail"] : own;
}

/** What of a single product, beyond its style, decides where it hangs. */
export interface Standing {
  readonly isNew: boolean;
  readonly isDiscounted: boolean;
}

function boutiqueRooms(style: BrandedStyle, standing: Standing): string[] {
  const rooms: (typeof boutique)[number]["slug"][] = [];
  if (standing.isNew) rooms.push("new-in");
  if (style.kind === "boot") rooms.push("boots");
  if (style.kind === "court" || style.kind === "hightop") rooms.push("sneakers");
  if (style.kind === "jacket" || style.kind === "hoodie" || style.kind === "crop-tank") rooms.push("layers");
  if (style.kind === "tee" || style.kind === "hoodie" || style.kind === "leggings" || style.kind === "bra") rooms.push("knit");
  if (style.kind === "tote" || style.kind === "duffle") rooms.push("bags");
  if (style.kind === "slide") rooms.push("sandals");
  if (style.bestFor?.includes("Evening")) rooms.push("the-edit");
  return ["btq", ...rooms.map((room) => `btq-${room}`)];
}

/** Ids of every category a product hangs in, ancestors included, without repeats. The boutique's things hang in the boutique only. */
export function categoryIdsOf(style: BrandedStyle, standing: Standing): string[] {
  if (style.btq) return boutiqueRooms(style, standing);
  const ids = new Set<string>();
  const group = groupOf(style.kind);
  if (group === "extras") ids.add("gift-cards");
  else {
    ids.add(group);
    for (const leaf of leavesOf(style)) ids.add(`${group}-${leaf}`);
  }
  for (const department of group === "extras" ? [] : departmentsOf(style.audience)) {
    ids.add(department);
    ids.add(`${department}-${group}`);
    for (const leaf of leavesOf(style)) if (sells(department, leaf)) ids.add(`${department}-${group}-${leaf}`);
    if (standing.isNew) ids.add(`new-${department}`);
    if (standing.isDiscounted) ids.add(`sale-${department}`);
  }
  if (standing.isNew) ids.add("new");
  if (standing.isDiscounted) ids.add("sale");
  for (const activity of activities)
    if (style.bestFor?.some((use) => (activity.bestFor as readonly string[]).includes(use)))
      ids.add("activity").add(`activity-${activity.slug}`);
  return [...ids];
}

/** From the root down, the category itself last. */
export function lineOf(category: Category): Category[] {
  const parent = category.parent ? categories.get(category.parent) : undefined;
  return parent ? [...lineOf(parent), category] : [category];
}

/** Id of the category that a style's breadcrumbs lead through. */
export function canonicalIdOf(style: BrandedStyle): string {
  if (style.btq) return boutiqueRooms(style, { isNew: false, isDiscounted: false })[1] ?? "btq";
  const group = groupOf(style.kind);
  const leaf = leavesOfKind[style.kind][0];
  const department = departmentsOf(style.audience)[0];
  return leaf && department ? `${department}-${group}-${leaf}` : "gift-cards";
}
