import { type ComponentPropsWithRef, useState } from "react";
import { Chip } from "../chip/Chip.tsx";
import { type DataColumn, DataTable } from "../data-table/DataTable.tsx";
import { classNames } from "../theme/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./SizeChart.css.ts";
import type { SizeChartData } from "./size-chart.contract.ts";

export type SizeChartProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** What the chart is of: "Men’s footwear". For screen readers. */
  caption: string;
  /** The sizes. */
  chart: SizeChartData;
  /** Id of the system that stands first, when the caller keeps it. The chart's own otherwise, until another is chosen here. */
  system?: string;
  /** The shopper chose another system: its id. */
  onSystem?: (system: string) => void;
  /** Id of the shopper's own row: it is on hi-vis. */
  current?: string;
};

interface Row {
  id: string;
  cells: readonly (string | undefined)[];
}

/** Columns and rows of a chart, with the given system first. */
function read(chart: SizeChartData, first: string | undefined): { titles: readonly string[]; rows: readonly Row[] } {
  if (chart.type === "sparse") return { titles: chart.columns, rows: chart.rows };
  const systems = chart.systems.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  return {
    titles: systems.map(({ label }) => label),
    rows: chart.rows.map(({ id, values }) => ({ id, cells: systems.map((system) => values[system.id]) })),
  };
}

/** A size as every system calls it, the shopper's own system first; or a maker's own columns, as they are. */
export function SizeChart({ caption, chart, system, onSystem, current, className, ...rest }: SizeChartProps) {
  const [chosen, setChosen] = useState<string>();
  const systems = chart.type === "dense" ? chart.systems : [];
  const asked = [system, chosen].find((id) => systems.some((each) => each.id === id));
  const first = asked ?? (chart.type === "dense" ? chart.defaultSystem : undefined);
  const { titles, rows } = read(chart, first);

  const columns = titles.map(
    (title, index): DataColumn<Row> => ({
      key: title,
      title,
      cell: ({ cells }) =>
        cells[index] ?? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>none</VisuallyHidden>
          </>
        ),
    }),
  );

  return (
    <div {...rest} className={classNames(styles.chart, className)}>
      {systems.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be reset to stand in this row.
        <div role="group" aria-label="Size system" className={styles.systems}>
          {systems.map(({ id, label }) => (
            <Chip
              key={id}
              pressed={id === first}
              onClick={() => {
                setChosen(id);
                onSystem?.(id);
              }}
            >
              {label}
            </Chip>
          ))}
        </div>
      )}
      <DataTable
        className={styles.table}
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        current={current}
      />
    </div>
  );
}
