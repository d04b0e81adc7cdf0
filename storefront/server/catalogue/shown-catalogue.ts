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
  readonly sizeCharts: readonly SizeChart[];
}

/** What products refer to, as the shop's documents have it. */
export const referencesIn = (documents: ShopDocuments): CatalogueReferences => ({
  category: growCategoryTree(documents).reference,
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

/** Makes products of documents. @param documents those that are published, by id */
export function showCatalogue(
  documents: ReadonlyMap<string, ProductDocument>,
  references: CatalogueReferences,
  shelves: (country: CountryCode) => ShelvesAt,
): ShownCatalogue {
  const sizeCharts = new Map(references.sizeCharts.map((chart) => [chart.id, chart]));
  const surroundings: RecordSurroundings = {
    sizeChart: (id) => sizeCharts.get(id),
    categoryName: (id) => references.category(id)?.name,
  };
  const products = new Map(
    countryCodes.map((country) => {
      const { quantities, readAt } = shelves(country);
      const built = productsOf(documents.values(), {
        country,
        stockUpdatedAt: readAt,
        quantity: (variantId) => quantities.get(variantId) ?? 0,
        category: references.category,
      });
      return [country, new Map(built.map((product) => [product.id, product]))];
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
      return recordSizes(document.sizeGroup, variants, chart);
    },
  };
}
