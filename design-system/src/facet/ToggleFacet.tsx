import type { ComponentProps } from "react";
import { Switch } from "../switch/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Facet.css.ts";

export interface ToggleFacetProps extends Omit<ComponentProps<"div">, "children" | "onToggle"> {
  /** Name of the query parameter; `true` when on. */
  name: string;
  /** What is switched: 'On sale'. */
  label: string;
  /** Whether it is on; without `onToggle`, whether it is at first. */
  on: boolean;
  /** Nothing is left with it: it is off, and stays so. */
  disabled?: boolean;
  /** Hears of each switch. Without it the switch keeps its own state and posts with the form. */
  onToggle?: (on: boolean) => void;
}

/** A filter that is on or off: on sale, new in. */
export function ToggleFacet({ name, label, on, disabled, onToggle, className, ...rest }: ToggleFacetProps) {
  const state = onToggle ? { checked: on, onChange: onToggle } : { defaultChecked: on };
  return (
    <div {...rest} className={classNames(css.toggle, className)}>
      <Switch name={name} value="true" disabled={disabled} {...state}>
        {label}
      </Switch>
    </div>
  );
}
