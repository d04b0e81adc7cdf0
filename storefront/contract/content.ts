import { z } from "zod";
import { wishlistConfiguration } from "#domain/configuration/configuration.ts";
import type { ErrorPageContent } from "#domain/error-page/recommendation-search.ts";
import { fitAnswers } from "#domain/product/fit-note.ts";
import { dynamicOverlays } from "#domain/product/product.ts";
import { defineCall } from "./call.ts";
import { ownCaptions, ownFilm } from "./films.ts";
import { cents, listProduct, product, sizeChart } from "./product.ts";

/** A listing facet (LIST-12): `attribute` is the index's, `queryParameter` the page's. */
export const facetDefinition = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(["OPTIONS", "TOGGLE", "RANGE"]),
  attribute: z.string(),
  /** For RANGE the pair `minPrice`, `maxPrice` is meant and this is `price`. */
  queryParameter: z.string(),
  optionSort: z.enum(["alpha", "size", "count"]),
});
export type FacetDefinition = z.infer<typeof facetDefinition>;

export const listingLink = z.object({ id: z.string(), name: z.string(), path: z.string() });

/** Whether another country's shop has nothing at this path. */
const onlyHere = z.literal(true).optional();

/** A brand, category or brand-category: what a listing page is about and how it searches. */
export const listing = z.object({
  id: z.string(),
  name: z.string(),
  /** Headline in two voices: the shout and the aside. */
  headline: z.object({ shout: z.string(), aside: z.string().optional() }),
  path: z.string(),
  type: z.enum(["Brand", "Category", "BrandCategory", "All"]),
  description: z.string(),
  btq: z.boolean(),
  mode: z.enum(["filter", "membership"]),
  products: z.object({ index: z.string() }),
  /** Facet filters that make the listing, in the search wire's form (inner arrays are OR). */
  facetFilters: z.array(z.union([z.string(), z.array(z.string())])),
  orderingInheritance: z.enum(["INHERIT", "OWN"]),
  inheritOrderingFrom: z.string().nullable(),
  ancestors: z.array(listingLink),
  children: z.array(listingLink.extend({ visibleIn: z.object({ relatedPlpLinks: z.boolean() }) })),
  facets: z.array(facetDefinition),
  onlyHere,
});
export type Listing = z.infer<typeof listing>;

/** A picture on the wire (IMG-01). */
export const image = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string().optional(),
});
const action = z.object({ label: z.string(), path: z.string() });
/** A headline in two voices. */
export const headline = z.object({ shout: z.string(), aside: z.string().optional() });

/** The blocks a page is built of (CONT-04). */
export const block = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("hero"),
    /** A few words before the headline; an upright hero shows them. */
    kicker: z.string().optional(),
    headline,
    text: z.string(),
    /** Left out where a help article opens with words alone. */
    image: image.optional(),
    actions: z.array(action),
    tag: z.object({ brand: z.string(), name: z.string(), price: cents, path: z.string() }).nullable(),
  }),
  z.object({
    type: z.literal("categoryGrid"),
    items: z.array(z.object({ name: z.string(), path: z.string(), count: z.int(), image })),
  }),
  z.object({ type: z.literal("productCarousel"), headline, more: action.nullable(), products: z.array(listProduct) }),
  /** Three products that stand at different heights where there is room. */
  z.object({ type: z.literal("productTrio"), headline, more: action.nullable(), products: z.array(listProduct).length(3) }),
  /** One sentence set large. */
  z.object({ type: z.literal("quote"), text: z.string() }),
  z.object({
    type: z.literal("editorialSplit"),
    cells: z.array(z.object({ headline, image, action })),
  }),
  z.object({
    type: z.literal("drop"),
    label: z.string(),
    headline,
    image,
    /** Seconds since the epoch. */
    release: z.int(),
    actions: z.array(action),
  }),
  /** Things chosen to go together: words on the dark ground, a picture beside them. */
  z.object({
    type: z.literal("edit"),
    label: z.string(),
    headline,
    text: z.string(),
    image,
    actions: z.array(action),
  }),
  z.object({
    type: z.literal("brandStrip"),
    headline,
    more: action,
    brands: z.array(z.object({ name: z.string(), path: z.string(), mark: z.string() })),
  }),
  /** Brands by name, with what is said of each and how many things it has. */
  z.object({
    type: z.literal("brandIndex"),
    headline,
    more: action,
    brands: z.array(z.object({ name: z.string(), path: z.string(), line: z.string(), count: z.int() })),
  }),
  z.object({
    type: z.literal("feature"),
    /** The theme it wears on a page of another; null in the page's own. */
    theme: z.enum(["main", "btq"]).nullable(),
    headline: z.array(headline),
    text: z.string(),
    image,
    action,
  }),
  z.object({
    type: z.literal("journal"),
    headline,
    more: action,
    articles: z.array(z.object({ kicker: z.string(), minutes: z.number(), title: z.string(), path: z.string(), image })),
  }),
  /** Running text in sections, each with a heading, paragraphs or numbered steps. */
  z.object({
    type: z.literal("richText"),
    sections: z.array(
      z.object({
        heading: z.string().optional(),
        paragraphs: z.array(z.string()),
        steps: z.array(z.object({ title: z.string(), text: z.string() })).optional(),
      }),
    ),
    actions: z.array(action),
  }),
  /** A line across the page that says something all should know. */
  z.object({ type: z.literal("announcement"), text: z.string(), action: action.nullable() }),
  /** A film of the shop's own, with what happens in it in words. */
  z.object({
    type: z.literal("video"),
    title: z.string(),
    /** What it shows, for who cannot see it. */
    text: z.string(),
    film: z.object({ src: ownFilm, captions: ownCaptions }),
    poster: image,
  }),
  /** Things worn together: a picture of it and each of them to buy. */
  z.object({ type: z.literal("outfit"), headline, text: z.string(), image, products: z.array(listProduct).min(1).max(6) }),
  z.object({
    type: z.literal("promises"),
    items: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  }),
]);
export type Block = z.infer<typeof block>;
/** A block that shows products. */
export type ProductBlock = Extract<Block, { products: unknown }>;

