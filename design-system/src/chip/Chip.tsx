import type { ComponentPropsWithRef } from "react";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Chip.css.ts";

type Action = Omit<ComponentPropsWithRef<"button">, "href"> & {
  /** Absent: it is a button. */
  href?: undefined;
  /** A chip that switches something: whether it is on. */
  pressed?: boolean;
};

type Destination = ComponentPropsWithRef<"a"> & {
  /** Where it leads. With it the chip is a link; mark the page shown with `aria-current="page"`. */
  href: string;
};

export type ChipProps = Action | Destination;

/** One short choice among several. With `href` it is a link. */
export function Chip({ className, ...rest }: ChipProps) {
  const Anchor = useLinkComponent();
  const classes = classNames(text.label.sm, styles.chip, styles.variant.choice, className);
  if (rest.href !== undefined) return <Anchor className={classes} {...rest} />;
  const { pressed, type = "button", href: _, ...button } = rest;
  return <button type={type} className={classes} aria-pressed={pressed} {...button} />;
}
