import type { ShopDocumentOf } from "#contract/shop-documents.ts";

type ProductOverlay = Omit<ShopDocumentOf<"overlay">, "kind" | "position">;
type ProductBadge = Omit<ShopDocumentOf<"badge">, "kind" | "position">;

const ink = "#12130f";
const marker = "#e1ff3c";
const white = "#ffffff";

const overlay = (
  id: string,
  name: string,
  dynamicOverlay: ProductOverlay["dynamicOverlay"],
  textColour: string,
  backgroundColour: string,
): ProductOverlay => ({ id, name, dynamicOverlay, textColour, textOpacity: 1, backgroundColour, backgroundOpacity: 1 });

const oxblood = "#451020";
const darkOxblood = "#2f0915";
const rouge = "#f5c5bb";
const plaster = "#fbf6f1";

/** The boutique's own label of a name: what hangs there wears its colours wherever it is shown. */
export const boutiqueOverlay = (id: string): string => `btq-${id}`;

/** Labels for the top left of a tile, most pressing first. */
export const overlays: readonly ProductOverlay[] = [
  overlay("members-only", "Members only", "accountExclusive", marker, ink),
  overlay("releasing", "Releasing Friday", "scheduledRelease", white, ink),
  overlay("coming-soon", "Coming soon", "comingSoon", white, ink),
  overlay("sale", "Sale", "sale", ink, marker),
  overlay("exclusive", "Exclusive", "exclusive", white, ink),
  overlay("new", "New", "newArrival", ink, white),
  overlay("best-seller", "Best seller", "bestSeller", ink, white),
  overlay("sustainable", "Sustainable", "sustainable", "#0c5a34", "#dff0e3"),
  overlay(boutiqueOverlay("members-only"), "Members only", "accountExclusive", rouge, oxblood),
  overlay(boutiqueOverlay("releasing"), "Releasing Friday", "scheduledRelease", plaster, oxblood),
  overlay(boutiqueOverlay("coming-soon"), "Coming soon", "comingSoon", plaster, oxblood),
  overlay(boutiqueOverlay("sale"), "Sale", "sale", darkOxblood, rouge),
  overlay(boutiqueOverlay("exclusive"), "Exclusive", "exclusive", plaster, oxblood),
  overlay(boutiqueOverlay("new"), "New", "newArrival", darkOxblood, plaster),
  overlay(boutiqueOverlay("best-seller"), "Best seller", "bestSeller", darkOxblood, plaster),
];

const badge = (
  id: string,
  name: string,
  colour: string,
  link: string | null,
  dynamicBadge: ProductBadge["dynamicBadge"] = null,
): ProductBadge => ({
  id,
  name,
  colour,
  link,
  dynamicBadge,
});

/** Small notes under a price. */
export const badges: readonly ProductBadge[] = [
  badge("recycled-upper", "Recycled upper", "#0c7a43", "/products?feature=Recycled"),
  badge("recycled-laces", "Recycled laces", "#0c7a43", "/products?feature=Recycled"),
  badge("sustainable", "Sustainable", "#0c7a43", "/products?feature=Recycled"),
  badge("vegetable-tanned", "Vegetable tanned", "#0c7a43", null),
  badge("best-seller", "Best seller", ink, null),
  badge("exclusive", "Exclusive", ink, null),
  badge("extra-ten", "Extra 10% at checkout", ink, "/categories/sale"),
  badge("made-to-order", "Made to order", darkOxblood, null),
  badge("members-price", "Members price", ink, "/account/signin", "accountExclusive"),
];
