import { listProductOf } from "../product/list-product.ts";
import { mostToHave, type QuantityLimits } from "../product/most-to-have.ts";
import type { CategoryReference, ListProduct, Product, SizeChart } from "../product/product.ts";
import { categoriesAt, type ProductDocument, type SizeGroup } from "./product-document.ts";

/** Where a record may be seen. */
export interface Visibility {
  readonly searchResults: boolean;
  readonly brand: boolean;
  readonly categories: boolean;
}

/**
 * In US Men, in US Women, children's, and letters or maker's numbers of clothes; `elsewhere` what else they are called, as `UK 8`,
 * `EU 42`, `27 cm`, `AU/NZ 12` and `One size`. Only what is in stock.
 */
export interface RecordSizes {
  readonly footwear: readonly string[];
  readonly footwearWomen: readonly string[];
  readonly footwearKids: readonly string[];
  readonly clothing: readonly string[];
  readonly elsewhere: readonly string[];
}

/** A product as the search index holds it: what tiles show, and what facets count. */
export interface ProductRecord extends ListProduct, QuantityLimits {
  readonly objectID: string;
  readonly functionalType: Product["functionalType"];
  readonly styleNumber: string;
  readonly categoryIds: readonly string[];
  readonly categoryPaths: readonly string[];
  readonly group: SizeGroup;
  readonly sizes: RecordSizes;
  readonly baseColours: readonly string[];
  readonly bestFor: readonly string[];
  readonly fit: string;
  readonly feature: readonly string[];
  readonly btq: boolean;
  readonly visibleIn: Visibility;
  /** Seconds since the epoch. */
  readonly publishedAt: number;
  readonly popularity: number;
  /** Words that are searched but not shown. */
  readonly keywords: string;
}

/** What a record says that is neither in the document nor in the product. */
export interface RecordSurroundings {
  sizeChart(id: string): SizeChart | undefined;
  category(id: string): CategoryReference | undefined;
}

const everywhere: Visibility = { searchResults: true, brand: true, categories: true };
/** Points of popularity that a product falls by once it is sold out, and once it is gone. */
const soldOutFallsBy = 600;
const goneFallsBy = 900;

/** What a chart calls one of its sizes. */
interface SizeNames {
  readonly men: string | undefined;
  readonly women: string | undefined;
  readonly kids: string | undefined;
  /** What else, each with the name of its system. */
  readonly elsewhere: readonly string[];
}

/** Every product of a chart is called by the same few names, so each chart is read once. */
const namesByChart = new WeakMap<SizeChart, ReadonlyMap<string, SizeNames>>();

/** What a chart calls its sizes, by the codes of variants. */
function sizeNames(chart: SizeChart): ReadonlyMap<string, SizeNames> {
  const known = namesByChart.get(chart);
  if (known !== undefined) return known;
  const names = new Map<string, SizeNames>();
  for (const [code, named] of chart.type === "dense" ? denseNames(chart) : sparseNames(chart))
    if (!names.has(code)) names.set(code, named);
  namesByChart.set(chart, names);
  return names;
}

const denseNames = ({ rows }: Extract<SizeChart, { type: "dense" }>): [string, SizeNames][] =>
  rows.map(({ erpVariantLabel, usMen, usWomen, usKids, uk, eu, cm }) => {
    const elsewhere = [uk && `UK ${uk}`, eu && `EU ${eu}`, cm && `${cm} cm`].flatMap((name) => name || []);
    return [erpVariantLabel, { men: usMen, women: usWomen, kids: usKids, elsewhere }];
  });

const sparseNames = (chart: Exclude<SizeChart, { type: "dense" }>): [string, SizeNames][] =>
  chart.rows.flatMap(({ cells }): [string, SizeNames][] => {
    const code = cells[chart.erpVariantLabelColumn];
    if (code === undefined) return [];
    const cellOf = (column: string) => cells[chart.columns.indexOf(column)];
    const cell = cells[chart.translationColumn];
    const elsewhere = cell && chart.translationPrefix ? [chart.translationPrefix + cell] : [];
    return [[code, { men: cellOf("US Men"), women: cellOf("US Women"), kids: cellOf("US Kids"), elsewhere }]];
  });

/** The sizes of the variants of which enough are in stock to be ordered. */
export function recordSizes(
  { sizeGroup: group, limits }: Pick<ProductDocument, "sizeGroup" | "limits">,
  variants: readonly { readonly code: string; readonly qty: number }[],
  chart: SizeChart | undefined,
): RecordSizes {
  const least = { cartQtyVariantMin: limits.min, cartQtyVariantMultipleOf: limits.multipleOf };
  const there = variants.filter(({ qty }) => mostToHave(least, qty) > 0).map(({ code }) => code);
  const names = chart && sizeNames(chart);
  const called = there.flatMap((code) => names?.get(code) ?? []);
  const shoes = group === "shoes" ? called : [];
  return {
    footwear: shoes.flatMap(({ men }) => men ?? []),
    footwearWomen: shoes.flatMap(({ women }) => women ?? []),
    footwearKids: shoes.flatMap(({ kids }) => kids ?? []),
    clothing: group === "clothing" ? there : [],
    elsewhere: [
      ...(group === "accessories" ? [] : called.flatMap(({ elsewhere }) => elsewhere)),
      ...(there.includes("OS") ? ["One size"] : []),
    ],
  };
}

/** What tiles say of a product, so that it is also asked for: each as one word, since "best" alone asks for no best seller. */
const tileWords = ({ isBestSeller, isExclusive, accountExclusive, saleMode, state }: Product): readonly string[] => [
  ...(isBestSeller ? ["bestseller"] : []),
  ...(isExclusive ? ["exclusive"] : []),
  ...(accountExclusive ? ["membersonly"] : []),
  ...(saleMode === "comingSoon" || state === "coming" ? ["comingsoon"] : []),
];

/** The search record of a product. @param product the document's product in the index's country */
export function productRecord(
  document: ProductDocument,
  product: Product,
  { sizeChart, category }: RecordSurroundings,
): ProductRecord {
  const gone = product.state === "discontinued";
  const offer = { price: product.price, original: product.erpOriginalPrice, release: product.release };
  const categoryIds = categoriesAt(document, offer, category);
  return {
    ...listProductOf(product),
    objectID: product.id,
    siblingProducts: product.siblingProducts.map(({ picture, ...sibling }) => sibling),
    functionalType: product.functionalType,
    ...(product.cartQtyVariantMin !== null && { cartQtyVariantMin: product.cartQtyVariantMin }),
    ...(product.cartQtyVariantMultipleOf !== null && { cartQtyVariantMultipleOf: product.cartQtyVariantMultipleOf }),
    styleNumber: document.styleNumber,
    categoryIds,
    categoryPaths: categoryIds.flatMap((id) => category(id)?.name ?? []),
    group: document.sizeGroup,
    sizes: recordSizes(document, product.variants, document.sizeChart === null ? undefined : sizeChart(document.sizeChart)),
    baseColours: document.colour.base,
    bestFor: document.search.bestFor,
    fit: document.search.fit,
    feature: document.search.features,
    btq: document.boutique,
    visibleIn: gone ? { searchResults: true, brand: false, categories: false } : everywhere,
    publishedAt: document.search.publishedAt,
    popularity: document.search.popularity - (product.soldOut ? soldOutFallsBy : 0) - (gone ? goneFallsBy : 0),
    keywords: [document.search.keywords, ...tileWords(product)].join(" "),
  };
}
