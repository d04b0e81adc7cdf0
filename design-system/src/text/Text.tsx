import type { ComponentPropsWithRef, ElementType, Ref } from "react";
import type { TypeRole } from "./roles.ts";
import * as styles from "./Text.css.ts";
import type { TextElement, Tone } from "./text.contract.ts";
import { typeStyle } from "./type-style.ts";

export type TextProps = Omit<ComponentPropsWithRef<"span">, "ref"> & {
  /** Reaches the element, whichever `as` makes it. */
  ref?: Ref<HTMLElement>;
  /** Element to render. `p` unless said otherwise. */
  as?: TextElement;
  /** Type role: size, weight, line and tracking in one. `body.md` unless said otherwise. */
  variant?: TypeRole;
  /** Colour; the surroundings' colour unless said otherwise. */
  tone?: Tone;
  /** Figures of one width, for numbers that line up or tick. */
  tabular?: boolean;
  /** Keep to one line and cut with an ellipsis. */
  truncate?: boolean;
  /** For `as="time"`. */
  dateTime?: string;
  /** For `as="label"`. */
  htmlFor?: string;
};

/** Running text in one of the type roles. Titles are `Heading` or `Title`. */
export function Text({ as = "p", variant = "body.md", tone = "inherit", tabular, truncate, className, ...rest }: TextProps) {
  const Element = as as ElementType;
  const classes = [
    typeStyle(variant),
    tone !== "inherit" && styles.tone[tone],
    tabular && styles.tabular,
    truncate && styles.truncate,
    className,
  ];
  return <Element className={classes.filter(Boolean).join(" ")} {...rest} />;
}
