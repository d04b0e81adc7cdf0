import type { ProductRecord } from "@tread/storefront/domain/catalogue/product-record.ts";
import type { JudgedQuery } from "./judged-queries.ts";

/** A record with the style that its colours share. */
export type JudgedRecord = Pick<
  ProductRecord,
  | "objectID"
  | "name"
  | "brand"
  | "categoryIds"
  | "group"
  | "baseColours"
  | "bestFor"
  | "feature"
  | "sizes"
  | "styleNumber"
  | "variants"
  | "price"
  | "fit"
  | "isBestSeller"
>;

/** The boutique's rooms are not those of kinds: its products are told by their names. */
const boutiqueNames: Readonly<Record<string, RegExp>> = {
  leggings: /Legging/,
  hoodies: /Hood/,
  jackets: /Jacket|Shell/,
  tees: /Tee/,
  tanks: /Tank/,
  "sports-bras": /Bralette/,
  "high-tops": /\bHi\b|High/,
};

/** What each word of a judgement says of a product; `,` separates alternatives, `+` stands for a space. */
const meanings: Readonly<Record<string, (record: JudgedRecord, value: string) => boolean>> = {
  kind: ({ categoryIds, name }, value) =>
    categoryIds.some((id) => id.endsWith(`-${value}`)) ||
    (categoryIds.includes("btq") && (boutiqueNames[value]?.test(name) ?? false)),
  who: ({ categoryIds }, value) => categoryIds.includes(value),
  group: ({ group }, value) => group === value,
  brand: ({ brand }, value) => brand.name === value,
  name: ({ name }, value) => name.toLowerCase().includes(value),
  colour: ({ baseColours }, value) => baseColours.includes(value),
  best: ({ bestFor }, value) => bestFor.includes(value),
  feature: ({ feature }, value) => feature.includes(value),
  id: ({ objectID }, value) => objectID === value,
  code: ({ objectID }, value) => objectID.startsWith(value),
  style: ({ styleNumber }, value) => styleNumber === value,
  size: isThereIn,
  best_seller: ({ isBestSeller }, value) => String(isBestSeller) === value,
  fit: (record, value) => record.fit === value,
  under: ({ price }, dollars) => price < Number(dollars) * 100,
  over: ({ price }, dollars) => price > Number(dollars) * 100,
};

/** `m10` is US Men 10, `w8` US Women 8, `k3` a child's 3; `eu43` and `uk9` say so; anything else is what is printed inside. */
function isThereIn({ sizes, variants }: JudgedRecord, value: string): boolean {
  const [, system = "", number = ""] = /^(m|w|k|eu|uk)(\d.*)$/.exec(value) ?? [];
  if (system === "m") return sizes.footwear.includes(number);
  if (system === "w") return sizes.footwearWomen.includes(number);
  if (system === "k") return sizes.footwearKids.some((size) => size.replace(/\D+$/, "") === number);
  if (system !== "") return sizes.elsewhere.includes(`${system.toUpperCase()} ${number}`);
  return variants.some(({ code, qty }) => code === value && qty > 0);
}

function meets(record: JudgedRecord, judgement: string): boolean {
  return judgement.split(" ").every((word) => {
    const [key = "", values = ""] = word.split(":");
    const meaning = meanings[key];
    if (meaning === undefined) throw new Error(`No judgement says "${key}".`);
    return values.split(",").some((value) => meaning(record, value.replaceAll("+", " ")));
  });
}

/** 3 for what a shopper would be glad of, 1 for what would do, 0 for the rest. */
export function gradeOf(record: JudgedRecord, { glad, wouldDo }: JudgedQuery): number {
  if (meets(record, glad)) return 3;
  return wouldDo !== undefined && meets(record, wouldDo) ? 1 : 0;
}

/** Discounted cumulative gain of grades in their order: 2^grade - 1, divided by the logarithm of the place. */
const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * How near the first ten are to the best ten there could be, from 0 to 1 (Järvelin and Kekäläinen, NDCG@10).
 * @param found grades in the order of the answer
 * @param all grades of everything there is
 */
export function ndcgAtTen(found: readonly number[], all: readonly number[]): number {
  const ideal = gainOf([...all].sort((a, b) => b - a).slice(0, 10));
  return ideal === 0 ? 0 : gainOf(found.slice(0, 10)) / ideal;
}
