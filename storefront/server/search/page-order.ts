import { type Bitset, copyBitset, hasBit, positionsOf, removeBit } from "./bitset.ts";

/** Members of `selected` from number `from` to before number `to`, walking `order`. */
export function takeInOrder(order: Uint32Array, selected: Bitset, from: number, to: number): number[] {
  const taken: number[] = [];
  let number = 0;
  for (let i = 0; number < to; i++) {
    if (!hasBit(selected, order[i]!)) continue;
    if (number >= from) taken.push(order[i]!);
    number++;
  }
  return taken;
}

/** The same by rising cost, then rank, without sorting: costs are few, so each gets a list. */
export function takeCheapest(found: Uint32Array, costs: Uint32Array, from: number, to: number): number[] {
  const lists = new Map<number, number[]>();
  for (const position of found) {
    const list = lists.get(costs[position]!);
    if (list === undefined) lists.set(costs[position]!, [position]);
    else if (list.length < to) list.push(position);
  }
  const taken: number[] = [];
  for (const cost of [...lists.keys()].sort((a, b) => a - b)) {
    for (const position of lists.get(cost)!) {
      if (taken.length === to) return taken.slice(from);
      taken.push(position);
    }
  }
  return taken.slice(from);
}

/** The same by rank, after those that have been put first by hand. */
export function takePlacedFirst(placed: readonly number[], selected: Bitset, from: number, to: number): number[] {
  const first = placed.filter((position) => hasBit(selected, position));
  const rest = copyBitset(selected);
  for (const position of first) removeBit(rest, position);
  return [...first, ...positionsOf(rest)].slice(from, to);
}
