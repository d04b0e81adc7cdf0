import type { ReactNode } from "react";
import * as css from "./Field.css.ts";

/** What stands before a value: `bare` for a currency sign, with a hairline for a flag. */
export function FieldPrefix({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  return <span className={bare ? css.barePrefix : css.prefix}>{children}</span>;
}
