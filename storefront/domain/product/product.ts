/** Product vocabulary of the specification (TILE-21, CART-29). */
export const productStates = ["current", "evergreen", "coming", "discontinued"] as const;
export type ProductState = (typeof productStates)[number];

/** How a product is sold: at once, not yet, from the moment of its `release` on, or in stores alone. */
export const saleModes = ["normal", "comingSoon", "scheduledRelease", "inStoreOnly"] as const;
export type SaleMode = (typeof saleModes)[number];

/** `basic` is stocked; `giftCard` and `digital` never run out. */
export const functionalTypes = ["basic", "giftCard", "digital"] as const;
export type FunctionalType = (typeof functionalTypes)[number];

/** What a product is besides new, as feeds say it. */
export const conditions = ["new", "used", "refurbished"] as const;
export type Condition = (typeof conditions)[number];

/** The systems that sizes of shoes are written in. */
export const sizeSystems = ["usMen", "usWomen", "usKids", "uk", "eu", "cm"] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/** One sellable size of a product. `id` is also the sku; `qty` is the stock known at `stockUpdatedAt`. */
export interface Variant {
  id: string;
  code: string;
  qty: number;
}

/** A picture or a film of a product. A picture's `src` and a film's `thumbnail` are source paths. */
export type GalleryItem =
  | {
      type: "IMAGE";
      src: string;
      alt: string;
      /** Two hex colours without `#`, backdrop then subject, joined by `-`: enough to draw a blurred stand-in. */
      placeholder?: string;
    }
  | {
      type: "VIDEO";
      /** Path of the film itself. */
      src: string;
      thumbnail: string;
      alt?: string;
      /** Of the thumbnail. */
      placeholder?: string;
      /** Path of its captions, as WebVTT. */
      captions?: string;
    };

/** The same style in another colour. `swatch` is its hex colour with a leading `#`. */
export interface SiblingProduct {
  id: string;
  state: ProductState;
  path: string;
  colourName: string;
  swatch: string;
  soldOut: boolean;
  /** Source path of its first picture; left out of lists, where it would travel with every tile. */
  picture?: string;
}

/** A product as listings, tiles and search carry it. Prices are integer cents, tax included. */
export interface ListProduct {
  id: string;
  name: string;
  path: string;
  brand: { id: string; name: string };
  state: ProductState;
  saleMode: SaleMode;
  soldOut: boolean;
  accountExclusive: boolean;
  isDiscounted: boolean;
  isNew: boolean;
  isBestSeller: boolean;
  isExclusive: boolean;
  isSustainable: boolean;
  price: number;
  erpOriginalPrice: number;
  /** Empty where its owner names none. */
  colourName: string;
  /** Hex of this colourway, with `#`. */
  swatch: string;
  productGallery: GalleryItem[];
  siblingProducts: SiblingProduct[];
  variants: Variant[];
  showSingleSize: boolean;
  sizeChart: { id: string } | null;
  overlayIds: string[];
  badgeIds: string[];
  /** Seconds since the epoch; only with saleMode scheduledRelease. */
  release: number | null;
  redirectTarget: { href: string } | { path: string } | null;
}

export interface CategoryReference {
  id: string;
  name: string;
  shortName: string;
  path: string;
  ancestors: { id: string; name: string; path: string }[];
}

/** A product as its own page and the cart need it. */
export interface Product extends ListProduct {
  /** Left out for what is new. */
  condition?: Exclude<Condition, "new">;
  description: string;
  details: string[];
  erpProductCompositeCode: string;
  erpProductParentCode: string;
  taxExclusive: boolean;
  canonicalCategory: CategoryReference;
  functionalType: FunctionalType;
  /** Most of this product in one order, over all its variants; null means no limit of its own. */
  cartQtyProductMax: number | null;
  cartQtyVariantMax: number | null;
  cartQtyVariantMin: number | null;
  cartQtyVariantMultipleOf: number | null;
  /** Seconds since the epoch when the variants' `qty` was read. */
  stockUpdatedAt: number;
  /** A question the shopper must answer before buying (limited releases), or null. */
  challengeQuestion: string | null;
  rating: { average: number; count: number } | null;
  fitAndSize: string;
  care: string;
  /** The shops of other countries do not have it. */
  onlyHere?: true;
}

/** The label in a tile's top left corner. */
export const dynamicOverlays = [
  "accountExclusive",
  "sale",
  "comingSoon",
  "scheduledRelease",
  "newArrival",
  "bestSeller",
  "exclusive",
  "sustainable",
] as const;
export type DynamicOverlay = (typeof dynamicOverlays)[number];

export interface ProductOverlay {
  id: string;
  name: string;
  dynamicOverlay: DynamicOverlay | null;
  textColour: string;
  textOpacity: number;
  backgroundColour: string;
  backgroundOpacity: number;
}

export interface ProductBadge {
  id: string;
  name: string;
  colour: string;
  link: string | null;
  dynamicBadge: "accountExclusive" | null;
}

/** Dense: one column a size system. Sparse: free cells with named columns (SIZE-04). */
export type SizeChart =
  | {
      id: string;
      type: "dense";
      name: string;
      defaultSizeSystem: SizeSystem;
      rows: ({ erpVariantLabel: string } & Partial<Record<SizeSystem, string>>)[];
    }
  | {
      id: string;
      type: "sparse";
      name: string;
      columns: string[];
      erpVariantLabelColumn: number;
      manufacturerColumn: number;
      translationColumn: number;
      manufacturerPrefix: string;
      translationPrefix: string;
      rows: { cells: string[] }[];
    };
