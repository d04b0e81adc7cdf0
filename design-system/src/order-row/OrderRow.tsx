import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { PictureStrip } from "../picture-strip/index.ts";
import { Row } from "../rows/index.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./OrderRow.css.ts";

export interface OrderRowProps extends Omit<ComponentProps<"li">, "children"> {
  /** The order's number, as the shopper knows it: '#TT204817'. */
  number: ReactNode;
  /** The order's page. */
  href: string;
  /** When it was placed, formatted. */
  date: ReactNode;
  /** How it is going: a Badge. */
  status: ReactNode;
  /** What it came to, formatted. */
  total: ReactNode;
  /** A picture of each thing in it; three are shown. */
  pictures: readonly ReactNode[];
}

/** An order in a list of orders (`Rows`). The whole row leads to it; its number is the link. */
export function OrderRow({ number, href, date, status, total, pictures, className, ...row }: OrderRowProps) {
  const Anchor = useLinkComponent();
  return (
    <Row {...row} className={classNames(css.row, className)}>
      <PictureStrip className={css.pictures} pictures={pictures} size="sm" />
      <span className={css.words}>
        <Anchor className={css.link} href={href}>
          <span className={visuallyHidden}>Order </span>
          {number}
        </Anchor>
        <span className={css.meta}>{date}</span>
      </span>
      <span className={css.status}>{status}</span>
      <span className={css.total}>{total}</span>
      <Icon className={css.chevron} name="chevron-right" />
    </Row>
  );
}
