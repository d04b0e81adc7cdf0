import type { CSSProperties } from "react";
import { check } from "../checkbox/check.css.ts";
import { classNames } from "../theme/class-names.ts";
import { choice, useChoicesReadBack } from "./choice.ts";
import * as css from "./Facet.css.ts";
import type { FacetOptionsProps } from "./facet.contract.ts";

/** Colours as swatches with their names, two columns. */
export function ColourFacet({ className, ...props }: FacetOptionsProps) {
  const { name, label, options, selected, onToggle, ref: _, ...list } = props;
  const attach = useChoicesReadBack(props);
  return (
    <ul {...list} ref={attach} className={classNames(css.colours, className)} aria-label={label}>
      {options.map((option) => (
        <li key={option.value}>
          <label className={`${check} ${css.colour}`}>
            <input className={css.cover} {...choice(props, option)} />
            <span className={css.swatch} style={{ "--swatch": option.colour } as CSSProperties} />
            {option.label}
          </label>
        </li>
      ))}
    </ul>
  );
}
