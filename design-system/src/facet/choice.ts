import type { ChangeEvent, RefCallback } from "react";
import { useReadBack } from "../form/use-read-back.ts";
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

/** The ref of a list of options, which reports what was ticked before it was hydrated. */
export function useChoicesReadBack({ selected, onToggle, ref }: FacetOptionsProps): RefCallback<HTMLUListElement> {
  return useReadBack<HTMLUListElement>((list) => {
    for (const { value, checked } of list.querySelectorAll("input"))
      if (checked !== selected.includes(value)) onToggle?.(value, checked);
  }, ref);
}