/** True of the blocks whose products have a stock to follow. */
export const showsProducts = (block: Block): block is ProductBlock => "products" in block;

/** What makes a page an article: who says it, when, and how long it takes to read. */
export const articleFacts = z.object({
  /** Stories make the blog; help is found by what one is looking for. */
  kind: z.enum(["story", "help"]),
  /** The section of the shop's writing it belongs to, in a word or two. */
  kicker: z.string(),
  byline: z.string(),
  /** Seconds since the epoch. */
  published: z.int(),
  /** Minutes to read. */
  minutes: z.int(),
  /** Names of tags, `Behind the seams`. */
  tags: z.array(z.string()),
});

export const page = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  btq: z.boolean(),
  /** Only on articles, whose first block is a hero. */
  article: articleFacts.optional(),
  blocks: z.array(block),
  onlyHere,
});
export type Page = z.infer<typeof page>;

/** What lives at a path, by type. */
export const entity = z.discriminatedUnion("type", [
  z.object({ type: z.literal("product"), data: product }),
  z.object({ type: z.literal("listing"), data: listing }),
  z.object({ type: z.literal("page"), data: page }),
  z.object({
    type: z.literal("index"),
    data: z.object({
      title: z.string(),
      path: z.string(),
      groups: z.array(z.object({ name: z.string(), links: z.array(listingLink) })),
    }),
  }),
]);
export type Entity = z.infer<typeof entity>;

/** A path of the shop, with its query; nothing lives at one that is longer than any of ours, so that is no mistake but not found. */
const atPath = z.object({ path: z.string().min(1).max(16_384) });

/** The product-content resolver (PDP-19): what is at this path, or where it has moved. */
export const contentResolve = defineCall({
  name: "content.resolve",
  summary: "What lives at a path of the shop.",
  method: "GET",
  path: "/content/resolve",
  query: atPath,
  response: z.object({
    isRedirect: z.boolean(),
    redirectHref: z.string().nullable(),
    httpStatusCode: z.int(),
    entity: entity.nullable(),
  }),
  cacheControl: "public, max-age=30, stale-while-revalidate=300",
});

const navigationLink = z.object({ label: z.string(), path: z.string().optional(), href: z.string().optional() });
const imageBlock = z.object({ image, caption: z.string(), link: z.string() });

/** A navigation item (HEAD-26). */
export const navigationItem = z.object({
  link: navigationLink,
  sale: z.boolean().optional(),
  children: z.array(z.object({ link: navigationLink, children: z.array(z.object({ link: navigationLink })) })),
  imageLayout: z
    .object({
      gridLayout: z.array(imageBlock).optional(),
      rowLayout: z.array(imageBlock).optional(),
      singleLayout: z.array(imageBlock).optional(),
      ctaButton: z.object({ label: z.string(), path: z.string() }).optional(),
    })
    .optional(),
});
export type NavigationItem = z.infer<typeof navigationItem>;

