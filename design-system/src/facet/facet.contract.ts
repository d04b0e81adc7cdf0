import type { ComponentProps } from "react";

/** What a facet asks for: several of a list, yes or no, from-to. */
export const facetTypes = ["OPTIONS", "TOGGLE", "RANGE"] as const;
export type FacetType = (typeof facetTypes)[number];

/** How a list of options is drawn. */
export const facetLooks = ["list", "sizes", "colours"] as const;
export type FacetLook = (typeof facetLooks)[number];

export interface FacetOption {
  /** As it stands in the address. */
  value: string;
  /** As the shopper reads it. */
  label: string;
  /** Styles that have it, with the other filters applied. None left and not chosen: the option is off. */
  count?: number;
  /** For `colours`: a CSS colour. */
  colour?: string;
}

/** What every list of options takes. Whatever else it is given is the list's. */
export interface FacetOptionsProps extends Omit<ComponentProps<"ul">, "children" | "onToggle"> {
  /** Name of the query parameter; a plain GET form repeats it for each choice. */
  name: string;
  /** What the options are of, for screen readers: 'Brand'. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly FacetOption[];
  /** The chosen values. */
  selected: readonly string[];
  /** Hears of each tick. Without it the boxes keep their own state and post with the form. */
  onToggle?: (value: string, checked: boolean) => void;
}

/** Styles are counted with the other filters on, so an option with none would empty the list. */
export function isOff(option: FacetOption, selected: readonly string[]): boolean {
  return option.count === 0 && !selected.includes(option.value);
}
