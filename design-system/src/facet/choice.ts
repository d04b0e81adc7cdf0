import type { ChangeEvent } from "react";
import { type FacetOption, type FacetOptionsProps, isOff } from "./facet.contract.ts";

/** The attributes of one option's checkbox: kept by the caller when it listens, by the form when it does not. */
export function choice({ name, selected, onToggle }: FacetOptionsProps, option: FacetOption) {
  const { value } = option;
  const on = selected.includes(value);
  return {
    type: "checkbox",
    name,
    value,
    disabled: isOff(option, selected),
    ...(onToggle
      ? { checked: on, onChange: (event: ChangeEvent<HTMLInputElement>) => onToggle(value, event.currentTarget.checked) }
      : { defaultChecked: on }),
  } as const;
}
