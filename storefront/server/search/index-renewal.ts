import { isDeepStrictEqual } from "node:util";
import type { SearchRecord } from "#contract/search-index.ts";
import { type CompareRecords, insertInOrder } from "./record-order.ts";

/** How the records of an index become those of the next. */
export interface Renewal {
  /** All of the next, in their order. */
  readonly records: SearchRecord[];
  /** For each new position the old one, or -1 where the record is new or another. */
  readonly sources: Int32Array;
  /** For each old position the new one, or -1 where the record is gone or another. */
  readonly targets: Int32Array;
  /** The new positions of records that are new or others. */
  readonly changed: readonly number[];
  /** Whether every record stands where it stood and says the same of what is read. */
  areSame(read: (record: SearchRecord) => readonly string[]): boolean;
}

/**
 * @param before the records in their order, and the position of each by its id
 * @param staying those that stay as they are, in the same order
 * @param others new records, and those that take the place of the ones with their ids
 */
export function renewRecords(
  before: { readonly records: readonly SearchRecord[]; readonly positions: ReadonlyMap<string, number> },
  staying: readonly SearchRecord[],
  others: readonly SearchRecord[],
  compare: CompareRecords,
): Renewal {
  const byRank: CompareRecords = (a, b) => compare(a, b) || (a.objectID < b.objectID ? -1 : 1);
  const records = insertInOrder(staying, others, byRank);
  const otherIds = new Set(others.map(({ objectID }) => objectID));
  const sources = Int32Array.from(records, ({ objectID }) => (otherIds.has(objectID) ? -1 : before.positions.get(objectID)!));
  const targets = new Int32Array(before.records.length).fill(-1);
  sources.forEach((source, position) => {
    if (source >= 0) targets[source] = position;
  });
  const changed = [...records.keys()].filter((position) => sources[position]! < 0);
  // A change of a price or a label leaves every record where it stood, and most of what is known of it.
  const isInPlace =
    records.length === before.records.length &&
    records.every(({ objectID }, position) => objectID === before.records[position]!.objectID);
  return {
    records,
    sources,
    targets,
    changed,
    areSame: (read) =>
      isInPlace && changed.every((position) => isDeepStrictEqual(read(before.records[position]!), read(records[position]!))),
  };
}
