import type { ComponentPropsWithRef } from "react";
import logos from "../logo/logos.svg?no-inline";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./PaymentMarks.css.ts";
import { type PaymentMark, paymentMarks, stripMarks } from "./payment-marks.contract.ts";

export type PaymentMarksProps = Omit<ComponentPropsWithRef<"ul">, "children"> & {
  /** Which marks, in order. All of the footer's strip unless given. */
  marks?: readonly PaymentMark[];
  /** What the list is. "Payment methods" unless said otherwise. */
  label?: string;
};

/** The marks of the ways to pay. Their drawings are in the file of the shop's own marks, which every page has anyway. */
export function PaymentMarks({ marks = stripMarks, label = "Payment methods", className, ...rest }: PaymentMarksProps) {
  return (
    <ul className={classNames(styles.marks, className)} aria-label={label} {...rest}>
      {marks.map((name) => (
        <li key={name} className={styles.mark}>
          <svg className={styles.drawing} role="img" aria-label={paymentMarks[name]}>
            <use href={`${logos}#pay-${name}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
