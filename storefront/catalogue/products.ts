import type { View } from "#catalogue/art/look.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import type { GalleryItem, Product, SiblingProduct, Variant } from "#domain/product/product.ts";
import { brands } from "./brands.ts";
import { canonicalCategoryOf } from "./categories.ts";
import { copyFor, styleNumber } from "./copy.ts";
import { boutiqueOverlay } from "./overlays.ts";
import { priceIn } from "./prices.ts";
import { nextRelease } from "./release.ts";
import { ratingFor } from "./reviews.ts";
import { coloursOf, type ShelfItem, shelf } from "./shelf.ts";
import { oneSize, sizingOf } from "./sizing.ts";
import { openingStock } from "./stock.ts";

const viewWords: Readonly<Record<View, string>> = {
  side: "from the side",
  pair: "as a pair",
  top: "from above",
  back: "from behind",
  detail: "close up",
  front: "from the front",
  flat: "laid flat",
};

const ratings = new Map<string, Product["rating"]>();

/** Ratings are the same in both countries and the dearest thing to work out, so they are kept. */
function ratingOf(item: ShelfItem): Product["rating"] {
  const known = ratings.get(item.id);
  if (known !== undefined) return known;
  const rating = ratingFor(item);
  ratings.set(item.id, rating);
  return rating;
}

function galleryOf(item: ShelfItem): GalleryItem[] {
  const subject = `${brands[item.style.brand].name} ${item.style.name} in ${item.colourName}`;
  return item.views.map((view) => ({
    type: "IMAGE",
    src: `/media/products/${item.id}/${view}`,
    alt: `${subject}, ${viewWords[view]}`,
    placeholder: item.placeholder,
  }));
}

/** Not in the shops yet, so without stock, yet not sold out. */
const awaited = (item: ShelfItem): boolean => item.terms.state === "coming" || item.terms.saleMode === "comingSoon";
const endless = (item: ShelfItem): boolean => item.style.functionalType === "giftCard" || item.style.functionalType === "digital";

function variantsOf(item: ShelfItem, country: CountryCode): Variant[] {
  return sizingOf(item.style).codes.map((code) => {
    const id = `${item.id}-${code}`;
    return { id, code, qty: quantity() };

    function quantity(): number {
      if (endless(item)) return 999;
      if (awaited(item) || item.terms.soldOut || item.terms.without?.includes(code)) return 0;
      const stock = openingStock(country, id);
      return code === oneSize ? Math.max(stock, 3) : stock;
    }
  });
}

function overlayIdsOf(product: Product): string[] {
  const ids: string[] = [];
  if (product.accountExclusive) ids.push("members-only");
  if (product.saleMode === "scheduledRelease") ids.push("releasing");
  if (product.saleMode === "comingSoon" || product.state === "coming") ids.push("coming-soon");
  if (product.isDiscounted) ids.push("sale");
  if (product.isExclusive) ids.push("exclusive");
  if (product.isNew) ids.push("new");
  if (product.isBestSeller) ids.push("best-seller");
  if (product.isSustainable) ids.push("sustainable");
  return ids;
}

function build(item: ShelfItem, country: CountryCode, now: number, release: number): Product {
  const { style, terms } = item;
  const variants = variantsOf(item, country);
  const { price, original } = priceIn(country, style, terms.off);
  const words = copyFor(style, item.colourName);
  const sizing = sizingOf(style);
  const product: Product = {
    id: item.id,
    name: style.name,
    path: item.path,
    brand: { id: style.brand, name: brands[style.brand].name },
    state: terms.state ?? "current",
    saleMode: terms.saleMode ?? "normal",
    soldOut: !endless(item) && !awaited(item) && variants.every((variant) => variant.qty === 0),
    accountExclusive: terms.membersOnly === true,
    isDiscounted: price < original,
    isNew: terms.isNew === true,
    isBestSeller: terms.bestSeller === true,
    isExclusive: terms.exclusive === true,
    isSustainable: terms.sustainable === true,
    price,
    erpOriginalPrice: original,
    colourName: item.colourName,
    swatch: item.look.palette.upper,
    productGallery: galleryOf(item),
    siblingProducts: [],
    variants,
    showSingleSize: style.showSingleSize === true,
    sizeChart: sizing.chartId === null ? null : { id: sizing.chartId },
    overlayIds: [],
    badgeIds: [...(terms.badges ?? [])],
    release: terms.saleMode === "scheduledRelease" ? release : null,
    redirectTarget: style.redirectPath ? { path: style.redirectPath } : null,
    description: words.description,
    details: words.details,
    erpProductCompositeCode: styleNumber(style, item.colourName),
    erpProductParentCode: String(style.number),
    taxExclusive: false,
    canonicalCategory: canonicalCategoryOf(style),
    functionalType: style.functionalType ?? "basic",
    cartQtyProductMax: style.limits?.product ?? null,
    cartQtyVariantMax: style.limits?.max ?? null,
    cartQtyVariantMin: style.limits?.min ?? null,
    cartQtyVariantMultipleOf: style.limits?.multipleOf ?? null,
    stockUpdatedAt: now,
    challengeQuestion: style.challenge ?? null,
    rating: ratingOf(item),
    fitAndSize: words.fitAndSize,
    care: words.care,
  };
  const overlayIds = overlayIdsOf(product);
  product.overlayIds = style.btq ? overlayIds.map(boutiqueOverlay) : overlayIds;
  return product;
}

const asSibling = (product: Product): SiblingProduct => ({
  id: product.id,
  state: product.state,
  path: product.path,
  colourName: product.colourName,
  swatch: product.swatch,
  soldOut: product.soldOut,
});

/** What was built last for each country: content, search, pages and stock of a starting server share one copy. */
const built = new Map<CountryCode, { readonly now: number; readonly products: readonly Product[] }>();

/**
 * Every product of a country, with its opening stock. The same country and `now` give the same products, not copies of them,
 * so nobody may change them.
 * @param now seconds since the epoch; decides the time of what is to be released.
 */
export function buildProducts(country: CountryCode, now: number): readonly Product[] {
  const last = built.get(country);
  if (last?.now === now) return last.products;
  const products = makeProducts(country, now);
  built.set(country, { now, products });
  return products;
}

function makeProducts(country: CountryCode, now: number): Product[] {
  const release = nextRelease(countries[country], now);
  const products = new Map(shelf.map((item) => [item.id, build(item, country, now, release)]));
  for (const item of shelf) {
    const product = products.get(item.id);
    if (product)
      product.siblingProducts = coloursOf(item).flatMap((other) => {
        const sibling = products.get(other.id);
        return sibling && sibling !== product ? [asSibling(sibling)] : [];
      });
  }
  return [...products.values()];
}
