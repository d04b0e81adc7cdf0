import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Chip.css.ts";

type Look = {
  /** What is in force: "Osker". */
  children: ReactNode;
};

export type AppliedChipProps = Look &
  (
    | (Omit<ComponentPropsWithRef<"button">, "href"> & { /** Absent: it is a button. */ href?: undefined })
    | (ComponentPropsWithRef<"a"> & {
        /** The page without it. With it the chip is a link and works without scripts. */
        href: string;
      })
  );

/** A filter in force. Pressing it takes the filter away. */
export function AppliedChip({ children, className, ...rest }: AppliedChipProps) {
  const Anchor = useLinkComponent();
  const classes = classNames(text.label.sm, styles.chip, styles.variant.applied, className);
  const content = (
    <>
      <VisuallyHidden>Remove </VisuallyHidden>
      {children}
      <Icon name="close" size="sm" />
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor className={classes} {...rest}>
        {content}
      </Anchor>
    );
  }
  const { type = "button", href: _, ...button } = rest;
  return (
    <button type={type} className={classes} {...button}>
      {content}
    </button>
  );
}
