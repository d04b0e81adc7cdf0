import { colourways } from "#catalogue/art/colourways.ts";
import { hash } from "#catalogue/art/core/random.ts";
import type { View } from "#catalogue/art/look.ts";
import { leastToAdd } from "#domain/cart/least-to-add.ts";
import type { Hanging, ProductDocument } from "#domain/catalogue/product-document.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import type { GalleryItem, Product } from "#domain/product/product.ts";
import { brands } from "./brands.ts";
import { canonicalIdOf, categories, categoryIdsOf, groupOf } from "./categories.ts";
import { copyFor, styleNumber } from "./copy.ts";
import { boutiqueOverlay } from "./overlays.ts";
import { priceIn } from "./prices.ts";
import { nextRelease } from "./release.ts";
import { ratingFor } from "./reviews.ts";
import { type ShelfItem, shelf } from "./shelf.ts";
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
  const { placeholder } = item;
  const pictures = item.views.map((view) => ({
    type: "IMAGE" as const,
    src: `/media/products/${item.id}/${view}`,
    alt: `${subject}, ${viewWords[view]}`,
    placeholder,
  }));
  const { film } = item.terms;
  const [first] = pictures;
  if (film === undefined || first === undefined) return pictures;
  const file = `/films/${film.name}`;
  return [
    ...pictures,
    { type: "VIDEO", src: `${file}.webm`, captions: `${file}.vtt`, thumbnail: first.src, alt: film.shows, placeholder },
  ];
}

/** Not in the shops yet, so without stock, yet not sold out. */
const awaited = (item: ShelfItem): boolean => item.terms.state === "coming" || item.terms.saleMode === "comingSoon";
const endless = (item: ShelfItem): boolean => item.style.functionalType === "giftCard" || item.style.functionalType === "digital";

function openingStockOf(item: ShelfItem, country: CountryCode): Record<string, number> {
  if (endless(item)) return {};
  const { min = null, multipleOf = null } = item.style.limits ?? {};
  const limits = { cartQtyVariantMin: min, cartQtyVariantMultipleOf: multipleOf };
  const amounts = sizingOf(item.style).codes.map((code) => {
    if (awaited(item) || item.terms.soldOut || item.terms.without?.includes(code)) return [code, 0] as const;
    const amount = openingStock(country, `${item.id}-${code}`);
    const pieces = code === oneSize ? Math.max(amount, 3) : amount;
    return [code, pieces === 0 ? 0 : leastToAdd(limits, 0, pieces)] as const;
  });
  return Object.fromEntries(amounts);
}

function overlaysOf({ style, terms }: ShelfItem): Hanging[] {
  const ids: Hanging[] = [];
  const label = (id: string) => (style.btq ? boutiqueOverlay(id) : id);
  if (terms.membersOnly) ids.push(label("members-only"));
  if (terms.saleMode === "scheduledRelease") ids.push(label("releasing"));
  if (terms.saleMode === "comingSoon" || terms.state === "coming") ids.push(label("coming-soon"));
  ids.push({ id: label("sale"), when: "reduced" });
  if (terms.exclusive) ids.push(label("exclusive"));
  if (terms.isNew) ids.push(label("new"));
  if (terms.bestSeller) ids.push(label("best-seller"));
  if (terms.sustainable) ids.push(label("sustainable"));
  return ids;
}

function categoriesOf({ style, terms }: ShelfItem): Hanging[] {
  const isNew = terms.isNew === true;
  const always = new Set(categoryIdsOf(style, { isNew, isDiscounted: false }));
  const reduced = categoryIdsOf(style, { isNew, isDiscounted: true });
  return reduced.map((id) => (always.has(id) ? id : { id, when: "reduced" }));
}

const day = 86_400;

function publishedAt(item: ShelfItem, now: number): number {
  const draw = hash(`published ${item.id}`);
  const today = Math.floor(now / day) * day;
  return today - (item.terms.isNew ? 1 + (draw % 20) : 30 + (draw % 900)) * day - (draw % day);
}

/** What sells first when nobody has asked for an order: best sellers, then news, then the rest. */
function popularityOf({ id, terms }: ShelfItem): number {
  return (hash(`popular ${id}`) % 500) + (terms.bestSeller ? 450 : 0) + (terms.isNew ? 300 : 0);
}

function searchOf(item: ShelfItem, now: number): ProductDocument["search"] {
  const { style } = item;
  const category = categories.get(canonicalIdOf(style))?.name;
  return {
    bestFor: style.bestFor ?? ["Everyday"],
    fit: style.fit ?? "Regular",
    features: style.features ?? [],
    keywords: [style.pitch, style.kind, category, ...(style.bestFor ?? []), ...(style.features ?? [])].join(" "),
    popularity: popularityOf(item),
    publishedAt: publishedAt(item, now),
  };
}

function documentOf(item: ShelfItem, now: number): ProductDocument {
  const { style, terms } = item;
  const words = copyFor(style, item.colourName);
  const sizing = sizingOf(style);
  const inEach = <T>(what: (country: CountryCode) => T): Record<CountryCode, T> => ({ nz: what("nz"), au: what("au") });
  return {
    id: item.id,
    style: String(style.number),
    name: style.name,
    path: item.path,
    brand: { id: style.brand, name: brands[style.brand].name },
    colour: { name: item.colourName, swatch: item.look.palette.upper, base: colourways[item.colour].base },
    state: terms.state ?? "current",
    saleMode: terms.saleMode ?? "normal",
    functionalType: style.functionalType ?? "basic",
    ...(style.download && { download: style.download }),
    sizeGroup: groupOf(style.kind),
    sizes: sizing.codes,
    sizeChart: sizing.chartId,
    showSingleSize: style.showSingleSize === true,
    countries: inEach((country) => ({
      ...priceIn(country, style, terms.off),
      release: terms.saleMode === "scheduledRelease" ? nextRelease(countries[country], now) : null,
    })),
    openingStock: inEach((country) => openingStockOf(item, country)),
    categories: categoriesOf(item),
    mainCategory: canonicalIdOf(style),
    overlays: overlaysOf(item),
    badges: terms.badges ?? [],
    pictures: galleryOf(item),
    styleNumber: styleNumber(style, item.colourName),
    description: words.description,
    details: words.details,
    fitAndSize: words.fitAndSize,
    care: words.care,
    rating: ratingOf(item),
    challengeQuestion: style.challenge?.question ?? null,
    ...(style.challenge && { challengeAnswers: style.challenge.answers }),
    redirect: style.redirectPath ? { path: style.redirectPath } : null,
    limits: {
      product: style.limits?.product ?? null,
      max: style.limits?.max ?? null,
      min: style.limits?.min ?? null,
      multipleOf: style.limits?.multipleOf ?? null,
    },
    accountExclusive: terms.membersOnly === true,
    isNew: terms.isNew === true,
    isBestSeller: terms.bestSeller === true,
    isExclusive: terms.exclusive === true,
    isSustainable: terms.sustainable === true,
    taxExclusive: false,
    boutique: style.btq === true,
    search: searchOf(item, now),
    published: { from: null, until: null },
  };
}

/**
 * The demo shop's products as an owner would keep them.
 * @param now seconds since the epoch; decides when what is to be released will be, and how long ago the rest was.
 */
export const productDocuments = (now: number): readonly ProductDocument[] => shelf.map((item) => documentOf(item, now));
