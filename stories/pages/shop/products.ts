import { demoCategory, demoContent, openingProducts } from "@tread/storefront/catalogue/catalogue.fixture.ts";
import type { ProductDocument } from "@tread/storefront/domain/catalogue/product-document.ts";
import { productsOf } from "@tread/storefront/domain/catalogue/product-of.ts";
import { type ProductRecord, productRecord } from "@tread/storefront/domain/catalogue/product-record.ts";
import type { Product } from "@tread/storefront/domain/product/product.ts";
import { moment } from "./moment.ts";

interface Shelf {
  readonly documents: ReadonlyMap<string, ProductDocument>;
  readonly products: readonly Product[];
}

let filled: Shelf | undefined;

function shelf(): Shelf {
  if (filled) return filled;
  const documents = new Map(openingProducts(moment).map((document) => [document.id, document]));
  const products = productsOf(documents.values(), {
    country: "nz",
    stockUpdatedAt: Math.floor(moment.getTime() / 1000),
    quantity: (variantId) => {
      const [id = "", code = ""] = variantId.split(/-(.*)/s);
      return documents.get(id)?.openingStock.nz?.[code] ?? 0;
    },
    category: demoCategory,
    brandName: () => undefined,
  });
  filled = { documents, products };
  return filled;
}

/** The demo shop's products with their opening stock. */
export const products = (): readonly Product[] => shelf().products;

/** The same by id. */
const productsById = (): ReadonlyMap<string, Product> => new Map(products().map((product) => [product.id, product]));

let said: ReturnType<typeof demoContent> | undefined;

/** What the demo shop says of itself. */
export function content(): ReturnType<typeof demoContent> {
  said ??= demoContent(moment, productsById);
  return said;
}

/** The same as the search holds them. */
export function productRecords(): ProductRecord[] {
  const { documents } = shelf();
  const charts = new Map(content().sizeCharts.map((chart) => [chart.id, chart]));
  return products().flatMap((product) => {
    const document = documents.get(product.id);
    if (!document) return [];
    return [productRecord(document, product, { sizeChart: (id) => charts.get(id), category: demoCategory })];
  });
}

/** The product at a path, `/products/osker/court-low-chalk`. @throws Error when there is none */
export function productAt(path: string): Product {
  const found = products().find((product) => product.path === path);
  if (!found) throw new Error(`The demo shop has no product at "${path}".`);
  return found;
}
