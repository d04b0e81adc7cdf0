import { useId, useRef, useState } from "react";
import { check, checkboxInput } from "../checkbox/check.css.ts";
import { LinkButton } from "../link/index.ts";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import { choice, useChoicesReadBack } from "./choice.ts";
import * as css from "./Facet.css.ts";
import type { FacetOptionsProps } from "./facet.contract.ts";

export interface CheckboxFacetProps extends FacetOptionsProps {
  /** Options in view at first; chosen ones always are. */
  limit?: number;
  /** What 'Show all 18 …' counts, in the plural: 'brands'. */
  noun?: string;
}

/** Options as ticks with their counts, six and then all. Where no script runs, all show from the start. */
export function CheckboxFacet({ limit = 6, noun = "options", id: givenId, ref, className, ...props }: CheckboxFacetProps) {
  const { name, label, options, selected, onToggle, ...rest } = props;
  const madeId = useId();
  const id = givenId ?? madeId;
  const list = useRef<HTMLUListElement>(null);
  const readBack = useChoicesReadBack({ ...props, ref });
  const attach = useMergedRef(list, readBack);
  const [all, setAll] = useState(false);
  const isExtra = (index: number) => index >= limit && !selected.includes(options[index]?.value ?? "");
  const firstExtra = options.findIndex((_, index) => isExtra(index));

  const toggle = () => {
    setAll(!all);
    // What was asked for stands above the button: focus goes to the first of it, once it is there.
    if (!all) requestAnimationFrame(() => list.current?.querySelectorAll("input")[firstExtra]?.focus());
  };

  return (
    <>
      <ul {...rest} className={classNames(css.list, className)} id={id} ref={attach} aria-label={label}>
        {options.map((option, index) => (
          <li key={option.value} className={isExtra(index) && !all ? css.extra : undefined}>
            <label className={`${check} ${css.row}`}>
              <input className={checkboxInput} {...choice(props, option)} />
              <span>{option.label}</span>
              {option.count !== undefined && <span className={css.count}>{option.count}</span>}
            </label>
          </li>
        ))}
      </ul>
      {firstExtra >= 0 && (
        <LinkButton className={css.more} aria-expanded={all} aria-controls={id} onClick={toggle}>
          {all ? `Show fewer ${noun}` : `Show all ${options.length} ${noun}`}
        </LinkButton>
      )}
    </>
  );
}
