import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./Heading.css.ts";
import type { HeadingLevel, HeadingSize } from "./text.contract.ts";
import { text } from "./type.css.ts";

export type HeadingProps = Omit<ComponentPropsWithRef<"h2">, "children"> & {
  /** Place in the page's outline, 1 to 6. */
  level: HeadingLevel;
  /** Display size; independent of the level. `md` (a section's title) unless said otherwise. */
  size?: HeadingSize;
  /** The tread voice: what the headline says. */
  shout: ReactNode;
  /** The thread voice, set thin in the same size: what it adds under its breath. */
  aside?: ReactNode;
  /** Which voice comes first. The shout unless said otherwise. */
  asideFirst?: boolean;
  /** Give the aside a line of its own. */
  asideOwnLine?: boolean;
};

/** A headline in two voices. Never more than one switch in a headline. */
export function Heading({ level, size = "md", shout, aside, asideFirst, asideOwnLine, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const voice = size === "md" || size === "sm" ? styles.asideSmall : styles.aside;
  const thread = aside !== undefined && <span className={asideOwnLine ? `${voice} ${styles.asideOwnLine}` : voice}>{aside}</span>;
  return (
    <Element className={`${text.display[size]} ${styles.heading}${className ? ` ${className}` : ""}`} {...rest}>
      {asideFirst && thread}
      {asideFirst && thread && " "}
      {shout}
      {!asideFirst && thread && " "}
      {!asideFirst && thread}
    </Element>
  );
}
