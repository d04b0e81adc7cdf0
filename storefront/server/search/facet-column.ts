import type { Bitset } from "./bitset.ts";
import { addBit } from "./bitset.ts";

/**
 * One facet attribute over all records, stored both ways: record to values (for counting) and value to records (for
 * filtering). Values are numbered by first appearance.
 */
export interface FacetColumn {
  readonly values: readonly string[];
  /** Adds the records that have this value to `target`, in capitals or small letters, as with Algolia. */
  addMatching(value: string, target: Bitset): void;
  /** How many of the records at `positions` have each value, by value number. */
  count(positions: Uint32Array): Uint32Array;
  /**
   * The column of records of which most were here already.
   * @param sources for each new position the old one, or -1 where the record is another
   * @param valuesAt values of the record at such a new position
   */
  renew(sources: Int32Array, valuesAt: (position: number) => readonly string[]): FacetColumn;
}

/** Builds a column from each record's values, in record order. */
export function createFacetColumn(valuesByRecord: readonly (readonly string[])[]): FacetColumn {
  return fillColumn(new Map(), valuesByRecord.length, (position, add) => {
    for (const value of valuesByRecord[position]!) add.value(value);
  });
}

/** What a record's values are added to, by themselves or by the numbers that they have. */
interface Adding {
  value(value: string): void;
  number(number: number): void;
}

/** @param numbers of values that are known already; it is added to */
function fillColumn(
  numbers: Map<string, number>,
  size: number,
  addValuesOf: (position: number, add: Adding) => void,
): FacetColumn {
  const starts = new Uint32Array(size + 1);
  const flat: number[] = [];
  const add: Adding = {
    number: (number) => void flat.push(number),
    value(value) {
      let number = numbers.get(value);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(value, number);
      }
      flat.push(number);
    },
  };
  for (let position = 0; position < size; position++) {
    addValuesOf(position, add);
    starts[position + 1] = flat.length;
  }
  const byRecord = Uint32Array.from(flat);
  const values = [...numbers.keys()];
  const numbersByLetters = Map.groupBy(values.keys(), (number) => values[number]!.toLowerCase());

  const listStarts = new Uint32Array(values.length + 1);
  for (const number of byRecord) listStarts[number + 1]!++;
  for (let number = 0; number < values.length; number++) listStarts[number + 1]! += listStarts[number]!;
  const byValue = new Uint32Array(byRecord.length);
  const filled = listStarts.slice();
  for (let position = 0; position < size; position++) {
    for (let i = starts[position]!; i < starts[position + 1]!; i++) byValue[filled[byRecord[i]!]!++] = position;
  }

  return {
    values,
    addMatching(value, target) {
      for (const number of numbersByLetters.get(value.toLowerCase()) ?? [])
        for (let i = listStarts[number]!; i < listStarts[number + 1]!; i++) addBit(target, byValue[i]!);
    },
    count(positions) {
      const counts = new Uint32Array(values.length);
      for (let p = 0; p < positions.length; p++) {
        const position = positions[p]!;
        const end = starts[position + 1]!;
        for (let i = starts[position]!; i < end; i++) counts[byRecord[i]!]!++;
      }
      return counts;
    },
    renew: (sources, valuesAt) =>
      fillColumn(new Map(numbers), sources.length, (position, add) => {
        const source = sources[position]!;
        if (source < 0) for (const value of valuesAt(position)) add.value(value);
        else for (let i = starts[source]!; i < starts[source + 1]!; i++) add.number(byRecord[i]!);
      }),
  };
}

/** How many values of a facet are asked for, and which come first: the most frequent, or by name. */
export interface FacetLimits {
  readonly maxValuesPerFacet: number;
  readonly facetValuesBy: "count" | "alpha";
}

/** The values that a query asks for with their counts; equal counts go by name. Zero counts are left out. */
export function topValues(
  column: FacetColumn,
  counts: Uint32Array,
  { maxValuesPerFacet, facetValuesBy }: FacetLimits,
): Record<string, number> {
  const present: number[] = [];
  for (let number = 0; number < counts.length; number++) if (counts[number] !== 0) present.push(number);
  const byCount = (a: number, b: number) => (facetValuesBy === "count" ? counts[b]! - counts[a]! : 0);
  present.sort((a, b) => byCount(a, b) || compare(column.values[a]!, column.values[b]!));
  const top: [string, number][] = present.slice(0, maxValuesPerFacet).map((number) => [column.values[number]!, counts[number]!]);
  return Object.fromEntries(top);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
