import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { productsOf } from "#domain/catalogue/product-of.ts";
import { type ProductRecord, productRecord, type RecordSurroundings, recordSizes } from "#domain/catalogue/product-record.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { CategoryReference, Product, SizeChart } from "#domain/product/product.ts";
import { growCategoryTree } from "#merchandising/category-tree.ts";
import { sizeChartsOf } from "#merchandising/shop-content.ts";
import type { ShopDocuments } from "#merchandising/shop-documents.ts";

/** What products refer to by id. */
export interface CatalogueReferences {
  category(id: string): CategoryReference | undefined;
  brandName(id: string): string | undefined;
  readonly sizeCharts: readonly SizeChart[];
}

/** What products refer to, as the shop's documents have it. */
export const referencesIn = (documents: ShopDocuments): CatalogueReferences => ({
  category: growCategoryTree(documents).reference,
  brandName: (id) => documents.get("brand", id)?.name,
  sizeCharts: sizeChartsOf(documents),
});

/** A country's warehouse at a moment. */
export interface ShelvesAt {
  readonly quantities: ReadonlyMap<string, number>;
  /** Seconds since the epoch. */
  readonly readAt: number;
}

/** The products that are shown at one moment. Nothing in it changes. */
export interface ShownCatalogue {
  readonly documents: ReadonlyMap<string, ProductDocument>;
  /** By id. */
  products(country: CountryCode): ReadonlyMap<string, Product>;
  record(product: Product): ProductRecord | undefined;
  /** The sizes that a search record shows with its variants' stock of this moment. */
  sizes(productId: string, variants: Product["variants"]): ProductRecord["sizes"] | undefined;
}

/**
 * Makes products of documents.
 * @param documents those that are published, by id
 * @param before what was shown with the same references: products are taken over from it where nothing of their style differs, with
 *   the stock that they had
 */
export function showCatalogue(
  documents: ReadonlyMap<string, ProductDocument>,
  references: CatalogueReferences,
  shelves: (country: CountryCode) => ShelvesAt,
  before?: ShownCatalogue,
): ShownCatalogue {
  const sizeCharts = new Map(references.sizeCharts.map((chart) => [chart.id, chart]));
  const surroundings: RecordSurroundings = {
    sizeChart: (id) => sizeCharts.get(id),
    category: references.category,
  };
  const styles = differingStyles(before?.documents ?? new Map(), documents);
  const different = [...documents.values()].filter(({ style }) => styles.has(style));
  const ids = [...documents.keys()].sort();
  const products = new Map(
    countryCodes.map((country): [CountryCode, ReadonlyMap<string, Product>] => {
      const { quantities, readAt } = shelves(country);
      const built = productsOf(different, {
        country,
        stockUpdatedAt: readAt,
        quantity: (variantId) => quantities.get(variantId) ?? 0,
        category: references.category,
        brandName: references.brandName,
      });
      const made = new Map(built.map((product) => [product.id, product]));
      if (before === undefined) return [country, made];
      const known = before.products(country);
      const all = ids.flatMap((id) => (styles.has(documents.get(id)?.style ?? "") ? made.get(id) : known.get(id)) ?? []);
      return [country, new Map(all.map((product) => [product.id, product]))];
    }),
  );
  return {
    documents,
    products: (country) => products.get(country) ?? new Map<string, Product>(),
    record(product) {
      const document = documents.get(product.id);
      return document && productRecord(document, product, surroundings);
    },
    sizes(productId, variants) {
      const document = documents.get(productId);
      if (document === undefined) return undefined;
      const chart = document.sizeChart === null ? undefined : sizeCharts.get(document.sizeChart);
      return recordSizes(document, variants, chart);
    },
  };
}

/** Colours name each other, so that a whole style differs when one of it does. */
function differingStyles(
  before: ReadonlyMap<string, ProductDocument>,
  after: ReadonlyMap<string, ProductDocument>,
): ReadonlySet<string> {
  const styles = new Set<string>();
  for (const [id, document] of before) if (after.get(id) !== document) styles.add(document.style);
  for (const [id, document] of after) if (before.get(id) !== document) styles.add(document.style);
  return styles;
}
