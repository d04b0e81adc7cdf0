import { classNames } from "../theme/class-names.ts";
import { choice, useChoicesReadBack } from "./choice.ts";
import * as css from "./Facet.css.ts";
import type { FacetOptionsProps } from "./facet.contract.ts";

/** Sizes as a grid of buttons that are ticks underneath. A size nobody has is struck through. */
export function SizeFacet({ className, ...props }: FacetOptionsProps) {
  const { name, label, options, selected, onToggle, ref: _, ...list } = props;
  const attach = useChoicesReadBack(props);
  return (
    <ul {...list} ref={attach} className={classNames(css.sizes, className)} aria-label={label}>
      {options.map((option) => (
        <li key={option.value}>
          <label className={css.size}>
            <input className={css.cover} {...choice(props, option)} />
            {option.label}
          </label>
        </li>
      ))}
    </ul>
  );
}
