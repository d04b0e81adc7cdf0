import type { SortKey } from "./index-definition.ts";
import { readAttribute, type SearchRecord } from "./record.ts";

/** Names as a reader orders them: macrons beside plain letters, `Air 9` before `Air 10`. */
const collator = new Intl.Collator("en-NZ", { numeric: true });

/**
 * The positions of records in the order of some keys. Missing values come last whichever way the order runs; ties keep
 * the order the records came in.
 */
export function orderRecords(records: readonly SearchRecord[], keys: readonly SortKey[]): Uint32Array {
  const columns = keys.map(({ attribute, direction }) => ({
    values: records.map((record) => readAttribute(record, attribute)),
    sign: direction === "asc" ? 1 : -1,
  }));
  return Uint32Array.from(records.keys()).sort((a, b) => {
    for (const { values, sign } of columns) {
      const order = compareValues(values[a], values[b], sign);
      if (order !== 0) return order;
    }
    return a - b;
  });
}

function compareValues(a: unknown, b: unknown, sign: number): number {
  const missing = Number(a === undefined || a === null) - Number(b === undefined || b === null);
  if (missing !== 0) return missing;
  if (typeof a === "string" && typeof b === "string") return sign * collator.compare(a, b);
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? 0 : sign * difference;
}
