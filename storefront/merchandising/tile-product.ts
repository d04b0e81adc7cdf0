import type { ListProduct, Product } from "#domain/product/product.ts";

/** What a tile needs of a product, and nothing more: pages carry dozens. */
function tileProduct(product: Product): ListProduct {
  const {
    description: _description,
    details: _details,
    erpProductCompositeCode: _compositeCode,
    erpProductParentCode: _parentCode,
    taxExclusive: _taxExclusive,
    canonicalCategory: _canonicalCategory,
    functionalType: _functionalType,
    cartQtyProductMax: _productMax,
    cartQtyVariantMax: _variantMax,
    cartQtyVariantMin: _variantMin,
    cartQtyVariantMultipleOf: _variantMultipleOf,
    stockUpdatedAt: _stockUpdatedAt,
    challengeQuestion: _challengeQuestion,
    rating: _rating,
    fitAndSize: _fitAndSize,
    care: _care,
    onlyHere: _onlyHere,
    ...listed
  } = product;
  return { ...listed, productGallery: listed.productGallery.filter(({ type }) => type === "IMAGE").slice(0, 3) };
}

/** Tiles chosen by hand, by id; what is not sold at the moment is left out. */
export function tilesOf(products: ReadonlyMap<string, Product>, ids: readonly string[]): ListProduct[] {
  return ids.flatMap((id) => {
    const product = products.get(id);
    return product ? [tileProduct(product)] : [];
  });
}
