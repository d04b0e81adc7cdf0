export { Marked, type MarkedProps } from "./Marked.tsx";
export type { SearchGroup, SearchOption } from "./option-list.ts";
export { SearchCombobox, type SearchComboboxProps } from "./SearchCombobox.tsx";
export { type SearchGroupLayout, type SearchState, searchTimes } from "./search-combobox.contract.ts";
export { type MatchRange, type Segment, segmentsOf } from "./segments.ts";
