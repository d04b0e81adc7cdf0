/** A size system that a dense chart has a column for. */
export interface SizeChartSystem {
  /** Unique among the systems of a chart. */
  id: string;
  /** What shoppers call it: "US Men". */
  label: string;
}

/**
 * A chart of sizes. Dense: every size as each system calls it, and a system that the chart starts from. Sparse: free columns, as
 * clothes and makers with numbers of their own need them. A row's `id` is the size it stands for (SIZE-01, SIZE-02).
 */
export type SizeChartData =
  | {
      /** Every size has its name in every system. */
      type: "dense";
      /** At least one, in the order of the columns. */
      systems: readonly SizeChartSystem[];
      /** Id of the system that stands first until the shopper takes another (SIZE-03). */
      defaultSystem: string;
      /** `values` by the id of the system; a size that a system does not have is left out. */
      rows: readonly { id: string; values: Readonly<Record<string, string | undefined>> }[];
    }
  | {
      /** Columns of its own. */
      type: "sparse";
      /** Heads of the columns, in order. */
      columns: readonly string[];
      /** Cells in the order of the columns. */
      rows: readonly { id: string; cells: readonly string[] }[];
    };
