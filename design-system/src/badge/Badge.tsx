import type { ComponentPropsWithRef } from "react";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Badge.css.ts";
import type { BadgeTone } from "./badge.contract.ts";

type Look = {
  /** `default` unless said otherwise. */
  tone?: BadgeTone;
  /** The text's own CSS colour, for badges whose colour comes with the product. */
  colour?: string;
};

export type BadgeProps = Look &
  (
    | (ComponentPropsWithRef<"span"> & { /** Absent: it is no link. */ href?: undefined })
    | (ComponentPropsWithRef<"a"> & { /** Where it leads. */ href: string })
  );

/** A small outlined fact about a product or an order. With `href` it is a link. */
export function Badge({ tone = "default", colour, className, style, ...rest }: BadgeProps) {
  const Anchor = useLinkComponent();
  const own = colour ? { color: colour, ...style } : style;
  const classes = classNames(text.label.xs, styles.badge, styles.tone[tone], rest.href !== undefined && styles.linked, className);
  if (rest.href !== undefined) return <Anchor className={classes} style={own} {...rest} />;
  const { href: _, ...span } = rest;
  return <span className={classes} style={own} {...span} />;
}
