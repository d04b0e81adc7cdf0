import type { ComponentProps } from "react";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Rows.css.ts";

/** A ruled list: ink on top, hairlines between. */
export function Rows({ className, ...list }: ComponentProps<"ul">) {
  return <ul {...list} className={classNames(css.rows, className)} />;
}

/** One row. Its columns are the caller's grid, given by `className`. */
export function Row({ className, ...item }: ComponentProps<"li">) {
  return <li {...item} className={classNames(text.body.md, css.row, className)} />;
}