export const contentNavigation = defineCall({
  name: "content.navigation",
  summary: "The main navigation with its dropdowns.",
  method: "GET",
  path: "/content/navigation",
  response: z.object({ items: z.array(navigationItem) }),
  cacheControl: "public, max-age=300, stale-while-revalidate=3600",
});

/** The sites on which a shop may have a page of its own, as the design system draws them. */
export const socialIcons = ["instagram", "facebook", "tiktok"] as const;

/** What every page's frame needs: top-level navigation, announcements, footer groups, overlay and badge definitions. */
export const contentFrame = defineCall({
  name: "content.frame",
  summary: "Announcements, top-level links and footer links of a country's shop.",
  method: "GET",
  path: "/content/frame",
  response: z.object({
    /** The boutique is open: both stores' logos show on small screens too (HEAD-03). */
    boutique: z.boolean(),
    /** Under a pointer the pictures of a tile can be leafed through (TILE-02). */
    galleryOverlay: z.boolean(),
    announcements: z.array(z.object({ announcementText: z.string(), announcementLink: z.string().optional() })),
    topLinks: z.array(navigationLink.extend({ sale: z.boolean().optional() })),
    /** null where no item of the navigation is labelled BTQ: the boutique cannot be shown then (HEAD-32, HEAD-33). */
    btqTopLinks: z.array(navigationLink.extend({ expandable: z.literal(true).optional() })).nullable(),
    /** Whether the country has stores, and whether an order can be picked up in one: neither is offered where it has not. */
    hasStores: z.boolean(),
    collects: z.boolean(),
    footer: z.array(z.object({ heading: z.string(), links: z.array(navigationLink) })),
    social: z.array(z.object({ icon: z.enum(socialIcons), label: z.string(), href: z.string() })),
    /** Cut-outs beside the forms of signing in. */
    posters: z.array(z.object({ src: z.string(), width: z.number(), height: z.number() })),
    overlays: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        dynamicOverlay: z.enum(dynamicOverlays).nullable(),
        textColour: z.string(),
        textOpacity: z.number(),
        backgroundColour: z.string(),
        backgroundOpacity: z.number(),
      }),
    ),
    badges: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        colour: z.string(),
        link: z.string().nullable(),
        dynamicBadge: z.literal("accountExclusive").nullable(),
      }),
    ),
  }),
  cacheControl: "public, max-age=300, stale-while-revalidate=3600",
});

/** What an error page may recommend (ERRP-12). */
export const errorPageContent = z.object({
  id: z.string(),
  type: z.enum(["Brand", "Category"]),
  products: z.object({ index: z.string().optional(), mode: z.enum(["membership", "filter"]) }),
}) satisfies z.ZodType<ErrorPageContent>;

export const contentErrorPage = defineCall({
  name: "content.errorPage",
  summary: "The brand or category whose products the error page at a path recommends.",
  method: "GET",
  path: "/content/error-page",
  query: atPath,
  response: z.object({ content: errorPageContent.nullable() }),
  cacheControl: "public, max-age=300, stale-while-revalidate=3600",
});

/** A chart, or the id of the one that has taken its place (SIZE-08). */
export const sizeChartGet = defineCall({
  name: "sizeCharts.get",
  summary: "One size chart, or where it has moved.",
  method: "GET",
  path: "/size-charts/:id",
  params: z.object({ id: z.string().max(64) }),
  response: z.union([sizeChart, z.object({ redirectTarget: z.object({ id: z.string() }) })]),
  errors: { NotFound: 404 },
  cacheControl: "public, max-age=300, stale-while-revalidate=3600",
});

/** Full products by id, for the cart; unknown ids are null in place. */
export const productsByIds = defineCall({
  name: "products.byIds",
  summary: "Products with their stock as known now, for carts.",
  method: "POST",
  path: "/products/by-ids",
  /** As many as a wishlist has, which is the longest list that is asked for at once. */
  body: z.object({ ids: z.array(z.string().max(64)).max(wishlistConfiguration.maxItems) }),
  response: z.object({ products: z.array(product.nullable()) }),
});

export const reviewsList = defineCall({
  name: "reviews.list",
  summary: "Moderated reviews of a product, newest first.",
  method: "GET",
  path: "/products/:id/reviews",
  params: z.object({ id: z.string().max(64) }),
  response: z.object({
    average: z.number(),
    count: z.int(),
    reviews: z.array(
      z.object({
        id: z.string(),
        author: z.string(),
        place: z.string(),
        rating: z.int(),
        title: z.string(),
        text: z.string(),
        bought: z.string(),
        /** How it fits, where the buyer was asked and has said so. */
        fit: z.enum(fitAnswers).optional(),
      }),
    ),
  }),
  cacheControl: "public, max-age=60",
});
