import type { SearchRecord } from "#contract/search-index.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { shopSynonyms } from "./shop-synonyms.ts";

/**
 * Made-up indexes of any size for tests and measurements of the search alone: the shape of the shop's records, values
 * spread as a shop's are (few brands, many names, most things not on sale). The same size gives the same records.
 */
export function sampleIndexes(size: number, country: CountryCode = "nz"): IndexDefinition[] {
  const random = createRandom(size);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const some = <T>(list: readonly T[], chance: number): T[] => list.filter(() => random() < chance);
  const names = Array.from({ length: Math.max(120, Math.round(Math.sqrt(size) * 12)) }, () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join(""),
  );
  const visibleIn = { searchResults: true, brand: true, categories: true };

  const products = Array.from({ length: size }, (_, i): SearchRecord => {
    const objectID = String(100_000 + i);
    const brand = pick(brands);
    const gender = pick(genders);
    const [group, type] = pick(types);
    const baseColour = pick(colours);
    const price = 1000 + 500 * Math.floor(random() * 60) + 99;
    const isDiscounted = random() < 0.2;
    const shoes = group === "Shoes";
    return {
      objectID,
      id: objectID,
      name: `${capital(pick(names))} ${capital(pick(names))} ${type}`,
      path: `/products/${slug(brand)}/${objectID}`,
      brand: { id: slug(brand), name: brand },
      state: "current",
      saleMode: "normal",
      soldOut: false,
      isDiscounted,
      isNew: random() < 0.1,
      price,
      erpOriginalPrice: isDiscounted ? price + 2000 : price,
      colourName: `${pick(names)} ${baseColour}`,
      baseColours: [baseColour, ...some(colours, 0.05)].filter((colour, at, all) => all.indexOf(colour) === at),
      productGallery: [{ type: "IMAGE", src: `/media/products/${objectID}/front`, alt: `${brand} ${type}` }],
      siblingProducts: [],
      variants: shoes
        ? some(shoeSizes, 0.7).map((code) => ({ id: `${objectID}-${code}`, code, qty: Math.floor(random() * 5) }))
        : [],
      categoryIds: [gender, `${gender}-${group}`, `${gender}-${group}-${type}`].map(slug),
      categoryPaths: [gender, `${gender} ${group}`, `${gender} ${group} ${type}`],
      sizes: shoes ? { footwear: some(shoeSizes, 0.7) } : { clothing: some(clothingSizes, 0.7) },
      bestFor: some(uses, 0.3),
      fit: pick(["Slim", "Regular", "Relaxed"]),
      feature: some(["Waterproof", "Recycled", "Reflective", "Vegan", "Breathable"], 0.3),
      visibleIn: random() < 0.03 ? { searchResults: false, brand: random() < 0.5, categories: false } : visibleIn,
      publishedAt: 1_700_000_000 + Math.floor(random() * 50_000_000),
      popularity: Math.floor(random() * 10_000),
      description: Array.from({ length: 24 }, () => pick(names)).join(" "),
    };
  });

  const listed = (prefix: string, entries: readonly string[]): SearchRecord[] =>
    entries.map((name, i) => ({ objectID: `${prefix}${i}`, name, path: `/${prefix}/${slug(name)}`, popularity: i, visibleIn }));
  const categories = genders.flatMap((gender) => types.map(([, type]) => `${gender}'s ${type}`));
  const named = (name: string, records: readonly SearchRecord[]): IndexDefinition => ({
    name: `tt_${country}_${name}`,
    country,
    records,
    searchable: ["name"],
    facets: visibility,
    ranking: [{ attribute: "popularity", direction: "desc" }],
    synonyms: shopSynonyms,
  });
  const replica = (suffix: string, attribute: string, direction: "asc" | "desc") => ({
    name: `tt_${country}_products_${suffix}`,
    order: [{ attribute, direction }],
  });

  return [
    {
      ...named("products", products),
      searchable: ["name", "brand.name", "colourName", "baseColours", "categoryPaths", "description"],
      facets: [...sampleFacets, "brand.id", "price", ...visibility],
      numeric: ["price", "publishedAt"],
      replicas: [
        replica("name_asc", "name", "asc"),
        replica("name_desc", "name", "desc"),
        replica("price_asc", "price", "asc"),
        replica("price_desc", "price", "desc"),
        replica("newest", "publishedAt", "desc"),
        replica("oldest", "publishedAt", "asc"),
      ],
      unretrievable: ["description"],
    },
    named("brands", listed("brands", brands)),
    named("categories", listed("categories", categories)),
    named(
      "articles",
      listed(
        "articles",
        names.slice(0, 60).map((name) => `How to wear ${name}`),
      ),
    ),
  ];
}

/** The nine facets of a listing. */
export const sampleFacets = [
  "brand.name",
  "categoryIds",
  "sizes.footwear",
  "sizes.clothing",
  "baseColours",
  "bestFor",
  "fit",
  "feature",
  "isDiscounted",
] as const;

const visibility = ["visibleIn.searchResults", "visibleIn.brand", "visibleIn.categories"];
const syllables = "ka to ri mo ve la zu pe ni so ha wai tu ro mi ke len dor vax tri bel cor den fa gus hol sta bri qui".split(
  " ",
);
const brands = "Osker,Harrow,Northline,Kauri Athletic,Tempo,Saltwater,Rātā,Volt,Meridian,Fernhill,Juno,Crest,Pike,Atlas".split(
  ",",
);
const genders = ["Men", "Women", "Kids"];
const types = [
  ["Shoes", "Sneakers"],
  ["Shoes", "Runners"],
  ["Shoes", "Boots"],
  ["Shoes", "Slides"],
  ["Clothing", "Hoodies"],
  ["Clothing", "Tees"],
  ["Clothing", "Shorts"],
  ["Clothing", "Leggings"],
  ["Accessories", "Caps"],
  ["Accessories", "Socks"],
] as const;
const colours = "Black,White,Grey,Neutral,Brown,Green,Blue,Purple,Pink,Red,Orange,Yellow".split(",");
const shoeSizes = "6,6.5,7,7.5,8,8.5,9,9.5,10,10.5,11,12".split(",");
const clothingSizes = "XS,S,M,L,XL,2XL".split(",");
const uses = ["Running", "Gym", "Court", "Street", "Trail", "Yoga"];

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const slug = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** Numbers from 0 to 1 that are the same for the same seed (Mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
