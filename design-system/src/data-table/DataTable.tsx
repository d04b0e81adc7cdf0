import type { ComponentProps, ReactNode } from "react";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./DataTable.css.ts";

/** One column of a table. */
export interface DataColumn<Row> {
  /** Tells it from the others. */
  key: string;
  /** Its heading. */
  title: ReactNode;
  /** What stands in it for a row. */
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<"div">, "children"> {
  /** What the table holds; for screen readers, and the name of what scrolls. */
  caption: string;
  /** Columns in order. The first names its row. */
  columns: ReadonlyArray<DataColumn<Row>>;
  /** What the rows are made from, in order. */
  rows: readonly Row[];
  /** Tells a row from the others. */
  rowKey: (row: Row) => string;
  /** Key of the shopper's own row, on hi-vis. */
  current?: string;
}

/** Figures in rows and columns: a size chart. Scrolls sideways where it does not fit, by keyboard too. */
export function DataTable<Row>({ caption, columns, rows, rowKey, current, className, ...rest }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named scrolling area, which a section would not be focusable as.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1).
    <div {...rest} role="region" aria-label={caption} tabIndex={0} className={classNames(css.scroll, className)}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classNames(text.label.sm, css.head)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const isCurrent = key === current;
            return (
              <tr key={key} className={isCurrent ? css.current : undefined} aria-current={isCurrent || undefined}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row" className={classNames(text.body.md, css.cell)}>
                      {column.cell(row)}
                      {isCurrent && <span className={visuallyHidden}>, your size</span>}
                    </th>
                  ) : (
                    <td key={column.key} className={classNames(text.body.md, css.cell)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
