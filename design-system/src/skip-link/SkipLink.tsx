import type { ComponentPropsWithRef, ReactNode } from "react";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { skipLink } from "./SkipLink.css.ts";

export type SkipLinkProps = ComponentPropsWithRef<"a"> & {
  /** The id of what it skips to, as a fragment: "#main". */
  href: `#${string}`;
  /** What it says. */
  children?: ReactNode;
};

/** The first thing the keyboard reaches: jumps over what every page repeats. Source: WCAG 2.4.1. */
export function SkipLink({ className, children = "Skip to content", ...rest }: SkipLinkProps) {
  return (
    <a className={classNames(text.label.md, skipLink, className)} {...rest}>
      {children}
    </a>
  );
}
