import { byEmailLabel } from "./comes-by-email.ts";
import { type SizeChart, type SizeSystem, sizeSystems } from "./product.ts";
import { sizeWithSystem } from "./size-system.ts";

type DenseChart = Extract<SizeChart, { type: "dense" }>;
type SparseChart = Extract<SizeChart, { type: "sparse" }>;

/** The systems a dense chart has values for, its default first (SIZE-03). Sparse charts have none. */
export function chartSystems(chart: SizeChart): SizeSystem[] {
  if (chart.type === "sparse") return [];
  const present = sizeSystems.filter((system) => chart.rows.some((row) => row[system]));
  return present.toSorted((a, b) => Number(b === chart.defaultSizeSystem) - Number(a === chart.defaultSizeSystem));
}

/** The sizes that a chart has a row for, as products have them. */
export const sizesIn = (chart: SizeChart): string[] =>
  chart.type === "dense"
    ? chart.rows.map(({ erpVariantLabel }) => erpVariantLabel)
    : chart.rows.flatMap(({ cells }) => cells[chart.erpVariantLabelColumn] ?? []);

/** A size on a button, in the given system or the chart's own; null where the chart has no value for it. */
export function denseSizeValue(
  chart: DenseChart,
  variantCode: string,
  system: SizeSystem = chart.defaultSizeSystem,
): string | null {
  return chart.rows.find((row) => row.erpVariantLabel === variantCode)?.[system] ?? null;
}

/**
 * A sparse chart's label: manufacturerPrefix + manufacturer cell + ` / ` + translationPrefix + translation cell
 * (SIZE-04). A blank or missing cell drops its half.
 */
export function sparseSizeLabel(chart: SparseChart, variantCode: string): string | null {
  const cells = chart.rows.find((row) => row.cells[chart.erpVariantLabelColumn] === variantCode)?.cells;
  if (!cells) return null;
  const half = (prefix: string, cell: string | undefined) => (cell ? prefix + cell : "");
  const halves = [
    half(chart.manufacturerPrefix, cells[chart.manufacturerColumn]),
    half(chart.translationPrefix, cells[chart.translationColumn]),
  ];
  return halves.filter(Boolean).join(" / ") || null;
}

/** What is said of what comes in one size alone. */
const oneSize = "One size";

/**
 * A size in words, for cart lines and orders: `US Men 9`, `27 cm`, a sparse chart's label, `One size`, or the code itself when
 * there is no chart or it does not know the code.
 */
export function sizeLabel(chart: SizeChart | null, variantCode: string, system?: SizeSystem): string {
  if (variantCode === "OS") return oneSize;
  if (chart?.type === "sparse") return sparseSizeLabel(chart, variantCode) ?? variantCode;
  if (chart?.type !== "dense") return variantCode;
  const chosen = system ?? chart.defaultSizeSystem;
  const value = denseSizeValue(chart, variantCode, chosen);
  return value === null ? variantCode : sizeWithSystem(chosen, value);
}

const sizeless: readonly string[] = [oneSize, byEmailLabel];

/**
 * A size after the name of its product: `size US Men 9`, `one size`, `by email`.
 * @param label what `sizeLabel` says, or what stands in its place
 */
export const sizeAfterName = (label: string): string => (sizeless.includes(label) ? label.toLowerCase() : `size ${label}`);
