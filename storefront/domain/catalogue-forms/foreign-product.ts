import { counted } from "../catalogue/counted.ts";
import { type CountryOffer, isPublished, type ProductDocument, type SizeGroup } from "../catalogue/product-document.ts";
import { type CountryCode, countryCodes } from "../country/country.ts";
import { inColour, namedColour, onlyColour } from "../product/only-colour.ts";
import type { CategoryReference, Condition, GalleryItem, SizeChart } from "../product/product.ts";
import { sizesIn } from "../product/size-chart.ts";
import { inSizeOrder } from "../product/size-order.ts";
import { onlyOf } from "./categories-by-name.ts";
import { checksumOf, isSameDescription, isSpreadsheets, plainOf, type RowProblem } from "./rows.ts";

/** What another shop's file says of a size. */
export interface ForeignSize {
  readonly code: string;
  readonly pieces: number | undefined;
  /** What it is called on the shelf there. */
  readonly sku?: string | undefined;
  /** Whether it can be ordered there while there is none of it, and is sent later. */
  readonly isBackordered?: boolean;
}

/** Pieces of a size of which a file says only that it can be had: it is there, and how often its owner has to say. */
export const uncountedPieces = 1;

/** What another shop's file says of one product in one colour. What is undefined it does not say. */
export interface ForeignProduct {
  /** Where it begins in the file. */
  readonly line: number;
  /** Our own id, where the file came from here. */
  readonly id: string | undefined;
  /** What its id is made of otherwise: the same words give the same product again. */
  readonly key: string;
  /** What its colours have in common. */
  readonly styleKey: string;
  readonly style: string | undefined;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly colour: string | undefined;
  readonly description: string | undefined;
  /** Ids or names of categories, the main one first. */
  readonly categories: readonly string[];
  /** Words that are searched but not shown; those that are categories hang it there as well. */
  readonly tags: readonly string[];
  /** What its sizes are called where it comes from (SKU, barcode), which it is searched by as well. */
  readonly codes: readonly string[];
  readonly sizes: readonly ForeignSize[];
  readonly offers: Readonly<Partial<Record<CountryCode, Omit<CountryOffer, "release">>>>;
  /** Where it says that the product is not sold. */
  readonly notSoldIn?: readonly CountryCode[] | undefined;
  readonly pictures: readonly { readonly src: string; readonly alt: string | undefined }[];
  readonly isGiftCard: true | undefined;
  /** Undefined where nothing is said. */
  readonly condition?: Condition | undefined;
  /** Seconds since the epoch when it comes out; undefined for what is out, or where nothing is said. */
  readonly release: number | undefined;
  readonly published: boolean | undefined;
}

/** A product that was read, or why it is none. */
export type ForeignReading =
  | { readonly product: ForeignProduct }
  | {
      readonly line: number;
      /** What its file calls it, if it does. */
      readonly name?: string | undefined;
      readonly problems: readonly RowProblem[];
    };

/** The size of what has no sizes. */
export const onlySize = "OS";
const onlySizeElsewhere = /^(?:one[ -]?size(?: fits (?:all|most))?|osf[am]|o\/s|os)$/i;

/** Its one size called as it is here, however a file writes it; what is known keeps the size that its pieces are counted under. */
function withOnlySize(product: ForeignProduct, existing: ProductDocument | undefined): ForeignProduct {
  const known = existing?.sizes ?? [];
  const name = known.find((code) => onlySizeElsewhere.test(code)) ?? onlySize;
  const codeOf = (code: string) => (!known.includes(code) && onlySizeElsewhere.test(code) ? name : code);
  return { ...product, sizes: product.sizes.map((size) => ({ ...size, code: codeOf(size.code) })) };
}

