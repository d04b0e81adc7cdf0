import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { useLinkComponent } from "../link/link-component.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Button.css.ts";
import type { ButtonSize, ButtonVariant } from "./button.contract.ts";

type Look = {
  /** `primary` unless said otherwise. */
  variant?: ButtonVariant;
  /** Height 36, 44, 52 or 60 px. `md` (44) unless said otherwise. */
  size?: ButtonSize;
  /** Fill the width. */
  block?: boolean;
  /** Icon before the label, 20 px. */
  iconStart?: ReactNode;
  /** Icon after the label, 20 px. */
  iconEnd?: ReactNode;
};

type Action = Omit<ComponentPropsWithRef<"button">, "href"> & {
  /** Absent: it is a button. */
  href?: undefined;
  /** The action is under way: a spinner shows, presses do nothing, focus and width stay. */
  loading?: boolean;
  /** What the button says meanwhile ("Adding"). The label itself unless given. */
  loadingLabel?: string;
};

type Destination = ComponentPropsWithRef<"a"> & {
  /** Where it leads. With it the button is a link. */
  href: string;
};

export type ButtonProps = Look & (Action | Destination);

/** Something to press. With `href` it is a link that looks like a button. */
export function Button({
  variant = "primary",
  size = "md",
  block,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Anchor = useLinkComponent();
  const classes = classNames(styles.button, styles.variant[variant], styles.size[size], block && styles.block, className);
  const label = (
    <>
      {iconStart}
      {children}
      {iconEnd}
    </>
  );

  if (rest.href !== undefined) {
    return (
      <Anchor className={classes} {...rest}>
        {label}
      </Anchor>
    );
  }

  const { loading = false, loadingLabel, onClick, type = "button", href: _, ...button } = rest;
  // A disabled button would lose the focus of whoever has just pressed it, so a busy one only refuses.
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type={type}
      className={classes}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : onClick}
      {...button}
    >
      {loading ? (
        <span className={styles.layers}>
          <span className={classNames(styles.layer, styles.held)}>{label}</span>
          <span className={classNames(styles.layer, styles.busy)}>
            <Spinner />
            {loadingLabel ?? children}
          </span>
        </span>
      ) : (
        label
      )}
    </button>
  );
}
