import type { SizeChartData } from "@tread/design-system/size-chart";
import type { SizeChart, SizeSystem } from "#domain/product/product.ts";
import { chartSystems, denseSizeValue, sparseSizeLabel } from "#domain/product/size-chart.ts";
import { sizeSystemLabels } from "#domain/product/size-system.ts";

/** The shop's chart as a table draws it. A row's id is the code of the variant it is for. */
export function sizeChartTable(chart: SizeChart): SizeChartData {
  if (chart.type === "sparse") {
    const { columns, rows, erpVariantLabelColumn } = chart;
    return { type: "sparse", columns, rows: rows.map(({ cells }) => ({ id: cells[erpVariantLabelColumn] ?? "", cells })) };
  }
  return {
    type: "dense",
    systems: chartSystems(chart).map((id) => ({ id, label: sizeSystemLabels[id] })),
    defaultSystem: chart.defaultSizeSystem,
    rows: chart.rows.map(({ erpVariantLabel, ...values }) => ({ id: erpVariantLabel, values })),
  };
}

/** The row of a size as its button says it, in the given system or the chart's own; undefined when no row is for it. */
export function sizeChartRow(chart: SizeChart, size: string, system?: SizeSystem): string | undefined {
  const codes =
    chart.type === "sparse"
      ? chart.rows.map(({ cells }) => cells[chart.erpVariantLabelColumn] ?? "")
      : chart.rows.map(({ erpVariantLabel }) => erpVariantLabel);
  const says = (code: string) =>
    chart.type === "sparse" ? sparseSizeLabel(chart, code) : denseSizeValue(chart, code, system ?? chart.defaultSizeSystem);
  return codes.find((code) => says(code) === size);
}