/** The plain colours that products are found by, with one of its own each and what else is called so. */
const plainColours: readonly { readonly name: string; readonly swatch: string; readonly words: readonly string[] }[] = [
  { name: "Black", swatch: "#1b1b1b", words: ["black", "onyx", "ebony", "noir"] },
  { name: "White", swatch: "#f7f7f4", words: ["white", "chalk", "snow", "blanc"] },
  { name: "Grey", swatch: "#9a9ea1", words: ["grey", "gray", "silver", "slate", "charcoal", "ash", "fog"] },
  { name: "Brown", swatch: "#7a5236", words: ["brown", "tan", "chocolate", "cocoa", "rust"] },
  {
    name: "Neutral",
    swatch: "#d8cbb5",
    words: ["beige", "cream", "sand", "sandstone", "stone", "oat", "oatmeal", "natural", "ecru", "khaki"],
  },
  { name: "Red", swatch: "#c4240f", words: ["red", "crimson", "scarlet", "burgundy", "maroon"] },
  { name: "Orange", swatch: "#e8762c", words: ["orange", "apricot", "amber", "tangerine"] },
  { name: "Yellow", swatch: "#f0c928", words: ["yellow", "gold", "golden", "mustard", "lemon"] },
  { name: "Green", swatch: "#4d7a4a", words: ["green", "olive", "moss", "sage", "lime", "teal"] },
  { name: "Blue", swatch: "#2f5fa8", words: ["blue", "navy", "indigo", "denim", "sky"] },
  { name: "Purple", swatch: "#6d4a94", words: ["purple", "violet", "lilac", "plum"] },
  { name: "Pink", swatch: "#e58aa5", words: ["pink", "rose", "blush", "fuchsia"] },
];

function colourOf(name: string): ProductDocument["colour"] {
  // Whole words: a dusky pink is not as blue as the sky, nor titanium tan.
  const said = plainOf(name).split(/[^a-z]/);
  const found = plainColours.filter(({ words }) => words.some((word) => said.includes(word)));
  return { name, swatch: found[0]?.swatch ?? "#9a9ea1", base: found.slice(0, 6).map((plain) => plain.name) };
}

/**
 * Letters and digits that stand for a text: itself as far as it is made of them, and a number that tells similar ones apart. A product
 * keeps its id however paths come to be written.
 */
function idOf(text: string): string {
  const small = text.normalize("NFKD").toLowerCase();
  const plain = small.replace(/[^a-z0-9]/g, "");
  if (plain.length > 0 && plain.length <= 40 && plain === text.toLowerCase()) return plain;
  return `${plain.slice(0, 32)}${checksumOf(text)}`;
}

/**
 * The id under which a foreign product is kept. A colour that was the only one of its style keeps its id when another joins it, and
 * so does one that is left alone.
 * @param known the product of an id, if there is one
 */
export function idOfForeign(
  { id, key, styleKey, colour = onlyColour }: Pick<ForeignProduct, "id" | "key" | "styleKey" | "colour">,
  known: (id: string) => Pick<ProductDocument, "colour"> | undefined = () => undefined,
): string {
  if (id !== undefined) return id;
  const ids = [key, styleKey, `${styleKey}-${colour}`].map(idOf);
  return ids.find((one) => known(one)?.colour.name === colour) ?? idOf(key);
}

const letterSize = /^(?:\d?X{0,3}[SL]|M|[2-6]XL)$/i;

function sizeGroupOf(category: CategoryReference | undefined, sizes: readonly string[]): SizeGroup {
  const segments = category?.path.split("/") ?? [];
  for (const group of ["shoes", "clothing", "accessories"] as const) if (segments.includes(group)) return group;
  return sizes.every((size) => letterSize.test(size)) ? "clothing" : "accessories";
}

/** A size chart of products that name none, which no other shop's form can. */
export interface ChosenChart {
  readonly chart: string;
  /** The category or the brand whose products have it; without one all have. */
  readonly of: string | undefined;
}

export interface ForeignSurroundings {
  category(id: string): CategoryReference | undefined;
  /** The ids of the categories that a file may mean by that. */
  categoriesNamed(text: string): readonly string[];
  sizeChart(id: string): SizeChart | undefined;
  /** The brand of that name: another shop's form says no more of a brand. */
  brandNamed(name: string): ProductDocument["brand"];
  /** Of those that are about a product the first counts. */
  readonly chosenCharts: readonly ChosenChart[];
  /** What is hung in no category of its own is hung here. */
  readonly fallbackCategory: string | undefined;
  /** Seconds since the epoch. */
  readonly now: number;
}

/** The document of a foreign product, still to be checked. */
export interface ForeignDocument {
  readonly document: ProductDocument;
  /** What its owner should look at. */
  readonly warnings: readonly string[];
  /** What is said of the category that its file names, where there is none of that name or more than one. */
  readonly unnamedCategory: string | undefined;
}

/**
 * The document of a foreign product. What its file does not say stays as it is in the product that is there, or begins as the
 * plainest product would.
 * @param existing the product of the same id, if there is one
 * @returns the document, or what is missing
 */
