import { productsOf } from "#domain/catalogue/product-of.ts";
import { type ProductRecord, productRecord, type RecordSurroundings } from "#domain/catalogue/product-record.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { demoCategory, openingProducts } from "./catalogue.fixture.ts";
import { sizeCharts } from "./sizing.ts";

const built = new Map<CountryCode, { readonly now: number; readonly products: readonly Product[] }>();

/**
 * Every product of a country, with its opening stock. The same country and `now` give the same products, not copies of them,
 * so nobody may change them.
 * @param now seconds since the epoch; decides the time of what is to be released.
 */
export function buildProducts(country: CountryCode, now: number): readonly Product[] {
  const last = built.get(country);
  if (last?.now === now) return last.products;
  const documents = openingProducts(new Date(now * 1000));
  const quantities = new Map<string, number>(
    documents.flatMap(({ id, openingStock: amounts }) =>
      Object.entries(amounts[country] ?? {}).map(([code, qty]) => [`${id}-${code}`, qty] as const),
    ),
  );
  const products = productsOf(documents, {
    country,
    stockUpdatedAt: now,
    quantity: (variantId) => quantities.get(variantId) ?? 0,
    category: demoCategory,
    brandName: () => undefined,
  });
  built.set(country, { now, products });
  return products;
}

const surroundings: RecordSurroundings = {
  sizeChart: (id) => sizeCharts.get(id),
  category: demoCategory,
};

/** Records of the product index. @param now seconds since the epoch for which the products were built */
export function searchRecords(products: readonly Product[], now: number): ProductRecord[] {
  const documents = new Map(openingProducts(new Date(now * 1000)).map((document) => [document.id, document]));
  return products.flatMap((product) => {
    const document = documents.get(product.id);
    return document ? [productRecord(document, product, surroundings)] : [];
  });
}
