import type { SizeChart, SizeSystem } from "#domain/product/product.ts";
import { groupOf } from "./categories.ts";
import type { BrandedStyle } from "./style.ts";

/** One foot length as each system calls it. */
interface FootwearSize {
  readonly usMen: string;
  readonly usWomen: string;
  readonly uk: string;
  readonly eu: string;
  readonly cm: string;
}

const adult: readonly FootwearSize[] = (
  [
    ["3.5", "5", "2.5", "35.5", "21.5"],
    ["4", "5.5", "3", "36", "22"],
    ["4.5", "6", "3.5", "36.5", "22.5"],
    ["5", "6.5", "4", "37.5", "23"],
    ["5.5", "7", "4.5", "38", "23.5"],
    ["6", "7.5", "5", "38.5", "24"],
    ["6.5", "8", "5.5", "39", "24.5"],
    ["7", "8.5", "6", "40", "25"],
    ["7.5", "9", "6.5", "40.5", "25.5"],
    ["8", "9.5", "7", "41", "26"],
    ["8.5", "10", "7.5", "42", "26.5"],
    ["9", "10.5", "8", "42.5", "27"],
    ["9.5", "11", "8.5", "43", "27.5"],
    ["10", "11.5", "9", "44", "28"],
    ["10.5", "12", "9.5", "44.5", "28.5"],
    ["11", "12.5", "10", "45", "29"],
    ["11.5", "13", "10.5", "45.5", "29.5"],
    ["12", "13.5", "11", "46", "30"],
    ["13", "14.5", "12", "47.5", "31"],
  ] as const
).map(([usMen, usWomen, uk, eu, cm]) => ({ usMen, usWomen, uk, eu, cm }));

const kids = (
  [
    ["10C", "9.5", "27", "16.5"],
    ["11C", "10.5", "28", "17"],
    ["12C", "11.5", "29.5", "18"],
    ["13C", "12.5", "31", "19"],
    ["1Y", "13.5", "32", "20"],
    ["2Y", "1.5", "33.5", "20.5"],
    ["3Y", "2.5", "35", "21.5"],
  ] as const
).map(([usKids, uk, eu, cm]) => ({ usKids, uk, eu, cm }));

const between = (system: keyof FootwearSize, from: string, to: string) => {
  const at = (value: string) => adult.findIndex((size) => size[system] === value);
  return adult.slice(at(from), at(to) + 1);
};
const men = between("usMen", "7", "13");
const women = between("usWomen", "5", "11").filter((size) => size.usWomen !== "5.5" && size.usWomen !== "10.5");
const unisex = between("usMen", "6", "13").filter((size) => size.usMen !== "6.5" && size.usMen !== "11.5");

/** A chart with one column a system; the variant's code is the size in `label`'s system, prefixed where a bare number would mislead. */
function dense(id: string, name: string, sizes: readonly FootwearSize[], system: keyof FootwearSize, prefix = ""): SizeChart {
  return {
    id,
    type: "dense",
    name,
    defaultSizeSystem: system satisfies SizeSystem,
    rows: sizes.map((size) => ({ erpVariantLabel: `${prefix}${size[system]}`, ...size })),
  };
}

type Sparse = Extract<SizeChart, { type: "sparse" }>;
const sparse = (
  id: string,
  name: string,
  columns: string[],
  rows: string[][],
  prefixes: { manufacturer?: string; translation?: string } = {},
): Sparse => ({
  id,
  type: "sparse",
  name,
  columns,
  erpVariantLabelColumn: 0,
  manufacturerColumn: 0,
  translationColumn: 1,
  manufacturerPrefix: prefixes.manufacturer ?? "",
  translationPrefix: prefixes.translation ?? "",
  rows: rows.map((cells) => ({ cells })),
});

