import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Facet.css.ts";

export interface FacetGroupProps extends Omit<ComponentProps<"details">, "title"> {
  /** The facet's name. */
  title: ReactNode;
  /** The choices made, in words, beside the title: 'US 9, US 9.5'. */
  summary?: ReactNode;
}

/** One filter's fold: its name, what is chosen, and the options under it. A native `details`, so it needs no script. */
export function FacetGroup({ title, summary, className, children, ...details }: FacetGroupProps) {
  return (
    <details {...details} className={classNames(css.group, className)}>
      <summary className={css.head}>
        {title}
        {summary && <span className={css.chosen}>{summary}</span>}
        <Icon name="chevron-down" size="md" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
