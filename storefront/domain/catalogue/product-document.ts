import type { CountryCode } from "../country/country.ts";
import type { CategoryReference, Condition, FunctionalType, GalleryItem, ProductState, SaleMode } from "../product/product.ts";

/** What a product costs in one country; a product without it is not sold there. */
export interface CountryOffer {
  /** Integer cents, tax included. */
  readonly price: number;
  /** Integer cents before anything was taken off; the same as `price` when nothing was. */
  readonly original: number;
  /** Seconds since the epoch; only with saleMode scheduledRelease. */
  readonly release: number | null;
}

/** Something that hangs on a product always, or only while its price is reduced in the country. */
export type Hanging = string | { readonly id: string; readonly when: "reduced" };

/** What a digital product is: words that are kept with it and sent as a file of that name, or an address that its buyers alone are led to. */
export type Download = { readonly name: string; readonly text: string } | { readonly href: string };

/** How a size is written, in documents and in any file. */
export const sizeCode = /^[A-Za-z0-9][A-Za-z0-9./ -]{0,19}$/;

/** In which facets of size a product is counted. */
export const sizeGroups = ["shoes", "clothing", "accessories", "extras"] as const;
export type SizeGroup = (typeof sizeGroups)[number];

/**
 * One product (a style in one colour) as its owner keeps it: everything that does not follow from something else. Stock is
 * kept apart, since every sale changes it.
 */
export interface ProductDocument {
  /** Letters and digits; variants are `<id>-<size>`. */
  readonly id: string;
  /** Products of one style are each other's colours. */
  readonly style: string;
  readonly name: string;
  /** `/products/osker/court-low-galah`. */
  readonly path: string;
  readonly brand: { readonly id: string; readonly name: string };
  /** `swatch` is `#rrggbb`; `base` are the plain colours it is found by. */
  readonly colour: { readonly name: string; readonly swatch: string; readonly base: readonly string[] };
  readonly state: ProductState;
  readonly saleMode: SaleMode;
  readonly functionalType: FunctionalType;
  /** What whoever buys it gets; only with functionalType digital, which is sold to nobody without it. */
  readonly download?: Download | undefined;
  readonly sizeGroup: SizeGroup;
  readonly sizes: readonly string[];
  /** What sizes are called on the owner's shelves (SKU), where that is not `<id>-<size>`. */
  readonly skus?: Readonly<Record<string, string>> | undefined;
  readonly sizeChart: string | null;
  readonly showSingleSize: boolean;
  readonly countries: Readonly<Partial<Record<CountryCode, CountryOffer>>>;
  /** Pieces that a size is on the shelf with when the shop first hears of it. */
  readonly openingStock: Readonly<Partial<Record<CountryCode, Readonly<Record<string, number>>>>>;
  readonly categories: readonly Hanging[];
  /** The category that its breadcrumbs lead through. */
  readonly mainCategory: string;
  readonly overlays: readonly Hanging[];
  readonly badges: readonly string[];
  readonly pictures: readonly GalleryItem[];
  readonly styleNumber: string;
  readonly description: string;
  readonly details: readonly string[];
  /** New unless said otherwise. */
  readonly condition?: Condition | undefined;
  readonly fitAndSize: string;
  readonly care: string;
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly challengeQuestion: string | null;
  /** The right answers to it, of which one is enough. Nobody is told them, and without any the product is sold to nobody. */
  readonly challengeAnswers?: readonly string[] | undefined;
  readonly redirect: { readonly path: string } | { readonly href: string } | null;
  readonly limits: {
    readonly product: number | null;
    readonly max: number | null;
    readonly min: number | null;
    readonly multipleOf: number | null;
  };
  readonly accountExclusive: boolean;
  readonly isNew: boolean;
  readonly isBestSeller: boolean;
  readonly isExclusive: boolean;
  readonly isSustainable: boolean;
  readonly taxExclusive: boolean;
  readonly boutique: boolean;
  readonly search: {
    readonly bestFor: readonly string[];
    readonly fit: string;
    readonly features: readonly string[];
    /** Words that are searched but not shown. */
    readonly keywords: string;
    /** The greater, the sooner it is shown; what is sold out or gone follows after. */
    readonly popularity: number;
    /** Seconds since the epoch. */
    readonly publishedAt: number;
  };
  /** Null for a product that is not shown. Times are seconds since the epoch, null for always. */
  readonly published: { readonly from: number | null; readonly until: number | null } | null;
}

/** What hangs on a product at a price: ids in the order of the document. */
export function hangingAt(hanging: readonly Hanging[], { price, original }: CountryOffer): string[] {
  return hanging.flatMap((one) => (typeof one === "string" ? one : price < original ? one.id : []));
}

/**
 * The categories that show a product at a price: those that it hangs in, and all above them, so that no crumb leads to where it is
 * not.
 */
export function categoriesAt(
  document: Pick<ProductDocument, "categories">,
  offer: CountryOffer,
  category: (id: string) => Pick<CategoryReference, "ancestors"> | undefined,
): string[] {
  const own = hangingAt(document.categories, offer);
  const above = own.flatMap((id) => category(id)?.ancestors.map((ancestor) => ancestor.id) ?? []);
  return [...new Set([...own, ...above])];
}

/** Whether the shop shows a product at a moment. @param now seconds since the epoch */
export function isPublished({ published }: Pick<ProductDocument, "published">, now: number): boolean {
  if (published === null) return false;
  return (published.from === null || published.from <= now) && (published.until === null || now < published.until);
}
