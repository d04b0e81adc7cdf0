import type { SearchRecord } from "#contract/search-index.ts";
import { createFacetColumn, type FacetColumn } from "./facet-column.ts";
import type { IndexDefinition } from "./index-definition.ts";
import type { Renewal } from "./index-renewal.ts";
import { facetValues, readAttribute } from "./record.ts";
import { comparing, insertInOrder, orderRecords } from "./record-order.ts";

/** What an index knows of its records by attribute. Each column is made when it is first asked for. */
export interface IndexColumns {
  /** The values of a facet, or of a size attribute; undefined for any other. */
  facet(attribute: string): FacetColumn | undefined;
  /** A number of each record, NaN where it has none; undefined where no record has one, or for what is not numeric. */
  numbers(attribute: string): Float64Array | undefined;
  /** The positions in the order of a replica; undefined where the index's own order holds. */
  order(name: string): Uint32Array | undefined;
  /** Has columns made anew in which a record that has been replaced says something else now. */
  follow(before: SearchRecord, after: SearchRecord, isTouched: (attribute: string) => boolean): void;
  /** Makes in portions all that has not been asked for yet. */
  prepare(): Generator<void>;
  /** The columns of the next index: what has been made already is renewed in portions, the rest made when it is asked for. */
  renew(renewal: Renewal): Generator<void, IndexColumns>;
}

/** The columns that have been made. */
interface MadeColumns {
  readonly facets: Map<string, FacetColumn>;
  /** Null where no record has a number. */
  readonly numbers: Map<string, Float64Array | null>;
  /** By the replica's name. */
  readonly orders: Map<string, Uint32Array>;
}

const noColumns = (): MadeColumns => ({ facets: new Map(), numbers: new Map(), orders: new Map() });

type ColumnSettings = Pick<IndexDefinition, "facets" | "sizes" | "numeric" | "replicas">;

/** @param records as they stand: one that is replaced later is told of by `follow` */
export function createIndexColumns(
  records: readonly SearchRecord[],
  settings: ColumnSettings,
  { facets, numbers, orders }: MadeColumns = noColumns(),
): IndexColumns {
  const faceted = new Set(["objectID", ...settings.facets, ...Object.values(settings.sizes ?? {})]);
  const numeric = new Set([...(settings.numeric ?? []), ...settings.facets]);
  const replicas = new Map((settings.replicas ?? []).flatMap(({ name, order }) => (order.length > 0 ? [[name, order]] : [])));

  function facet(attribute: string): FacetColumn | undefined {
    if (!faceted.has(attribute)) return undefined;
    const made = facets.get(attribute) ?? createFacetColumn(records.map((record) => facetValues(record, attribute)));
    facets.set(attribute, made);
    return made;
  }

  function numbersOf(attribute: string): Float64Array | undefined {
    if (!numeric.has(attribute)) return undefined;
    let made = numbers.get(attribute);
    if (made === undefined) {
      made = orNull(Float64Array.from(records, (record) => numberAt(record, attribute)));
      numbers.set(attribute, made);
    }
    return made ?? undefined;
  }

  function order(name: string): Uint32Array | undefined {
    const keys = replicas.get(name);
    if (keys === undefined) return undefined;
    const made = orders.get(name) ?? orderRecords(records, keys);
    orders.set(name, made);
    return made;
  }

  return {
    facet,
    numbers: numbersOf,
    order,
    follow(before, after, isTouched) {
      for (const attribute of facets.keys()) {
        if (isTouched(attribute) && facetValues(before, attribute).join("\n") !== facetValues(after, attribute).join("\n"))
          facets.delete(attribute);
      }
      for (const attribute of numbers.keys()) {
        if (isTouched(attribute) && !Object.is(numberAt(before, attribute), numberAt(after, attribute)))
          numbers.delete(attribute);
      }
    },
    *prepare() {
      for (const attribute of faceted) {
        facet(attribute);
        yield;
      }
      for (const attribute of numeric) numbersOf(attribute);
      yield;
      for (const name of replicas.keys()) {
        order(name);
        yield;
      }
    },
    *renew({ records: renewed, sources, targets, changed, areSame }) {
      const next = noColumns();
      for (const [attribute, column] of facets) {
        const isSame = areSame((record) => facetValues(record, attribute));
        const valuesAt = (position: number) => facetValues(renewed[position]!, attribute);
        next.facets.set(attribute, isSame ? column : column.renew(sources, valuesAt));
        if (!isSame) yield;
      }
      for (const [attribute, column] of numbers) {
        const moved = Float64Array.from(sources, (source, position) =>
          source < 0 ? numberAt(renewed[position]!, attribute) : (column?.[source] ?? Number.NaN),
        );
        next.numbers.set(attribute, orNull(moved));
      }
      yield;
      for (const [name, keys] of replicas) {
        const known = orders.get(name);
        if (known === undefined) continue;
        const compare = comparing(keys);
        const moved = Array.from(known, (position) => targets[position]!).filter((position) => position >= 0);
        const inOrder = insertInOrder(moved, changed, (a, b) => compare(renewed[a]!, renewed[b]!) || a - b);
        next.orders.set(name, Uint32Array.from(inOrder));
        yield;
      }
      return createIndexColumns(renewed, settings, next);
    },
  };
}

const orNull = (column: Float64Array): Float64Array | null => (column.some((value) => !Number.isNaN(value)) ? column : null);

function numberAt(record: SearchRecord, attribute: string): number {
  const value = readAttribute(record, attribute);
  return typeof value === "number" ? value : Number.NaN;
}
