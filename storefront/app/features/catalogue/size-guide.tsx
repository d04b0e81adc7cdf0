import { DataTable } from "@tread/design-system/data-table";
import { Overlay } from "@tread/design-system/overlay";
import { Text } from "@tread/design-system/text";
import type { SizeChart, SizeSystem } from "#domain/product/product.ts";
import { chartSystems } from "#domain/product/size-chart.ts";
import { sizeSystemLabels } from "#domain/product/size-system.ts";

export interface SizeGuideProps {
  chart: SizeChart;
  /** What the sizes are of. */
  title: string;
  /** The system the shopper chooses in. */
  system: SizeSystem | undefined;
  onClose: () => void;
}

interface Row {
  key: string;
  cells: readonly string[];
}

function table(chart: SizeChart, system: SizeSystem | undefined): { titles: readonly string[]; rows: Row[] } {
  if (chart.type === "sparse") {
    return { titles: chart.columns, rows: chart.rows.map((row, index) => ({ key: String(index), cells: row.cells })) };
  }
  const systems = chartSystems(chart).toSorted((a, b) => Number(b === system) - Number(a === system));
  return {
    titles: systems.map((each) => sizeSystemLabels[each]),
    rows: chart.rows.map((row) => ({ key: row.erpVariantLabel, cells: systems.map((each) => row[each] ?? "–") })),
  };
}

/** The size chart of a product, beside the page so that the choice stays in view (SIZE rows). */
export default function SizeGuide({ chart, title, system, onClose }: SizeGuideProps) {
  const { titles, rows } = table(chart, system);
  return (
    <Overlay open onOpenChange={onClose} position="right" width="md" header title="Size guide" backdrop>
      <Text tone="secondary">
        {chart.name}, for {title}. Between two sizes? Take the larger one.
      </Text>
      <DataTable
        caption={chart.name}
        columns={titles.map((heading, index) => ({ key: heading, title: heading, cell: (row: Row) => row.cells[index] ?? "" }))}
        rows={rows}
        rowKey={(row) => row.key}
      />
    </Overlay>
  );
}
