import type { ComponentPropsWithRef } from "react";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Link.css.ts";
import type { LinkVariant } from "./link.contract.ts";

export type LinkButtonProps = ComponentPropsWithRef<"button"> & {
  /** `text` unless said otherwise. */
  variant?: LinkVariant;
  /** `button` unless said otherwise, so that it sends no form. */
  type?: ComponentPropsWithRef<"button">["type"];
};

/** A small action set in running text that looks like a link: "Remove", "Change". It is a button to the keyboard and to assistive technology. */
export function LinkButton({ variant = "text", type = "button", className, ...rest }: LinkButtonProps) {
  return <button type={type} className={classNames(styles.link[variant], className)} {...rest} />;
}
