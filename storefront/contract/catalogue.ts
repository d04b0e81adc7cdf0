import { z } from "zod";
import { type ProductDocument, sizeCode, sizeGroups } from "#domain/catalogue/product-document.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { conditions, functionalTypes, productStates, saleModes } from "#domain/product/product.ts";
import { ownCaptions, ownFilm } from "./films.ts";
import { plain, visible } from "./plain.ts";
import { cents, filmItem, pictureItem } from "./product.ts";

const words = (most: number) => plain.trim().min(1).max(most);
const id = z.string().regex(/^[A-Za-z0-9]{1,40}$/, "must be 1 to 40 letters and digits");
const slug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/, "must be letters, digits and hyphens");
const shopPath = z.string().regex(/^(?:\/[a-z0-9-]{1,80}){2,6}$/, "must be a path in small letters, digits and hyphens");
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, "must look like #12130f");
const seconds = z.int().min(0).max(32_503_680_000, "must be before the year 3000");
/** The most pieces of a size that a shelf holds. */
export const mostPieces = 1_000_000;
const pieces = z.int().min(0).max(mostPieces);
const size = z.string().regex(sizeCode, "must be a size of up to 20 letters and digits");
const hanging = z.union([slug, z.strictObject({ id: slug, when: z.literal("reduced") })]);

/** A record with a part of each country at most. */
const byCountry = <T extends z.ZodType>(part: T) =>
  z.strictObject(
    Object.fromEntries(countryCodes.map((country) => [country, part.optional()])) as Record<CountryCode, z.ZodOptional<T>>,
  );

const offer = z
  .strictObject({ price: cents.max(10_000_000), original: cents.max(10_000_000), release: seconds.nullable() })
  .refine(({ price, original }) => price <= original, { path: ["price"], message: "must not be above the original price" });

/** The name of a file, which no system takes for anything else. */
const fileName = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9 _-]{0,79}\.(?:txt|html|csv|ics|gpx)$/,
    "must be a plain name ending in .txt, .html, .csv, .ics or .gpx",
  );

const download = z.union([
  z.strictObject({ name: fileName, text: visible.min(1).max(500_000) }),
  z.strictObject({ href: z.url({ protocol: /^https$/ }) }),
]);

const picture = z.discriminatedUnion("type", [pictureItem, filmItem.extend({ src: ownFilm, captions: ownCaptions.optional() })]);

/** For how long a product is shown: from when, and until when it is not any more; null where it is not shown at all. */
const publication = z
  .strictObject({ from: seconds.nullable(), until: seconds.nullable() })
  .refine(({ from, until }) => from === null || until === null || from < until, "ends before it begins")
  .nullable();

