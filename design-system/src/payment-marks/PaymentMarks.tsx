import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./PaymentMarks.css.ts";
import { type PaymentMark, paymentMarks, stripMarks } from "./payment-marks.contract.ts";

function word(text: string, y: number, size: number, weight: number, rest: { fill?: string; fontStyle?: "italic" } = {}) {
  return (
    <text x="23" y={y} textAnchor="middle" fontSize={size} fontWeight={weight} {...rest}>
      {text}
    </text>
  );
}

const ground = (fill: string) => <path fill={fill} d="M0 0h46v30H0z" />;

const drawings: Record<PaymentMark, ReactNode> = {
  "apple-pay": word("Pay", 19.5, 11, 600),
  visa: word("VISA", 20, 13, 800, { fill: "#1a1f71", fontStyle: "italic" }),
  mastercard: (
    <>
      <circle cx="19" cy="15" r="8" fill="#eb001b" />
      <circle cx="27.5" cy="15" r="8" fill="#f79e1b" fillOpacity=".88" />
    </>
  ),
  "american-express": (
    <>
      {ground("#006fcf")}
      {word("AMEX", 18.8, 10, 800, { fill: "#fff" })}
    </>
  ),
  paypal: word("PayPal", 19, 10.5, 800, { fill: "#003087", fontStyle: "italic" }),
  afterpay: (
    <>
      {ground("#b2fce4")}
      {word("Afterpay", 18.5, 8.8, 700)}
    </>
  ),
  "google-pay": word("G Pay", 19.5, 11, 600),
};

export type PaymentMarksProps = Omit<ComponentPropsWithRef<"ul">, "children"> & {
  /** Which marks, in order. All of the footer's strip unless given. */
  marks?: readonly PaymentMark[];
  /** What the list is. "Payment methods" unless said otherwise. */
  label?: string;
};

/** The marks of the ways to pay. */
export function PaymentMarks({ marks = stripMarks, label = "Payment methods", className, ...rest }: PaymentMarksProps) {
  return (
    <ul className={classNames(styles.marks, className)} aria-label={label} {...rest}>
      {marks.map((name) => (
        <li key={name} className={styles.mark}>
          <svg className={styles.drawing} viewBox="0 0 46 30" role="img" aria-label={paymentMarks[name]}>
            {drawings[name]}
          </svg>
        </li>
      ))}
    </ul>
  );
}
