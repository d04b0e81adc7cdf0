import { z } from "zod";
import { sizeGroups } from "#domain/catalogue/product-document.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { normalisePromoCode, promoCodeProblem } from "#domain/fields/promo-code.ts";
import { stateProblem } from "#domain/fields/state.ts";
import { facetParameters, productFacetAttributes } from "#domain/listing/facet-vocabulary.ts";
import { fitAnswers } from "#domain/product/fit-note.ts";
import { dynamicOverlays, sizeSystems } from "#domain/product/product.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import { productKinds } from "#domain/stores/store.ts";
import { socialIcons } from "./content.ts";
import { ownCaptions, ownFilm } from "./films.ts";
import { plain, visible } from "./plain.ts";
import { cents } from "./product.ts";
import { store } from "./stores.ts";

const words = (most: number) => plain.trim().min(1).max(most);
const text = (most: number) => plain.max(most);

const slug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/, "must be letters, digits and hyphens");
const productId = z.string().regex(/^[A-Za-z0-9]{1,40}$/, "must be the id of a product");
/** A path as every address is brought to before it is looked for: single slashes, and none at the end. */
const shopPath = z
  .string()
  .max(202)
  .regex(
    /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9-]+)*)?$/,
    "must be a path in small letters, digits and hyphens, without a slash at its end or two in a row",
  );
/** Sections of the shop itself, and the paths that always lead into them: no document is looked for there. */
const sections =
  /^\/(?:account|api|cart|checkout|gift-cards\/balance|offline|orders|pcr|reminders|returns?|search|share)(?:\/|$)/;
/** Pages of the shop itself that what documents say is listed on. */
const indexes: ReadonlySet<string> = new Set(["/articles", "/blog", "/brands", "/categories", "/products", "/stores"]);
/** Where the pages of products and of other kinds are, and a page of blocks is not shown. */
const ofOtherKinds = /^\/(?:brands|categories|products|stores)\//;

/** Whether the shop itself has something at a path, or leads into one of its sections. */
export const isShopsOwn = (path: string): boolean => sections.test(path) || indexes.has(path);
const pagePath = shopPath
  .refine((path) => !isShopsOwn(path), "is where the shop has a page of its own")
  .refine((path) => !ofOtherKinds.test(path), "is where pages of another kind are");
const oldPath = shopPath.min(2).refine((path) => !isShopsOwn(path), "is where the shop has a page of its own");

