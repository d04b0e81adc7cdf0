import type { ColourwayId } from "#catalogue/art/colourways.ts";
import type { Finish } from "#catalogue/art/finish.ts";
import type { Kind, Look } from "#catalogue/art/look.ts";
import type { Download } from "#domain/catalogue/product-document.ts";
import type { FunctionalType, ProductState, SaleMode } from "#domain/product/product.ts";
import type { BrandId } from "./brands.ts";

/** Whom a style is cut for; unisex styles hang in both the men's and the women's department. */
export type Audience = "men" | "women" | "unisex" | "kids";

/** Parts of a look a style may decide; the rest comes from its colourway and brand. */
export type Cut = Omit<Partial<Look>, "kind" | "palette" | "brand" | "seed"> & { finish?: Finish };

/** What one colour of a style, or all of them, do differently. */
export interface Terms {
  /** Part of the price taken off, e.g. 0.3. */
  off?: number;
  soldOut?: boolean;
  membersOnly?: boolean;
  state?: ProductState;
  saleMode?: SaleMode;
  isNew?: boolean;
  bestSeller?: boolean;
  exclusive?: boolean;
  sustainable?: boolean;
  badges?: readonly string[];
  /** Name of the colour where the shop calls it something else. */
  colour?: string;
  cut?: Cut;
  /** The name of a film of it under `public/films`, and what it shows. */
  film?: { name: string; shows: string };
  /** Sizes without stock; the others keep theirs. */
  without?: readonly string[];
}

/** One design, in all its colours. */
export interface Style extends Terms {
  /** Four digits; with the two of the colour it makes the product id. */
  readonly number: number;
  readonly name: string;
  readonly kind: Kind;
  readonly audience: Audience;
  /** Whole New Zealand dollars. */
  readonly price: number;
  readonly colours: readonly ColourwayId[];
  /** The sentence this style's description begins with. */
  readonly pitch: string;
  readonly btq?: boolean;
  /** Whole Australian dollars, where they do not follow from the price. */
  readonly priceAu?: number;
  /** Departures of single colours. */
  readonly in?: Readonly<Partial<Record<ColourwayId, Terms>>>;
  readonly bestFor?: readonly string[];
  readonly fit?: string;
  readonly features?: readonly string[];
  readonly functionalType?: FunctionalType;
  /** What buyers of a digital style get. */
  readonly download?: Download;
  /** One-size pieces only: offer the single size as a choice instead of adding at once. */
  readonly showSingleSize?: boolean;
  readonly limits?: { product?: number; max?: number; min?: number; multipleOf?: number };
  /** A question to be answered before buying; the answer lives with the server. */
  readonly challenge?: { readonly question: string; readonly answers: readonly string[] };
  /** Where the product's link leads instead of to its own page. */
  readonly redirectPath?: string;
  /** Slug of the leaf category, where the kind's own does not fit. */
  readonly leaf?: string;
}

/** A style with the brand that makes it. */
export type BrandedStyle = Style & { readonly brand: BrandId };
