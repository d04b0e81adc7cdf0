import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { AppliedChip } from "../chip/index.ts";
import { Link } from "../link/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./AppliedFilters.css.ts";

export interface AppliedFilter {
  id: string;
  label: ReactNode;
  /** The listing without this filter. */
  href: string;
}

export interface AppliedFiltersProps extends Omit<ComponentProps<"div">, "children"> {
  filters: readonly AppliedFilter[];
  /** The listing without any. Shown from two filters on. */
  clearHref: string;
  label?: string;
}

/**
 * The filters in force, each a link to the listing without it. When one goes, focus moves to the one that took its
 * place, so that a keyboard can take off several in a row.
 */
export function AppliedFilters({ filters, clearHref, label = "Filters in force", className, ...rest }: AppliedFiltersProps) {
  const bar = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  const count = filters.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a filter was taken off, which the count tells.
  useEffect(() => {
    if (left.current === null) return;
    const links = bar.current?.querySelectorAll("a");
    const next = links?.[Math.min(left.current, links.length - 1)];
    left.current = null;
    (next ?? bar.current)?.focus();
  }, [count]);

  if (count === 0 && left.current === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form.
    <div {...rest} ref={bar} role="group" aria-label={label} tabIndex={-1} className={classNames(css.bar, className)}>
      {filters.map((filter, index) => (
        <AppliedChip
          key={filter.id}
          href={filter.href}
          onClick={() => {
            left.current = index;
          }}
        >
          {filter.label}
        </AppliedChip>
      ))}
      {count > 1 && (
        <Link className={css.clear} href={clearHref}>
          Clear all
        </Link>
      )}
    </div>
  );
}