/** A path of the shop with its query. */
const address = visible.regex(/^\/(?![/\\])[^\s<>"\\]{0,300}$/, "must be a path of the shop, beginning with one /");
const elsewhere = z.url({ protocol: /^https$/ }).max(500);
const colour = z.string().regex(/^#[0-9a-f]{6}$/, "must look like #12130f");
const share = z.number().min(0).max(1);
const position = z.int().min(0).max(1_000_000);
const seconds = z.int().min(0).max(32_503_680_000);
/** A moment of these years in seconds is one of the first weeks of 1970 in milliseconds, which no owner means. */
const milliseconds = z
  .int()
  .min(0)
  .max(32_503_680_000_000)
  .refine((moment) => moment === 0 || moment > 100_000_000_000, "is not in milliseconds, as times of promotions are");
const inCountries = z
  .array(z.enum(countryCodes))
  .min(1)
  .refine((codes) => new Set(codes).size === codes.length, "names a country twice") satisfies z.ZodType<CountryCode[]>;

const headline = z.strictObject({ shout: words(120), aside: words(120).optional() });
const action = z.strictObject({ label: words(80), path: address });
const actions = z.array(action).max(4);
const side = z.int().min(1).max(20_000);
/** A source path, or as an import has it still the name of a file that was sent, or an address. */
const pictureSource = /^(?:\/(?![/\\])[^\s<>"\\]{1,300}|[^\s/<>"\\][^<>"\\\t\n\r]{0,299})$/;
const image = z.strictObject({
  src: visible.regex(pictureSource, "must be the name of a picture that was sent, or a source path of the picture service"),
  alt: text(300),
  width: side,
  height: side,
  placeholder: z
    .string()
    .regex(/^[0-9a-f]{6}-[0-9a-f]{6}$/, "must be two colours, as in dde5dd-f3f0e9")
    .optional(),
});
const someProducts = z.array(productId).max(40);

/**
 * A block of a page as its owner keeps it: products, categories, brands and articles by id; what follows from them is left out.
 * `{freeExpressDeliveryFrom}` in its words is the country's amount, `{supportPhone}` the number to call there.
 */
const pageBlock = z.discriminatedUnion(
  "type",
  [
    z.strictObject({
      type: z.literal("hero"),
      kicker: words(80).optional(),
      headline,
      text: text(1_000),
      /** Only what opens a help article may do without. */
      image: image.optional(),
      actions,
      /** The product in the picture, with what its label calls it. */
      product: z.strictObject({ id: productId, name: words(120) }).nullable(),
    }),
    z.strictObject({
      type: z.literal("categoryGrid"),
      items: z.array(z.strictObject({ name: words(60), category: slug, image })).max(24),
    }),
    z.strictObject({ type: z.literal("productCarousel"), headline, more: action.nullable(), products: someProducts }),
    /** Left out while one of the three is not sold. */
    z.strictObject({ type: z.literal("productTrio"), headline, more: action.nullable(), products: z.array(productId).length(3) }),
    z.strictObject({ type: z.literal("quote"), text: words(500) }),
    z.strictObject({
      type: z.literal("editorialSplit"),
      cells: z.array(z.strictObject({ headline, image, action })).min(1).max(4),
    }),
    /** Left out when the product has no release ahead. */
    z.strictObject({ type: z.literal("drop"), label: words(80), headline, image, product: productId, actions }),
    z.strictObject({ type: z.literal("edit"), label: words(80), headline, text: text(1_000), image, actions }),
    z.strictObject({ type: z.literal("brandStrip"), headline, more: action, brands: z.array(slug).max(24) }),
    z.strictObject({ type: z.literal("brandIndex"), headline, more: action, brands: z.array(slug).max(60) }),
    z.strictObject({
      type: z.literal("feature"),
      theme: z.enum(["main", "btq"]).nullable(),
      headline: z.array(headline).min(1).max(4),
      text: text(1_000),
      image,
      action,
    }),
    z.strictObject({ type: z.literal("journal"), headline, more: action, articles: z.array(slug).max(12) }),
    z.strictObject({
      type: z.literal("richText"),
      sections: z
        .array(
          z.strictObject({
            heading: words(200).optional(),
            paragraphs: z.array(text(5_000)).max(60),
            steps: z
              .array(z.strictObject({ title: words(200), text: text(2_000) }))
              .max(40)
              .optional(),
          }),
        )
        .max(60),
      actions,
    }),
    z.strictObject({ type: z.literal("announcement"), text: words(300), action: action.nullable() }),
    z.strictObject({
      type: z.literal("video"),
      title: words(200),
      text: text(1_000),
      film: z.strictObject({ src: ownFilm, captions: ownCaptions }),
      poster: image,
    }),
    /** Left out while none of it is sold. */
    z.strictObject({ type: z.literal("outfit"), headline, text: text(1_000), image, products: z.array(productId).min(1).max(6) }),
    z.strictObject({
      type: z.literal("promises"),
      items: z.array(z.strictObject({ icon: slug, title: words(120), text: text(300) })).max(8),
    }),
  ],
  { error: "is not the type of any block" },
);

const link = z
  .strictObject({ label: words(80), path: address.optional(), href: elsewhere.optional() })
  .refine(({ path, href }) => path === undefined || href === undefined, "leads either within the shop or elsewhere");
const destination = z
  .string()
  .refine(
    (to) => address.safeParse(to).success || elsewhere.safeParse(to).success,
    "must be a path of the shop or an https address",
  );
const pathLink = z.strictObject({ label: words(80), path: address });
const captioned = z.array(z.strictObject({ image, caption: words(120), link: address })).max(6);

const page = {
  countries: inCountries,
  path: pagePath,
  title: words(200),
  description: text(1_000),
  btq: z.boolean(),
  blocks: z.array(pageBlock).max(60),
};

/** Heroes without a picture are refused, but for the first block of a help article. */
const hasPictures = ({ blocks, facts }: { blocks: z.output<typeof pageBlock>[]; facts?: { kind: "story" | "help" } }) =>
  blocks.every((block, index) => block.type !== "hero" || block.image || (index === 0 && facts?.kind === "help"));
const picturesMissing = { path: ["blocks"], message: "hold a hero without an image, as only help may begin" };

const sizeRows = z.array(
  z.strictObject({
    erpVariantLabel: words(20),
    usMen: words(20).optional(),
    usWomen: words(20).optional(),
    usKids: words(20).optional(),
    uk: words(20).optional(),
    eu: words(20).optional(),
    cm: words(20).optional(),
  }),
);
const chart = { kind: z.literal("sizeChart"), id: slug, name: words(120), formerIds: z.array(slug).max(40) };
const column = z.int().min(0).max(20);

const timeZones = new Set(Intl.supportedValuesOf("timeZone"));
const minute = z.int().min(0).max(1440);
const opening = z
  .strictObject({ opens: minute, closes: minute })
  .refine(({ opens, closes }) => opens < closes, { path: ["closes"], message: "is not after it opens" });

const promotionScope = z.strictObject({
  category: slug.optional(),
  brandId: slug.optional(),
  discounted: z.boolean().optional(),
});
const money = cents.min(1).max(10_000_000);
const promotionEffect = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("percentOff"), percent: z.number().min(1).max(100) }),
  z
    .strictObject({ type: z.literal("takePay"), take: z.int().min(2).max(100), pay: z.int().min(0).max(99) })
    .refine(({ take, pay }) => pay < take, { path: ["pay"], message: "must be less than take" }),
  z
    .strictObject({ type: z.literal("amountOff"), amount: money, minimum: cents.max(10_000_000) })
    .refine(({ amount, minimum }) => amount <= minimum, { path: ["amount"], message: "must not be above minimum" }),
  z.strictObject({
    type: z.literal("bringItem"),
    minimum: cents.max(10_000_000),
    items: z
      .array(
        z.strictObject({
          productId,
          variantIds: z.array(visible.min(1).max(61)).min(1).max(60).optional(),
          price: cents.max(10_000_000),
        }),
      )
      .min(1)
      .max(20),
  }),
]);
const uses = z.int().min(1).max(1_000_000_000).nullable();

const promotion = z
  .strictObject({
    kind: z.literal("promotion"),
    id: slug.max(64),
    countries: inCountries,
    name: words(120),
    codes: z
      .array(
        z
          .string()
          .refine((code) => promoCodeProblem(code) === null, "must be 3 to 32 of A to Z, 0 to 9, - and _")
          .transform(normalisePromoCode),
      )
      .max(1_000),
    exclusive: z.boolean(),
    group: slug.optional(),
    usageLimit: uses,
    customerLimit: uses,
    startsAt: milliseconds.optional(),
    endsAt: milliseconds.optional(),
    multipliesPoints: z.literal(true).optional(),
    scope: promotionScope,
    effect: promotionEffect,
  })
  .superRefine(({ startsAt, endsAt, usageLimit, customerLimit }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt) problem("endsAt", "is not after it starts");
    if (usageLimit !== null && customerLimit !== null && customerLimit > usageLimit) {
      problem("customerLimit", "is more than may be used in all");
    }
  }) satisfies z.ZodType<Promotion>;

