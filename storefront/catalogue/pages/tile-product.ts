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
 * Tiles chosen by hand, by style and colour.
 * @throws {Error} when one of them is not on the shelf.
 */
export function tiles(
  products: ReadonlyMap<string, Product>,
  chosen: readonly (readonly [name: string, colour: ColourwayId])[],
): ListProduct[] {
  return chosen.map(([name, colour]) => {
    const product = products.get(named(name, colour).id);
    if (!product) throw new Error(`${name} in ${colour} is not among the products`);
    return tileProduct(product);
  });
}
