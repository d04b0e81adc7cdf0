import type { ShopDocument, ShopDocumentKind } from "#contract/shop-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, sql, text } from "../drizzle.ts";

/** A document without its prices, which stand in columns: `catalogue_prices`. */
export type StoredDocument = Omit<ProductDocument, "countries"> & {
  readonly releases: Readonly<Partial<Record<CountryCode, number | null>>>;
};

/**
 * Counts the changes of the catalogue. Whoever changes anything counts it up first and so holds this row until the change is
 * committed: changes happen one after another, and who has read up to a number has read all there is.
 */
export const catalogueRevision = pgTable(
  "catalogue_revision",
  {
    id: integer().primaryKey(),
    revision: bigint({ mode: "number" }).notNull(),
    /** The change that was the last one of documents other than products; 0 while there are none. */
    documents: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("catalogue_revision_is_one_row", sql`${table.id} = 1`)],
);

/** What the shop sells: one document a product, with the revision that changed it last. */
export const catalogueProducts = pgTable(
  "catalogue_products",
  {
    id: text().primaryKey(),
    document: jsonb().notNull().$type<StoredDocument>(),
    revision: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("catalogue_products_revision").on(table.revision)],
);

/** What the shop is besides its products, and what is said of them: a document a row. */
export const shopDocuments = pgTable(
  "shop_documents",
  {
    kind: text().notNull().$type<ShopDocumentKind>(),
    id: text().notNull(),
    /** Counts the changes of this document from 1. */
    version: integer().notNull(),
    document: jsonb().notNull().$type<ShopDocument>(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** What a product costs in a country, in cents with tax; without a row it is not sold there. */
export const cataloguePrices = pgTable(
  "catalogue_prices",
  {
    productId: text("product_id")
      .notNull()
      .references(() => catalogueProducts.id, { onDelete: "cascade" }),
    country: text().notNull().$type<CountryCode>(),
    price: integer().notNull(),
    original: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.country] }),
    check("catalogue_price_is_at_most_the_original", sql`${table.price} >= 0 and ${table.price} <= ${table.original}`),
  ],
);

/** The owner's photographs by the name of the file, or the address, that they came from. The bytes are in a folder. */
export const cataloguePictures = pgTable("catalogue_pictures", {
  name: text().primaryKey(),
  /** Source path that the picture service knows. */
  src: text().notNull(),
  placeholder: text().notNull(),
});
