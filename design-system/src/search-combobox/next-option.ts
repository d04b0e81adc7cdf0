/**
 * Where an arrow key leads from the highlighted option. The options of all groups are one row that has one more place,
 * none, between its end and its beginning: there Enter means the typed text again (SEARCH-17, SEARCH-18).
 * @param current index among all options; -1 for none
 * @param step 1 for the down arrow, -1 for the up arrow
 * @param count how many options there are
 * @returns the next index; -1 for none
 */
export function nextOption(current: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((current + 1 + step + places) % places) - 1;
}
