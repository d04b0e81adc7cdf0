import { colourways } from "#catalogue/art/colourways.ts";
import { hash } from "#catalogue/art/core/random.ts";
import type { ListProduct, Product } from "#domain/product/product.ts";
import { articlePath, articles } from "./articles/all.ts";
import { brandIds, brands } from "./brands.ts";
import { categories, categoryIdsOf, type Group, groupOf } from "./categories.ts";
import { type ShelfItem, shelfItem } from "./shelf.ts";
import { footwearSizeOf } from "./sizing.ts";

/** Where a record may be seen. */
export interface Visibility {
  readonly searchResults: boolean;
  readonly brand: boolean;
  readonly categories: boolean;
}

/** A product as the search index holds it: what tiles show, and what facets count. */
export interface ProductRecord extends ListProduct {
  readonly objectID: string;
  readonly categoryIds: readonly string[];
  readonly categoryPaths: readonly string[];
  readonly group: Group;
  /** In US Men, in US Women, children's, and letters or maker's numbers of clothes; only what is in stock. */
  readonly sizes: {
    readonly footwear: readonly string[];
    readonly footwearWomen: readonly string[];
    readonly footwearKids: readonly string[];
    readonly clothing: readonly string[];
  };
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

/** A brand, category or article as the search index holds it. */
export interface NamedRecord {
  readonly objectID: string;
  readonly name: string;
  readonly path: string;
  readonly popularity: number;
  readonly visibleIn: Visibility;
}

const everywhere: Visibility = { searchResults: true, brand: true, categories: true };
const day = 86_400;

/** Pictures a tile can step through; the rest is for the product's own page. */
const tilePictures = 3;

function sizesOf(product: Product, group: Group): ProductRecord["sizes"] {
  const men: string[] = [];
  const women: string[] = [];
  const kids: string[] = [];
  const clothing: string[] = [];
  for (const { code, qty } of product.variants) {
    if (qty === 0) continue;
    if (group === "shoes") {
      const size = footwearSizeOf(product.sizeChart?.id ?? null, code);
      if (size?.men) men.push(size.men);
      if (size?.women) women.push(size.women);
      if (size?.kids) kids.push(size.kids);
    } else if (group === "clothing") clothing.push(code);
  }
  return { footwear: men, footwearWomen: women, footwearKids: kids, clothing };
}

/** What sells first when nobody has asked for an order: best sellers, then news, then the rest; what is gone comes last. */
function popularityOf(product: Product): number {
  return (
    (hash(`popular ${product.id}`) % 500) +
    (product.isBestSeller ? 450 : 0) +
    (product.isNew ? 300 : 0) -
    (product.soldOut ? 600 : 0) -
    (product.state === "discontinued" ? 900 : 0)
  );
}

function publishedAtOf(product: Product, now: number): number {
  const draw = hash(`published ${product.id}`);
  const today = Math.floor(now / day) * day;
  return today - (product.isNew ? 1 + (draw % 20) : 30 + (draw % 900)) * day - (draw % day);
}

function recordOf(product: Product, item: ShelfItem, now: number): ProductRecord {
  const { style } = item;
  const group = groupOf(style.kind);
  const categoryIds = categoryIdsOf(style, product);
  const gone = product.state === "discontinued";
  return {
    id: product.id,
    objectID: product.id,
    name: product.name,
    path: product.path,
    brand: product.brand,
    state: product.state,
    saleMode: product.saleMode,
    soldOut: product.soldOut,
    accountExclusive: product.accountExclusive,
    isDiscounted: product.isDiscounted,
    isNew: product.isNew,
    isBestSeller: product.isBestSeller,
    isExclusive: product.isExclusive,
    isSustainable: product.isSustainable,
    price: product.price,
    erpOriginalPrice: product.erpOriginalPrice,
    colourName: product.colourName,
    swatch: product.swatch,
    productGallery: product.productGallery.slice(0, tilePictures),
    siblingProducts: product.siblingProducts,
    variants: product.variants,
    showSingleSize: product.showSingleSize,
    sizeChart: product.sizeChart,
    overlayIds: product.overlayIds,
    badgeIds: product.badgeIds,
    release: product.release,
    redirectTarget: product.redirectTarget,
    categoryIds,
    categoryPaths: categoryIds.flatMap((id) => categories.get(id)?.name ?? []),
    group,
    sizes: sizesOf(product, group),
    baseColours: colourways[item.colour].base,
    bestFor: style.bestFor ?? ["Everyday"],
    fit: style.fit ?? "Regular",
    feature: style.features ?? [],
    btq: style.btq === true,
    visibleIn: gone ? { searchResults: true, brand: false, categories: false } : everywhere,
    publishedAt: publishedAtOf(product, now),
    popularity: popularityOf(product),
    keywords: [style.pitch, style.kind, product.canonicalCategory.name, ...(style.bestFor ?? []), ...(style.features ?? [])].join(
      " ",
    ),
  };
}

/** Records of the product index. @param now seconds since the epoch; decides what is recent. */
export function searchRecords(products: readonly Product[], now: number): ProductRecord[] {
  return products.flatMap((product) => {
    const item = shelfItem(product.id);
    return item ? [recordOf(product, item, now)] : [];
  });
}

/** Records of the brand index. */
export function brandRecords(): NamedRecord[] {
  return brandIds.map((id, i) => ({
    objectID: id,
    name: brands[id].name,
    path: `/brands/${brands[id].slug}`,
    popularity: 100 - i,
    visibleIn: everywhere,
  }));
}

/** Records of the category index, the departments' leaves before the tree's upper rooms. */
export function categoryRecords(): NamedRecord[] {
  return [...categories.values()].map((category) => ({
    objectID: category.id,
    name: category.name,
    path: category.path,
    popularity: category.children.length === 0 ? 50 : 20,
    visibleIn: everywhere,
  }));
}

/** Records of the article index. */
export function articleRecords(): NamedRecord[] {
  return articles.map((article) => ({
    objectID: article.slug,
    name: article.title,
    path: articlePath(article),
    popularity: (article.story ? 500 : 100) - article.age,
    visibleIn: everywhere,
  }));
}
