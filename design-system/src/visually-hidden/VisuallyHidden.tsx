import type { ComponentPropsWithRef } from "react";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = ComponentPropsWithRef<"span">;

/** Words for screen readers only, where the eye has a picture, a colour or a position instead. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={classNames(visuallyHidden, className)} {...rest} />;
}
