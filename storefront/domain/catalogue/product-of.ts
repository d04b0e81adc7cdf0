import { type CountryCode, countryCodes } from "../country/country.ts";
import { onlyColour } from "../product/only-colour.ts";
import type { CategoryReference, Product, SiblingProduct } from "../product/product.ts";
import { isSoldOut } from "../product/sold-out.ts";
import { brandOf } from "./brand-of.ts";
import { hangingAt, type ProductDocument } from "./product-document.ts";

/** What a product's document leaves to others. */
export interface ProductSurroundings {
  readonly country: CountryCode;
  /** Seconds since the epoch at which the quantities were read. */
  readonly stockUpdatedAt: number;
  /** Pieces of a variant; one that is not known has none. */
  quantity(variantId: string): number;
  category(id: string): CategoryReference | undefined;
  /** What a brand is called now; undefined for one that nobody has described. */
  brandName(id: string): string | undefined;
}

/** What of a product that never runs out is said to be there. */
const endless = 999;

/**
 * A document as the shop of a country shows it, still without its other colours.
 * @returns undefined where it is not sold, where its category is not known, and for a digital product of which there is nothing to send
 */
function productAlone(document: ProductDocument, surroundings: ProductSurroundings): Product | undefined {
  const offer = document.countries[surroundings.country];
  const category = surroundings.category(document.mainCategory);
  if (offer === undefined || category === undefined) return undefined;
  if (document.functionalType === "digital" && document.download === undefined) return undefined;
  const variants = document.sizes.map((code) => {
    const id = `${document.id}-${code}`;
    return { id, code, qty: document.functionalType === "basic" ? surroundings.quantity(id) : endless };
  });
  const awaited = document.state === "coming" || document.saleMode === "comingSoon";
  const limits = { cartQtyVariantMin: document.limits.min, cartQtyVariantMultipleOf: document.limits.multipleOf };
  return {
    id: document.id,
    name: document.name,
    path: document.path,
    brand: brandOf(document, surroundings.brandName),
    state: document.state,
    saleMode: document.saleMode,
    soldOut: !awaited && isSoldOut(variants, { ...limits, functionalType: document.functionalType }),
    accountExclusive: document.accountExclusive,
    isDiscounted: offer.price < offer.original,
    isNew: document.isNew,
    isBestSeller: document.isBestSeller,
    isExclusive: document.isExclusive,
    isSustainable: document.isSustainable,
    price: offer.price,
    erpOriginalPrice: offer.original,
    colourName: document.colour.name,
    swatch: document.colour.swatch,
    productGallery: [...document.pictures],
    siblingProducts: [],
    variants,
    showSingleSize: document.showSingleSize,
    sizeChart: document.sizeChart === null ? null : { id: document.sizeChart },
    overlayIds: hangingAt(document.overlays, offer),
    badgeIds: [...document.badges],
    release: offer.release,
    redirectTarget: document.redirect,
    description: document.description,
    ...conditionOf(document),
    erpProductCompositeCode: document.styleNumber,
    erpProductParentCode: document.style,
    taxExclusive: document.taxExclusive,
    canonicalCategory: category,
    functionalType: document.functionalType,
    cartQtyProductMax: document.limits.product,
    cartQtyVariantMax: document.limits.max,
    ...limits,
    stockUpdatedAt: surroundings.stockUpdatedAt,
    challengeQuestion: document.challengeQuestion,
    rating: document.rating,
    fitAndSize: document.fitAndSize,
    care: document.care,
    ...(countryCodes.some((code) => document.countries[code] === undefined) && { onlyHere: true }),
  };
}

/** What is not new says so first: nobody is to find out when it arrives. */
function conditionOf({ condition = "new", details }: ProductDocument): Pick<Product, "condition" | "details"> {
  if (condition === "new") return { details: [...details] };
  return { condition, details: [conditionWords[condition], ...details] };
}

const conditionWords = { used: "Used, not new", refurbished: "Refurbished, not new" } as const;

function asSibling({ id, state, path, colourName, swatch, soldOut, productGallery }: Product): SiblingProduct {
  const picture = productGallery.find((item) => item.type === "IMAGE")?.src;
  return { id, state, path, colourName, swatch, soldOut, ...(picture !== undefined && { picture }) };
}

/** The documents that a country's shop sells, each with the other colours of its style, in the order of their ids. */
export function productsOf(documents: Iterable<ProductDocument>, surroundings: ProductSurroundings): Product[] {
  const byId = [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));
  const products = byId.flatMap((document) => productAlone(document, surroundings) ?? []);
  const ofStyle = Map.groupBy(products, (product) => product.erpProductParentCode);
  for (const colours of ofStyle.values()) {
    const [only] = colours;
    // Told to a shopper it would be news; among others it is what it is told apart by.
    if (colours.length === 1 && only?.colourName === onlyColour) only.colourName = "";
    const siblings = colours.map(asSibling);
    for (const product of colours) product.siblingProducts = siblings.filter(({ id }) => id !== product.id);
  }
  return products;
}