/** A product as `catalogue import` takes it and `catalogue export` gives it. Nothing in it may be left out or unknown. */
export const productDocument = z
  .strictObject({
    id,
    style: id,
    name: words(255),
    path: shopPath.refine((path) => path.startsWith("/products/"), "must begin with /products/"),
    brand: z.strictObject({ id: slug, name: words(200) }),
    colour: z.strictObject({ name: words(60), swatch: hexColour, base: z.array(words(30)).max(6) }),
    state: z.enum(productStates),
    saleMode: z.enum(saleModes),
    functionalType: z.enum(functionalTypes),
    download: download.optional(),
    sizeGroup: z.enum(sizeGroups),
    sizes: z.array(size).min(1).max(60),
    skus: z.record(size, words(60)).optional(),
    sizeChart: slug.nullable(),
    showSingleSize: z.boolean(),
    countries: byCountry(offer),
    openingStock: byCountry(z.record(size, pieces)),
    categories: z.array(hanging).max(60),
    mainCategory: slug,
    overlays: z.array(hanging).max(20),
    badges: z.array(slug).max(10),
    pictures: z.array(picture).min(1).max(20),
    styleNumber: words(40),
    description: visible.max(20_000),
    details: z.array(words(300)).max(30),
    condition: z.enum(conditions).optional(),
    fitAndSize: visible.max(2_000),
    care: visible.max(2_000),
    rating: z.strictObject({ average: z.number().min(1).max(5), count: z.int().min(1) }).nullable(),
    challengeQuestion: words(300).nullable(),
    challengeAnswers: z.array(words(100)).min(1).max(20).optional(),
    redirect: z.union([z.strictObject({ path: shopPath }), z.strictObject({ href: z.url({ protocol: /^https$/ }) })]).nullable(),
    limits: z.strictObject({
      product: z.int().min(1).nullable(),
      max: z.int().min(1).nullable(),
      min: z.int().min(1).nullable(),
      multipleOf: z.int().min(1).nullable(),
    }),
    accountExclusive: z.boolean(),
    isNew: z.boolean(),
    isBestSeller: z.boolean(),
    isExclusive: z.boolean(),
    isSustainable: z.boolean(),
    taxExclusive: z.boolean(),
    boutique: z.boolean(),
    search: z.strictObject({
      bestFor: z.array(words(40)).max(20),
      fit: visible.max(40),
      features: z.array(words(40)).max(20),
      keywords: visible.max(2_000),
      popularity: z.int().min(-100_000).max(100_000),
      publishedAt: seconds,
    }),
    published: publication,
  })
  .superRefine((document, context) => {
    const problem = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (new Set(document.sizes).size < document.sizes.length) problem(["sizes"], "names a size twice");
    for (const code of Object.keys(document.skus ?? {})) {
      if (!document.sizes.includes(code)) problem(["skus", code], "is not one of the sizes");
    }
    for (const country of countryCodes) {
      const known = document.openingStock[country] ?? {};
      for (const code of Object.keys(known)) {
        if (!document.sizes.includes(code)) problem(["openingStock", country, code], "is not one of the sizes");
      }
      const sold = document.countries[country];
      if (sold && (sold.release === null) === (document.saleMode === "scheduledRelease")) {
        problem(["countries", country, "release"], "belongs to what has a scheduled release, and to nothing else");
      }
    }
    // Films alone would leave tiles, carts and mails with nothing to show.
    if (!document.pictures.some(({ type }) => type === "IMAGE")) problem(["pictures"], "needs a picture besides its films");
    for (const [index, picture] of document.pictures.entries()) {
      for (const [part, text] of Object.entries(picture)) {
        const problems = visible.safeParse(text).error?.issues ?? [];
        for (const { message } of problems) problem(["pictures", index, part], message);
      }
    }
    if ((document.functionalType === "digital") !== (document.download !== undefined)) {
      problem(
        ["download"],
        "belongs to a digital product, which needs one: a file's name and text, or the https address it is at",
      );
    }
    if ((document.challengeQuestion === null) !== (document.challengeAnswers === undefined)) {
      problem(["challengeAnswers"], "belong to a challenge question, which needs them");
    }
  }) satisfies z.ZodType<ProductDocument>;

/** What became of one line of an import. Lines are counted from 1. */
export const importedLine = z.object({
  line: z.int().positive(),
  /** A product's id, or the kind and id of another document. */
  id: z.string().nullable(),
  outcome: z.enum(["created", "changed", "unchanged", "removed", "refused"]),
  /** Why it was refused, a sentence each. */
  problems: z.array(z.string()),
  /** What is done, but may not have been meant, a sentence each. */
  warnings: z.array(z.string()).optional(),
});

/** What an import did, or would do. Nothing is changed when anything is refused. */
export const importReport = z.object({
  applied: z.boolean(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  refused: z.int(),
  /** Every line that is not unchanged, at most 1,000, those that were refused first. */
  lines: z.array(importedLine),
  /** What is done to many of them, but may not have been meant, a sentence each. */
  warnings: z.array(z.string()).optional(),
});

/** In what form the catalogue is written: our own, or another shop's. */
export const exportForms = ["ndjson", "shopify", "merchant-tsv", "merchant-xml"] as const;

/** Query of an export; `country` is whose prices another shop's form shows. */
export const exportQuery = z.object({
  form: z.enum(exportForms).default("ndjson"),
  country: z.enum(countryCodes).default("nz"),
});

/** A size chart for what names none: `footwear-men`, or only for a category or a brand, `men-shoes=footwear-men`. */
const chosenChart = z
  .string()
  .regex(/^(?:[A-Za-z0-9-]{1,80}=)?[A-Za-z0-9][A-Za-z0-9-]{0,79}$/, "must look like men-shoes=footwear-men")
  .transform((value) => {
    const [chart = "", of] = value.split("=").reverse();
    return { chart, of };
  });

/**
 * Query of an import. Prices without a currency are of `country`; what names no category that there is hangs in `category`, and what
 * names no size chart has one of `sizeChart`.
 */
export const importQuery = z.object({
  dryRun: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
  country: z.enum(countryCodes).default("nz"),
  category: slug.optional(),
  sizeChart: z.preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(chosenChart).max(100)),
});

