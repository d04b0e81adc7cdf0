import type { ReactNode } from "react";
import { OptionRow, type OptionRowProps } from "../option-rows/index.ts";
import { type PaymentMark, PaymentMarks, paymentMarks } from "../payment-marks/index.ts";
import * as css from "./PaymentMethodOption.css.ts";

export interface PaymentMethodOptionProps extends Omit<OptionRowProps, "meta" | "end" | "disabled"> {
  /** What it means to pay this way, in a line: 'Four payments of $84.25, every two weeks, no interest'. */
  description?: ReactNode;
  /** The marks shoppers know it by. */
  marks?: readonly PaymentMark[];
  /** Why it cannot be chosen now, and what would change that. With it the option is off. */
  disabledReason?: ReactNode;
}

/**
 * A way to pay, as a row of OptionRows: a radio with its marks, which opens what it asks for once it is chosen. Give
 * `keepBody` to one whose fields live in a gateway's frames.
 */
export function PaymentMethodOption({ description, marks = [], disabledReason, title, ...row }: PaymentMethodOptionProps) {
  const off = disabledReason !== undefined;
  const label = marks.map((mark) => paymentMarks[mark]).join(", ");
  return (
    <OptionRow
      {...row}
      title={title}
      disabled={off}
      meta={
        description || off ? (
          <>
            {description}
            {off && <span className={css.reason}>{disabledReason}</span>}
          </>
        ) : undefined
      }
      end={
        marks.length > 0 ? (
          // A mark that says what the title has said is not read out again.
          <PaymentMarks marks={marks} label={label} aria-hidden={label === title || undefined} className={css.marks} />
        ) : undefined
      }
    />
  );
}