/** Every size chart of the shop by id: one column a system for most shoes, free columns for clothes and makers with their own numbers. */
export const sizeCharts: ReadonlyMap<string, SizeChart> = new Map(
  (
    [
      dense("footwear-men", "Men’s footwear", men, "usMen"),
      dense("footwear-women", "Women’s footwear", women, "usWomen"),
      dense("footwear-unisex", "Unisex footwear", unisex, "usMen"),
      dense("footwear-uk-men", "Fourth Set, men’s", men, "uk", "UK"),
      dense("footwear-uk-women", "Fourth Set, women’s", women, "uk", "UK"),
      dense("footwear-uk-unisex", "Fourth Set, unisex", unisex, "uk", "UK"),
      dense("footwear-eu-men", "Kilnwood, men’s", men, "eu"),
      dense("footwear-eu-women", "Kilnwood, women’s", women, "eu"),
      dense("footwear-eu-unisex", "Kilnwood, unisex", unisex, "eu"),
      dense("footwear-cm-men", "Hinterly, men’s", men, "cm"),
      dense("footwear-cm-women", "Hinterly, women’s", women, "cm"),
      dense("footwear-cm-unisex", "Hinterly, unisex", unisex, "cm"),
      {
        id: "footwear-kids",
        type: "dense",
        name: "Kids’ footwear",
        defaultSizeSystem: "usKids",
        rows: kids.map((size) => ({ erpVariantLabel: size.usKids, ...size })),
      },
      sparse(
        "halden-footwear",
        "Halden & Rue footwear",
        ["Halden size", "EU", "US Men", "US Women", "Foot length"],
        unisex.map((size, i) => [String(i + 1), size.eu, size.usMen, size.usWomen, `${size.cm} cm`]),
        { manufacturer: "H&R ", translation: "EU " },
      ),
      sparse(
        "clothing-women",
        "Women’s clothing",
        ["Size", "AU / NZ", "Bust", "Waist", "Hip"],
        [
          ["XS", "8", "80–84 cm", "62–66 cm", "88–92 cm"],
          ["S", "10", "85–89 cm", "67–71 cm", "93–97 cm"],
          ["M", "12", "90–94 cm", "72–76 cm", "98–102 cm"],
          ["L", "14", "95–100 cm", "77–82 cm", "103–108 cm"],
          ["XL", "16", "101–106 cm", "83–88 cm", "109–114 cm"],
          ["2XL", "18", "107–112 cm", "89–94 cm", "115–120 cm"],
        ],
        { translation: "AU/NZ " },
      ),
      sparse(
        "clothing-men",
        "Men’s and unisex clothing",
        ["Size", "Chest", "Waist"],
        [
          ["XS", "86–90 cm", "71–75 cm"],
          ["S", "91–96 cm", "76–81 cm"],
          ["M", "97–102 cm", "82–87 cm"],
          ["L", "103–108 cm", "88–93 cm"],
          ["XL", "109–114 cm", "94–99 cm"],
          ["2XL", "115–121 cm", "100–106 cm"],
        ],
        { translation: "chest " },
      ),
      sparse(
        "clothing-kids",
        "Kids’ clothing",
        ["Size", "Age", "Height"],
        [
          ["4", "4 years", "104 cm"],
          ["6", "6 years", "116 cm"],
          ["8", "8 years", "128 cm"],
          ["10", "10 years", "140 cm"],
          ["12", "12 years", "152 cm"],
        ],
        { translation: "about " },
      ),
      sparse(
        "vesper-clothing",
        "Vesper Lane clothing",
        ["Vesper size", "AU / NZ", "Bust", "Waist", "Hip"],
        [
          ["0", "6–8", "80–84 cm", "62–66 cm", "88–92 cm"],
          ["1", "8–10", "85–90 cm", "67–72 cm", "93–98 cm"],
          ["2", "12", "91–96 cm", "73–78 cm", "99–104 cm"],
          ["3", "14–16", "97–104 cm", "79–86 cm", "105–112 cm"],
        ],
        { manufacturer: "Vesper ", translation: "AU/NZ " },
      ),
      sparse(
        "socks",
        "Socks",
        ["Size", "US Men", "US Women"],
        [
          ["S", "4–6", "5–7.5"],
          ["M", "7–9.5", "8.5–11"],
          ["L", "10–13", "11.5–14.5"],
        ],
        { translation: "US " },
      ),
    ] satisfies SizeChart[]
  ).map((chart) => [chart.id, chart]),
);

/** The code of everything that comes in one size. */
export const oneSize = "OS";

const systemOfBrand: Readonly<Partial<Record<BrandedStyle["brand"], "uk" | "eu" | "cm">>> = {
  fourthset: "uk",
  kilnwood: "eu",
  hinterly: "cm",
};

function chartIdOf(style: BrandedStyle): string | null {
  const group = groupOf(style.kind);
  if (group === "shoes") {
    if (style.audience === "kids") return "footwear-kids";
    if (style.brand === "halden") return "halden-footwear";
    const system = systemOfBrand[style.brand];
    return system ? `footwear-${system}-${style.audience}` : `footwear-${style.audience}`;
  }
  if (style.kind === "socks") return "socks";
  if (group !== "clothing") return null;
  if (style.brand === "vesper") return "vesper-clothing";
  if (style.audience === "kids") return "clothing-kids";
  return style.audience === "women" ? "clothing-women" : "clothing-men";
}

/** The sizes of a style. */
export interface Sizing {
  readonly chartId: string | null;
  /** Variant codes in the chart's order. */
  readonly codes: readonly string[];
}

const sizings = new Map<string | null, Sizing>();

/** The sizes a style comes in. */
export function sizingOf(style: BrandedStyle): Sizing {
  const chartId = chartIdOf(style);
  let sizing = sizings.get(chartId);
  if (!sizing) {
    const chart = chartId === null ? undefined : sizeCharts.get(chartId);
    const codes = !chart
      ? [oneSize]
      : chart.type === "dense"
        ? chart.rows.map((row) => row.erpVariantLabel)
        : chart.rows.map((row) => row.cells[chart.erpVariantLabelColumn] ?? "");
    sizing = { chartId, codes };
    sizings.set(chartId, sizing);
  }
  return sizing;
}
