import type { ColourwayId } from "#catalogue/art/colourways.ts";
import { named } from "#catalogue/shelf.ts";
import type { ListProduct, Product } from "#domain/product/product.ts";

/** What a tile needs of a product, and nothing more: pages carry dozens. */
export function tileProduct(product: Product): ListProduct {
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
    ...listed
  } = product;
  return { ...listed, productGallery: listed.productGallery.slice(0, 3) };
}

/**
 * Tiles chosen by hand, by style and colour; what is not sold at the moment is left out.
 * @throws {Error} when the demo shop never had one of them.
 */
export function tiles(
  products: ReadonlyMap<string, Product>,
  chosen: readonly (readonly [name: string, colour: ColourwayId])[],
): ListProduct[] {
  return chosen.flatMap(([name, colour]) => {
    const product = products.get(named(name, colour).id);
    return product ? [tileProduct(product)] : [];
  });
}
