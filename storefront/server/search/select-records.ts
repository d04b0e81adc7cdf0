import { addBit, type Bitset, emptyBitset, fullBitset, intersectInto, positionsOf, removeBit, uniteInto } from "./bitset.ts";
import type { Clause, FacetClause, Groups, NumericClause } from "./filters.ts";
import type { IndexColumns } from "./index-columns.ts";

/** The records that meet one clause at least of every group. @param size how many records there are */
export function selectRecords(conditions: Groups<Clause>, columns: IndexColumns, size: number): Bitset {
  const selected = fullBitset(size);
  for (const group of conditions) {
    const allowed = emptyBitset(size);
    for (const clause of group) {
      if ("test" in clause) addNumbers(clause, columns, allowed);
      else addFacet(clause, columns, allowed);
    }
    intersectInto(selected, allowed);
  }
  return selected;
}

function addFacet(clause: FacetClause, columns: IndexColumns, target: Bitset): void {
  const column = columns.facet(clause.attribute);
  const amount = Number(clause.value);
  // `price:1500` of a number that is no facet is a comparison.
  if (column === undefined && columns.numbers(clause.attribute) !== undefined && !Number.isNaN(amount)) {
    addNumbers({ attribute: clause.attribute, test: (value) => (value === amount) !== clause.negated }, columns, target);
    return;
  }
  const matching = clause.negated ? emptyBitset(target.size) : target;
  column?.addMatching(clause.value, matching);
  if (!clause.negated) return;
  const others = fullBitset(target.size);
  for (const position of positionsOf(matching)) removeBit(others, position);
  uniteInto(target, others);
}

function addNumbers(clause: NumericClause, columns: IndexColumns, target: Bitset): void {
  columns.numbers(clause.attribute)?.forEach((value, position) => {
    // A record without the number passes no comparison, not even `!=`.
    if (!Number.isNaN(value) && clause.test(value)) addBit(target, position);
  });
}