/**
 * Everything of a shop that its owner keeps besides products, in the order in which it is written out. What a kind leaves to
 * others is named by id. Nothing in a document may be unknown.
 */
export const shopDocument = z.discriminatedUnion("kind", [
  /** What is there once: the listing of everything, what stands around every page. */
  z.strictObject({
    kind: z.literal("site"),
    id: z.literal("main"),
    everything: z.strictObject({
      name: words(120),
      headline,
      description: text(1_000),
      facets: slug,
      /** Categories that it leads on to. */
      categories: z.array(slug).max(40),
    }),
    /** What is recommended where nothing nearer is known, best first. */
    recommended: someProducts,
    /** Whole searches that are not for products, and where they are sent. */
    searchRedirects: z.array(z.strictObject({ query: words(80), path: address })).max(200),
    footer: z.array(z.strictObject({ heading: words(80), links: z.array(pathLink).max(20) })).max(8),
    /** The shop's pages elsewhere (FOOT-03). */
    social: z
      .array(z.strictObject({ icon: z.enum(socialIcons), href: elsewhere }))
      .max(socialIcons.length)
      .optional(),
    /** Cut-outs on the posters beside the forms of signing in, in turn: signing in, signing up, what mails ask for. */
    posters: z.array(image).max(3).optional(),
  }),
  /** The facets of a listing, in their order (LIST-12). */
  z.strictObject({
    kind: z.literal("facets"),
    id: slug,
    facets: z
      .array(
        z.strictObject({
          id: slug,
          label: words(60),
          type: z.enum(["OPTIONS", "TOGGLE", "RANGE"]),
          attribute: z.enum(productFacetAttributes),
          queryParameter: z.enum(facetParameters),
          optionSort: z.enum(["alpha", "size", "count"]),
        }),
      )
      .max(30)
      .refine(
        (all) => new Set(all.map(({ queryParameter }) => queryParameter)).size === all.length,
        "has a query parameter twice",
      ),
  }),
  z.discriminatedUnion("type", [
    z.strictObject({
      ...chart,
      type: z.literal("dense"),
      defaultSizeSystem: z.enum(sizeSystems),
      rows: sizeRows.min(1).max(200),
    }),
    z
      .strictObject({
        ...chart,
        type: z.literal("sparse"),
        columns: z.array(words(60)).min(1).max(20),
        erpVariantLabelColumn: column,
        manufacturerColumn: column,
        translationColumn: column,
        manufacturerPrefix: text(40),
        translationPrefix: text(40),
        rows: z
          .array(z.strictObject({ cells: z.array(text(60)) }))
          .min(1)
          .max(200),
      })
      .superRefine(({ columns, rows, erpVariantLabelColumn, manufacturerColumn, translationColumn }, context) => {
        const problem = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
        for (const [name, at] of Object.entries({ erpVariantLabelColumn, manufacturerColumn, translationColumn })) {
          if (at >= columns.length) problem([name], "is not one of the columns");
        }
        rows.forEach(({ cells }, index) => {
          if (cells.length !== columns.length) problem(["rows", index, "cells"], "has not as many cells as there are columns");
        });
      }),
  ]),
  /** A label at the top left of a tile; of several the one with the lowest position. */
  z.strictObject({
    kind: z.literal("overlay"),
    id: slug,
    position,
    name: words(40),
    dynamicOverlay: z.enum(dynamicOverlays).nullable(),
    textColour: colour,
    textOpacity: share,
    backgroundColour: colour,
    backgroundOpacity: share,
  }),
  /** A small note under a price. */
  z.strictObject({
    kind: z.literal("badge"),
    id: slug,
    position,
    name: words(60),
    colour,
    link: address.nullable(),
    dynamicBadge: z.literal("accountExclusive").nullable(),
  }),
  z.strictObject({
    kind: z.literal("brand"),
    id: slug,
    position,
    name: words(200),
    path: shopPath.regex(/^\/brands\//, "must begin with /brands/"),
    line: words(200),
    story: text(2_000),
    /** What the boutique says of it. */
    boutiqueLine: words(200).nullable(),
    /** Its mark as the outline of an SVG path; empty where it has none. */
    mark: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE., +-]{0,8000}$/, "must be the outline of an SVG path"),
    facets: slug,
    /** Pages of its own for parts of what it makes, while there are things of at least two of them. */
    rooms: z.array(z.strictObject({ group: z.enum(sizeGroups), name: words(60), facets: slug })).max(sizeGroups.length),
  }),
  z.strictObject({
    kind: z.literal("category"),
    id: slug,
    position,
    parent: slug.nullable(),
    name: words(120),
    /** Without its department, for crumbs and chips. */
    shortName: words(60),
    path: shopPath.regex(/^\/categories\//, "must begin with /categories/"),
    headline,
    description: text(1_000),
    btq: z.boolean(),
    mode: z.enum(["filter", "membership"]),
    facets: slug,
    /** Products placed by hand before all others. */
    first: someProducts,
  }),
  /** An item of the main navigation with its panel. What is labelled BTQ is the way to the boutique, and its columns the boutique's own. */
  z
    .strictObject({
      kind: z.literal("navigation"),
      id: slug,
      position,
      countries: inCountries,
      link,
      sale: z.boolean().optional(),
      /** A column is links under a heading, or a category with those of its children that something hangs in. */
      columns: z
        .array(z.union([z.strictObject({ link, links: z.array(link).max(40) }), z.strictObject({ category: slug })]))
        .max(12),
      imageLayout: z
        .strictObject({
          gridLayout: captioned.optional(),
          rowLayout: captioned.optional(),
          singleLayout: captioned.optional(),
          ctaButton: action.optional(),
        })
        .optional(),
    })
    .refine(({ link, columns }) => (link.path ?? link.href ?? columns[0]) !== undefined, {
      path: ["link"],
      message: "leads nowhere, and nothing is below it",
    }),
  /** A line above every page. */
  z.strictObject({
    kind: z.literal("announcement"),
    id: slug,
    position,
    countries: inCountries,
    text: words(200),
    link: address.nullable(),
  }),
  z.strictObject({ kind: z.literal("page"), id: slug, ...page }).refine(hasPictures, picturesMissing),
  /** Something to read: a story of the journal, or help. Its first block is a hero. */
  z
    .strictObject({
      kind: z.literal("article"),
      id: slug,
      position,
      ...page,
      facts: z.strictObject({
        kind: z.enum(["story", "help"]),
        kicker: words(60),
        byline: words(120),
        published: seconds,
        minutes: z.int().min(1).max(600),
        tags: z.array(words(60)).max(20),
      }),
    })
    .refine(hasPictures, picturesMissing)
    .refine(({ blocks }) => blocks[0]?.type === "hero", { path: ["blocks"], message: "must begin with a hero" })
    .refine(({ path }) => /^\/(?:blog|articles)\/[^/]+$/.test(path), {
      path: ["path"],
      message: "must be below /blog/ or /articles/",
    }),
  /** A path that is not used any more, and where it leads; its id is the old path. */
  z.strictObject({ kind: z.literal("redirect"), id: oldPath, to: destination }),
  z.strictObject({
    kind: z.literal("store"),
    id: slug,
    position,
    name: words(80),
    path: z
      .string()
      .regex(/^\/stores\/[a-z0-9][a-z0-9-]{0,99}$/, "must be /stores/ and a name in small letters, digits and hyphens"),
    phone: words(40),
    address: z
      .strictObject({
        country: z.enum(["NZ", "AU"]),
        postcode: z.string().regex(/^\d{4}$/, "must be four digits"),
        region: words(60),
        street1: words(120),
        street2: text(120),
        locality: words(60),
      })
      // Its public holidays are the state's.
      .refine(({ country, region }) => country === "NZ" || stateProblem(region, country) === null, {
        path: ["region"],
        message: "must be a state of Australia in short, as in NSW",
      }),
    coordinates: z.strictObject(store.shape.coordinates.shape),
    timeZone: z.string().refine((zone) => timeZones.has(zone), "must be a time zone such as Pacific/Auckland"),
    hours: z.strictObject({ week: z.array(opening.nullable()).length(7), publicHolidays: opening.nullable() }),
    carries: z.array(z.enum(productKinds)),
    services: z.array(words(60)).max(20),
    clickAndCollect: z.boolean(),
  }),
  promotion,
  /** The reviews of a product, newest first; its id is the product's. */
  z.strictObject({
    kind: z.literal("reviews"),
    id: productId,
    average: z.number().min(0).max(5),
    reviews: z
      .array(
        z.strictObject({
          id: visible.min(1).max(60),
          author: words(80),
          place: text(80),
          rating: z.int().min(1).max(5),
          title: words(200),
          text: text(5_000),
          bought: text(300),
          fit: z.enum(fitAnswers).optional(),
        }),
      )
      .max(1_000),
  }),
]);

/** A document as `catalogue import` takes it and `catalogue export` gives it. */
export type ShopDocument = z.infer<typeof shopDocument>;
export type ShopDocumentKind = ShopDocument["kind"];
/** The document of a kind. */
export type ShopDocumentOf<K extends ShopDocumentKind> = Extract<ShopDocument, { kind: K }>;
/** A block as a page's document keeps it. */
export type PageBlock = z.infer<typeof pageBlock>;

/** Every kind, in the order in which they are written out: what others name comes before those that name it. */
export const shopDocumentKinds = [
  ...["site", "facets", "sizeChart", "overlay", "badge", "brand", "category", "navigation"],
  ...["announcement", "page", "article", "redirect", "store", "promotion", "reviews"],
] as readonly ShopDocumentKind[];

/** A line that takes a document out. */
export const documentRemoval = z.strictObject({
  kind: z.enum(shopDocumentKinds as [ShopDocumentKind, ...ShopDocumentKind[]]),
  id: visible.min(1).max(300),
  removed: z.literal(true),
});
