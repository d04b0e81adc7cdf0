import { Switch } from "../switch/index.ts";
import * as css from "./Facet.css.ts";

export interface ToggleFacetProps {
  /** Name of the query parameter; `true` when on. */
  name: string;
  label: string;
  on: boolean;
  onToggle?: (on: boolean) => void;
}

/** A filter that is on or off: on sale, new in. */
export function ToggleFacet({ name, label, on, onToggle }: ToggleFacetProps) {
  const state = onToggle ? { checked: on, onChange: onToggle } : { defaultChecked: on };
  return (
    <div className={css.toggle}>
      <Switch name={name} value="true" {...state}>
        {label}
      </Switch>
    </div>
  );
}
