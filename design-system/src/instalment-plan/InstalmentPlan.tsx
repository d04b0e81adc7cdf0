import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./InstalmentPlan.css.ts";

/** One payment of several. */
export interface Instalment {
  /** What is paid, formatted: '$84.25'. */
  amount: ReactNode;
  /** When: 'Today', '4 Dec'. */
  due: ReactNode;
}

export interface InstalmentPlanProps extends Omit<ComponentProps<"ol">, "children"> {
  /** Whose plan it is: 'Afterpay schedule'. */
  "aria-label": string;
  /** Every payment, first to last. Parts of one total, as near to equal as cents allow. */
  instalments: readonly Instalment[];
}

/** What is paid when, where an order is paid in parts (PAY-05). */
export function InstalmentPlan({ instalments, className, ...list }: InstalmentPlanProps) {
  return (
    <ol {...list} className={classNames(css.plan, className)}>
      {instalments.map(({ amount, due }, index) => (
        <li key={index} className={css.instalment}>
          <span
            className={css.share}
            style={{ "--paid": `${((index + 1) / instalments.length) * 100}%` } as CSSProperties}
            aria-hidden="true"
          />
          <span className={css.amount}>{amount}</span>
          <span className={css.due}>{due}</span>
        </li>
      ))}
    </ol>
  );
}
