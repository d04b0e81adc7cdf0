import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { AppliedChip } from "../chip/index.ts";
import { Link } from "../link/index.ts";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import * as css from "./AppliedFilters.css.ts";

export interface AppliedFilter {
  /** Unique among the filters. */
  id: string;
  /** What is filtered by: 'Osker', 'US 9'. */
  label: ReactNode;
  /** The listing without this filter. */
  href: string;
}

export interface AppliedFiltersProps extends Omit<ComponentProps<"div">, "children"> {
  /** The filters in force, in the order to show them. Nothing is rendered without any. */
  filters: readonly AppliedFilter[];
  /** The listing without any. Shown from two filters on. */
  clearHref: string;
  /** Names the group. "Filters in force" unless said otherwise. */
  label?: string;
}

/**
 * The filters in force, each a link to the listing without it. When one goes, focus moves to the one that took its
 * place, so that a keyboard can take off several in a row.
 */
export function AppliedFilters({ filters, clearHref, label = "Filters in force", ref, className, ...rest }: AppliedFiltersProps) {
  const bar = useRef<HTMLDivElement>(null);
  const attach = useMergedRef(bar, ref);
  // Which one was pressed, while focus has not gone on: an emptied bar stays as long as it has focus.
  const [left, setLeft] = useState<number>();
  const count = filters.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a filter was taken off, which the count tells.
  useEffect(() => {
    // One that was opened in another tab did not go, and focus has gone on since.
    if (left === undefined || document.activeElement !== document.body) return;
    const links = bar.current?.querySelectorAll("a");
    (links?.[Math.min(left, links.length - 1)] ?? bar.current)?.focus();
  }, [count]);

  if (count === 0 && left === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form.
    <div
      {...rest}
      ref={attach}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={classNames(css.bar, className)}
      onBlur={(event) => {
        setLeft(undefined);
        rest.onBlur?.(event);
      }}
    >
      {filters.map((filter, index) => (
        <AppliedChip key={filter.id} href={filter.href} onClick={() => setLeft(index)}>
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
