import type { ReactNode } from "react";
import type { SearchGroupLayout } from "./search-combobox.contract.ts";
import type { Segment } from "./segments.ts";

/** Something that the typed text may mean. */
export interface SearchOption {
  /** Unique in its group. */
  id: string;
  /** Its name in plain words: stands in the field while the option is being opened (SEARCH-37). */
  label: string;
  /** The name cut at what was typed (SEARCH-39). The label in one piece unless given. */
  segments?: readonly Segment[];
  /** Where it leads. With it the option is a link, so that it can be opened in a new tab too. */
  href?: string;
  /** A few words at the end of a row: "32 styles". */
  note?: ReactNode;
  /** The brand over the name, cut at what was typed. In a group of pictures. */
  brand?: readonly Segment[];
  /** In a group of pictures: fills the box it is put into. */
  picture?: ReactNode;
  /** Under the name. In a group of pictures. */
  price?: ReactNode;
}

/** Options of one kind: Brands, Categories, Products. */
export interface SearchGroup<Option extends SearchOption = SearchOption> {
  /** Unique among the groups. */
  id: string;
  /** What its options are, over them and for screen readers. */
  label: string;
  /** The options in the order of the arrow keys. */
  options: readonly Option[];
  /** `rows` unless said otherwise. Groups of pictures stand beside the rows on a large screen. */
  layout?: SearchGroupLayout;
}

/** An option with its place among those of all groups. */
export interface PlacedOption<Option extends SearchOption> {
  /** Unique among all groups. */
  key: string;
  /** Place in the order of the arrow keys. */
  index: number;
  option: Option;
}

/** A group whose options know their place. */
export interface PlacedGroup<Option extends SearchOption> extends Omit<SearchGroup<Option>, "options"> {
  options: PlacedOption<Option>[];
}

/**
 * Numbers the options of groups through, in the order in which they are read. Groups without options are left out: an empty
 * group would be a heading over nothing.
 */
export function placeOptions<Option extends SearchOption>(groups: readonly SearchGroup<Option>[]): PlacedGroup<Option>[] {
  let index = 0;
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group) => ({
      ...group,
      options: group.options.map((option) => ({ key: `${group.id}/${option.id}`, index: index++, option })),
    }));
}
