import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Breadcrumbs.css.ts";

/** One step of the path. */
export type Crumb = {
  /** What it is called. */
  label: string;
  /** Where it leads; the last step, the page itself, needs none. */
  href?: string;
};

export type BreadcrumbsProps = Omit<ComponentPropsWithRef<"nav">, "children"> & {
  /** From the shop's front door to this page. */
  crumbs: readonly Crumb[];
  /** Names the landmark. "Breadcrumb" unless said otherwise. */
  label?: string;
};

/** The way here. Source: ARIA Authoring Practices, Breadcrumb. */
export function Breadcrumbs({ crumbs, label = "Breadcrumb", className, ...rest }: BreadcrumbsProps) {
  const Anchor = useLinkComponent();
  const last = crumbs.length - 1;
  return (
    <nav className={classNames(text.body.sm, className)} aria-label={label} {...rest}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={`${index} ${crumb.label}`} className={styles.item}>
            {crumb.href === undefined || index === last ? (
              <span aria-current={index === last ? "page" : undefined}>{crumb.label}</span>
            ) : (
              <Anchor className={styles.link} href={crumb.href}>
                {crumb.label}
              </Anchor>
            )}
            {index < last && <Icon name="chevron-right" size="xs" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
