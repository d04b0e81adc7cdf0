import { megaMenuColumns as most } from "./mega-menu.contract.ts";

/** Deals groups out to at most four columns, in order, so that the columns' lengths differ little. */
export function columnsOf<Group>(groups: readonly Group[], lengthOf: (group: Group) => number): Group[][] {
  if (groups.length <= most) return groups.map((group) => [group]);
  const total = groups.reduce((sum, group) => sum + lengthOf(group), 0);
  const columns: Group[][] = [[]];
  let filled = 0;
  for (const [index, group] of groups.entries()) {
    const column = columns.at(-1) as Group[];
    const enough = filled >= (total * columns.length) / most;
    const needed = groups.length - index <= most - columns.length;
    if (column.length > 0 && columns.length < most && (enough || needed)) columns.push([group]);
    else column.push(group);
    filled += lengthOf(group);
  }
  return columns;
}
