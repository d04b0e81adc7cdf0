import type { ComponentPropsWithRef } from "react";
import { classNames } from "../theme/class-names.ts";
import { spinner } from "./Spinner.css.ts";

export type SpinnerProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** What is going on, for screen readers. Leave out beside visible words that say it. */
  label?: string;
};

/** Something is being waited for. 20 px, in the surrounding text's colour. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <span className={classNames(spinner, className)} {...naming} {...rest} />;
}