/** Asked for by `Accept`, an import tells what it does while it does it: a JSON object a line. */
export const importEvents = "application/vnd.catalogue-import+x-ndjson";

/** One such line; the last is the report, or why there is none. */
export const importEvent = z.union([
  z.object({ progress: z.string() }),
  z.object({ report: importReport }),
  z.object({ failure: z.string() }),
]);

export type ImportReport = z.infer<typeof importReport>;
export type ImportedLine = z.infer<typeof importedLine>;

const country = z.enum(countryCodes);

/** A check of a list: what says again what was said of the same thing before is a mistake, whichever of the two is meant. */
const saidOnce =
  <T>(about: (one: T) => string) =>
  (all: readonly T[], context: z.RefinementCtx) => {
    const said = new Set<string>();
    for (const [index, one] of all.entries()) {
      const thing = about(one);
      if (said.has(thing)) context.addIssue({ code: "custom", path: [index], message: `says something of ${thing} again` });
      said.add(thing);
    }
  };

/** New prices. `original` is the price before anything was taken off, the same as `price` when left out. */
export const priceChanges = z
  .array(z.strictObject({ id, country, price: cents.max(10_000_000), original: cents.max(10_000_000).optional() }))
  .min(1)
  .max(100_000)
  .superRefine(saidOnce((change) => `${change.id} in ${change.country}`));

/** What is counted on the shelf now: of the country's warehouse, or of a store by its id. */
export const stockChanges = z
  .array(
    z.strictObject({
      /** `<id>-<size>`, or the owner's own SKU where it is one size's alone. */
      variantId: visible.min(1).max(61),
      country,
      qty: pieces,
      store: z.string().min(1).max(60).optional(),
    }),
  )
  .min(1)
  .max(100_000)
  .superRefine(
    saidOnce(
      ({ variantId, country: sold, store }) => `${variantId} in ${store === undefined ? sold : `store ${store} of ${sold}`}`,
    ),
  );

/** Products to show, or (null) not to show any more. */
export const publicationChange = z.strictObject({
  ids: z.array(id).min(1, "name a product").max(100_000),
  published: publication,
});

/** The path of a file below the folder that was sent, with `/` between its parts. */
export const pictureFile = z
  .string()
  .min(1)
  .max(300)
  .regex(/^(?!\/)(?![a-z][a-z0-9+.-]*:)[^\\\p{Cc}]+$/iu, "must be the path of a file in the folder");

/** Bytes of the largest photograph. */
export const largestPhotograph = 40 * 2 ** 20;

/** What a photograph turned out to be. */
export const keptPicture = z.object({ src: z.string(), width: z.int(), height: z.int() });

/** Files, sent before, that become the pictures of the products that they are named after. */
export const pictureBinding = z.strictObject({ files: z.array(pictureFile).min(1).max(500_000), dryRun: z.boolean() });

/** Whose pictures files became, or would become. */
export const bindingReport = z.object({
  applied: z.boolean(),
  products: z.array(z.object({ id: z.string(), pictures: z.int(), changed: z.boolean() })),
  /** Files that are named after no product. */
  others: z.array(z.string()),
});

/** What bringing the hosted search into line took, index by index. */
export const searchSync = z.object({
  indexes: z.array(
    z.object({
      index: z.string(),
      records: z.int(),
      pushed: z.int(),
      removed: z.int(),
      refused: z.array(z.string()).readonly(),
    }),
  ),
});
export type SearchSync = z.infer<typeof searchSync>;
