import type { BrandId } from "#catalogue/brands.ts";
import { productPicture } from "#catalogue/pictures.ts";
import { idsOf, named } from "#catalogue/shelf.ts";
import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import { countryCodes } from "#domain/country/country.ts";

const designers: BrandId[] = ["kilnwood", "osker", "bluegum", "halden", "vesper", "zephyrine"];

/** The boutique's home. */
export function boutiqueHomePage(): ShopDocumentOf<"page"> {
  const suede = named("Suede Chelsea", "terracotta");
  const overnighter = named("Overnighter", "plum");
  return {
    kind: "page",
    id: "btq",
    countries: [...countryCodes],
    path: "/btq",
    title: "BTQ",
    description: "Our boutique upstairs: fewer things, better made, chosen by people who feel seams for a living.",
    btq: true,
    blocks: [
      {
        type: "hero",
        kicker: "Spring, unhurried",
        headline: { shout: "Dress", aside: "like you mean it" },
        text: "Suede the colour of late afternoon, cut by two brothers in a shed in Lyttelton.",
        image: productPicture(suede, "pair", "Kilnwood suede Chelsea boots in terracotta", "header"),
        actions: [{ label: "See the boots", path: "/categories/btq/boots" }],
        product: { id: suede.id, name: "Suede Chelsea" },
      },
      { type: "quote", text: "Fewer things, better made, chosen by people who feel seams for a living." },
      {
        type: "productTrio",
        headline: { shout: "New", aside: "upstairs" },
        more: { label: "All new in", path: "/categories/btq/new-in" },
        products: idsOf([
          ["Cashmere Hood", "flat-white"],
          ["Rue Chelsea", "oxblood"],
          ["Market Tote", "ironbark"],
        ]),
      },
      {
        type: "edit",
        label: "The Edit, no. 14",
        headline: { shout: "Dinner at eight,", aside: "train at nine" },
        text: "One overnighter, six pieces, no ironing.",
        image: productPicture(overnighter, "front", "Bluegum Overnighter in plum"),
        actions: [
          { label: "Pack with us", path: "/categories/btq/the-edit" },
          { label: "See the Overnighter", path: overnighter.path },
        ],
      },
      {
        type: "productCarousel",
        headline: { shout: "For", aside: "the evening" },
        more: { label: "See all", path: "/categories/btq/the-edit" },
        products: idsOf([
          ["Cuba Chelsea", "basalt"],
          ["Evening Shell", "plum"],
          ["Halfcourt Hi, leather lined", "plum"],
          ["Evening Legging", "obsidian"],
          ["Two Strap", "flat-white"],
          ["Court Low, hand finished", "plum"],
          ["Late Jacket", "oxblood"],
        ]),
      },
      {
        type: "brandIndex",
        headline: { shout: "The", aside: "designers" },
        more: { label: "All brands", path: "/brands" },
        brands: designers,
      },
      {
        type: "feature",
        theme: null,
        headline: [{ shout: "Half an hour,", aside: "just you" }],
        text: "Book a private fitting upstairs at Ponsonby, Fitzroy or Paddington. Tea, no pressure, excellent mirrors.",
        image: productPicture(named("Fine Rib Tee", "basalt"), "flat"),
        action: { label: "Book a fitting", path: "/articles/personal-styling" },
      },
    ],
  };
}
