import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./VoucherRow.css.ts";

export interface VoucherFormProps extends ComponentProps<"div"> {
  /** The field of the code, and the field of its PIN where it has one. */
  children: ReactNode;
  /** The button that applies it, 52 px high. */
  apply: ReactNode;
}

/** Code and PIN of a gift card beside the button that applies it; one under the other on a phone. */
export function VoucherForm({ children, apply, className, ...row }: VoucherFormProps) {
  return (
    <div {...row} className={classNames(css.form, className)}>
      {children}
      <div className={css.apply}>{apply}</div>
    </div>
  );
}
