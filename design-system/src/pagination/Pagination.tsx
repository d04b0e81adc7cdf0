import type { ComponentProps } from "react";
import { Icon } from "../icon/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Pagination.css.ts";
import { pageItems } from "./page-items.ts";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The current page, from 1. */
  page: number;
  /** How many there are. Nothing is rendered for one. */
  count: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** Name of the navigation, for screen readers. */
  "aria-label"?: string;
}

/** Links to the pages of a list. Each page is an address of its own. */
export function Pagination({ page, count, href, className, "aria-label": label = "Pages", ...nav }: PaginationProps) {
  const Anchor = useLinkComponent();
  if (count <= 1) return null;
  return (
    <nav {...nav} aria-label={label} className={className}>
      <ul className={classNames(text.body.md, css.pages)}>
        {page > 1 && (
          <li>
            <Anchor className={css.page} href={href(page - 1)} rel="prev" aria-label="Previous page">
              <Icon name="chevron-left" size="md" />
            </Anchor>
          </li>
        )}
        {pageItems(page, count).map((item) => (
          <li key={item}>
            {typeof item === "number" ? (
              <Anchor
                className={css.page}
                href={href(item)}
                aria-label={`Page ${item}`}
                aria-current={item === page ? "page" : undefined}
              >
                {item}
              </Anchor>
            ) : (
              <span className={css.page}>…</span>
            )}
          </li>
        ))}
        {page < count && (
          <li>
            <Anchor className={css.page} href={href(page + 1)} rel="next" aria-label="Next page">
              <Icon name="chevron-right" size="md" />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}
