import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./OrderSummary.css.ts";

export interface OrderSummaryProps extends ComponentProps<"aside"> {
  /** Keeps to the top of the window from 1024 px. */
  sticky?: boolean;
  /** Name of the panel, for screen readers. */
  "aria-label"?: string;
}

/** The panel beside a cart: totals, promo code, the way on. */
export function OrderSummary({ sticky = false, className, "aria-label": label = "Order summary", ...aside }: OrderSummaryProps) {
  return <aside {...aside} aria-label={label} className={classNames(css.panel, sticky && css.sticky, className)} />;
}

export interface OrderSummaryBarProps extends Omit<ComponentProps<"aside">, "children"> {
  /** The total, in the bar. */
  total: ReactNode;
  /** What the bar opens. */
  title?: string;
  /** Lines and sums. */
  children: ReactNode;
  /** Name of the panel, for screen readers. */
  "aria-label"?: string;
}

/** The same in checkout: a column from 1024 px, below it a 64 px bar with the total that opens. */
export function OrderSummaryBar({
  total,
  title = "Order summary",
  className,
  children,
  "aria-label": label = "Order summary",
  ...aside
}: OrderSummaryBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <aside {...aside} aria-label={label} className={classNames(css.side, className)}>
      <button type="button" className={css.bar} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name="bag" size="md" />
        {title}
        <Icon name="chevron-down" size="sm" />
        <span className={css.barTotal}>{total}</span>
      </button>
      <div id={id} className={classNames(css.content, !open && css.folded)}>
        {children}
      </div>
    </aside>
  );
}

/** Amounts one under the other. */
export function Sums({ className, ...list }: ComponentProps<"dl">) {
  return <dl {...list} className={classNames(css.sums, className)} />;
}

export interface SumProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the amount is for. */
  label: ReactNode;
  /** The amount, formatted. */
  amount: ReactNode;
  /** `total` is ruled off and larger. */
  kind?: "part" | "total";
}

/** One amount. */
export function Sum({ label, amount, kind = "part", className, ...rest }: SumProps) {
  return (
    <div {...rest} className={classNames(kind === "total" ? css.total : css.sum, className)}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.amount}>{amount}</dd>
    </div>
  );
}
