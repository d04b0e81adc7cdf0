import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Disclosure.css.ts";

export interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  /** What opens and closes it. */
  title: ReactNode;
  /** Wraps the title in a heading of this level, for sections of a page. */
  level?: 2 | 3 | 4;
}

/**
 * A title that opens what is under it. A native `details`: no script, found by the browser's search, printable. For
 * sections that belong together use Accordion.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Disclosure({ title, level, className, children, ...details }: DisclosureProps) {
  const Title = level ? (`h${level}` as const) : "span";
  return (
    <details {...details} className={classNames(css.disclosure, className)}>
      <summary className={css.summary}>
        <Title>{title}</Title>
        <Icon name="plus" size="md" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
