import type { ComponentPropsWithRef, ReactNode } from "react";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./IconButton.css.ts";
import type { IconButtonSize, IconButtonVariant } from "./icon-button.contract.ts";

type Look = {
  /** The icon. */
  icon: ReactNode;
  /** What pressing it does, or where it leads. Include a count here: "Cart, 2 items". */
  label: string;
  /** `ghost` unless said otherwise. */
  variant?: IconButtonVariant;
  /** 32, 36 or 44 px. `md` (44) unless said otherwise. */
  size?: IconButtonSize;
  /** A figure on the corner. It is only for the eye: say it in `label` too. Nothing shows for 0. */
  count?: number;
};

type Action = Omit<ComponentPropsWithRef<"button">, "href" | "children"> & {
  /** Absent: it is a button. */
  href?: undefined;
};

type Destination = Omit<ComponentPropsWithRef<"a">, "children"> & {
  /** Where it leads. With it the button is a link. */
  href: string;
};

export type IconButtonProps = Look & (Action | Destination);

/** A round button that shows only an icon. With `href` it is a link. */
export function IconButton({ icon, label, variant = "ghost", size = "md", count = 0, className, ...rest }: IconButtonProps) {
  const Anchor = useLinkComponent();
  const classes = classNames(styles.iconButton, styles.variant[variant], styles.size[size], className);
  const content = (
    <>
      {icon}
      {count > 0 && (
        <span className={classNames(text.label.xs, styles.counter)} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor className={classes} aria-label={label} {...rest}>
        {content}
      </Anchor>
    );
  }
  const { type = "button", href: _, ...button } = rest;
  return (
    <button type={type} className={classes} aria-label={label} {...button}>
      {content}
    </button>
  );
}