export function documentOfForeign(
  foreign: ForeignProduct,
  existing: ProductDocument | undefined,
  { category, categoriesNamed, sizeChart, brandNamed, chosenCharts, fallbackCategory, now }: ForeignSurroundings,
): ForeignDocument | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const product = withOnlySize(foreign, existing);
  const id = existing?.id ?? idOfForeign(product);
  const categoryNamed = (text: string) => onlyOf(categoriesNamed(text));
  const found = product.categories.map((text) => ({ text, id: categoryNamed(text) }));
  const unnamed =
    found[0] && found[0].id === undefined ? unnamedCategory(found[0].text, categoriesNamed(found[0].text)) : undefined;
  const mainCategory = found[0]?.id ?? existing?.mainCategory ?? fallbackCategory;
  if (mainCategory === undefined) {
    problems.push(`${unnamed ?? "It names no category"}. Name one by its id, or say --category <id> for all such products.`);
  }
  if (product.pictures.length === 0 && existing === undefined) problems.push("It has no picture.");
  if (product.sizes.length === 0) problems.push("It has no size.");
  if (Object.keys(product.offers).length === 0 && existing === undefined) {
    const isSaid = product.notSoldIn !== undefined && product.notSoldIn.length > 0;
    problems.push(isSaid ? "It has no price in a country that it is sold in." : "It has no price.");
  }
  if (problems.length > 0 || mainCategory === undefined) return { problems };

  const described = brandNamed(product.brand);
  const brand =
    existing && (existing.brand.name === product.brand || existing.brand.id === described.id) ? existing.brand : described;
  const colourName = product.colour ?? existing?.colour.name ?? onlyColour;
  const colour = existing?.colour.name === colourName ? existing.colour : colourOf(colourName);
  // A feed's items stand in any order, and a table's where they were added.
  const said = product.sizes.map(({ code }) => code);
  const elsewhere = countriesElsewhere(product, existing);
  const kept = elsewhere.length === 0 ? [] : (existing?.sizes ?? []).filter((code) => !said.includes(code));
  const sizes = inSizeOrder([...said, ...kept]);
  const hung = [...found.map((one) => one.id), ...product.tags.map((tag) => categoryNamed(tag))];
  const reference = category(mainCategory);
  const categories = new Set([
    ...(reference?.ancestors.map((ancestor) => ancestor.id) ?? []),
    mainCategory,
    ...hung.flatMap((one) => one ?? []),
  ]);
  const hangsIn = existing === undefined ? [...categories] : rehung(existing, reference, category);
  const isAbout = ({ of }: ChosenChart) => of === undefined || of === brand.id || hangsIn.some((one) => idOfHanging(one) === of);
  const chosen = sizes.every((size) => size === onlySize) ? undefined : chosenCharts.find(isAbout)?.chart;
  const missing = existing?.sizeChart || chosen === undefined ? [] : sizesMissingIn(sizeChart(chosen), sizes);
  if (missing.length > 0) return { problems: [`The size chart ${chosen} has no size ${missing.join(", ")}.`] };
  const tags = product.tags.filter((tag) => categoryNamed(tag) === undefined);
  const keywords = withCodes(existing?.search.keywords ?? withWords("", tags), product.codes);
  const alt = `${product.brand} ${product.name}${inColour(namedColour(colourName))}`;
  const document: ProductDocument = {
    ...(existing ?? {
      state: "current",
      saleMode: product.release === undefined ? "normal" : "scheduledRelease",
      functionalType: product.isGiftCard ? "giftCard" : "basic",
      sizeGroup: sizeGroupOf(reference, sizes),
      showSingleSize: !(sizes.length === 1 && sizes[0] === onlySize),
      overlays: [{ id: "sale", when: "reduced" }],
      badges: [],
      details: [],
      fitAndSize: "",
      care: "",
      rating: null,
      challengeQuestion: null,
      redirect: null,
      limits: { product: null, max: null, min: null, multipleOf: null },
      accountExclusive: false,
      isNew: false,
      isBestSeller: false,
      isExclusive: false,
      isSustainable: false,
      taxExclusive: false,
      boutique: false,
      styleNumber: id,
      path: `/products/${brand.id}/${product.slug}`,
    }),
    id,
    style: product.style ?? existing?.style ?? idOf(product.styleKey),
    name: product.name,
    brand,
    colour,
    sizes,
    ...skusOf(product, existing, sizes),
    sizeChart: existing?.sizeChart ?? chosen ?? null,
    countries: countriesOf(product, existing),
    openingStock: openingStockOf(product, existing, sizes),
    mainCategory,
    categories: hangsIn,
    pictures: product.pictures.length > 0 ? galleryOf(product, existing?.pictures ?? [], alt) : (existing?.pictures ?? []),
    ...conditionOf(product, existing),
    description: descriptionOf(product, existing),
    search: { ...(existing?.search ?? { bestFor: [], fit: "", features: [], popularity: 0, publishedAt: now }), keywords },
    published: publishedOf(product.published, existing, now),
  };
  const stays =
    kept.length === 0
      ? []
      : [`It says nothing of size ${kept.join(", ")}, which stays: the product is sold in ${elsewhere.join(" and ")} too.`];
  const rounded = [...new Set(product.codes.filter(isSpreadsheets))];
  const leftOut =
    rounded.length === 0
      ? []
      : [`A spreadsheet rounded ${rounded.slice(0, mostListed).join(", ")}: nobody is found by that, so it is left out.`];
  const warnings = [...leftOut, ...stays, ...backorderWarnings(product, existing, document)];
  return { document, warnings, unnamedCategory: unnamed };
}

