import type { SearchRecord, SortKey } from "#contract/search-index.ts";
import { readAttribute } from "./record.ts";

/** Names as a reader orders them: macrons beside plain letters, `Air 9` before `Air 10`. */
const collator = new Intl.Collator("en-NZ", { numeric: true });

/** How records stand to each other by some keys. Missing values come last whichever way the order runs. */
export type CompareRecords = (a: SearchRecord, b: SearchRecord) => number;

/** Compares by the keys alone: 0 where they are all the same. */
export function comparing(keys: readonly SortKey[]): CompareRecords {
  return (a, b) => {
    for (const { attribute, direction } of keys) {
      const order = compareValues(readAttribute(a, attribute), readAttribute(b, attribute), direction === "asc" ? 1 : -1);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** The positions of records in the order of some keys; ties keep the order the records came in. */
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

/**
 * Puts new members among those that are in order already.
 * @param compare never 0 for two different members
 */
export function insertInOrder<T>(ordered: readonly T[], added: readonly T[], compare: (a: T, b: T) => number): T[] {
  const merged: T[] = [];
  let taken = 0;
  for (const one of added.toSorted(compare)) {
    let low = taken;
    for (let high = ordered.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (compare(ordered[middle]!, one) < 0) low = middle + 1;
      else high = middle;
    }
    for (; taken < low; taken++) merged.push(ordered[taken]!);
    merged.push(one);
  }
  for (; taken < ordered.length; taken++) merged.push(ordered[taken]!);
  return merged;
}

function compareValues(a: unknown, b: unknown, sign: number): number {
  const missing = Number(a === undefined || a === null) - Number(b === undefined || b === null);
  if (missing !== 0) return missing;
  if (typeof a === "string" && typeof b === "string") return sign * collator.compare(a, b);
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? 0 : sign * difference;
}
