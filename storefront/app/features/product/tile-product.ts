import { inColour } from "#domain/product/only-colour.ts";
import type { ListProduct } from "#domain/product/product.ts";

/** Pictures a tile may show: the first, and the one under the pointer. */
const tilePictures = 2;
/** Other colours a tile may show besides its own, and one more to know that there are more (TILE-10, TILE-12). */
const otherColours = 4;

/** Another colour of the same style. */
export interface TileColour {
  name: string;
  swatch: string;
  path: string;
  soldOut?: true;
}

/** What holds for most products, and is left out where it does. */
const defaults = {
  state: "current",
  saleMode: "normal",
  soldOut: false,
  accountExclusive: false,
  isDiscounted: false,
  isNew: false,
  isBestSeller: false,
  isExclusive: false,
  isSustainable: false,
  overlayIds: [],
  badgeIds: [],
  release: null,
  redirectTarget: null,
} as const satisfies Partial<ListProduct>;

type Defaulted = Pick<ListProduct, keyof typeof defaults>;
const defaultKeys = Object.keys(defaults) as (keyof Defaulted)[];

function isDefault(product: ListProduct, key: keyof Defaulted): boolean {
  const value = product[key] ?? null;
  return Array.isArray(value) ? value.length === 0 : value === defaults[key];
}

/**
 * A product as a tile needs it: no stock, two pictures, five colours. It travels 48 times a page, so that what is
 * a default is left out; `withDefaults` puts it back.
 */
export interface TileProduct
  extends Pick<ListProduct, "id" | "name" | "path" | "colourName" | "swatch" | "price">,
    Partial<Defaulted> {
  brand: string;
  /** Price before the discount in cents; only where it is higher. */
  was?: number;
  /** Source paths. */
  pictures: string[];
  /** What stands in for the first picture until it is there. */
  placeholder?: string;
  colours?: TileColour[];
  /** Variant id of the only size, where there is nothing to choose (TILE-45). */
  onlySize?: string;
}

/** Cuts a product down to what a tile shows. */
export function toTileProduct(product: ListProduct): TileProduct {
  const { id, name, path, colourName, swatch, price, erpOriginalPrice, siblingProducts } = product;
  const images = product.productGallery.flatMap((item) => (item.type === "IMAGE" ? [item] : [])).slice(0, tilePictures);
  const different = defaultKeys.filter((key) => !isDefault(product, key));
  return {
    id,
    name,
    path,
    brand: product.brand.name,
    colourName,
    swatch,
    price,
    pictures: images.map((image) => image.src),
    ...(images[0]?.placeholder && { placeholder: images[0].placeholder }),
    ...(siblingProducts.length > 0 && {
      colours: siblingProducts.slice(0, otherColours).map((sibling) => ({
        name: sibling.colourName,
        swatch: sibling.swatch,
        path: sibling.path,
        ...(sibling.soldOut && { soldOut: true as const }),
      })),
    }),
    ...(!product.showSingleSize && product.variants.length === 1 && { onlySize: product.variants[0]?.id }),
    ...(product.isDiscounted && erpOriginalPrice > price && { was: erpOriginalPrice }),
    ...(Object.fromEntries(different.map((key) => [key, product[key]])) as Partial<Defaulted>),
  };
}

/** What the first picture shows. */
export function firstPictureAlt({ brand, name, colourName }: TileProduct): string {
  return `${brand} ${name}${inColour(colourName)}`;
}

/** The same with what was left out as a default. */
export function withDefaults(product: TileProduct): TileProduct & Defaulted {
  return { ...defaults, overlayIds: [], badgeIds: [], ...product };
}

/** The same of a search record, whole or with its `tileAttributes`. */
export function tileOfHit(hit: object): TileProduct {
  return toTileProduct(hit as ListProduct);
}
