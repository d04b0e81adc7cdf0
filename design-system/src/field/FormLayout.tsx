import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./FormLayout.css.ts";
import type { RowSplit } from "./field.contract.ts";

/** Fields one under the other, 20 px apart. */
export function FormLayout({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(css.form, className)} />;
}

export interface FormRowProps extends ComponentProps<"div"> {
  /** How the width is shared from 640 px; below, one under the other. */
  split?: RowSplit;
}

/** Fields side by side that are answered together: suburb and postcode, expiry and CVV. */
export function FormRow({ split = "halves", className, ...props }: FormRowProps) {
  return <div {...props} className={classNames(css.rowOf[split], className)} />;
}
