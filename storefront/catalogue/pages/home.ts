import type { ColourwayId } from "#catalogue/art/colourways.ts";
import type { View } from "#catalogue/art/look.ts";
import { type BrandId, brandIds } from "#catalogue/brands.ts";
import { cutoutPicture, productPicture, scenePicture } from "#catalogue/pictures.ts";
import { idsOf, named } from "#catalogue/shelf.ts";
import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import { countryCodes } from "#domain/country/country.ts";

const category = (name: string, id: string, product: string, colour: ColourwayId, view: View) => ({
  name,
  category: id,
  image: productPicture(named(product, colour), view),
});

const shown: BrandId[] = ["norvane", "osker", "hinterly", "lune", "fourthset", "zephyrine"];

/** The main shop's home. */
export function homePage(): ShopDocumentOf<"page"> {
  const hero = named("Pace One", "ember");
  const drop = named("Moonboot Runner", "moreton");
  return {
    kind: "page",
    id: "home",
    countries: [...countryCodes],
    path: "/",
    title: "Shoes and activewear",
    description:
      "Sneakers, running shoes, boots and activewear from brands we rate. Free express delivery, free returns for forty days.",
    btq: false,
    blocks: [
      {
        type: "hero",
        headline: { shout: "Tread", aside: "loudly." },
        text: "New season runners for people who are late, loud or both.",
        image: cutoutPicture(hero, "Farrow Mile Pace One in Ember"),
        actions: [
          { label: "Shop women", path: "/categories/women" },
          { label: "Shop men", path: "/categories/men" },
        ],
        product: { id: hero.id, name: "Pace One, Ember" },
      },
      {
        type: "categoryGrid",
        items: [
          category("Running", "shoes-running", "Pace One", "glacier", "side"),
          category("Leggings", "clothing-leggings", "Second Skin Legging", "plum", "front"),
          category("Sneakers", "shoes-sneakers", "Court Low", "galah", "side"),
          category("Jackets", "clothing-jackets", "Headwind Shell", "southerly", "front"),
          category("Boots", "shoes-boots", "Back Track", "tussock", "side"),
          category("Bags", "accessories-bags", "Weekender", "saltbush", "front"),
        ],
      },
      {
        type: "productCarousel",
        headline: { shout: "New", aside: "this week" },
        more: { label: "Shop all new", path: "/categories/new" },
        products: idsOf([
          ["Ridgeback", "saltbush"],
          ["Rally Cup", "rata"],
          ["Headwind Shell", "southerly"],
          ["Heavy Hood", "galah"],
          ["Pace One", "glacier"],
          ["Second Skin Legging", "gumleaf"],
          ["Grass Court", "feijoa"],
          ["Scarp Trail", "kelp"],
        ]),
      },
      {
        type: "editorialSplit",
        cells: [
          {
            headline: { shout: "Women", aside: "on the move" },
            image: scenePicture("category-women"),
            action: { label: "Shop women", path: "/categories/women" },
          },
          {
            headline: { shout: "Men", aside: "off road" },
            image: scenePicture("category-men"),
            action: { label: "Shop men", path: "/categories/men" },
          },
        ],
      },
      {
        type: "drop",
        label: "Members first",
        headline: { shout: "Moonboot", aside: "lands Friday" },
        image: cutoutPicture(drop, "Norvane Moonboot Runner"),
        product: drop.id,
        actions: [
          { label: "See the Moonboot", path: drop.path },
          { label: "More from Norvane", path: "/brands/norvane" },
        ],
      },
      {
        type: "productCarousel",
        headline: { shout: "Sale", aside: "while it lasts" },
        more: { label: "Shop all sale", path: "/categories/sale" },
        products: idsOf([
          ["Baseline 84", "terracotta"],
          ["Ridgeback", "southerly"],
          ["Headwind Shell", "reef"],
          ["Jandal Slide", "reef"],
          ["Pace One", "obsidian"],
          ["Tempo Short", "reef"],
          ["Umpire Hi", "kelp"],
          ["Heavy Hood", "terracotta"],
        ]),
      },
      {
        type: "brandStrip",
        headline: { shout: "Brands", aside: "we rate" },
        more: { label: `All ${brandIds.length} brands`, path: "/brands" },
        brands: shown,
      },
      {
        type: "feature",
        theme: "btq",
        headline: [{ shout: "The", aside: "quieter" }, { shout: "room" }],
        text: "BTQ is our boutique upstairs. Fewer things, better made, chosen by people who feel seams for a living.",
        image: productPicture(named("Cuba Chelsea", "basalt"), "side", "Kilnwood Cuba Chelsea in basalt"),
        action: { label: "Step into BTQ", path: "/btq" },
      },
      {
        type: "journal",
        headline: { shout: "The journal" },
        more: { label: "Read everything", path: "/blog" },
        articles: ["how-to-start-running", "high-tops-are-back", "leather-boots-wet-winter"],
      },
      {
        type: "announcement",
        text: "Earn Qantas Points on every order, and take them off the next one.",
        action: { label: "How points work", path: "/articles/qantas" },
      },
      {
        type: "promises",
        items: [
          {
            icon: "truck",
            title: "Free express over {freeExpressDeliveryFrom}",
            text: "Two days to most of Aotearoa and metro Australia.",
          },
          { icon: "return", title: "40 days to change your mind", text: "Free returns by post." },
          { icon: "check", title: "Prices as they are", text: "GST is in every one you see." },
          { icon: "phone", title: "People who answer", text: "Call {supportPhone}, or write to us." },
        ],
      },
    ],
  };
}