/** As many names or codes as are listed in a sentence. */
const mostListed = 6;

const unnamedCategory = (text: string, ids: readonly string[]): string =>
  ids.length === 0
    ? `There is no category "${text}"`
    : `Several categories are called "${text}": ${ids.slice(0, mostListed).join(", ")}${ids.length > mostListed ? " and others" : ""}`;

function descriptionOf({ description }: ForeignProduct, existing: ProductDocument | undefined): string {
  const kept = existing?.description ?? "";
  return description === undefined || isSameDescription(description, kept) ? kept : description;
}

/** Characters of the words that a product is searched by. */
const mostKeywords = 2_000;
/** One that a spreadsheet has rounded is nobody's. */
const isCode = (code: string) => /^[A-Za-z0-9][A-Za-z0-9./_-]{1,39}$/.test(code) && !isSpreadsheets(code);

/** Words with others behind them, as many as there is room for. */
const withWords = (words: string, others: readonly string[]): string =>
  others.reduce((said, other) => {
    const more = said === "" ? other : `${said} ${other}`;
    return more.length > mostKeywords ? said : more;
  }, words);

/** Words with the codes behind them that are not among them. */
function withCodes(words: string, codes: readonly string[]): string {
  const known = new Set(words.split(" "));
  return withWords(
    words,
    [...new Set(codes)].filter((code) => isCode(code) && !known.has(code)),
  );
}

/** What is new needs to say so only where it was not. */
function conditionOf({ condition }: ForeignProduct, existing: ProductDocument | undefined): Pick<ProductDocument, "condition"> {
  const isSaid = condition !== undefined && (condition !== "new" || existing?.condition !== undefined);
  return isSaid ? { condition } : {};
}

/** What sizes are called on the shelf: a code of a size that its file does not name stays. */
function skusOf(
  product: ForeignProduct,
  existing: ProductDocument | undefined,
  sizes: readonly string[],
): Pick<ProductDocument, "skus"> {
  const said = new Map(product.sizes.map(({ code, sku }) => [code, sku]));
  const skus = sizes.flatMap((code): [string, string][] => {
    const told = said.get(code);
    // What its owner has called it in a line of our own need not look like a code.
    const sku = told !== undefined && isCode(told) ? told : existing?.skus?.[code];
    return sku === undefined ? [] : [[code, sku]];
  });
  return skus.length > 0 || existing?.skus !== undefined ? { skus: Object.fromEntries(skus) } : {};
}

/** Where a product is sold that a file says nothing of: one country's feed does not say what is sold in the other. */
const countriesElsewhere = ({ offers, notSoldIn = [] }: ForeignProduct, existing: ProductDocument | undefined): CountryCode[] =>
  // A file without prices is of no country more than of another.
  Object.keys(offers).length === 0
    ? []
    : countryCodes.filter(
        (country) => existing?.countries[country] !== undefined && offers[country] === undefined && !notSoldIn.includes(country),
      );

/** Sizes that begin with a piece that is most likely not there: this shop takes no orders for what is sent once it has come in. */
function backorderWarnings(
  { sizes, offers }: ForeignProduct,
  existing: ProductDocument | undefined,
  { openingStock }: ProductDocument,
): string[] {
  const told = Object.keys(offers) as CountryCode[];
  const begun = sizes.filter(
    ({ code, isBackordered }) =>
      isBackordered && told.some((country) => openingStock[country]?.[code] !== undefined && isNewSize(existing, country, code)),
  );
  if (begun.length === 0) return [];
  const codes = begun.map(({ code }) => code).join(", ");
  const pieces = counted(uncountedPieces, "piece");
  return [
    `It can be ordered there with none left, and begins with ${pieces} here: size ${codes}. Count it with pnpm catalogue stock.`,
  ];
}

