import type { ListProduct, Product } from "./product.ts";

/** Pictures a tile can step through; the rest is for the product's own page. */
const tilePictures = 3;

/** What listings, tiles and search need of a product, and nothing more: pages carry dozens. */
export const listProductOf = (product: Product): ListProduct => ({
  id: product.id,
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
  productGallery: product.productGallery.filter(({ type }) => type === "IMAGE").slice(0, tilePictures),
  siblingProducts: product.siblingProducts,
  variants: product.variants,
  showSingleSize: product.showSingleSize,
  sizeChart: product.sizeChart,
  overlayIds: product.overlayIds,
  badgeIds: product.badgeIds,
  release: product.release,
  redirectTarget: product.redirectTarget,
});
