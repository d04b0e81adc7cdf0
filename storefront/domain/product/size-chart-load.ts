import type { SizeChart } from "./product.ts";

/** How the load of a size chart by its id ended (SIZE-08). */
export type SizeChartLoad =
  | { readonly status: "SUCCESS"; readonly entity: SizeChart }
  | { readonly status: "REDIRECT"; readonly target: string }
  | { readonly status: "NOT_FOUND" }
  | { readonly status: "ERROR" };

/** What the shop says of a size chart's id, or how asking failed. */
export interface SizeChartAnswer {
  readonly data?: SizeChart | { readonly redirectTarget: { readonly id: string } };
  readonly error?: { readonly status: number };
}

/** Thrown where a size chart is used before it is there: a mistake of the caller (ERRCAT-09). */
export class SizeChartNotLoaded extends Error {
  override readonly name = "SizeChartNotLoaded";

  constructor() {
    super("Size chart not loaded");
  }
}

/**
 * A size chart that was loaded.
 * @throws SizeChartNotLoaded
 */
export function requireSizeChart(chart: SizeChart | null): SizeChart {
  if (chart === null) throw new SizeChartNotLoaded();
  return chart;
}

/** Reads the answer to a size chart's id. */
export function sizeChartLoad({ data, error }: SizeChartAnswer): SizeChartLoad {
  if (!data) return { status: error?.status === 404 ? "NOT_FOUND" : "ERROR" };
  return "redirectTarget" in data ? { status: "REDIRECT", target: data.redirectTarget.id } : { status: "SUCCESS", entity: data };
}