/** Whether nothing of a size can be on the country's shelf yet. */
const isNewSize = (existing: ProductDocument | undefined, country: CountryCode, code: string): boolean =>
  existing?.countries[country] === undefined || !existing.sizes.includes(code);

/** Where a known product hangs once its main category is another: there in place of where it was, unless it hangs below that besides. */
function rehung(
  { mainCategory, categories }: ProductDocument,
  main: CategoryReference | undefined,
  category: ForeignSurroundings["category"],
): ProductDocument["categories"] {
  if (main === undefined || main.id === mainCategory) return categories;
  const lineOf = (one: CategoryReference | undefined) => (one ? [...one.ancestors.map(({ id }) => id), one.id] : []);
  const [coming, going] = [lineOf(main), [...lineOf(category(mainCategory)), mainCategory]];
  const others = categories.filter((one) => !going.includes(idOfHanging(one)));
  const needed = [...coming, ...others.flatMap((one) => lineOf(category(idOfHanging(one))))];
  const kept = categories.filter((one) => !going.includes(idOfHanging(one)) || needed.includes(idOfHanging(one)));
  return [...kept, ...coming.filter((id) => !kept.some((one) => idOfHanging(one) === id))];
}

const idOfHanging = (hanging: ProductDocument["categories"][number]): string =>
  typeof hanging === "string" ? hanging : hanging.id;

/** Those that a chart says nothing of; a chart that there is not is told of with the document. */
function sizesMissingIn(chart: SizeChart | undefined, sizes: readonly string[]): string[] {
  if (chart === undefined) return [];
  const known = sizesIn(chart);
  return sizes.filter((size) => !known.includes(size));
}

function countriesOf(
  { offers, notSoldIn = [], release }: ForeignProduct,
  existing: ProductDocument | undefined,
): ProductDocument["countries"] {
  const countries: Partial<Record<CountryCode, CountryOffer>> = { ...existing?.countries };
  // What has a release has one wherever it is sold.
  const comingElsewhere = Object.values(countries).find((offer) => offer.release !== null);
  for (const [country, offer] of Object.entries(offers) as [CountryCode, Omit<CountryOffer, "release">][]) {
    const known = existing?.countries[country] ?? comingElsewhere;
    countries[country] = { ...offer, release: existing === undefined ? (release ?? null) : (known?.release ?? null) };
  }
  for (const country of notSoldIn) delete countries[country];
  return countries;
}

/** What is on a shelf already is counted there; the opening stock is told of sizes that are new. */
function openingStockOf(
  { sizes, offers }: ForeignProduct,
  existing: ProductDocument | undefined,
  codes: readonly string[],
): ProductDocument["openingStock"] {
  const told = Object.keys(offers) as CountryCode[];
  const countries = new Set([...(Object.keys(existing?.openingStock ?? {}) as CountryCode[]), ...told]);
  return Object.fromEntries(
    [...countries].flatMap((country) => {
      const known = existing?.openingStock[country] ?? {};
      const amounts = codes.flatMap((code): [string, number][] => {
        const isNew = told.includes(country) && isNewSize(existing, country, code);
        const pieces = known[code] ?? (isNew ? sizes.find((size) => size.code === code)?.pieces : undefined);
        return pieces === undefined ? [] : [[code, pieces]];
      });
      const isSaid = amounts.length > 0 || existing?.openingStock[country] !== undefined;
      return isSaid ? [[country, Object.fromEntries(amounts)]] : [];
    }),
  );
}

function galleryOf({ pictures }: ForeignProduct, known: readonly GalleryItem[], subject: string): GalleryItem[] {
  const stills = pictures.map(({ src, alt }, index): GalleryItem => {
    const same = known.find((item) => item.type === "IMAGE" && item.src === src);
    if (same !== undefined && (alt === undefined || alt === same.alt)) return same;
    return { type: "IMAGE", src, alt: alt ?? (index === 0 ? subject : `${subject}, picture ${index + 1}`) };
  });
  return [...stills, ...known.filter(({ type }) => type === "VIDEO")];
}

function publishedOf(
  published: boolean | undefined,
  existing: ProductDocument | undefined,
  now: number,
): ProductDocument["published"] {
  const always = { from: null, until: null };
  if (published === undefined) return existing === undefined ? always : existing.published;
  if (published) return existing?.published ?? always;
  // What is not shown at the moment keeps the days on which it is.
  return existing !== undefined && !isPublished(existing, now) ? existing.published : null;
}
