import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Field.css.ts";

export interface FieldPrefixProps extends ComponentProps<"span"> {
  /** Without the hairline between it and the value: for a currency sign. */
  bare?: boolean;
}

/** What stands before a value: a flag, a currency sign. */
export function FieldPrefix({ bare = false, className, ...rest }: FieldPrefixProps) {
  return <span {...rest} className={classNames(bare ? css.barePrefix : css.prefix, className)} />;
}
